### Deutsch. Jeder Satz, den Menschen lesen, für Python und für den Browser.

## Spieler

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-white = Weiß

seat-number = Sitz { $seat }

with-rule = { $what } ({ $rule })

## Vorbereitung

compiling = Die Regeln von { $game } werden kompiliert. Das geschieht einmal nach jeder Änderung des Programms und dauert etwa eine halbe Minute …
cache-unwritable = Die kompilierten Regeln lassen sich nicht aufbewahren: In { $folder } kann nicht geschrieben werden. Sie werden bei jedem Start neu kompiliert; um das zu vermeiden, setze ZOCO_CACHE auf einen eigenen Ordner.
gpu-not-installed = Das Spielen auf einer GPU braucht eine GPU von NVIDIA und das Paket numba-cuda; wo es eine solche GPU gibt, im Ordner der Quellen: pip install -e ".[gpu]".
gpu-not-found = Eine GPU von NVIDIA lässt sich hier nicht nutzen: Entweder gibt es keine, oder ihr Treiber fehlt. Was es gibt, zeigt der Befehl nvidia-smi.
unknown-game = Ein Spiel „{ $name }“ gibt es hier nicht. Spiele: { $games }.
wrong-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
wrong-seed = Ein Startwert (seed) ist eine ganze Zahl von 0 bis 9223372036854775807, nicht { $seed }.
wrong-games = Die Zahl der Partien ist eine ganze Zahl ab 1, nicht { $games }.
no-such-seat = An diesem Tisch gibt es keinen Sitz { $seat }. Die Sitze gehen von 0 bis { $last }.
no-such-moment = Diese Partie hat keinen Moment { $index }: Sie geht von 0 (dem Anfang) bis { $last }.
nothing-to-undo = Es ist noch nichts entschieden, also lässt sich nichts zurücknehmen.
card-was-revealed = Seitdem wurde eine Karte gezogen oder aufgedeckt: Das lässt sich nicht mehr zurücknehmen.
take-back-own-turn = An diesem Tisch kann jeder nur Entscheidungen seines laufenden Zuges zurücknehmen.
take-back-not-agreed = Der Zug ist vorbei: Seine Entscheidungen lassen sich nur zurücknehmen, wenn alle am Tisch einverstanden sind.

## Notation

illegal-move = „{ $notation }“ ist jetzt nicht möglich: { $why } ({ $rule })
unknown-notation = „{ $notation }“ ist keine Entscheidung dieses Spiels. Entscheidungen beginnen mit: { $words }.
malformed-notation = „{ $notation }“ ist nicht lesbar. Eine Entscheidung mit „{ $word }“ sieht so aus: { $example }

## Editionen

edition-wrong = { $path }, Zeile { $line }, { $key }: { $what }
edition-not-toml = { $path } ist keine TOML-Datei: { $error }
edition-too-large = { $path } ist größer als { $most } Bytes: Das kann keine Editionsdatei sein.
edition-unreadable = { $path } lässt sich nicht lesen: { $error }
edition-not-text = { $path } ist keine Textdatei in UTF-8.
edition-unknown = Eine Edition „{ $wanted }“ gibt es hier nicht. Mitgeliefert: { $names }. Für eine eigene gib den Pfad ihrer Datei an; er endet auf .toml.
edition-missing = fehlt
edition-not-a-table = muss eine Tabelle aus Schlüsseln und Werten sein
edition-not-a-number = muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
edition-not-a-list = muss eine Liste mit { $count } Einträgen sein, nicht { $value }
edition-not-a-choice = muss eines von diesen sein: { $allowed }; nicht { $value }
edition-not-entries = Hier muss es { $least } bis { $most } Einträge geben, nicht { $found }
edition-no-provenance = muss eines von diesen sein: { $allowed }; nicht { $value }. Eine Edition sagt bei jedem Eintrag, woher er stammt
edition-unknown-key = ist hier nicht bekannt; bekannt sind: { $allowed }
edition-bad-name = darf nur aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen, höchstens 40, nicht { $value }
edition-twice = { $value } kommt zweimal vor
edition-fixed = muss { $value } sein: Notation und Zeichnung setzen das voraus
edition-provenance-fact = belegt
edition-provenance-inferred = erschlossen
edition-provenance-reconstructed = rekonstruiert
toledo-edition-rows = Die Reihen müssen aneinander anschließen: Diese beginnt mit Feld { $first } und endet nicht davor
toledo-edition-last-row = Die obere Reihe muss mit Feld { $last } enden
toledo-edition-copies = Es gibt { $total } Karten mit dem Wert { $value }; erlaubt sind höchstens { $most }
toledo-edition-deck = Es gibt { $total } Karten; erlaubt sind { $least } bis { $most }

## Aufzeichnungen

record-wrong = Partie { $number }: { $what }
record-wrong-at = Partie { $number }, Entscheidung { $move }: { $what }
record-not-an-object = Das ist keine Aufzeichnung: Eine Aufzeichnung ist ein JSON-Objekt in einer Zeile
record-too-large = Die Zeile ist länger als { $most } Bytes
record-not-json = Die Zeile ist kein JSON: { $error }
record-empty-file = { $path } enthält keine Partien.
record-no-version = Das ist keine Aufzeichnung: Der Schlüssel „zoco“ mit der Nummer des Formats fehlt oder ist falsch
record-future = Diese Aufzeichnung hat das Format { $version }; dieses Programm liest Formate bis { $format }. Du brauchst ein neueres Zoco.
record-missing-key = Der Schlüssel „{ $key }“ fehlt
record-unknown-key = Der Schlüssel „{ $key }“ gehört nicht zum Format 1
record-wrong-form = „{ $key }“ braucht als Wert { $form }
# Die Formen stehen im Akkusativ.
record-form-word = einen Text
record-form-number = eine ganze Zahl
record-form-words = eine Liste von Texten
record-form-plain = eine Liste mit einem Text, true, false oder null für jeden Sitz
record-form-lists = eine Liste von Listen von Texten
record-form-object = ein Objekt
record-form-undone = eine Liste, in der jeder Eintrag ein Index ist, eine Liste von Entscheidungen und, wenn dabei gemischt wurde, eine Liste von Mischungen
record-form-true = true oder nicht vorhanden
record-form-result = ein Objekt mit „points“ und „winners“, beides Listen ganzer Zahlen
record-other-edition = Gespielt wurde mit der Edition „{ $wanted }“, aber dies ist „{ $given }“
record-unknown-card = Mischung { $shuffle } nennt eine Karte, die es nicht gibt: „{ $card }“
record-no-permutation = Mischung { $shuffle } besteht nicht aus den Karten des Stapels, der hier gemischt wird
record-missing-shuffle = Mischung { $shuffle } fehlt: Hier muss der Stapel gemischt werden
record-superfluous-shuffle = Die Zahl der Mischungen ist { $found }, aber gemischt wurde nur { $used }-mal
record-legal-length = Zahl der Entscheidungen: { $wanted }; Listen erlaubter Entscheidungen: { $found }
record-other-legal = Erlaubt sind andere Entscheidungen; die Unterschiede: { $differing }
record-no-result = Die Partie ist vorbei, aber die Aufzeichnung hat kein Ergebnis
record-result-too-early = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht vorbei
record-other-result = Das Ergebnis folgt nicht aus der Partie: Dort steht { $found }, richtig ist { $right }
record-not-by-seat = „{ $key }“ muss für jeden der { $players } Sitze einen Eintrag haben
record-in-undone = In „undone“: { $what }
record-undone-index = „undone“ nennt Entscheidung { $index }, aber damals gingen die Entscheidungen von 0 bis { $last }
record-other-version = „zoco“ ist { $found }, aber in einer solchen Aufzeichnung steht dort { $right }
file-unreadable = { $path } lässt sich nicht lesen: { $error }
file-unwritable = { $path } lässt sich nicht schreiben: { $error }

## Toledo: Orte und Dinge

# Orte stehen in Sätzen ohne weiteren Artikel: „von …“, „auf …“, „nutzt …“. Felder bleiben in jedem Fall gleich;
# die Kathedrale kommt nur im Dativ vor („von der Kathedrale“, „auf der Kathedrale“).
toledo-cathedral = der Kathedrale
toledo-entrance = Eingangsfeld { $position }
toledo-field = Feld { $field }
toledo-tavern = Feld { $field } (Taverne)
toledo-studio = Feld { $field } (Atelier)
toledo-field-with-shop = Feld { $field } ({ $shop })
toledo-own-shop = dein { $kind ->
    [M] Metallhändler
    [G] Edelsteinhändler
    [S] Schmied
   *[F] Fechtmeister
  }
toledo-shop-of = { $kind ->
    [M] Metallhändler
    [G] Edelsteinhändler
    [S] Schmied
   *[F] Fechtmeister
  } von { $owner }
toledo-shop = { $kind ->
    [M] Metallhändler
    [G] Edelsteinhändler
    [S] Schmied
   *[F] Fechtmeister
  } mit { $circles ->
    [one] einem Kreis
   *[other] zwei Kreisen
  }

## Toledo: worum es geht

toledo-goal = Schmiede Schwerter und bringe sie die Straße hinauf zum Alcázar. Hat jemand drei Figuren dort, kommen alle anderen noch einmal an die Reihe; der meiste Ruhm gewinnt.

## Toledo: was gefragt wird

toledo-ask-start = Du bist am Zug: Nimm Karten, lege ein Geschäft, bewege Figuren oder stelle eine Figur auf die Kathedrale zurück.
toledo-ask-turn = Spiele noch eine { $base } oder beende deinen Zug.
toledo-ask-base = Du hast deine Zusatzkarte gespielt. Spiele eine Grundkarte mit einem anderen Wert oder beende deinen Zug.
toledo-ask-full = Auf { $place } ist kein Kreis frei: Ziehe sofort weiter oder fordere jemanden heraus.
toledo-ask-crowded = Deine eigenen Figuren besetzen { $place }: Ziehe sofort weiter.
toledo-ask-use = Du stehst auf { $place }. Möchtest du das Feld nutzen?
toledo-ask-pay = Du stehst auf { $place }. Zahlst du eine Karte im Wert von mindestens { $cost }, um das Feld zu nutzen?
toledo-ask-forge = Welches Schwert schmiedest du?
toledo-ask-train = Welches Fechtplättchen nimmst du?
toledo-ask-gate = Deine Figur betritt den Alcázar. Welches Schwert bringt sie mit?
toledo-ask-over = Die Partie ist vorbei.

## Toledo: was eine Entscheidung bewirkt

toledo-do-draw = Nimm zwei Karten vom Nachziehstapel. Damit endet dein Zug.
toledo-do-pass = Du kannst nichts tun und musst passen.
toledo-do-place = Lege deinen { $tile } auf Feld { $field }; andere zahlen dort mindestens { $cost }. Er bleibt für immer liegen. Damit endet dein Zug.
toledo-do-home = Stelle die Figur von { $from } zurück auf die Kathedrale. Damit endet dein Zug.
toledo-do-move = Spiele eine { $value } als Grundkarte: Eine Figur zieht von { $from } auf { $to }. { $then }
toledo-do-move-on = Spiele noch eine { $value }: Eine Figur zieht von { $from } auf { $to }. { $then }
toledo-do-bonus = Spiele eine { $value } als Zusatzkarte deines Bewegungsplättchens: Eine Figur zieht von { $from } auf { $to }. { $then }
toledo-do-end = Beende deinen Zug.
toledo-do-duel = Fordere { $rival } auf { $place } zum Duell. Wer verliert, muss zurück auf die Kathedrale.
toledo-do-skip = Nutze { $place } nicht.
toledo-do-use = Nutze { $place } kostenlos: { $gain }.
toledo-do-pay = Nutze { $place } und gib dem Besitzer eine { $value }: { $gain }.
toledo-do-pay-discard = Nutze { $place } und wirf eine { $value } ab: { $gain }.
toledo-do-forge = Schmiede das Schwert mit { $fame } Ruhm und zahle { $metal } Metall und { $gems } { $gems ->
    [one] Edelstein
   *[other] Edelsteine
  }.
toledo-do-train = Nimm das { $tile ->
    [violet] violette Duellplättchen: Es gewinnt Duellrunden bei violetten Karten
    [brown] braune Duellplättchen: Es gewinnt Duellrunden bei braunen Karten
    [teal] türkise Duellplättchen: Es gewinnt Duellrunden bei türkisen Karten
   *[movement] Bewegungsplättchen: in jedem Zug eine Zusatzkarte mit einem anderen Wert, aber am Ende −2 Ruhm
  }.
toledo-do-swap = Nimm das { $tile ->
    [violet] violette Duellplättchen
    [brown] braune Duellplättchen
    [teal] türkise Duellplättchen
   *[movement] Bewegungsplättchen
  } und lege das { $dropped ->
    [violet] violette Duellplättchen
    [brown] braune Duellplättchen
    [teal] türkise Duellplättchen
   *[movement] Bewegungsplättchen
  } zurück.
toledo-do-deliver = Lege das Schwert mit { $fame } Ruhm unter die Figur: Es zählt voll.
toledo-do-enter = Betritt den Alcázar ohne Schwert.
toledo-then-alcazar = Sie betritt den Alcázar und bleibt dort.
toledo-then-crowded = Dort stehen nur deine eigenen Figuren, darum muss diese sofort weiterziehen.
toledo-then-full = Dort ist kein Kreis frei: Sie muss sofort weiterziehen oder sich duellieren.
toledo-then-nothing = Sie bekommt einen freien Kreis, aber zu holen ist dort nichts, oder du hast keine Karte zum Bezahlen.
toledo-then-free = Sie kommt auf einen freien Kreis und darf dein Geschäft kostenlos nutzen.
toledo-then-pay = Sie kommt auf einen freien Kreis und darf das Feld für eine Karte im Wert von mindestens { $cost } nutzen.
toledo-gain-tavern = Ziehe drei Karten
toledo-gain-studio = Nimm das oberste Gemälde
toledo-gain-M = Nimm ein Metall
toledo-gain-G = Nimm einen Edelstein
toledo-gain-S = Schmiede ein Schwert
toledo-gain-F = Nimm ein Fechtplättchen

## Toledo: warum nicht

toledo-not-turn-of-moves = Du bist mitten in einem Zug mit Bewegungen; ziehe weiter oder beende ihn.
toledo-not-nothing-to-end = Dein Zug hat noch nicht begonnen; wähle zuerst eine Aktion.
toledo-not-can-act = Wer etwas tun kann, darf nicht passen.
toledo-not-no-cards-left = Es gibt keine Karten mehr, weder auf dem Nachziehstapel noch auf dem Ablagestapel.
toledo-not-no-such-tile = Du hast keinen { $tile } mehr.
toledo-not-field-taken = Auf Feld { $field } liegt schon ein Geschäft.
toledo-not-printed-field = Feld { $field } gehört fest zum Spielplan; dort liegt nie ein Geschäft.
toledo-not-no-field = Geschäfte liegen auf den Feldern 1 bis 19.
toledo-not-no-such-card = Du hast keine { $value } auf der Hand.
toledo-not-no-figure-there = Auf { $from } steht keine deiner Figuren.
toledo-not-in-the-alcazar = Figuren im Alcázar ziehen nicht mehr.
toledo-not-empty-field = Die Figur käme auf { $to }, aber dort liegt noch kein Geschäft.
toledo-not-beyond-the-entrances = Die Figur käme über den letzten Eingang hinaus; die Schritte müssen genau passen.
toledo-not-circle-first = Entscheide zuerst, ob du { $place } nutzt.
toledo-not-not-the-base-value = Deine Grundkarte ist eine { $base }; weitere Karten müssen denselben Wert haben.
toledo-not-leave-or-fight = Auf { $place } ist kein Kreis frei: Diese Figur muss sofort weiterziehen oder sich duellieren.
toledo-not-cannot-be-left = Auf { $to } stehen nur deine eigenen Figuren, und mit deinen Karten kommst du von dort nicht weiter.
toledo-not-own-figure = Deine eigenen Figuren kannst du nicht herausfordern.
toledo-not-no-movement-tile = Für eine Zusatzkarte brauchst du das Bewegungsplättchen, und das hast du nicht.
toledo-not-bonus-played = Du hast in diesem Zug schon eine Zusatzkarte gespielt.
toledo-not-bonus-of-base-value = Die Zusatzkarte muss einen anderen Wert haben als die Grundkarte.
toledo-not-base-of-bonus-value = Die Grundkarte muss einen anderen Wert haben als die Zusatzkarte, die du zuerst gespielt hast.
toledo-not-not-just-arrived = Nur eine Figur, die gerade auf einen Kreis gezogen ist, darf ihr Feld nutzen.
toledo-not-pay-the-owner = Das ist nicht dein Geschäft; zahle dem Besitzer eine Karte im Wert von mindestens { $cost }.
toledo-not-own-shop-is-free = Dein eigenes Geschäft ist kostenlos; du zahlst nichts.
toledo-not-too-cheap = Das kostet eine Karte im Wert von mindestens { $cost }.
toledo-not-no-card-to-pay = Du hast keine { $value }, mit der du zahlen könntest.
toledo-not-printed-field-costs = { $place } kostet eine Karte im Wert von mindestens { $cost }.
toledo-not-not-at-a-smith = Ein Schwert schmiedest du nur gleich nach dem Nutzen eines Schmieds.
toledo-not-sword-is-gone = Ein Schwert mit { $fame } Ruhm ist nicht mehr da.
toledo-not-cannot-afford = Dieses Schwert kostet { $metal } Metall und { $gems } { $gems ->
    [one] Edelstein
   *[other] Edelsteine
  }; du hast { $own_metal } Metall und { $own_gems } { $own_gems ->
    [one] Edelstein
   *[other] Edelsteine
  }.
