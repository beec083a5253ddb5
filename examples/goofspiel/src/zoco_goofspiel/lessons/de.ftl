### Deutsch: was die Lektion von Goofspiel sagt.

goofspiel-lesson-bidding = Bieten
goofspiel-lesson-bidding-prize = Der Preis ist 9. Du und Blau bietet je eine Karte, verdeckt; das höhere Gebot bekommt ihn. Etwas mehr, als der Preis wert ist, reicht oft: Biete deine 10.
goofspiel-lesson-bidding-prize-dear = Damit gewinnst du sicher, aber deine besten Karten sind für teurere Preise. Biete die 10.
goofspiel-lesson-bidding-prize-cheap = Dafür gibt Blau ihn kaum her. Biete die 10.
goofspiel-lesson-bidding-tie = Blau hat 9 geboten, und der Preis gehört dir; beide Karten sind weg. Der nächste Preis ist 4. Biete deine 4.
goofspiel-lesson-bidding-summary = Auch Blau hat 4 geboten. Niemand bekommt den Preis: Er kommt zum nächsten dazu, der 12 wert ist und nun 16 zählt. Jetzt lohnt sich eine hohe Karte.