toledo-not-forge-first = Wähle zuerst, welches Schwert du schmiedest.
toledo-not-not-at-a-fencing-master = Ein Fechtplättchen nimmst du nur gleich nach dem Nutzen eines Fechtmeisters.
toledo-not-tile-is-gone = Von diesen Plättchen ist keines mehr da.
toledo-not-tile-is-held = Dieses Plättchen hast du schon, und keine zwei dürfen gleich sein.
toledo-not-put-one-back = Du hast drei Plättchen; ein viertes nimmst du nur, wenn du eines davon zurücklegst.
toledo-not-keep-your-tiles = Du hast weniger als drei Plättchen, also legst du keines zurück.
toledo-not-tile-not-held = Das Plättchen, das du zurücklegen willst, hast du nicht.
toledo-not-train-first = Wähle zuerst, welches Fechtplättchen du nimmst.
toledo-not-no-duel-here = Ein Duell gibt es nur auf einem Feld ohne freien Kreis, und nur für die Figur, die gerade dort angekommen ist.
toledo-not-nobody-there = { $rival } hat auf { $place } keine Figur.
toledo-not-not-at-the-alcazar = Schwerter lieferst du ab, wenn eine Figur den Alcázar betritt.
toledo-not-no-such-sword = Du hast kein Schwert mit { $fame } Ruhm, das du abliefern könntest.
toledo-not-alcazar-first = Entscheide zuerst, welches Schwert die Figur in den Alcázar bringt.
toledo-not-not-on-the-road = Zurückstellen kannst du nur eine Figur auf den Feldern 1 bis 19.
toledo-not-already-home = Eine Figur auf der Kathedrale kann nicht weiter zurück.
toledo-not-no-figure-to-send = Auf { $from } steht keine deiner Figuren.
toledo-not-game-over = Die Partie ist vorbei.

## Toledo: was geschehen ist

toledo-told-draw = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }{ $which }.
toledo-told-cards = : { $cards }
toledo-told-list = { $before }, { $card }
toledo-told-card = { $background ->
    [violet] eine violette { $value }
    [brown] eine braune { $value }
    [teal] eine türkise { $value }
   *[plain] eine einfarbige { $value }
  }
toledo-told-hidden = { "" }
toledo-told-pass = { $player } kann nichts tun und passt.
toledo-told-place = { $player } legt einen { $tile } auf Feld { $field }.
toledo-told-home = { $player } stellt eine Figur von { $from } zurück auf die Kathedrale.
toledo-told-move = { $player } spielt eine { $value }: von { $from } auf { $to }.
toledo-told-bonus = { $player } spielt eine { $value } als Zusatzkarte: von { $from } auf { $to }.
toledo-told-skip = { $player } nutzt { $place } nicht.
toledo-told-pay = { $player } zahlt auf { $place } eine { $value }.
toledo-told-pay-discard = { $player } wirft auf { $place } eine { $value } ab.
toledo-told-metal = { $player } nimmt ein Metall.
toledo-told-gem = { $player } nimmt einen Edelstein.
toledo-told-painting = { $player } nimmt ein Gemälde mit { $fame } Ruhm.
toledo-told-forge = { $player } schmiedet das Schwert mit { $fame } Ruhm.
toledo-told-train = { $player } nimmt das { $tile ->
    [violet] violette Duellplättchen
    [brown] braune Duellplättchen
    [teal] türkise Duellplättchen
   *[movement] Bewegungsplättchen
  }.
toledo-told-swap = { $player } nimmt das { $tile ->
    [violet] violette Duellplättchen
    [brown] braune Duellplättchen
    [teal] türkise Duellplättchen
   *[movement] Bewegungsplättchen
  } und legt das { $dropped ->
    [violet] violette Duellplättchen
    [brown] braune Duellplättchen
    [teal] türkise Duellplättchen
   *[movement] Bewegungsplättchen
  } zurück.
toledo-told-deliver = { $player } liefert das Schwert mit { $fame } Ruhm im Alcázar ab.
toledo-told-enter = { $player } betritt den Alcázar ohne Schwert.
toledo-told-duel = { $attacker } fordert { $defender } auf Feld { $field } zum Duell.
toledo-told-round = Aufgedeckt: { $card } mit dem { $fencer ->
    [attacker] Angreifer
   *[defender] Verteidiger
  }. Die Runde geht an { $winner }.
toledo-told-no-card = Es ist keine Karte zum Aufdecken mehr da: Die Runde geht an { $winner }.
toledo-told-beaten = { $winner } gewinnt das Duell; die Figur von { $loser } muss zurück auf die Kathedrale.
toledo-told-reshuffle = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
toledo-told-final-round = { $player } hat drei Figuren im Alcázar: Alle anderen sind noch einmal am Zug.
toledo-told-over = Die Schlussrunde ist vorbei.
toledo-told-deadlock = Seit drei Runden ist niemand vorangekommen: Die Partie endet.
toledo-ending-final-round = Schlussrunde
toledo-ending-deadlock = Stillstand

## Toledo: Wertung

toledo-score-delivered = Schwerter im Alcázar
toledo-score-undelivered = andere Schwerter
toledo-score-paintings = Gemälde
toledo-score-gems = Edelsteine
toledo-score-movement = Bewegung
toledo-score-total = Ruhm

## Der Befehl

error = zoco: { $what }
interrupted = Abgebrochen.
score-title = Endstand ({ $ending })
score-player = Spieler

help-zoco = Zoco: ein Zuhause für zwei Brettspiele. Spiele im Browser oder im Terminal, prüfe aufgezeichnete Partien
    und sieh sie noch einmal an, simuliere Tausende Partien, betrachte die Daten einer Edition.
help-zoco-examples = Beispiele:
    {"  "}zoco serve --open                         im Browser spielen
    {"  "}zoco play toledo                          du gegen zwei Bots
    {"  "}zoco play alcazar --seats Ana,Ben,bot     zwei Menschen an einem Bildschirm und ein Bot
    {"  "}zoco replay game.jsonl --move 20          der Spielplan in einem Moment einer Partie
    {"  "}zoco simulate toledo --players 4          tausend zufällige Partien und was sie zeigen
    {"  "}zoco arena toledo greedy random           ein Wettkampf zwischen Bots und wie stark sie sind
    {"  "}zoco edition toledo                       Spielplan, Karten und Plättchen und ihre Herkunft
    {""}
    `zoco BEFEHL --help` sagt mehr über einen Befehl.
help-language = die Sprache aller Texte
help-command = BEFEHL
help-game = das Spiel
help-not-a-number = „{ $word }“ ist keine ganze Zahl
help-not-positive = „{ $word }“ ist keine ganze Zahl ab 1
help-edition-option = eine andere Edition: der Name einer mitgelieferten oder der Pfad einer Datei, die auf .toml endet

help-play = im Terminal spielen
help-play-more = Spiele im Terminal, allein gegen Bots oder zu mehreren an einem Bildschirm.
    Wähle mit einer Nummer oder in Notation; ? erklärt, h gibt einen Tipp, u nimmt zurück, q speichert und beendet.
    Jede Entscheidung wird sofort gespeichert; --resume setzt die letzte Partie fort.
help-play-examples = Beispiele:
    {"  "}zoco play toledo
    {"  "}zoco play toledo --bots master
    {"  "}zoco play toledo --seats Ana,Ben,bot
    {"  "}zoco play toledo --resume
help-seats = wer am Tisch sitzt, durch Kommas getrennt; „bot“ ist ein Bot, „you“ ein Mensch ohne Namen (Vorgabe: you,bot,bot). Die Sitze werden ausgelost.
help-bots = wer die Bots sind, durch Kommas getrennt, oder einer für alle: apprentice (Lehrling), journeyman (Geselle), master (Meister), grand-master (Großmeister), von sanft bis stark (Vorgabe: journeyman), oder irgendein Bot der Arena
help-seed = die gleiche Zahl ergibt das gleiche Los und die gleichen Mischungen
help-save = wo die Partie gespeichert wird (Vorgabe: eine neue Datei in deinem Datenordner)
help-resume = setzt eine gespeicherte Partie fort; ohne FILE die neueste
help-friendly = mehrere Personen an einem Bildschirm dürfen auch über Züge und gezogene Karten hinweg zurücknehmen; das macht die Partie zur Übungspartie
help-replay = aufgezeichnete Partien prüfen und jeden Moment ansehen
help-replay-more = Prüfe jede Entscheidung, jede Mischung und jedes Ergebnis der Partien in FILE (Formate 1 und 2, eine Partie
    pro Zeile). Zu sehen ist eine Übersicht oder, mit --game oder bei einer einzigen Partie, der Spielplan
    in jedem Moment. Verstößt eine Aufzeichnung gegen eine Regel, werden Partie, Entscheidung und Regel
    genannt; der Exit-Status ist dann 1.
help-replay-examples = Beispiele:
    {"  "}zoco replay games.jsonl
    {"  "}zoco replay games.jsonl --game 3 --move 120 --seat 0
help-record-file = eine Datei mit Aufzeichnungen
help-game-number = welche Partie der Datei, ab 1
help-move-number = der Moment nach so vielen Entscheidungen (Vorgabe: der letzte)
help-seat = wessen Hand gezeigt wird (Vorgabe: wer am Zug ist)
help-simulate = viele Partien zwischen Zufallsspielern spielen
help-simulate-more = Spiele viele Partien zwischen Zufallsspielern und zeige, wie lang sie sind, wie viele Punkte es gibt,
    wer gewinnt und wie sie enden. Partie Nummer k (ab 0) benutzt den Startwert SEED + k, egal mit wie vielen
    Prozessen: Der gleiche Startwert ergibt die gleichen Partien, und jede lässt sich in der Bibliothek
    mit ihrem eigenen Startwert noch einmal spielen.
help-simulate-examples = Beispiele:
    {"  "}zoco simulate toledo --players 3 --games 10000 --seed 1
    {"  "}zoco simulate toledo --players 2 --games 20 --records games.jsonl --legal
help-players = wie viele Spieler (Vorgabe: so wenige wie möglich)
help-games = wie viele Partien (Vorgabe: 1000)
help-simulate-seed = der Startwert der ersten Partie (Vorgabe: 1)
help-records = schreibt die Partien nach FILE, eine Aufzeichnung pro Zeile
help-legal = mit --records: dazu bei jeder Entscheidung alle, die erlaubt sind
help-jobs = wie viele Prozesse (Vorgabe: einer je Kern)
help-json = gibt ein JSON-Objekt statt Tabellen aus
help-not-two-elos = „{ $word }“ sind nicht zwei Zahlen wie 0,20, die kleinere zuerst, von -{ $most } bis { $most }
help-arena = Bots einen Wettkampf spielen lassen
help-arena-more = Lass Bots einen Wettkampf spielen und zeige, wie oft jeder Erster wird, seine Wertungszahl und wie lange er denkt.
    {""}
    Ein Bot ist random, greedy, search, apprentice, journeyman, master, grand-master oder ein eigener als
    module:Class, der mit einem Startwert erzeugt und auch im aktuellen Ordner gesucht wird. Nach einem Doppelpunkt
    kann ein Budget für jede Entscheidung stehen: search:500ms nach der Uhr, search:2000 in Simulationen, womit ein
    Wettkampf überall gleich verläuft.
    {""}
    Partien kommen in Gruppen zu je einem Startwert: In einer Gruppe spielt jede Aufstellung die gleichen Mischungen
    einmal mit jeder Drehung der Sitze; die Zahl der Partien wird auf ganze Gruppen aufgerundet. Bei mehr Bots als
    Spielern treffen sich alle Kombinationen; bei weniger nimmt der zuletzt genannte die übrigen Sitze, so dass
    „greedy random --players 4“ ein greedy gegen drei random ist.
    {""}
    Jede Partie wird an die Aufzeichnungen angehängt, sobald sie zu Ende ist. Nach Strg-C macht der gleiche Befehl
    dort weiter; mit mehr --games geht auch ein beendeter Wettkampf weiter.
help-arena-examples = Beispiele:
    {"  "}zoco arena toledo greedy search:500ms random --players 3 --games 400
    {"  "}zoco arena alcazar mine:Bot greedy --games 2000 --sprt 0,20
    {"  "}zoco replay toledo-greedy-random-2p-seed1.jsonl --game 1
help-arena-bots = wer spielt; der letzte ist die Null der Wertungszahlen
help-arena-players = wie viele Spieler an einem Tisch (Vorgabe: so viele wie Bots, soweit das Spiel es erlaubt)
help-arena-games = wie viele Partien mindestens (Vorgabe: 100)
help-arena-sprt = zwei Bots: hört auf, sobald entschieden ist, ob der erste um mindestens ELO1 oder um höchstens ELO0 über dem zweiten liegt; jeder der beiden Irrtümer kommt in einem von zwanzig Fällen vor (mit Minuszeichen: --sprt=-10,10)
help-arena-records = wo die Partien bleiben (Vorgabe: eine nach dem Wettkampf benannte Datei im aktuellen Ordner); was die Arena selbst zum Weitermachen braucht, steht daneben in FILE.match
help-edition = Spielplan, Karten und Plättchen mit ihrer Herkunft zeigen
help-edition-more = Zeige die Daten einer Edition und bei jedem Eintrag, ob er belegt, erschlossen oder rekonstruiert ist.
help-edition-examples = Beispiele:
    {"  "}zoco edition toledo
    {"  "}zoco edition toledo --edition mine.toml      prüft deine Datei und zeigt sie

legal-needs-records = --legal ergänzt Aufzeichnungen: Gib mit --records FILE an, wohin sie geschrieben werden.
simulate-playing = Spielen
simulate-title = { $game } ({ $edition }), { $players } Zufallsspieler
simulate-games = Partien
simulate-decisions = Entscheidungen
simulate-seconds = Spielzeit in Sekunden
simulate-games-per-second = Partien pro Sekunde
simulate-decisions-per-second = Entscheidungen pro Sekunde
simulate-decisions-per-game = Entscheidungen pro Partie
simulate-spread = { $least } bis { $most }, Median { $median }
simulate-seat = Sitz
simulate-points = Punkte im Mittel
simulate-wins = Siegesanteil
simulate-interrupted = Nach { $games } von { $wanted } Partien abgebrochen; nur für diese gelten die Zahlen oben.
simulate-process-died = Ein Prozess, der spielte, ist gestorben; vielleicht reichte der Speicher nicht. Weniger --jobs brauchen weniger.
simulate-part = Ihre Aufzeichnungen stehen in { $path }.

arena-title = { $game } ({ $edition }), { $players } Spieler
arena-bot = Bot
arena-games = Partien
arena-first = erste Plätze (95 %)
arena-points = Punkte
arena-rating = Elo (95 %)
arena-mean = ms Mittel
arena-longest = ms längste
arena-late = { $bot } hat sein Budget { $count ->
        [one] einmal
       *[other] { $count }-mal
    } um mehr als ein Fünftel und 20 ms überschritten; seine längste Entscheidung dauerte { $worst } ms.
arena-seats-title = Erste Plätze nach Sitz und Bedenkzeit
arena-seat = Sitz { $seat }
arena-all = alle
arena-lengths = Eine Partie hat im Mittel { $decisions } Entscheidungen in { $turns } Zügen.
arena-sprt-stronger = Entschieden: { $bot } ist eher um { $elo1 } Elo stärker als { $other } als um { $elo0 } (logarithmisches Likelihood-Verhältnis { $ratio }, Schranke { $bound }).
arena-sprt-not-stronger = Entschieden: { $bot } ist eher um { $elo0 } Elo stärker als { $other } als um { $elo1 } (logarithmisches Likelihood-Verhältnis { $ratio }, Schranke -{ $bound }).
arena-sprt-open = Nicht entschieden, ob { $bot } um { $elo0 } oder um { $elo1 } Elo stärker ist als { $other }: logarithmisches Likelihood-Verhältnis { $ratio }, Schranken ±{ $bound }.
arena-rounded = { $games } Partien werden gespielt: Sie kommen in Gruppen zu { $group }, damit jeder Bot jeden Sitz gleich oft hat.
arena-continued = { $games } von { $wanted } Partien sind schon gespielt.
arena-interrupted = Nach { $games } von { $wanted } Partien abgebrochen; nur für diese gelten die Zahlen oben. Der gleiche Befehl macht hier weiter.
arena-kept = { $games ->
        [one] { $games } Partie steht
       *[other] { $games } Partien stehen
    } in { $path }.
arena-stopped = Partie { $game } des Wettkampfs blieb bei Entscheidung { $decision } auf Sitz { $seat } stehen: { $what }
arena-sprt-two-bots = --sprt entscheidet zwischen zwei Bots, nicht { $bots }. Nenne zwei; bei mehr Spielern nimmt der zweite die anderen Sitze.
arena-other-match = { $path } enthält einen anderen Wettkampf: { $key } ist dort { $found }, nicht { $wanted }. Sage mit --records FILE, wo dieser bleiben soll.
arena-no-match = { $path } enthält Aufzeichnungen, aber keinen Wettkampf der Arena: { $notes } fehlt. Sage mit --records FILE, wo dieser Wettkampf bleiben soll.
arena-files-differ = { $path } und { $notes } gehören nicht mehr zusammen. Sage mit --records FILE, wo dieser Wettkampf bleiben soll.
arena-no-file = { $path } ist keine gewöhnliche Datei, also kann dort kein Wettkampf bleiben. Sage mit --records FILE eine andere.
arena-file-in-use = { $path } ist in Gebrauch: Eine andere Arena spielt diesen Wettkampf.

bot-unknown = Es gibt keinen Bot { $bot }. Es gibt { $bots } und eigene als module:Class.
bot-budget = Das Budget des Bots { $bot } kann nicht { $budget } sein: Es ist eine Zeit wie 500ms (1 bis 600000) oder eine Zahl von Simulationen wie 2000 (1 bis 100000000).
bot-not-made = Der Bot { $bot } lässt sich nicht erzeugen: { $error }. Ein eigener Bot wird module:Class geschrieben, sein Modul wird auch im aktuellen Ordner gefunden, und die Klasse wird mit einem Startwert aufgerufen.
bot-without-choose = { $bot } ist kein Bot: Ihm fehlt eine Methode choose(sight, budget), die mit einer von sight.actions antwortet.
bot-illegal = Der Bot { $bot } antwortete { $action }; das ist keine der { $count } erlaubten Entscheidungen: { $legal } …
bot-raised = Der Bot { $bot } ist gescheitert: { $error }

replay-verifying = Prüfen
replay-game = Partie
replay-title = Spiel
replay-players = Spieler
replay-decisions = Entscheidungen
replay-ending = Ende
replay-points = Punkte
replay-winners = Sieg
replay-running = läuft noch
replay-more = … und { $count } weitere.
replay-verified = { $good } von { $games } Partien sind in Ordnung.
replay-moment = { $title } nach { $index } von { $last } Entscheidungen
replay-decides = { $player } wählt „{ $notation }“
replay-next = Entscheidung { $index }: { $what }
replay-unfinished = Die Partie ist nicht vorbei; am Zug ist { $player }.
no-such-game = { $path } hat keine Partie { $number }; Zahl der Partien: { $games }.
choose-a-game = { $path } enthält { $games } Partien: Sage mit --game, welche du sehen willst.

edition-heading = { $game }, Edition { $name }
edition-provenances = belegt: steht in einer Spielregel oder in Rezensionen · erschlossen: aus Spielberichten oder aus den Beispielen einer Spielregel · rekonstruiert: von uns, im Einklang mit allem, was belegt ist
edition-provenance = Herkunft
edition-note = Anmerkung
edition-others = Mitgelieferte Editionen: { $names }. Die Standarddatei zum Kopieren und Verbessern: { $path }

level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grand-master = Großmeister
play-bot-name = { $colour } ({ $bot })
play-your-name = Mensch { $colour }
play-save-exists = { $path } gibt es schon. Mit --resume { $path } geht die Partie darin weiter; sonst wähle einen anderen Namen.
play-many-games = { $path } enthält mehrere Partien; fortgesetzt werden kann nur eine Datei mit einer einzigen.
play-broken-save = { $path } lässt sich nicht fortsetzen: { $what }
play-resume-alone = --resume setzt eine bestehende Partie fort: --seats und --seed sind für neue Spiele.
play-narrow = Dieses Fenster hat { $columns } Spalten; der Plan ist für { $wanted } gezeichnet.
play-bad-names = „{ $seats }“: Jeder Mensch braucht einen eigenen Namen; schreibe „bot“ für einen Bot.
play-bots-count = --bots { $bots } passt nicht zum Tisch: Nenne einen Bot für alle oder für jeden einen. Am Tisch { $count ->
    [one] sitzt ein Bot
   *[other] sitzen { $count } Bots
  }.
play-other-bot = In { $path } spielt der Bot { $bot }; das ist keiner von { $bots }. Sage mit --bots, wer weiterspielt.
play-bot-thinks = { $name } denkt nach …
play-thinking = Ein Tipp wird gesucht …
play-unsaved = { $what } Diese Partie wird nicht gespeichert; wähle mit --save FILE einen anderen Ort.
play-no-save = In { $folder } gibt es keine unfertige Partie.
play-other-game = { $path } enthält eine Partie { $game }.
play-is-over = Die Partie in { $path } ist vorbei. `zoco replay` zeigt sie.
play-curtain = Gib den Bildschirm an { $name } weiter und drücke die Eingabetaste …
play-question = { $name }: { $question }
play-group = … ({ $count } Möglichkeiten)
play-group-open = Alle Möglichkeiten mit „{ $name }“:
play-keys = Nummer oder Notation · ? erklärt (? 3, ? { $example }) · h gibt einen Tipp · u nimmt zurück · b zeigt den Spielplan · q speichert und beendet
play-no-number = Eine Möglichkeit { $number } gibt es nicht; sie gehen von 1 bis { $last }.
play-help = Wähle mit einer Nummer oder schreibe die Entscheidung. Deine Möglichkeiten und was sie bewirken:
play-saved = Gespeichert. Weiter geht es mit: { $command }
play-replay = Sieh dir die Partie noch einmal an mit: { $command }

hint-not-on-turn = Tipps gibt es für den, der am Zug ist, solange die Partie läuft.
hint-share = { $name } { $percent } %
hint-why = { $what } { $why }
hint-why-close = { $what } { $why } Eine andere Möglichkeit ist etwa gleich gut.
hint-line = { $notation } ({ $shares }): { $why }
because-forced = Eine andere Möglichkeit gibt es nicht.
because-end = Damit geht die Partie zu Ende, während du vorn liegst.
because-haste = Je länger die Partie dauert, desto schlechter für dich.
because-go-on = Damit geht die Partie weiter.
because-rival = Das wirft { $rival } zurück.
because-later = Das zahlt sich in späteren Zügen aus.
because-nothing = Dafür spricht nichts Besonderes.
toledo-because-result = Das bringt mehr Ruhm für die Endwertung.
toledo-because-swords = Das führt zu Ruhm durch ein Schwert.
toledo-because-road = Deine Schwerter kommen dann eher in den Alcázar.
toledo-because-materials = Dein Metall und deine Edelsteine versprechen dann ein gutes Schwert.
toledo-because-paintings = Das führt zu Ruhm durch ein Gemälde.
toledo-because-fencing = Deine Fechtplättchen nützen dir dann mehr.
toledo-because-steps = Deine Figuren stehen dann besser auf der Straße.
toledo-because-cards = Deine Kartenhand bleibt stark.
toledo-because-moves = Deine Karten erlauben danach bessere Züge.
toledo-because-shops = Deine Geschäfte an der Straße bringen dann mehr.
alcazar-because-result = Das bringt mehr Punkte für die Endwertung.
alcazar-because-nobles = Deine Adligen stehen dann höher.
alcazar-because-supply = Das macht mehr aus deinen Adligen im Vorrat.
alcazar-because-values = Deine Adligen stehen dann in wertvolleren Schlössern.
alcazar-because-safety = Das schützt deine Adligen davor, geschlagen zu werden.
alcazar-because-money = Du hast dann mehr Geld.
alcazar-because-cards = Deine Baukarten können dann mehr.
alcazar-because-towers = Deine Turmkarten heben deine Adligen dann weiter hinauf.
alcazar-because-bridges = Du kannst danach leichter Brücken bauen.

## Toledo: der Spielplan

toledo-board-title = Toledo
toledo-board-description =
    Der Spielplan von Toledo, einer Stadt am Berg: unten die Kathedrale, von ihr führt die Straße durch drei Reihen von
    Feldern hinauf zum Alcázar. { $players } Spieler. { $now }
toledo-board-on-turn = { $name } ist am Zug
toledo-board-last-turns = Schlussrunde
toledo-board-over = die Partie ist vorbei
toledo-board-base = Grundkarte
toledo-board-bonus = Zusatzkarte
toledo-board-cathedral = Kathedrale
toledo-board-alcazar = Alcázar
toledo-board-lower = unten
toledo-board-middle = Mitte
toledo-board-upper = oben
toledo-board-cost = ab { $cost }
toledo-board-field-empty = Feld { $field }: frei für ein Geschäft
toledo-board-field-shop = Feld { $field }: { $shop } von { $name }, Kreise: { $circles }
toledo-board-field-printed = Feld { $field }: { $shop }, Kreise: { $circles }
toledo-board-metal-dealer = Metallhändler
toledo-board-gem-dealer = Edelsteinhändler
toledo-board-smith = Schmied
toledo-board-fencing-master = Fechtmeister
toledo-board-tavern = Taverne
toledo-board-tavern-short = Tav.
toledo-board-studio = Atelier
toledo-board-studio-short = Atel.
toledo-board-swords = Schwerter
toledo-board-forged = geschmiedet
toledo-board-delivered = abgeliefert
toledo-board-paintings = Gemälde
toledo-board-fencing = Fechtplättchen
toledo-board-fencing-short = Fechten
toledo-board-violet = Violett
toledo-board-brown = Braun
toledo-board-teal = Türkis
toledo-board-movement = Bewegung
toledo-board-plain = einfarbig
toledo-board-attacker = Angreifer
toledo-board-defender = Verteidiger
toledo-board-metal = Metall
toledo-board-gems = Edelsteine
toledo-board-deck = Stapel
toledo-board-discard = Ablage
toledo-board-shops = Geschäfte
toledo-board-cards = Karten
toledo-board-supply = Vorrat
toledo-board-legend = M Metall, G Edelsteine, S Schmied, F Fechtmeister; v b t p; a Angriff, d Abwehr
toledo-board-hand = Hand
toledo-board-hand-of = die Hand von { $name }
toledo-board-no-cards = keine Karten

## Alcázar: Orte und Dinge

alcazar-field = Feld { $field }
alcazar-gap = Lücke { $gap }
alcazar-castle = { $name } (Wert { $value })
alcazar-villa = einer Villa (Wert { $value })

## Alcázar: worum es geht

alcazar-goal = Baue Schlösser und stelle deine Adligen obenauf. Ist der letzte Stein oder die letzte Brücke verbaut, zählt jeder Adlige seine Ebene, ein Grande doppelt; die meisten Punkte gewinnen.

## Alcázar: was gefragt ist

alcazar-ask-start = Du bist am Zug: Kaufe eine Karte, gründe, baue oder errichte eine Brücke. Vorher darfst du einen Adligen zurückziehen.
alcazar-ask-withdrawn = Du hast einen Adligen zurückgezogen. Kaufe nun eine Karte, gründe, baue oder errichte eine Brücke.
alcazar-ask-stuck = Du kannst nichts kaufen und nichts bauen. Ziehe einen Adligen zurück oder passe, wo das angeboten wird.
alcazar-ask-buy = Das Geld deines Adligen ist für eine Karte: Kaufe eine.
alcazar-ask-nobles = Gebaut an { $unit }; du hast { $money } Real. Einen Adligen einsetzen, dorthin umsetzen oder zwei tauschen?
alcazar-ask-founded = Einen Adligen in { $unit } einsetzen? Du hast { $money } Real.
alcazar-ask-flag = Eine Fahne ist frei, und mehrere Villen warten darauf. Welche wird zum Schloss?
alcazar-ask-over = Die Partie ist vorbei.

## Alcázar: was eine Entscheidung bewirkt

alcazar-do-pass = Setze diese Runde aus: Du kannst nichts tun.
alcazar-do-pass-out = Scheide bis zur Wertung aus: Du hast keine Karte, und keine ist mehr zu kaufen.
alcazar-do-done = Lass die Adligen, wo sie sind. Dein Zug endet.
alcazar-do-buy = Kaufe die offene Karte { $card } für { $price } Real. Alle wissen dann, dass du sie hast. Dein Zug endet.
alcazar-do-buy-deck = Kaufe die oberste Karte des Stapels verdeckt, für { $price } Real. Dein Zug endet.
alcazar-do-buy-tower = Kaufe eine Turmkarte für { $price } Real. Dein Zug endet.
alcazar-do-castle = Gründe ein Schloss: zwei Steine auf Feld { $card }, je einer auf den Feldern { $first } und { $second }. Du bekommst { $income } Real und darfst bis zu zwei Adlige einsetzen.
alcazar-do-villa = Gründe eine Villa auf { $place }. Du bekommst { $income } Real und darfst einen Adligen einsetzen.
alcazar-do-build = Lege einen Stein auf { $place }: Er gehört dann zu { $unit }. Du bekommst { $income } Real.
alcazar-do-build-up = Setze einen Stein oben auf { $place }: Es steigt auf Ebene { $level }, in { $unit }. Du bekommst { $income } Real.
alcazar-do-remove = { $place } würde zwei Schlösser verbinden, von denen eines auf 50 steht: Der Stein kommt aus dem Spiel, und du bekommst { $income } Real.
alcazar-do-tower = Spiele eine Turmkarte: { $place } steigt auf Ebene { $level }, in { $unit }. Du bekommst { $income } Real.
alcazar-do-bridge = Zahle { $price } Real für eine Brücke auf Ebene { $level } von { $from } über { $over } nach { $to }, in { $unit }. Du bekommst { $income } Real.
alcazar-do-withdraw = Ziehe deinen Adligen von { $place } in { $unit } zurück. Du bekommst { $income } Real und bist weiter am Zug.
alcazar-do-baron = Setze einen Baron auf { $place }, Ebene { $level }, für { $price } Real ein.
alcazar-do-grandee = Setze einen Granden auf { $place }, Ebene { $level }, für { $price } Real ein.
alcazar-do-shift = Setze deinen Adligen kostenlos von { $from } nach { $to } um.
alcazar-do-swap = Tausche kostenlos deinen Granden auf { $grandee } und deinen Baron auf { $baron }.
alcazar-do-flag = Die Villa mit { $place } wird zum Schloss.

## Alcázar: warum nicht

alcazar-not-already-withdrawn = Du hast in diesem Zug schon einen Adligen zurückgezogen.
alcazar-not-already-acted = Du hast schon gebaut; jetzt geht es um die Adligen.
alcazar-not-no-such-card = Du hast die Baukarte { $card } nicht.
alcazar-not-can-act = Wer etwas tun kann, darf nicht passen.
alcazar-not-card-not-open = Die Karte { $card } liegt nicht offen aus.
alcazar-not-deck-is-empty = Der Stapel ist leer.
alcazar-not-no-tower-left = Es ist keine Turmkarte mehr da.
alcazar-not-cannot-pay-card = Das kostet { $price } Real; du hast { $money }.
alcazar-not-no-flag-left = Es ist keine Fahne mehr da; gegründet werden kann wieder, wenn eine frei wird.
alcazar-not-too-few-stones = Ein Schloss braucht vier Steine; so viele sind nicht mehr da.
alcazar-not-castle-on-a-unit = Alle drei Felder eines neuen Schlosses müssen leer sein.
alcazar-not-castle-near-a-castle = Zum nächsten Schloss müssen auf beiden Seiten mindestens drei freie Felder liegen.
alcazar-not-castle-near-a-villa = Zur nächsten Villa muss auf beiden Seiten mindestens ein freies Feld liegen.
alcazar-not-villa-on-a-unit = { $place } ist schon bebaut.
alcazar-not-villa-beside-a-unit = Neben einer neuen Villa müssen die Felder frei sein; mit dieser Karte kannst du hier nur ausbauen.
alcazar-not-no-unit-to-join = { $place } ist leer und liegt neben keinem Bau; mit dieser Karte kannst du hier nur gründen.
alcazar-not-no-tower-card = Du hast keine Turmkarte.
alcazar-not-tower-on-the-ground = Mit einer Turmkarte wird nie am Boden gebaut.
alcazar-not-tower-too-high = Mit einer Turmkarte wird nie über Ebene 5 gebaut.
alcazar-not-tower-under-foreign-noble = Dort steht ein fremder Adliger.
alcazar-not-no-bridge-to-prepare = Dort steht keiner deiner Adligen, und kein höher stehender zwei Felder weiter könnte von dort eine Brücke bauen.
alcazar-not-cannot-pay-bridge = Eine Brücke kostet { $price } Real; du hast { $money }.
alcazar-not-no-such-line = Eine Brücke überspannt drei Felder oder Lücken in gerader Linie auf dem Plan.
alcazar-not-pillar-is-bare = Beide Pfeiler müssen bebaut sein.
alcazar-not-pillars-differ = Die Pfeiler müssen gleich hoch sein.
alcazar-not-middle-too-high = Die Mitte muss niedriger sein als die Pfeiler.
alcazar-not-no-own-noble-on-pillar = Auf einem Pfeiler muss einer deiner Adligen stehen.
alcazar-not-foreign-noble-on-pillar = Auf einem Pfeiler steht ein fremder Adliger.
alcazar-not-bridge-over-bridge = Genau hier liegt schon eine Brücke.
alcazar-not-no-own-noble-there = Auf { $place } steht keiner deiner Adligen.
alcazar-not-nothing-built = Adlige werden gleich nach dem Bauen eingesetzt und umgesetzt.
alcazar-not-not-newly-built = Nur was in diesem Zug gebaut wurde, steht Adligen offen.
alcazar-not-cell-taken = Dort steht schon ein Adliger.
alcazar-not-no-noble-left = Du hast keinen solchen Adligen mehr im Vorrat.
alcazar-not-cannot-pay-noble = Das kostet { $price } Real; du hast { $money }.
alcazar-not-not-after-founding = Nach einer Gründung werden Adlige nur eingesetzt, nicht umgesetzt oder getauscht.
alcazar-not-no-noble-to-move = Dort steht kein solcher Adliger von dir.
alcazar-not-noble-in-another-unit = Dieser Adlige steht in einem anderen Schloss oder einer anderen Villa.
alcazar-not-withdraw-to-go-on = Du kannst sonst nichts tun, aber ein Adliger, den du zurückziehst, brächte dich weiter: Wähle einen solchen.
alcazar-not-buy-with-the-money = Das Geld deines Adligen ist für eine Karte: Kaufe eine.
alcazar-not-castle-stands-at-50 = Ein Schloss mit Wert 50 verbindet sich mit keinem anderen Schloss.
alcazar-not-flag-first = Wähle zuerst die Villa, die die freie Fahne bekommt.
alcazar-not-no-flag-free = Es ist keine Fahne frei geworden.
alcazar-not-not-waiting = Keine Villa, die auf eine Fahne wartet, hat { $place } als niedrigstes Feld.
alcazar-not-game-over = Die Partie ist vorbei.

## Alcázar: was geschehen ist

alcazar-told-pass = { $player } kann nichts tun und passt.
alcazar-told-pass-out = { $player } passt und ist bis zur Wertung aus dem Spiel.
alcazar-told-buy = { $player } kauft die offene Karte { $card }.
alcazar-told-buy-deck = { $player } kauft die oberste Karte des Stapels.
alcazar-told-buy-seen = { $player } kauft die oberste Karte des Stapels: { $card }.
alcazar-told-buy-tower = { $player } kauft eine Turmkarte.
alcazar-told-castle = { $player } gründet ein Schloss auf den Feldern { $card }, { $first } und { $second } und bekommt { $income } Real.
alcazar-told-villa = { $player } gründet eine Villa auf { $place } und bekommt { $income } Real.
alcazar-told-build = { $player } baut auf { $place }, das nun zu { $unit } gehört, und bekommt { $income } Real.
alcazar-told-build-up = { $player } erhöht { $place } auf Ebene { $level }, in { $unit }, und bekommt { $income } Real.
alcazar-told-remove = { $player } spielt Karte { $card } zwischen zwei Schlössern, von denen eines auf 50 steht: Der Stein kommt aus dem Spiel, { $player } bekommt { $income } Real.
alcazar-told-tower = { $player } spielt eine Turmkarte: { $place } steigt auf Ebene { $level }, in { $unit }. { $player } bekommt { $income } Real.
alcazar-told-bridge = { $player } baut eine Brücke auf Ebene { $level } von { $from } über { $over } nach { $to }, in { $unit }, und bekommt { $income } Real.
alcazar-told-withdraw = { $player } zieht einen Adligen von { $place } zurück und bekommt { $income } Real.
alcazar-told-baron = { $player } setzt einen Baron auf { $place } für { $price } Real ein.
alcazar-told-grandee = { $player } setzt einen Granden auf { $place } für { $price } Real ein.
alcazar-told-shift = { $player } setzt einen Adligen von { $from } nach { $to } um.
alcazar-told-swap = { $player } tauscht den Granden auf { $grandee } und den Baron auf { $baron }.
alcazar-told-flag = { $name } ist nun ein Schloss mit dem Wert { $value }.
alcazar-told-lowered = Die Fahne von { $name } kommt zurück in den Vorrat.
alcazar-told-capture = { $rank ->
    [grandee] Der Grande
   *[baron] Der Baron
  } von { $player } auf { $place } wird geschlagen; { $player } bekommt { $income } Real.
alcazar-told-over = Die Partie ist vorbei.
alcazar-ending-last-stone = letzter Stein
alcazar-ending-last-stone-removed = letzter Stein bei 50 entfernt
alcazar-ending-last-bridge = letzte Brücke
alcazar-ending-all-passed = alle haben gepasst

## Alcázar: Wertung

alcazar-score-grandees = Granden
alcazar-score-barons = Barone
alcazar-score-money = Geld
alcazar-score-total = Punkte

## Alcázar: Editionen

alcazar-edition-parts = Die Teile der Strecke müssen aufeinander folgen: Dieser beginnt mit Feld { $first } und endet nicht davor
alcazar-edition-last-part = Der letzte Teil der Strecke muss mit Feld { $last } enden
alcazar-edition-no-cell = Feld { $field } muss ein Paar aus Spalte und Zeile von 0 bis { $most } sein, nicht { $value }
alcazar-edition-same-cell = Feld { $field } liegt auf derselben Zelle wie Feld { $other }
alcazar-edition-track-broken = Feld { $following } muss Feld { $field } berühren: Die Strecke ist geschlossen
alcazar-edition-touching = Feld { $field } berührt Feld { $other }; nur aufeinander folgende Felder dürfen sich berühren

## Alcázar: der Spielplan

alcazar-board-title = Alcázar
alcazar-board-description =
    Der Spielplan von Alcázar: ein gewundener Weg aus 72 Feldern zwischen Gärten. Darauf Schlösser und Villen aus
    gestapelten Steinen, Brücken dazwischen, und obenauf die Adligen von { $players } Spielern. { $now }
alcazar-board-on-turn = { $name } ist am Zug
alcazar-board-over = die Partie ist vorbei
alcazar-board-legend = Feld, Schloss (v: Villa), Höhe, Adliger (gefüllt: Grande), ═ ║ oben eine Brücke
alcazar-board-field = Feld { $place }
alcazar-board-gap = Lücke { $place }
alcazar-board-built = { $place }: { $unit }, Höhe { $height }
alcazar-board-castle = { $name }, ein Schloss vom Wert { $value }
alcazar-board-villa = eine Villa vom Wert { $value }
alcazar-board-bridge = Eine Brücke von { $from } nach { $to } auf Ebene { $level }
alcazar-board-grandee-of = Ein Grande von { $name } auf Ebene { $level }
alcazar-board-baron-of = Ein Baron von { $name } auf Ebene { $level }
alcazar-board-grandee-waiting = Ein Grande von { $name } im Vorrat
alcazar-board-baron-waiting = Ein Baron von { $name } im Vorrat
alcazar-board-castles = Schlösser
alcazar-board-villas = Villen
alcazar-board-bridges = Brücken
alcazar-board-stones = Steine
alcazar-board-flags = Fahnen
alcazar-board-towers = Turmkarten
alcazar-board-tower = Turmkarte
alcazar-board-removed = Steine aus dem Spiel
alcazar-board-money = Real
alcazar-board-cards = Baukarten
alcazar-board-known = bekannte Karten
alcazar-board-in-supply = im Vorrat
alcazar-board-out = ausgeschieden
alcazar-board-supply = Vorrat
alcazar-board-row = Auslage
alcazar-board-deck = Stapel
alcazar-board-hand = Hand
alcazar-board-hand-of = die Hand von { $name }
alcazar-board-no-cards = keine Karten

## Der Server

serve-ready = Zoco ist unter { $address } zu finden (Strg-C beendet es).
help-serve = Tische für weit verstreute Leute bereitstellen
help-serve-more = Tische bereitstellen: Man öffnet die Adresse im Browser, nimmt Platz und spielt, sofort oder über Tage.
    Alles liegt in einem Ordner; was bestätigt wurde, geht nie verloren. docs/hosting.md sagt, wie man den
    Server im Internet betreibt.
help-serve-examples = Beispiele:
    {"  "}zoco serve
    {"  "}zoco serve --host 0.0.0.0 --port 8000 --data /srv/zoco
    {"  "}zoco serve --url https://play.example.org --proxied --limit connections_per_address=50
help-host = worauf gelauscht wird (sonst: 127.0.0.1, nur dieser Rechner; 0.0.0.0 für das ganze Netz)
help-port = der Port (sonst: 8000; 0 nimmt irgendeinen freien)
help-data = der Ordner, in dem alles liegt (sonst: zoco/server in deinem Datenordner)
help-url = die Adresse, die man eintippt, wenn ein Proxy davorsteht
help-proxied = ein Proxy steht davor: glauben, was er über die Adressen der Gäste sagt
help-workers = in wie vielen Prozessen Bots nachdenken, neben einem weiteren für schnelle Bots (sonst: einer weniger als Kerne)
help-private-hooks = Webhooks auch an interne Adressen schicken
help-limit = eine andere Grenze als die übliche; docs/hosting.md nennt sie alle
help-admin = Tische und Leute eines Servers betreuen
help-admin-more = Tische und Leute betreuen, ob der Server läuft oder nicht.
    {""}
    tables            alle Tische, der neueste zuerst
    people            alle, die je an einem Tisch saßen oder sich einen Namen gaben
    close TISCH       einen Tisch schließen
    mute, unmute, ban, unban PERSON
    prune TAGE        Tische löschen, an denen so viele Tage nichts geschah
    forget PERSON     Namen, Nachrichten und Schlüssel einer Person löschen; Plätze gehen an Bots
    backup DATEI      eine vollständige Kopie, auch während der Server läuft
    restore DATEI     eine Kopie einsetzen; der Server darf dabei nicht laufen
help-admin-examples = Beispiele:
    {"  "}zoco admin tables
    {"  "}zoco admin close k7mq2fzpx9
    {"  "}zoco admin backup zoco-montag.sqlite
help-admin-what = WAS
help-admin-subject = WEN
help-admin-subject-more = ein Tisch, die Nummer einer Person, eine Zahl von Tagen oder eine Datei, je nach WAS
admin-needs-subject = Bei „{ $what }“ muss stehen, um wen oder was es geht; siehe: zoco admin --help
admin-not-a-number = „{ $subject }“ ist keine Zahl.
admin-done = Erledigt: { $what } { $subject }
admin-pruned = { $count ->
    [one] Ein Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}
admin-no-data = In { $folder } liegen keine Daten eines Servers. --data nennt den Ordner.
admin-file-exists = { $path } gibt es schon; nichts wurde überschrieben.
admin-not-a-backup = { $path } ist keine Sicherung eines Servers: { $error }
admin-running = Der Server läuft: Beende ihn zuerst.
admin-column-table = Tisch
admin-column-person = Person
admin-column-name = Name
admin-column-game = Spiel
admin-column-status = Stand
admin-column-created = eröffnet
admin-column-players = am Tisch
admin-column-marks = Vermerke
admin-muted = stumm
admin-banned = ausgeschlossen
server-told-undo = { $player } nimmt „{ $notation }“ zurück.
server-stops = Der Server wird gerade beendet. Versuch es gleich noch einmal.
server-newer-data = { $path } stammt von einem neueren Zoco; dieses hier kann es nicht lesen und hat nichts daran verändert. Installiere wieder das neuere.
server-bad-data = { $path } lässt sich nicht benutzen: { $error }. Ist die Datei beschädigt, dann setz eine Sicherung an ihre Stelle: zoco admin restore DATEI
server-bad-limit = { $limit } ist keine Grenze. Eine Grenze ist NAME=ZAHL; Namen: { $names }.
server-bad-url = { $url } ist keine Adresse, die man eintippen könnte; sie beginnt mit http:// oder https://.
server-no-port = Auf { $host }, Port { $port }, kann nicht gelauscht werden: { $error }
server-folder-used = Ein anderer Server benutzt { $folder } schon.
server-no-table = Den Tisch „{ $table }“ gibt es nicht. Vielleicht wurde er gelöscht, oder der Link ist unvollständig.
server-compiling = Die Regeln von { $game } werden gerade vorbereitet. Versuch es in einer halben Minute noch einmal.
server-not-written = Das konnte nicht gespeichert werden und ist daher nicht geschehen. Versuch es gleich noch einmal; hilft das nicht, sag dem Gastgeber Bescheid.
server-read-only = Diesen Tisch kann man nur noch ansehen: { $why }
server-table-lost = Dieser Tisch lässt sich nicht öffnen: { $why }
server-damaged = sein Protokoll lässt sich nicht über Eintrag { $entry } hinaus nachspielen: { $what }
server-log-broken = ein Eintrag ist beschädigt ({ $error })
server-unreadable = sein Protokoll lässt sich nicht lesen. Der Gastgeber kann eine Sicherung zurückspielen
server-rules-changed = er wurde nach Fassung { $was } der Regeln gespielt; nach Fassung { $now } verliefe er anders
server-shuffle-missing = eine Mischung fehlt
server-shuffle-superfluous = es gibt mehr Mischungen, als das Spiel gemacht hat
server-bad-order = die Reihenfolge der Plätze stimmt nicht
server-other-turn = ein anderer Platz war an der Reihe
server-unknown-person = Niemand hat diese Nummer.
server-nobody = Du hast hier noch keinen Platz: Der Server kennt dich nicht.
server-no-name = Ein Name wird gebraucht: mindestens ein sichtbares Zeichen.
server-name-taken = An diesem Tisch heißt schon jemand so oder ganz ähnlich, oder Bots heißen so. Wähl einen anderen Namen.
server-link-used = Dieser Link ist verbraucht oder älter als eine Viertelstunde. Erzeuge auf dem alten Gerät einen neuen.
server-banned = Du wurdest von diesem Server ausgeschlossen.
server-muted = Du wurdest stumm geschaltet: Du kannst spielen, aber nicht schreiben.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-not-yours = Das darf nur, wer den Tisch eröffnet hat.
server-two-chairs = Eine Person nimmt einen Stuhl.
server-too-many-tables = Das sind zu viele Tische auf einmal; möglich sind { $most }. Schließ erst einen.
server-too-many-tables-here = Aus deinem Netz sind schon { $most } Tische offen oder im Spiel, und mehr gehen nicht. Schließ einen, der nicht mehr gebraucht wird.
server-too-many-chairs = Du sitzt an { $most } Tischen, an denen noch gespielt wird, und mehr gehen nicht. Steh an einem auf, oder spiel erst eine Partie zu Ende.
server-too-many-chairs-here = Leute aus deinem Netz sitzen auf { $most } Stühlen, und mehr gehen nicht. Jemand muss einen räumen oder eine Partie zu Ende spielen.
server-too-many-connections = Das sind zu viele Verbindungen auf einmal; möglich sind { $most }. Schließ erst einen Tab.
server-full = Der Server ist gerade voll. Versuch es in einer Minute noch einmal.
server-too-many-spectators = Es sehen schon { $most } zu.
server-too-many-spectators-here = Aus deinem Netz sehen an diesem Tisch schon { $most } zu, und mehr gehen nicht.
server-too-fast = Zu schnell: Warte einen Moment.
server-sits-already = Du sitzt schon an diesem Tisch.
server-chair-taken = Dieser Stuhl ist besetzt.
server-removed = Wer den Tisch eröffnet hat, hat dich vom Tisch genommen. Du kannst zuschauen und dich an jeden anderen Tisch setzen.
server-removed-here = Wer den Tisch eröffnet hat, hat jemanden aus deinem Netz vom Tisch genommen. Du kannst zuschauen und dich an jeden anderen Tisch setzen.
server-silenced = Wer den Tisch eröffnet hat, lässt dich hier nicht mehr mitreden. Du kannst weiterspielen.
server-nobody-there = Auf diesem Stuhl sitzt niemand.
server-leave-instead = Das ist dein eigener Stuhl: Steh lieber auf.
server-chairs-open = { $count ->
    [one] Ein Stuhl ist noch frei. Wer den Tisch eröffnet hat, kann einen Bot daraufsetzen.
   *[other] { $count } Stühle sind noch frei. Wer den Tisch eröffnet hat, kann Bots daraufsetzen.
}
server-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-game-over = Dieses Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-resign-instead = Das Spiel läuft: Statt zu gehen, kannst du deinen Platz einem Bot überlassen.
server-resigned = Du hast diesen Platz aufgegeben.
server-not-away = Du bist nicht weg: Du selbst spielst diesen Platz.
server-bot-plays = Im Moment spielt ein Bot für dich. Komm erst zurück.
server-close-others = Hier spielen noch andere. Überlass deinen Platz lieber einem Bot.
server-late = Das war Entscheidung { $number }; sie ist schon getroffen. Die nächste ist { $next }.
server-early = Nach Entscheidung { $number } wird noch nicht gefragt; die nächste ist { $next }.
server-not-your-turn = Du bist nicht an der Reihe: { $player } entscheidet.
server-nothing-to-undo = In diesem Zug gibt es nichts, was du zurücknehmen könntest.
server-too-many-undone = Du hast in diesem Zug schon { $most } Entscheidungen zurückgenommen, und mehr gehen nicht. Spiel weiter.
server-too-many-decisions = Du hast in dieser Partie schon { $most } Entscheidungen getroffen oder zurückgenommen, und mehr gehen nicht.
server-too-many-chats = An diesem Tisch wurden schon { $most } Nachrichten geschrieben, und mehr gehen nicht.
server-too-many-seatings = Die Stühle dieses Tisches wurden schon { $most }-mal neu besetzt, und öfter geht es nicht. Eröffne einen anderen Tisch.
server-chat-length = Eine Nachricht hat 1 bis { $most } Zeichen.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-answer = Darauf wusste niemand eine Antwort. Versuch es noch einmal.
server-other-seat = Solange das Spiel läuft, sieht man nur, was der eigene Platz sieht.
server-record-later = Die Aufzeichnung zeigt alle Karten; deshalb gibt es sie erst nach dem Ende.
server-record-long = Diese Aufzeichnung ist zu lang: höchstens { $most } Entscheidungen, zurückgenommene mitgezählt.
server-record-slow = Diese Aufzeichnung zu lesen, hat zu lange gedauert und wurde abgebrochen. Versuch es noch einmal, wenn der Server weniger zu tun hat.
server-replay-slow = Zurückzublicken, hat zu lange gedauert und wurde abgebrochen. Versuch es noch einmal, wenn der Server weniger zu tun hat.
server-uploads-wait = Es werden noch andere Aufzeichnungen gelesen. Versuch es gleich noch einmal.
server-uploads-often = Mehr als { $most } Aufzeichnungen in einer Stunde kannst du nicht hochladen. Versuch es später noch einmal.
server-too-many-uploads = Du hast hier schon { $most } hochgeladene Partien; mehr sind nicht möglich. Bitte den Gastgeber, alte zu entfernen.
server-uploads-full = Auf diesem Server ist kein Platz mehr für hochgeladene Partien. Sag dem Gastgeber Bescheid.
server-bad-hook = Diese Adresse kann nicht angerufen werden: http oder https, an einem üblichen Port, ohne Passwort.
server-other-origin = Diese Anfrage kam von der Seite eines anderen Anbieters und wurde daher abgelehnt.
server-bad-form = Die Anfrage hat nicht die richtige Form: { $error }
server-not-json = Die Anfrage muss JSON sein (Content-Type: application/json).
server-no-socket = Diese Adresse ist für WebSockets.
server-no-door = Unter dieser Adresse gibt es nichts.
server-no-page = Die Seiten für den Browser wurden nicht gebaut. Die API liegt unter /api/, beschrieben in /api/openapi.json.
server-wrong-method = Das geht an dieser Adresse nicht; siehe die Kopfzeile Allow.
server-too-large = Die Anfrage ist zu groß.
server-too-slow = Die Anfrage kam nicht rechtzeitig an. Versuch es noch einmal.
server-bad-request = Diese Anfrage ist unverständlich.
server-no-data = Der Server kann seine Daten nicht lesen. Versuch es gleich noch einmal; hilft das nicht, sag dem Gastgeber Bescheid.
server-failed = Hier ist etwas schiefgegangen, nicht bei dir. Versuch es noch einmal.
## The app: Toledo

app-toledo-nothing = nichts
app-toledo-nobody = niemand
app-toledo-supply = Im Vorrat: { $what }
app-toledo-list = { $before }, { $last }
app-toledo-count = { $name } × { $count }
app-toledo-standing = { $where }. Dort steht: { $who }
app-toledo-has = { $kind }: { $what }
app-toledo-entrance = Eingang { $position } des Alcázar
app-toledo-figure = Deine Figur. { $place }
app-toledo-rival = Eine Figur von { $name }, die du herausfordern kannst
app-toledo-card = Karte { $value }, { $background }, { $fencer }{ $count ->
    [one] { "" }
   *[other] ; du hast { $count } mit diesem Wert
  }
app-toledo-extra = Karte { $value } als Zusatzkarte
app-toledo-sword = Schwert mit Ruhm { $fame }: { $metal } Metall, { $gems } { $gems ->
    [one] Edelstein
   *[other] Edelsteine
  }; noch { $left }
app-toledo-carry = Dein Schwert mit Ruhm { $fame }
app-toledo-fencing = Fechtplättchen { $tile }; noch { $left }
app-toledo-drop = Zurücklegen: { $tile }
app-toledo-put-back = und zurücklegen:
app-toledo-duel-won = { $name } gewinnt das Duell!
## Die App: Seiten

app-title = Zoco: Toledo und Alcázar
app-error = Etwas ist schiefgegangen: { $error }
app-skip = Zum Inhalt
app-navigation = Seiten
app-fan-made = Zoco ist ein nichtkommerzielles Werk von Fans. Es steht in keiner Verbindung zu Autoren oder Verlagen der Spiele und enthält keine Texte oder Bilder von ihnen.
app-settings = Einstellungen
app-language = Sprache
app-theme = Aussehen
app-theme-system = System
app-theme-light = Hell
app-theme-dark = Dunkel
app-name = Dein Name
app-name-none = nach der Farbe
app-confirm-turns-more = Die letzte Entscheidung eines Zuges wartet auf einen weiteren Klick.
app-sounds = Töne
app-sounds-more = Für deinen Zug, Duelle, Schlösser und das Ende.
app-game-toledo = Toledo
app-game-alcazar = Alcázar
app-welcome = Zwei Spiele aus dem alten Kastilien. Nimm Platz.
app-welcome-more = Spiele gegen Bots oder zu mehreren an einem Bildschirm: ohne Installation, ohne Konto, auch ohne Netz.
app-pitch-toledo = Schmiede die besten Schwerter, kreuze die Klingen und trage deinen Stahl die gewundene Straße hinauf zum Alcázar.
app-pitch-alcazar = Türme Steine zu Schlössern, spanne Brücken zwischen ihnen und stelle deine Adligen obenauf, wo alle anderen auch stehen wollen.
app-facts-toledo = 2 bis 4 Personen · Karten, Läden und Duelle
app-facts-alcazar = 2 bis 5 Personen · Höhe, Geld und Stellung
app-play-now = Jetzt spielen
app-new-table = Neuer Tisch
app-opponents = Deine Gegner:
app-continue = Weiterspielen
app-continue-last = Deine letzte Partie { $game } läuft noch.
app-running = Laufende Partien
app-running-none = Noch keine. Drücke auf „Jetzt spielen“: Zwei Bots sitzen schon am Tisch. Jede Entscheidung wird in diesem Browser aufbewahrt, du kannst also jederzeit aufhören.
app-replays = Aufzeichnungen
app-replays-none = Hierher kommen beendete Partien: Sieh sie dir Zug für Zug noch einmal an, mit den Gewinnchancen aller.
app-show-all = Alle { $count } zeigen
app-choose-file = Wähle eine Aufzeichnung
app-drop-file = oder lass eine irgendwo auf diese Seite fallen (.jsonl oder .json).
app-drop-here = Aufzeichnung hier loslassen
app-taken = { $count ->
    [0] Die Aufzeichnung wird gelesen …
    [one] Eine Partie wurde aufgenommen.
   *[other] { $count } Partien wurden aufgenommen.
  }
app-take-trouble = { $file }, Zeile { $line }: { $what }
app-take-at = Entscheidung { $move }: { $what }
app-shelf-full = Der Speicher des Browsers ist voll, diese Partie kann nicht aufbewahrt werden ({ $error }). Entferne alte Partien auf der Startseite oder lade diese jetzt herunter.
app-shelf-closed = Der Browser lässt diese Seite keine Partien aufbewahren ({ $error }). Erlaube ihr, Daten zu speichern, oder verlasse das private Fenster; was gerade gespielt wird, geht beim Schließen der Seite verloren.
app-your-turn = Du bist am Zug
app-turn-of = { $name } ist am Zug
app-won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
  }
app-unreadable = für diese Version nicht lesbar
app-decisions = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
  }
app-watch = Ansehen
app-download = Herunterladen
app-remove = Entfernen
app-remove-sure = Endgültig entfernen?
app-which-game = Spiel
app-how-many = Wie viele Sitze?
app-who-plays = Wer spielt mit?
app-person = Mensch
app-bots = Bots
app-bot-of = Bot: { $level }
app-seat-who = Sitz { $seat }: Mensch oder Bot
app-seat-name = Sitz { $seat }: Name
app-name-twice = Zwei Sitze haben denselben Namen. Gib jedem einen eigenen.
app-lot = Die Reihenfolge der Sitze auslosen
app-edition = Edition
app-edition-usual = { $name } (die übliche)
app-start = Partie beginnen
app-only-bots = Nur Bots: Du siehst zu.
app-hot-seat = Alle spielen an diesem Bildschirm; beim Weitergeben sind die Karten verdeckt.
app-level-thinks = Denkt über jede Entscheidung { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } nach.
app-level-overlooks = Entscheidet sofort und übersieht { $percent } % der Möglichkeiten.
app-level-rating = Wertung { $rating }
app-replay = Aufzeichnung
app-replay-title = { $game }: die Partie noch einmal
app-replay-opening = Die Aufzeichnung wird durchgespielt …
app-replay-not-opened = Diese Partie lässt sich nicht zeigen
app-no-such-replay = Sie liegt nicht in diesem Browser. Bitte um einen Link, der die Partie enthält („Link kopieren“), oder um die Aufzeichnung als Datei.
app-link-broken = Der Link ist beschädigt: Ein Teil fehlt. Kopiere ihn noch einmal ganz.
app-link-copied = Der Link ist kopiert. Er enthält die ganze Partie und öffnet sie in diesem Moment.
app-replay-begins = Der Tisch ist gedeckt, die Partie beginnt.
app-timeline = Zeitleiste
app-moment = Moment der Partie
app-moment-of = { $at } von { $last }
app-to-start = Zum Anfang
app-step-back = Eine Entscheidung zurück
app-step = Eine Entscheidung weiter
app-to-end = Zum Ende
app-play = Abspielen
app-pause = Anhalten
app-speed = Tempo
app-speed-of = { $factor }×
app-eyes = Gesehen von
app-spectator = einem Zuschauer
app-copy-link = Link kopieren
app-play-on = Von hier weiterspielen
app-hand-of = Die Hand von { $name }
app-shares = Gewinnchancen
app-shares-progress = Die Bots sehen sich die Partie an
app-shares-thinking = Die Bots sehen sich die Partie an …
app-shares-later = Ist die Partie vorbei, erzählen die Bots hier, wie die Chancen aller stiegen und fielen.
app-curve = Die Gewinnchancen aller im Lauf der Partie; darunter stehen sie in Zahlen
app-percent = { $percent } %
app-stop = Anhalten
app-go-on = Weitermachen
app-search-rules = Regeln durchsuchen
app-chapters = Kapitel
app-rules-found = { $count ->
    [0] keine Regel
    [one] eine Regel
   *[other] { $count } Regeln
  }
app-rules-nothing = Keine Regel enthält „{ $search }“. Versuche ein anderes Wort oder die Nummer einer Regel.
app-rules-all = Alle Regeln zeigen
app-copy-rule = Link zu { $rule } kopieren
app-rule-copied = Der Link zu { $rule } ist kopiert.
app-new-version = Eine neue Version ist bereit.
app-new-version-take = Neu laden
app-later = Später

## Die App: der Tisch

app-home = Start
app-rules = Regeln
app-log = Verlauf
app-goal = Worum es geht
app-how = So wird gespielt
app-how-more = Was möglich ist, leuchtet. Zeige auf etwas, und die Zeile unter dem Plan sagt, was es bewirkt; wähle es, und es geschieht. Was nicht geht, sagt dir, warum. „Tipp“ zeigt gute Züge, und das meiste lässt sich zurücknehmen.
app-log-empty = Alles, was geschieht, steht dann hier.
app-since = Seit deinem letzten Zug
app-log-moment = Das Spiel nach Entscheidung { $moment } ansehen
app-seats = Die Plätze
app-question = Was gefragt ist
app-rule = Regel { $rule }
app-rule-page = In den Regeln nachlesen
app-close = Schließen
app-cancel = Abbrechen
app-reload = Seite neu laden
app-undo = Zurücknehmen
app-undo-not-yours = Hier gibt es nichts von dir zurückzunehmen: Das geht nur mit Entscheidungen deines laufenden Zuges. Mit „Züge bestätigen“ in den Einstellungen wartet die letzte Entscheidung eines Zuges auf einen Klick.
app-confirm = Damit meinen Zug beenden
app-confirm-turns = Züge bestätigen
app-hint = Tipp
app-hint-thinking = Denkt nach …
app-hint-play = So machen
app-hints = Die besten Möglichkeiten
app-all-choices = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten
  }
app-bot-thinks = { $name } denkt nach …
app-others-turn = { $name } ist am Zug.
app-not-your-turn = Du bist nicht am Zug.
app-not-now = Das lässt sich jetzt nicht verwenden.
app-title-your-turn = ● Du bist am Zug · { $game }
app-board-in-words = Das Brett in Worten
app-curtain = Gib weiter an { $name }
app-curtain-why = Die Karten bleiben verdeckt, bis { $name } hinsieht.
app-curtain-lift = Ich bin { $name }
app-end = Schlusswertung
app-tie-toledo = Gleichstand: Es gewinnt, wer mehr Karten hat, dann, wessen Karten zusammen mehr wert sind.
app-tie-alcazar = Gleichstand: Es gewinnt, wer mehr Geld hat.
app-counting = Es wird gezählt …
app-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
app-and = { $before } und { $last }
app-rematch = Noch einmal spielen
app-look-again = Das Spiel noch einmal ansehen
app-show-board = Das Brett zeigen
app-opening = Der Tisch wird gedeckt …
app-no-such-table = Diesen Tisch gibt es in diesem Browser nicht. Sein Link gilt nur dort, wo gespielt wurde, oder er ist gelöscht.
app-broken = Etwas ist kaputtgegangen, was nicht sollte: { $error }. Dein Spiel ist bis zur letzten Entscheidung gesichert; lade die Seite neu, um weiterzuspielen.
app-button-end = Zug beenden
app-button-skip = Nicht nutzen
app-button-use = Kostenlos nutzen
app-button-pass = Passen
app-button-enter = Ohne Schwert eintreten
app-button-home = Nach Hause schicken
app-button-done = Fertig
app-button-withdraw = Zurückziehen

## Die App: Tische im Netz

app-online = Online spielen
app-online-table = Ein Tisch auf diesem Server
app-online-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
app-online-not-here = Diese Seite kommt von einem Rechner ohne Tische. Öffne den Link unter der Adresse des Servers, von dem er stammt.
app-online-unsent = Die Verbindung ist unterbrochen. Deine Entscheidung ist noch nicht abgeschickt; das geschieht, sobald die Verbindung wieder da ist …
app-online-lost = Die Verbindung ist unterbrochen; sie wird gerade wiederhergestellt …
app-online-closed = Dieser Tisch wurde geschlossen, bevor das Spiel zu Ende war.
app-new-online = Neuer Online-Tisch
app-online-open = Tisch eröffnen
app-online-join = Mitspielen
app-online-code = Link oder Code eines Tisches
app-online-bad-code = Der Code eines Tisches hat zehn Buchstaben und Ziffern, so wie das Ende seines Links. Kopiere den ganzen Link.
app-online-mine = Deine Tische
app-online-offered = Offene Tische
app-online-watch = Zum Zuschauen
app-online-over = Beendete Spiele
app-online-none = Gerade ist kein Tisch offen. Eröffne einen und schicke den Link deinen Freunden; auf die übrigen Plätze können sich Bots setzen.
app-online-public = Alle auf diesem Server
app-online-by-link = Wer den Link hat
app-online-who-joins = Wer darf mitspielen?
app-online-pace = Wie schnell?
app-online-live = Live
app-online-days = Über Tage
app-online-hints = mit Tipps
app-online-no-hints = ohne Tipps
app-online-allow-hints = Alle dürfen um Tipps bitten
app-online-patient = Auf Abwesende warten. Sonst spielt nach { $minutes } Minuten ein Bot für sie, bis sie wiederkommen.
app-online-lot = Plätze und Farben werden ausgelost, wenn das Spiel beginnt.
app-online-waiting-title = { $game }: das Wartezimmer
app-online-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
app-online-complete = Alle sind da.
app-online-is-over = beendet
app-online-is-closed = geschlossen
app-online-invite = Lade mit diesem Link ein
app-online-chair-open = frei
app-online-chair-for-person = Für einen Menschen
app-online-you = du
app-online-not-here-now = nicht da
app-online-sit = Platz nehmen
app-online-sit-as = { $name } spielen
app-online-full = Alle Plätze sind besetzt. Wenn das Spiel beginnt, kannst du hier zuschauen.
app-online-stand-up = Aufstehen
app-online-close = Tisch schließen
app-online-remove-whom = { $name } vom Tisch nehmen
app-online-remove-sure = { $name } endgültig vom Tisch nehmen?
app-online-more-tables = Weitere Tische zeigen
app-online-same-host = { $count ->
    [one] Noch ein Tisch desselben Gastgebers
   *[other] Noch { $count } Tische desselben Gastgebers
  }
app-online-watching = Du schaust zu.
app-online-watchers = { $count ->
    [one] Jemand schaut zu.
   *[other] { $count } Leute schauen zu.
}
app-online-missing = { $name } ist gerade nicht da. Der Tisch wartet.
app-online-missing-bot = { $name } ist gerade nicht da. { $minutes ->
    [one] Nach einer Minute spielt ein Bot weiter.
   *[other] Nach { $minutes } Minuten spielt ein Bot weiter.
}
app-online-since = Seit du weg bist: { $news }
app-online-since-said = { $count ->
    [one] Eine neue Nachricht.
   *[other] { $count } neue Nachrichten.
}
app-past = Der Tisch, wie er nach Entscheidung { $moment } war.
app-past-back = Zurück zum Spiel
app-log-news = Seit du zuletzt hier warst
app-take-online-whose = Welcher Platz ist deiner?
app-online-open-deck = Dieses Spiel stammt aus einem Browser, in dem alle seine Karten zu lesen waren.
app-online-bot-for-you = Ein Bot spielt für dich.
app-online-you-resigned = Du hast deinen Platz einem Bot überlassen.
app-online-come-back = Wieder selbst spielen
app-online-resign = Aufgeben
app-online-resign-sure = Den Platz endgültig einem Bot überlassen?
app-online-copy-watch = Link zum Tisch kopieren
app-online-notify = Melden, wenn ich am Zug bin
app-online-more = Mehr zu diesem Tisch
app-online-rematch-set = Der Tisch ist wieder gedeckt
app-take-online = Ins Netz mitnehmen: Andere können über einen Link mitspielen
app-copy = Kopieren
app-invite-only-here = Dieser Link geht nur auf diesem Rechner. Für andere: den Server mit --host 0.0.0.0 starten und ihn unter der Adresse dieses Rechners öffnen.
app-pick-on = Wähle nun, was dazugehört: { $count } Möglichkeiten leuchten. Wähle dasselbe noch einmal, um es loszulassen.
app-copied = Kopiert
app-share = Teilen
app-clock = Uhr
app-clock-none = Keine Uhr
app-clock-minutes = { $minutes ->
    [one] 1 Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
  }
app-clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
app-clock-budget = { $minutes } Minuten für alle, und { $increment } Sekunden mehr pro Zug
app-clock-left = Restzeit: { $time }
app-clock-left-days = { $days } T { $hours } h
app-talk = Was am Tisch gesagt wird
app-talk-empty = Noch hat niemand etwas gesagt.
app-talk-say = Sag etwas
app-talk-send = Senden
app-note-back = { $name } spielt wieder mit.
app-note-away-clock = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
app-note-away-away = { $name } war zu lange weg; ein Bot spielt weiter.
app-note-away-resigned = { $name } hat den Platz einem Bot überlassen.
app-personal-make = Auf einem anderen Gerät weiterspielen
app-personal-link = Öffne das auf deinem anderen Gerät
app-personal-link-more = Der Link gilt einmal, eine Viertelstunde lang und nur für dich: Wer ihn öffnet, spielt in deinem Namen.
app-follow = Auch auf diesem Gerät du selbst sein
app-follow-more = Dieser persönliche Link bringt deinen Namen, deine Tische und deine Plätze hierher. Hat jemand anders in diesem Browser online gespielt, behält er seine Plätze nur, wenn er noch ein anderes Gerät hat.
app-follow-do = Das bin ich
app-link-copied-online = Der Link ist kopiert. Er öffnet sich bei diesem Moment.

## Die App: Alcázar

app-alcazar-view = Die Ansicht des Plans
app-alcazar-turn-left = Den Plan nach links drehen
app-alcazar-turn-right = Den Plan nach rechts drehen
app-alcazar-flat = Senkrecht von oben ansehen
app-alcazar-market = Karten zu kaufen
app-alcazar-card = Baukarte { $card }
app-alcazar-open-card = Offene Karte { $card }, für { $price } Real
app-alcazar-deck = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel mit einer Karte, für { $price } Real
   *[other] Stapel mit { $count } Karten, für je { $price } Real
  }
app-alcazar-tower-cards = { $count ->
    [one] Eine Turmkarte
   *[other] { $count } Turmkarten
  }
app-alcazar-tower-supply = { $count ->
    [0] Keine Turmkarte ist mehr da
    [one] Eine Turmkarte, für { $price } Real
   *[other] { $count } Turmkarten, für je { $price } Real
  }
app-alcazar-grandees = { $count ->
    [one] Ein Grande in deinem Vorrat
   *[other] { $count } Granden in deinem Vorrat
  }
app-alcazar-barons = { $count ->
    [one] Ein Baron in deinem Vorrat
   *[other] { $count } Barone in deinem Vorrat
  }
app-alcazar-site = Ein Schloss mit Karte { $card } auf den Feldern { $from } bis { $to }
app-alcazar-bridge-here = Eine Brücke von { $from } nach { $to } auf Ebene { $level } bauen
app-alcazar-flag-here = Die Fahne der Villa mit Feld { $field } geben
## Toledo: die Regeln

# Eine Regel ist ein Text für die Regelseite im Browser, benannt nach ihrer Nummer. Absätze und Listen trennt eine leere
# Zeile; jede Zeile einer Liste beginnt mit „- “. T5.5 und dergleichen wird ein Link.

toledo-rules-title = Toledo: die Regeln
toledo-rules-intro =
    Deine Familie stellt die Schwerter her, für die Toledo berühmt ist. Deine fünf Figuren beginnen auf der Kathedrale, am Fuß des Berges. Auf dem Weg die Straße hinauf besorgen sie Metall und Edelsteine, schmieden Schwerter und bringen sie in den Alcázar.

    Wenn du am Zug bist, tust du genau eines: Karten nehmen, ein Geschäft legen, Figuren bewegen oder eine Figur zurückstellen (T2.1). Karten sind Beine und Geldbeutel zugleich: Mit einer 4 zieht eine Figur 4 Schritte, oder du bezahlst damit ein Geschäft.

    Sobald jemand 3 Figuren im Alcázar hat, kommen alle anderen noch einmal an die Reihe. Der meiste Ruhm gewinnt (T10.2).

    Für die ersten Partien:

    - Lege vier oder fünf Geschäfte, bevor du losläufst. Deine eigenen sind für dich kostenlos, und andere zahlen dort an dich.
    - Gleiche Abstände sind Gold wert: Liegen Geschäfte auf 4 und 8, bringen dir zwei 4er im selben Zug zweimal etwas ein (T5.4).
    - Händler gehören unten an die Straße, Schmiede weiter nach oben.
    - Ein kleines Schwert, das ankommt, schlägt ein großes, das liegen bleibt.
    - Das erste Gemälde ist 3 wert. Beeil dich.

toledo-chapter-T0 = Auf dem Tisch
toledo-rule-T0 =
    Toledo ist für 2 bis 4 Spieler. Diese Wörter kommen immer wieder vor:

    - Die Straße hat 19 Felder. Sie beginnt an der Kathedrale und endet an zwei Eingängen, 20 und 21, die in den Alcázar führen.
    - Sie steigt durch drei Reihen an. Ein Feld zu nutzen kostet in der unteren Reihe eine Karte im Wert von mindestens 1, in der mittleren 3, in der oberen 5.
    - Auf 16 der Felder legen die Spieler Geschäfte: Metallhändler, Edelsteinhändler, Schmied und Fechtmeister. Drei Felder gehören fest zum Spielplan: zwei Tavernen und das Atelier.
    - Ein Kreis ist Platz für eine Figur. Ein Geschäft hat einen oder zwei Kreise, Tavernen und Atelier haben zwei.
    - Eine Karte hat einen Wert von 1 bis 6 und unten ein Duellbild: einen Hintergrund (violett, braun, türkis oder einfarbig) und zwei Fechter, von denen einer deutlich gezeichnet ist.
    - Fechtplättchen gibt es in vier Arten: drei Duellplättchen (violett, braun, türkis) und das Bewegungsplättchen.
    .title = Was ist was
toledo-picture-T0 = Die Straße von der Kathedrale zum Alcázar. Je höher die Reihe, desto teurer ihre Felder.

toledo-chapter-T1 = Vorbereitung
toledo-rule-T1-1 =
    Die Gemälde liegen als offener Stapel bereit, das mit dem Wert 3 zuoberst, die mit dem Wert 1 zuunterst. Schwerter, Fechtplättchen, Metall und Edelsteine liegen für alle sichtbar aus.
    .title = Was offen liegt
toledo-rule-T1-2 =
    Alle bekommen 5 Figuren, 8 Geschäfte und 5 Karten vom gemischten Nachziehstapel. Alle Figuren beginnen auf der Kathedrale.

    Deine 8 Geschäfte: von jeder Art eines mit einem Kreis und eines mit zwei Kreisen.
    .title = Womit du beginnst
toledo-rule-T1-3 =
    Die Sitze werden ausgelost, und der erste Sitz beginnt. (In der gedruckten Anleitung beginnt der jüngste Spieler.)
    .title = Wer beginnt
toledo-rule-T1-4 =
    Deine Handkarten sind geheim. Alle sehen aber, wie viele du hast, welche Karte du an wen zahlst und was auf dem Ablagestapel liegt.

    Die gedruckte Anleitung sagt dazu nichts; an diesem Tisch gilt es so.
    .title = Was geheim ist

toledo-chapter-T2 = Dein Zug
toledo-rule-T2-1 =
    Wenn du am Zug bist, tust du genau eines davon; danach ist dein linker Nachbar dran:

    - 2 Karten nehmen (T3.1)
    - ein Geschäft legen (T4.1)
    - Figuren mit Karten bewegen, so weit deine Karten reichen (T5.1)
    - eine Figur auf die Kathedrale zurückstellen (T9.1)
    .title = Eines von vieren
toledo-rule-T2-2 =
    Passen darfst du nur, wenn du gar nichts tun kannst. Das kommt so gut wie nie vor. Die gedruckte Anleitung spricht nicht davon.
    .title = Passen

toledo-chapter-T3 = Karten nehmen
toledo-rule-T3-1 =
    Nimm die 2 obersten Karten des Nachziehstapels auf die Hand. Das ist dein ganzer Zug. Du darfst beliebig viele Karten haben.
    .title = Zwei Karten
toledo-rule-T3-2 =
    Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Das geschieht genau in diesem Augenblick, auch zwischen zwei Karten einer Taverne oder zwei Runden eines Duells, und nicht früher. Den Zeitpunkt lässt die gedruckte Anleitung offen.

    Eine Grundkarte, die noch vor ihrem Spieler liegt (T5.4), wird nicht mitgemischt.
    .title = Der Stapel ist leer
toledo-rule-T3-3 =
    Sind weniger Karten übrig, als du ziehen sollst, hier oder in einer Taverne, nimmst du, was da ist. Ist gar keine mehr da, kannst du keine Karten nehmen. Die gedruckte Anleitung lässt das offen.
    .title = Zu wenige Karten

toledo-chapter-T4 = Ein Geschäft legen
toledo-rule-T4-1 =
    Lege eines deiner Geschäfte auf ein beliebiges leeres Feld. Dort bleibt es für immer. Tavernen und Atelier gehören fest zum Spielplan; dort liegt nie ein Geschäft.

    Überlege dir dreierlei: welche Art, ein Kreis oder zwei, und welche Reihe. Auf Feld 2 zahlen andere dir mindestens eine 1, auf Feld 16 mindestens eine 5, nur kommen dort weniger vorbei. Zwei Kreise bringen mehr Besuch, geben aber auch deinen Gegnern mehr Platz.
    .title = Ein Geschäft eröffnen
toledo-picture-T4-1 = Rot hat auf Feld 4 einen Metallhändler mit zwei Kreisen, Blau auf Feld 16 einen Schmied mit einem Kreis.

toledo-chapter-T5 = Bewegen
toledo-rule-T5-1 =
    Spiele eine Karte. Eine deiner Figuren zieht genau so viele Schritte in Richtung Alcázar. Jedes Feld ist ein Schritt, ob dort etwas liegt oder nicht, ganz gleich, wer darauf steht.

    Mit einer 4 kommt zum Beispiel eine Figur von Feld 3 auf Feld 7, von der Kathedrale aus auf Feld 4. Figuren im Alcázar ziehen nicht mehr.
    .title = Genau so viele Schritte
toledo-picture-T5-1 = Mit einer 4 zieht die rote Figur von Feld 3 zum Schmied auf Feld 7.
toledo-rule-T5-2 =
    Eine Bewegung muss auf einem Geschäft, einer Taverne, dem Atelier oder einem Eingang enden: nie auf einem leeren Feld und nie über den zweiten Eingang hinaus.

    Von Feld 18 erreichst du mit einer 2 oder einer 3 einen Eingang. Eine 4 ist zu viel. Für eine 1 muss auf Feld 19 ein Geschäft liegen.
    .title = Wo eine Bewegung endet
toledo-rule-T5-3 =
    Ist dort ein Kreis frei, kommt deine Figur darauf. Jetzt darfst du das Feld nutzen (T6.1) oder es bleiben lassen.
    .title = Ein freier Kreis
toledo-rule-T5-4 =
    Die erste Karte deines Zuges ist die Grundkarte. Sie bleibt bis zum Ende des Zuges vor dir liegen. Danach darfst du weitere Karten mit demselben Wert spielen, jede für dieselbe Figur oder für eine andere von dir. Sie kommen sofort auf den Ablagestapel.

    Nach jeder Bewegung darfst du das Feld nutzen, und du darfst aufhören, sobald keine deiner Figuren mehr auf einen Kreis wartet.

    Mit drei 4ern kann eine Figur von der Kathedrale zu deinem Metallhändler auf 4 gehen, weiter zu deinem Schmied auf 8, und dann läuft eine andere von der Kathedrale los.
    .title = Mehrere Bewegungen
toledo-picture-T5-4 = Zwei 4er in einem Zug: Metall auf Feld 4, dann der Schmied auf Feld 8. Beide Geschäfte gehören Rot und kosten nichts.
toledo-rule-T5-5 =
    Ist dort, wo du ankommst, kein Kreis frei, muss diese Figur sofort handeln. Du hast zwei Auswege:

    - Spiele noch eine Karte, die du spielen darfst, und ziehe mit der Figur weiter;
    - oder fordere auf diesem Feld eine fremde Figur zum Duell (T7.1).

    Eigene Figuren kannst du nicht herausfordern. Besetzen nur sie das Feld, darfst du dort nur landen, wenn du mit deinen Karten weiterkommst. Das wird bis zum Ende durchgerechnet: Besetzen deine Figuren 4 und 8, brauchst du drei 4er, um von der Kathedrale auf einen freien Kreis auf 12 zu kommen. Mit zwei 4ern und ohne Zusatzkarte (T5.6) darfst du gar nicht erst losziehen.
    .title = Kein Kreis frei
toledo-picture-T5-5 = Beide Kreise des Edelsteinhändlers auf Feld 7 sind besetzt. Die rote Figur kommt mit einer 4 an und muss Blau oder Grün herausfordern oder sofort weiterziehen.
toledo-rule-T5-6 =
    Hast du das Bewegungsplättchen, darfst du in jedem deiner Züge eine Zusatzkarte spielen. Ihr Wert muss ein anderer sein als der deiner Grundkarte. Sie kommt sofort auf den Ablagestapel.

    Du darfst sie vor der Grundkarte spielen, danach, um ein volles Feld zu verlassen, oder noch in dem Zug, in dem du das Plättchen nimmst. Kommt sie zuerst, muss deine Grundkarte einen anderen Wert haben.

    Ist beides möglich, sagst du, ob eine Karte Grundkarte oder Zusatzkarte ist. Eines lässt die gedruckte Anleitung offen: An diesem Tisch darf die Zusatzkarte auch die einzige Karte deines Zuges sein.
    .title = Das Bewegungsplättchen

toledo-chapter-T6 = Ein Feld nutzen
toledo-rule-T6-1 =
    Nur eine Figur, die gerade auf einen Kreis gekommen ist, darf ihr Feld nutzen, und nur einmal. Eine Figur, die schon seit einem früheren Zug dort steht, darf es nicht.
    .title = Nur bei der Ankunft
toledo-rule-T6-2 =
    Dein eigenes Geschäft ist kostenlos. In einem fremden gibst du dem Besitzer genau eine Karte, die mindestens so viel wert ist, wie die Reihe kostet: 1, 3 oder 5. Gewechselt wird nicht, und ablehnen kann der Besitzer auch nicht. In einer Taverne und im Atelier kommt die Karte auf den Ablagestapel.

    Beim Schmied von Blau auf Feld 8 brauchst du eine 3 oder mehr. Hast du nur eine 6, bekommt Blau die 6.
    .title = Was es kostet
toledo-picture-T6-2 = Feld 8 liegt in der mittleren Reihe: Rot gibt Blau eine Karte im Wert von mindestens 3, um den Schmied zu nutzen.
toledo-rule-T6-3 =
    Das bringt dir ein Feld:

    - Metallhändler: 1 Metall.
    - Edelsteinhändler: 1 Edelstein.
    - Schmied: ein Schwert (T6.4).
    - Fechtmeister: ein Fechtplättchen (T6.5).
    - Taverne: Ziehe 3 Karten. Du darfst sie noch in diesem Zug verwenden, zum Bewegen oder zum Bezahlen.
    - Atelier: das oberste Gemälde.
    .title = Was du bekommst
toledo-rule-T6-4 =
    Nimm eines der offenen Schwerter und zahle sein Metall und seine Edelsteine in den Vorrat. Die Zahl darauf ist sein Ruhm. Das Schwert mit 6 Ruhm kostet zum Beispiel 2 Metall und 1 Edelstein. Alle Schwerter stehen unter T11.
    .title = Ein Schwert schmieden
toledo-rule-T6-5 =
    Nimm eines der offenen Fechtplättchen. Du darfst höchstens 3 haben, und keine zwei gleichen.

    Hast du 3, bekommst du die vierte Art nur, wenn du eines von deinen zurücklegst. Nur so wirst du auch das Bewegungsplättchen wieder los, das dich am Ende 2 Ruhm kostet.
    .title = Fechtplättchen
toledo-rule-T6-6 =
    Umsonst zahlst du nie. Kann dir ein Feld nichts bringen (kein Metall mehr da, kein Schwert, das du bezahlen kannst, kein Plättchen zu nehmen, kein Gemälde übrig), wirst du gar nicht gefragt, ob du es nutzt. Die gedruckte Anleitung sagt dazu nichts.

    In der Taverne gibt es immer etwas: Sind beide Stapel leer, wird die Karte, mit der du zahlst, gemischt und kommt zu dir zurück.
    .title = Nichts für nichts
toledo-rule-T6-7 =
    Karten mit demselben Wert unterscheiden sich nur im Duellbild. An diesem Tisch spielst oder zahlst du die, die du am längsten hast. Mit gedruckten Karten könntest du wählen, aber davon hängt nur ab, welches Bild irgendwann in einem Duell auftaucht.
    .title = Gleiche Karten

toledo-chapter-T7 = Duelle
toledo-rule-T7-1 =
    Du bist auf einem vollen Feld angekommen und willst einen Kreis: Fordere jemanden heraus, der dort steht. Stehen dort zwei Gegner, nenne einen von beiden. Gehören beide Figuren demselben, ist es gleich, welche.

    Steht auf dem einen Kreis deine eigene Figur und auf dem anderen eine fremde, darfst du die fremde herausfordern. Die gedruckte Anleitung lässt das offen.
    .title = Die Herausforderung
toledo-rule-T7-2 =
    Du bist der Angreifer. Ein Duell hat bis zu 3 Runden. In jeder deckst du die oberste Karte des Nachziehstapels auf und legst sie ab:

    - Hat genau einer von euch das Duellplättchen in der Farbe des Hintergrunds, gewinnt er die Runde.
    - Sonst (beide, keiner oder ein einfarbiger Hintergrund) gewinnt, wer auf der Karte deutlich gezeichnet ist: der Angreifer oder der Verteidiger.

    Wer 2 Runden gewonnen hat, gewinnt sofort das Duell.
    .title = Drei Runden
toledo-picture-T7-2 = Rot hat das violette Plättchen. Eine violette Karte: Rot gewinnt die Runde. Eine braune, für die keiner ein Plättchen hat, mit deutlichem Verteidiger: Grün gewinnt. Eine einfarbige mit Angreifer: Rot gewinnt das Duell 2 zu 1.
toledo-rule-T7-3 =
    Wer verliert, stellt seine Figur zurück auf die Kathedrale. Gewinnt der Angreifer, kommt er auf den frei gewordenen Kreis und darf das Feld nutzen (T6.1). Gewinnt der Verteidiger, bleibt er einfach stehen.

    So oder so geht der Zug des Angreifers weiter. Mit der richtigen Karte darf die unterlegene Figur gleich wieder loslaufen.
    .title = Sieg und Niederlage
toledo-rule-T7-4 =
    Ist keine Karte zum Aufdecken mehr da, weder auf dem Nachziehstapel noch auf dem Ablagestapel, gewinnt der Verteidiger die Runde. Die gedruckte Anleitung erwähnt das nicht.
    .title = Keine Karte mehr

toledo-chapter-T8 = Der Alcázar
toledo-rule-T8-1 =
    Eine Figur, die genau auf einem Eingang ankommt, betritt den Alcázar und bleibt für immer dort. Du darfst eines deiner Schwerter unter sie legen oder keines. Ein Schwert pro Figur: Jede Figur darf jedes Schwert tragen, das du geschmiedet hast.

    Nur was hier abgeliefert ist, zählt voll (T10.2). Das Schwert mit 8 Ruhm ist im Alcázar 8 wert, vor dir auf dem Tisch nur 4.
    .title = Ein Schwert abliefern
toledo-picture-T8-1 = Rot zieht mit einer 3 von Feld 17 auf Eingangsfeld 20 und liefert das Schwert mit 8 Ruhm ab.
toledo-rule-T8-2 =
    Die Eingänge haben keine Kreise. Sie sind nie voll, und niemand wartet oder duelliert sich dort.
    .title = Immer Platz

toledo-chapter-T9 = Zurückstellen
toledo-rule-T9-1 =
    Als ganzen Zug darfst du eine deiner Figuren von den Feldern 1 bis 19 zurück auf die Kathedrale stellen. Das hilft, wenn eine Figur an allem vorbeigelaufen ist, was du brauchst.

    Eine Figur, die schon auf der Kathedrale steht, zählt nicht; passen kann so also niemand. Ausdrücklich sagt das die gedruckte Anleitung nicht.
    .title = Zurück zur Kathedrale

toledo-chapter-T10 = Ende und Wertung
toledo-rule-T10-1 =
    Hat jemand am Ende seines Zuges 3 oder mehr Figuren im Alcázar, beginnt die Schlussrunde. Alle anderen sind noch genau einmal am Zug, dann wird gewertet. Wer in der Schlussrunde auch noch auf 3 Figuren kommt, ändert daran nichts.
    .title = Die Schlussrunde
toledo-rule-T10-2 =
    Zähle deinen Ruhm:

    - Schwerter im Alcázar: voller Ruhm.
    - Jedes andere Schwert: halber Ruhm, Schwert für Schwert abgerundet.
    - Gemälde: voller Ruhm.
    - Edelsteine: 1 für je 2.
    - Das Bewegungsplättchen: −2.
    .title = Ruhm
toledo-rule-T10-3 =
    Der meiste Ruhm gewinnt. Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat, danach, wessen Karten zusammen mehr wert sind. Ist auch das gleich, wird der Sieg geteilt. Dieser letzte Schritt ist von uns; die gedruckte Anleitung hört vorher auf.
    .title = Wer gewinnt
toledo-rule-T10-4 =
    Tut 3 volle Runden lang niemand etwas anderes als Figuren zurückzustellen oder zu passen, endet die Partie und wird gewertet. Das wirst du kaum je erleben. Die gedruckte Anleitung kennt nichts dergleichen.
    .title = Stillstand
toledo-rule-T10-5 =
    Du hast das Schwert mit 12 Ruhm abgeliefert. Ein Schwert mit 7 Ruhm liegt noch vor dir: Die Hälfte davon, abgerundet, ist 3. Du hast zwei Gemälde im Wert von je 2, 3 Edelsteine und das Bewegungsplättchen.

    12 + 3 + 4 + 1 − 2 = 18 Ruhm.
    .title = Ein Beispiel
toledo-picture-T10-5 = 12 für das abgelieferte Schwert, 3 für das andere, 4 für die Gemälde, 1 für die Edelsteine, −2 für das Bewegungsplättchen: 18.

toledo-chapter-T11 = Spielplan und Material
toledo-rule-T11 =
    Die gedruckte Anleitung sagt nicht alles über Spielplan und Karten. Was sie und Spielberichte offenlassen, ist hier rekonstruiert, so genau wir konnten. Andere Editionen können abweichen.

    - Untere Reihe, Kosten 1: Felder 1 bis 6, mit einer Taverne auf Feld 5.
    - Mittlere Reihe, Kosten 3: Felder 7 bis 13, mit dem Atelier auf Feld 9 und einer Taverne auf Feld 12.
    - Obere Reihe, Kosten 5: Felder 14 bis 19.
    - Karten: 84, von jedem Wert 14. Von diesen 14 sind je 4 violett, braun und türkis und 2 einfarbig. Auf der Hälfte davon ist jeweils der Angreifer deutlich gezeichnet, auf der anderen der Verteidiger.
    - Gemälde von oben: 3, 2, 2, 1, 1, 1.
    - Fechtplättchen: 4 von jeder Art. Vorrat: 23 Metall und 20 Edelsteine.

    Die 19 Schwerter:

    - Ruhm 2: 1 Metall, 0 Edelsteine (4 Schwerter)
    - Ruhm 3: 2 Metall, 0 Edelsteine (3 Schwerter)
    - Ruhm 4: 1 Metall, 1 Edelstein (3 Schwerter)
    - Ruhm 6: 2 Metall, 1 Edelstein (3 Schwerter)
    - Ruhm 7: 3 Metall, 1 Edelstein (1 Schwert)
    - Ruhm 8: 2 Metall, 2 Edelsteine (2 Schwerter)
    - Ruhm 10: 3 Metall, 2 Edelsteine (1 Schwert)
    - Ruhm 12: 3 Metall, 3 Edelsteine (1 Schwert)
    - Ruhm 15: 4 Metall, 4 Edelsteine (1 Schwert)
    .title = Was in der Schachtel ist

## Alcázar: die Regeln

alcazar-rules-title = Alcázar: die Regeln
alcazar-rules-intro =
    Der König wünscht sich Schlösser, höher als alle bisher, und ihr baut sie gemeinsam. Die Schlösser gehören niemandem. Es zählt, wie hoch deine zwei Granden und sechs Barone am Ende stehen.

    Wenn du am Zug bist, kaufst du eine Karte oder baust einmal (A2.2). Woran du baust, das steigt im Wert, und diesen Wert zahlt dir die Bank aus. Danach darfst du auf dem, was du gerade gebaut hast, einen Adligen einsetzen. Das kostet den Wert, bei einem Granden das Doppelte: früh billig, später teuer.

    Ist der letzte Stein oder die letzte Brücke verbaut, zählt jeder Baron seine Ebene, jeder Grande das Doppelte. Die meisten Punkte gewinnen (A14.2).

    Für die ersten Partien:

    - Gründe gleich ein Schloss und setze einen Granden auf die gestapelten Steine: jetzt für 10 Real, später für bis zu 100.
    - Wer an ein Schloss anbaut, bekommt genau das, was ein Baron dort kostet.
    - Eine Brücke kostet 15, bringt den neuen Wert und hebt bis zu drei Adlige. Ab einem Wert von 10 lohnt sie sich fast immer.
    - Turmkarten gehen aus. Kaufe rechtzeitig.

alcazar-chapter-A0 = Auf dem Tisch
alcazar-rule-A0 =
    Alcázar ist für 2 bis 5 Spieler. Diese Wörter kommen immer wieder vor:

    - Der Weg hat 72 nummerierte Felder auf einem Plan von 11 mal 11 Plätzen, und er ist geschlossen: 72 liegt neben 1. Die Plätze ohne Nummer sind Lücken.
    - „Neben“ heißt: die Nummer davor oder danach auf dem Weg, nie über eine Lücke hinweg.
    - Höhe: die Ebene des obersten Steins oder Brückenteils auf einem Platz. Ein leerer Platz hat die Höhe 0. Ein Adliger steht obenauf, auf dieser Ebene.
    - Ein Bau ist ein Schloss oder eine Villa, mit allem, was damit verbunden ist. Ein Schloss trägt eine von 8 Fahnen, eine Villa keine.
    - Wert: 1 für jeden Stein am Boden, 2 für jeden Stein weiter oben und das 3-Fache ihrer Ebene für jede Brücke. Ein Schloss ist nie mehr als 50 wert.
    - Adlige sind deine 2 Granden und 6 Barone. Auf einem Platz steht immer nur einer.
    - Baukarten tragen die Nummern 1 bis 72, jede einmal. Turmkarten tragen keine. Gezahlt wird in Real, und der Bank geht das Geld nie aus.

    Was „neben“ bedeutet und dass der Bank das Geld nie ausgeht, ist unsere Lesart der gedruckten Anleitung.
    .title = Was ist was
alcazar-picture-A0 = Ein neues Schloss auf den Feldern 7, 8 und 9: drei Steine am Boden (3) und einer obenauf (2) ergeben den Wert 5. Der Adlige auf Feld 8 steht auf Ebene 2.

alcazar-chapter-A1 = Vorbereitung
alcazar-rule-A1-1 =
    Im Vorrat sind 84 Steine, 20 Brücken, 8 Fahnen und 20 Turmkarten. Die Baukarten werden gemischt: Jeder bekommt 10, 6 liegen offen aus, der Rest ist der Stapel. Alle bekommen 40 Real.

    Die Sitze werden ausgelost, und der erste Sitz beginnt. Wer beginnt, sagt die gedruckte Anleitung nicht.
    .title = Womit du beginnst
alcazar-rule-A1-2 =
    Deine Baukarten sind geheim, außer denen, die du aus der Auslage gekauft hast: Die haben alle gesehen. Geld, Turmkarten und alles auf dem Plan sind offen. Beim Geld haben wir das so festgelegt, denn die gedruckte Anleitung sagt nichts dazu.
    .title = Was geheim ist

alcazar-chapter-A2 = Dein Zug
alcazar-rule-A2-1 =
    Ganz am Anfang deines Zuges darfst du einen deiner Adligen zurückziehen (A9.1). Du musst nicht.
    .title = Erst zurückziehen
alcazar-rule-A2-2 =
    Dann tust du genau eines davon:

    - eine Karte kaufen (A3.1)
    - mit einer Baukarte ein Schloss (A4.1) oder eine Villa (A5.1) gründen
    - mit einer Baukarte ausbauen (A6.1)
    - mit einer Turmkarte ausbauen (A7.1)
    - eine Brücke bauen (A8.1)

    Hast du gebaut, geht es noch um die Adligen (A10.1). Danach ist dein linker Nachbar dran.
    .title = Kaufen oder bauen
alcazar-rule-A2-3 =
    Solange du etwas tun kannst, darfst du nicht passen. Was sonst geschieht, steht in A11.1 bis A11.5.
    .title = Kein Passen
alcazar-rule-A2-4 =
    Eine gespielte Baukarte ist aus dem Spiel. Ihre Nummer kommt nie wieder. Turmkarten kommen ebenfalls aus dem Spiel; ausdrücklich sagt die gedruckte Anleitung das nicht.
    .title = Gespielt ist weg

alcazar-chapter-A3 = Eine Karte kaufen
alcazar-rule-A3-1 =
    Eine Baukarte kostet 5 Real. Nimm eine aus der Auslage, die sofort vom Stapel ersetzt wird, solange er reicht, oder verdeckt die oberste Karte des Stapels. Eine Turmkarte kostet 10 Real.

    Was nicht da ist oder was du nicht bezahlen kannst, kannst du nicht kaufen.
    .title = Preise

alcazar-chapter-A4 = Ein Schloss gründen
alcazar-rule-A4-1 =
    Spiele eine Baukarte. Zwei Steine kommen übereinander auf ihr Feld, je einer auf zwei weitere Felder. Mit Karte 8 hast du die Wahl:

    - links: 6 und 7
    - mittig: 7 und 9
    - rechts: 9 und 10

    Alle drei Felder müssen leer sein, und eine Fahne und 4 Steine müssen noch da sein. An diesem Tisch darfst du um die Ecke bauen, und nach 72 kommt wieder 1. Du bekommst die erste Fahne, die noch da ist, in der Reihenfolge von A15. Die gedruckte Anleitung lässt dich wählen, aber eine Fahne ist nur ein Name.
    .title = Drei Möglichkeiten
alcazar-picture-A4-1 = Dreimal Karte 8: mit 6 und 7, mit 7 und 9 oder mit 9 und 10. Auf Feld 8 kommen immer zwei Steine.
alcazar-rule-A4-2 =
    Auf beiden Seiten müssen zum nächsten Schloss mindestens 3 freie Felder liegen und zur nächsten Villa mindestens 1. Gezählt wird auf dem Weg, nicht über Lücken hinweg, und nur leere Felder zählen; die gedruckte Anleitung ist hier weniger genau. Eine große Villa (A12.4) gilt als Villa.

    Beginnt ein Schloss auf Feld 10, darf ein neues auf Feld 6 enden: 7, 8 und 9 sind frei. Steht auf 8 eine Villa, bleiben nur 7 und 9, und das ist zu nah. Dann muss das neue Schloss spätestens auf 5 enden.
    .title = Abstand halten
alcazar-picture-A4-2 = Ein Schloss auf 10, 11 und 12, eine Villa auf 8. Von einem Schloss auf 4, 5 und 6 wären es zum anderen nur zwei freie Felder (7 und 9). Von 3, 4 und 5 aus sind es drei.
alcazar-rule-A4-3 =
    Ein neues Schloss hat den Wert 5. Du bekommst 5 Real. Danach darfst du einen oder zwei Adlige auf verschiedenen der drei Felder einsetzen: Ein Baron kostet 5, ein Grande 10 (A10.1).
    .title = Wert und Adlige

alcazar-chapter-A5 = Eine Villa gründen
alcazar-rule-A5-1 =
    Spiele eine Baukarte, deren Feld leer ist und auf beiden Seiten leere Nachbarfelder hat, und lege einen Stein darauf. Die Villa hat den Wert 1, und du bekommst 1 Real. Du darfst einen Adligen einsetzen: einen Baron für 1, einen Granden für 2.

    Eine Villa kann wachsen: Ab dem Wert 5 ist sie ein Schloss (A12.4).
    .title = Ein einziger Stein

alcazar-chapter-A6 = Mit einer Baukarte ausbauen
alcazar-rule-A6-1 =
    Ist das Feld deiner Karte leer und liegt es neben einem Schloss oder einer Villa, lege dort einen Stein hin. Er gehört nun zu diesem Bau, der um 1 wertvoller wird. Ein Abstand ist hier nicht nötig. Berührt der Stein zwei Bauten, schließen sie sich zusammen (A12.1).
    .title = Anbauen
alcazar-rule-A6-2 =
    Liegt auf dem Feld schon ein Stein oder eine Brücke, kommt dein Stein ganz obenauf. Der Bau wird um 2 wertvoller. Eine Höhengrenze gibt es nicht.

    Steht dort einer deiner Adligen, wird er angehoben. Ein fremder Adliger wird vorher geschlagen (A13.1).
    .title = Obenauf bauen
alcazar-picture-A6-2 = Grün spielt Karte 10: Der Stein kommt obenauf, das Schloss steigt von 6 auf 8, und Grün bekommt 8 Real.
alcazar-rule-A6-3 =
    Nach dem Bauen, und nach einem Zusammenschluss, falls es einen gab, bekommst du den Wert des Baus. Danach geht es noch um die Adligen (A10.1).

    Spiele 11 neben einem Schloss mit dem Wert 5: Nun ist es 6 wert, du bekommst 6 Real, und ein Baron auf 11 kostet dich genau diese 6.
    .title = Deine Einnahmen

alcazar-chapter-A7 = Mit einer Turmkarte ausbauen
alcazar-rule-A7-1 =
    Mit einer Turmkarte setzt du einen Stein auf andere, egal welche Nummer das Feld hat: nie am Boden und nie über Ebene 5. Der Bau wird um 2 wertvoller, du bekommst seinen Wert, und dann sind wie immer die Adligen dran (A6.3).

    Das geht nur in zwei Fällen: A7.2 und A7.3.
    .title = Bis Ebene 5
alcazar-rule-A7-2 =
    Schiebe den Stein unter einen deiner Adligen und hebe ihn so um eine Ebene. Ein Turmstein unter dem Baron in einer Villa mit dem Wert 1 macht sie 3 wert und bringt dir 3 Real.
    .title = Unter deinen Adligen
alcazar-rule-A7-3 =
    Oder bereite eine Brücke vor: Setze den Stein auf einen bebauten Platz ohne Adligen. Genau zwei Plätze weiter, in gerader Linie, muss einer deiner Adligen höher stehen, und die Brücke zwischen beiden darf weder nach A8.4 noch, nach jetzigem Stand, nach A12.3 verboten sein.

    Wie hoch es dazwischen ist, spielt keine Rolle, und bauen musst du die Brücke später nicht. Steht dein Adliger auf Feld 6 auf Ebene 3, darfst du Feld 8 von 1 auf 2 erhöhen.
    .title = Eine Brücke vorbereiten
alcazar-picture-A7-3 = Der rote Grande steht auf Feld 6 auf Ebene 3. Deshalb darf Rot mit einer Turmkarte Feld 8 erhöhen. Blau hat dort niemanden in der Nähe und darf es nicht.

alcazar-chapter-A8 = Eine Brücke bauen
alcazar-rule-A8-1 =
    Eine Brücke kostet 15 Real und braucht keine Karte. Sie überspannt drei Plätze in gerader Linie, in einer Zeile oder Spalte des Plans, egal ob Felder oder Lücken.

    So kannst du von 7 über die Lücke g2 nach 17 bauen und verbinden, was auf dem Weg weit auseinanderliegt.
    .title = Preis und Ort
alcazar-rule-A8-2 =
    Die beiden Enden sind die Pfeiler. Sie müssen gleich hoch sein, mindestens 1, und die Mitte muss niedriger sein. Auf mindestens einem Pfeiler steht einer deiner Adligen, auf keinem ein fremder.

    Die Brücke liegt eine Ebene über den Pfeilern. Brücken dürfen beliebig hoch liegen: Wo die gedruckte Anleitung von der sechsten Ebene spricht, meint sie nach unserer Lesart Steine.
    .title = Die Pfeiler
alcazar-picture-A8-2 = Die Felder 1 und 3 sind 2 hoch, Feld 2 ist 1 hoch. Die Brücke von Rot liegt auf Ebene 3 und bringt 9 dazu. Beide roten Adligen stehen nun darauf.
alcazar-rule-A8-3 =
    Deine eigenen Adligen auf den Pfeilern und in der Mitte kommen auf die Brücke, jeder bleibt auf seinem Platz. Ein fremder Adliger in der Mitte wird geschlagen (A13.1).
    .title = Adlige steigen auf
alcazar-rule-A8-4 =
    Keine Brücke darf über einer anderen liegen, die genau dieselben drei Plätze überspannt. Kreuzen und überlappen dürfen sie sich. Ein Brückenteil darf Pfeiler der nächsten Brücke sein, auch über einer Lücke.

    Eine Brücke von 17 nach 67 führt über die Lücke f3. Dort kann sie eine weitere Brücke nach Feld 6 tragen.
    .title = Brücke über Brücke
alcazar-picture-A8-4 = Die Brücke von 17 nach 67 bedeckt die Lücke f3, wo der rote Baron steht. Von dort baut Rot eine zweite Brücke nach Feld 6.
alcazar-rule-A8-5 =
    Alles, was auf den drei Plätzen steht, wird ein einziger Bau (A12.1). Sein Wert steigt um das 3-Fache der Ebene, auf der die Brücke liegt. Du bekommst den neuen Wert und darfst auf einem der drei Plätze einen Adligen einsetzen oder dorthin umsetzen (A10.1).

    Eine Villa mit dem Wert 3 und ein Schloss mit dem Wert 8, verbunden durch eine Brücke auf Ebene 3: 3 + 8 + 9 = 20. Du hast 15 bezahlt und bekommst 20.
    .title = Wert und Einnahmen

alcazar-chapter-A9 = Einen Adligen zurückziehen
alcazar-rule-A9-1 =
    Nimm einen deiner Adligen zurück in deinen Vorrat. Die Bank zahlt dir für einen Baron den Wert des Baus, für einen Granden das Doppelte. Aus einem Schloss mit dem Wert 20 bringt ein Baron 20 Real, ein Grande 40.

    Das darfst du einmal, und zwar als Erstes in deinem Zug. Danach tust du noch eines aus A2.2.
    .title = Geld für einen Adligen

alcazar-chapter-A10 = Adlige nach dem Bauen
alcazar-rule-A10-1 =
    Du darfst einen Adligen aus deinem Vorrat dort einsetzen, wo du gerade gebaut hast, wenn da noch keiner steht. Auf einer Brücke wählst du einen ihrer drei Plätze. Nur nach der Gründung eines Schlosses darfst du zwei einsetzen.

    Ein Baron kostet den Wert des Baus, ein Grande das Doppelte. In einem Schloss mit dem Wert 8 sind das 8 oder 16.
    .title = Einsetzen
alcazar-rule-A10-2 =
    Statt einen einzusetzen, darfst du eines davon kostenlos tun:

    - einen deiner Adligen aus demselben Bau dorthin umsetzen, wo du gerade gebaut hast, wenn da noch keiner steht;
    - einen deiner Granden mit einem deiner Barone tauschen, wo immer die beiden in diesem Bau stehen.

    Nach einer Gründung geht das nicht. Wo die gedruckte Anleitung es offenlässt, ist es an diesem Tisch erlaubt: Auch nach einer Brücke darfst du überall im Bau tauschen, und auch dann, wenn der neue Stein einen deiner Adligen angehoben hat.
    .title = Umsetzen und tauschen
alcazar-picture-A10-2 = Nach dem Brückenbau setzt Rot den Granden von Feld 4 auf Feld 3 um, auf die Brücke: kostenlos von Ebene 1 auf Ebene 3.

alcazar-chapter-A11 = Wenn du nichts tun kannst
alcazar-rule-A11-1 =
    Du hast keine Karte, und es ist keine mehr zu kaufen: Jetzt darfst du eine Brücke bauen, wenn du kannst, einen Adligen zurückziehen oder passen. Passt du jetzt, scheidest du bis zur Wertung aus. Deine Adligen bleiben stehen und zählen.
    .title = Nirgends eine Karte
alcazar-rule-A11-2 =
    In allen anderen Fällen gilt: Solange du irgendetwas kaufen oder bauen kannst, musst du es tun. Vorher darfst du einen Adligen zurückziehen.
    .title = Wer kann, der muss
alcazar-rule-A11-3 =
    Du hast keine Karte und kein Geld für eine: Bringt es genug ein, einen deiner Adligen zurückzuziehen, musst du das tun und dann eine Karte kaufen.

    Du hast nur Turmkarten, die du nicht spielen kannst, und auch sonst geht nichts: Kannst du etwas tun, wenn du einen bestimmten Adligen zurückziehst, musst du einen solchen zurückziehen. Von diesem Fall spricht die gedruckte Anleitung nicht.
    .title = Zurückziehen, um weiterzukommen
alcazar-rule-A11-4 =
    Hilft auch das nicht, darfst du einen Adligen zurückziehen oder passen. Damit setzt du nur diese Runde aus; du bleibst im Spiel. Die gedruckte Anleitung sagt dazu nichts.
    .title = Eine Runde aussetzen
alcazar-rule-A11-5 =
    Passen alle, die noch im Spiel sind, hintereinander, oder sind alle ausgeschieden, endet die Partie und wird gewertet. Auch dazu sagt die gedruckte Anleitung nichts.
    .title = Alle passen

alcazar-chapter-A12 = Zusammenschlüsse
alcazar-rule-A12-1 =
    Bauten, die verbunden werden, sind nun einer, und ihre Werte werden zusammengezählt. Ist ein Schloss darunter, ist das Ganze ein Schloss.

    Bei 50 ist für ein Schloss Schluss. Weiterbauen darfst du dort: Der Wert bleibt 50, und so viel bekommst du.
    .title = Aus mehreren wird eins
alcazar-picture-A12-1 = Die Brücke von Rot auf Ebene 3 verbindet eine Villa mit dem Wert 3 und ein Schloss mit dem Wert 8. Sie bringt 9 dazu: ein einziges Schloss mit dem Wert 20.
alcazar-rule-A12-2 =
    Schließen sich Schlösser zusammen, behält das wertvollste seine Fahne, bei Gleichstand das, dessen Fahne schon länger steht. Die anderen Fahnen kommen zurück in den Vorrat. Die gedruckte Anleitung lässt den Spieler manches davon entscheiden, doch davon hängt nur der Name ab.
    .title = Welche Fahne bleibt
alcazar-rule-A12-3 =
    Ein Schloss, das auf 50 steht, verbindet sich nie mit einem anderen Schloss. Eine Brücke, die beide verbinden würde, darf nicht gebaut werden. Eine Baukarte darf dazwischen gespielt werden, aber ihr Stein kommt aus dem Spiel: Du bekommst 50 Real, und dein Zug endet, ohne dass es um Adlige geht.

    Mit einer Villa verbindet es sich wie immer und bleibt auf 50. Eine Villa, die auf eine Fahne wartet, darf mehr als 50 wert sein; bekommt sie eine, fällt sie auf 50. Das, und dass keine Adligen folgen, stammt von uns, weil die gedruckte Anleitung dazu schweigt.
    .title = Ein Schloss auf 50
alcazar-rule-A12-4 =
    Eine Villa mit dem Wert 5 oder mehr wird sofort zum Schloss, wenn noch eine Fahne da ist. Sonst wartet sie als große Villa. Wird eine Fahne frei und warten mehrere Villen, entscheidet, wer am Zug ist, welche sie bekommt.
    .title = Von der Villa zum Schloss
alcazar-rule-A12-5 =
    Alle Adligen bleiben, wo sie stehen. Sie gehören nun zum größeren Bau und bringen mehr, wenn sie zurückgezogen werden.
    .title = Adlige bleiben

alcazar-chapter-A13 = Schlagen
alcazar-rule-A13-1 =
    Ein fremder Adliger wird nur in zwei Fällen geschlagen: Eine Baukarte setzt einen Stein auf sein Feld (A6.2), oder er steht unter der Mitte einer neuen Brücke (A8.3).

    Bevor gebaut wird, kommt der Adlige zurück in den Vorrat seines Besitzers, und die Bank zahlt dem Besitzer, was er beim Zurückziehen bekommen hätte (A9.1). Ein Baron in einem Schloss mit dem Wert 8 bringt seinem Besitzer 8 Real.
    .title = Wann und für wie viel

alcazar-chapter-A14 = Ende und Wertung
alcazar-rule-A14-1 =
    Hat der letzte Stein oder die letzte Brücke den Vorrat verlassen, spielt, wer am Zug ist, seinen Zug noch zu Ende. Dann wird sofort gewertet. An diesem Tisch zählt dabei auch ein Stein, der nach A12.3 aus dem Spiel kommt.
    .title = Das Ende
alcazar-rule-A14-2 =
    Jeder Grande zählt 2-mal seine Ebene, jeder Baron seine Ebene. Für je volle 50 Real gibt es 1 Punkt. Ein Grande auf Ebene 5 bringt 10 Punkte, ein Baron auf Ebene 4 bringt 4.

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Geld hat; ist auch das gleich, wird der Sieg geteilt, was die gedruckte Anleitung offenlässt.
    .title = Punkte
alcazar-picture-A14-2 = Der rote Grande auf Ebene 5 bringt 10 Punkte, der Baron auf Ebene 4 bringt 4, und 120 Real bringen noch 2: 16 Punkte.

alcazar-chapter-A15 = Der Spielplan
alcazar-rule-A15 =
    Der Weg windet sich über einen Plan von 11 mal 11 Plätzen. Eine Lücke heißt nach dem Buchstaben ihrer Spalte (a bis k) und der Nummer ihrer Zeile: f3 liegt zwischen 67 und 17.

    Aus den Beispielen der gedruckten Anleitung ergeben sich die Felder 1 bis 19 und 65 bis 72. Der Rest, die Felder 20 bis 64, ist von uns rekonstruiert: Er ist in beiden Richtungen symmetrisch, und nur aufeinander folgende Felder berühren sich. Andere Editionen können abweichen.

    Die Schlösser heißen der Reihe nach: Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga, Sevilla.
    .title = Felder und Lücken

help-open = die Seite im Browser öffnen
