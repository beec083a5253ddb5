### Deutsch: alle Sätze von Alcázar.

## Der Befehl

alcazar-because-result = Das bringt mehr Punkte für die Endwertung.
alcazar-because-nobles = Deine Adligen stehen dann höher.
alcazar-because-supply = Das macht mehr aus deinen Adligen im Vorrat.
alcazar-because-values = Deine Adligen stehen dann in wertvolleren Schlössern.
alcazar-because-safety = Das schützt deine Adligen davor, geschlagen zu werden.
alcazar-because-money = Du hast dann mehr Geld.
alcazar-because-cards = Deine Baukarten können dann mehr.
alcazar-because-towers = Deine Turmkarten heben deine Adligen dann weiter hinauf.
alcazar-because-bridges = Du kannst danach leichter Brücken bauen.

## Orte und Dinge

alcazar-field = Feld { $field }
alcazar-gap = Lücke { $gap }
alcazar-castle = { $name } (Wert { $value })
alcazar-villa = einer Villa (Wert { $value })

## Worum es geht

alcazar-goal = Baue Schlösser und stelle deine Adligen obenauf. Ist der letzte Stein oder die letzte Brücke verbaut, zählt jeder Adlige seine Ebene, ein Grande doppelt; die meisten Punkte gewinnen.

## Was gefragt ist

alcazar-ask-start = Du bist am Zug: { $options }.
alcazar-ask-withdrawn = Du hast einen Adligen zurückgezogen. Jetzt: { $options }.
alcazar-ask-stuck = Du kannst nichts kaufen und nichts bauen. Möglich ist: { $options }.
alcazar-ask-buy = Das Geld deines Adligen ist für eine Karte: Kaufe eine.
alcazar-ask-nobles = Gebaut an { $unit }; du hast { $money } Real. Du kannst { $options }.
alcazar-ask-founded = Nach dem Gründen von { $unit } hast du { $money } Real. Du kannst { $options }.
alcazar-ask-flag = Eine Fahne ist frei, und mehrere Villen warten darauf. Welche wird zum Schloss?
alcazar-ask-over = Die Partie ist vorbei.

alcazar-may-buy = eine Karte kaufen
alcazar-may-found = gründen
alcazar-may-build = bauen
alcazar-may-bridge = eine Brücke errichten
alcazar-may-first = vorher einen Adligen zurückziehen
alcazar-may-withdraw = einen Adligen zurückziehen
alcazar-may-pass = passen
alcazar-may-place = einen Adligen einsetzen
alcazar-may-shift = einen Adligen dorthin umsetzen
alcazar-may-swap = zwei Adlige tauschen
alcazar-may-done = es dabei lassen
alcazar-may-comma = { $before }, { $offer }
alcazar-may-or = { $before } oder { $offer }
alcazar-may-last = { $before } oder { $offer }

## Was eine Entscheidung bewirkt

alcazar-do-pass = Setze diese Runde aus: Du kannst nichts tun.
alcazar-do-pass-out = Scheide bis zur Wertung aus: Du hast keine Karte, und keine ist mehr zu kaufen.
alcazar-do-done = Lass die Adligen, wo sie sind. Dein Zug endet.
alcazar-do-buy = Kaufe die offene Karte { $card } für { $price } Real. Alle wissen dann, dass du sie hast. Dein Zug endet.
alcazar-do-buy-deck = Kaufe die oberste Karte des Stapels verdeckt, für { $price } Real. Dein Zug endet.
alcazar-do-buy-tower = Kaufe eine Turmkarte für { $price } Real. Dein Zug endet.
alcazar-do-castle = Gründe ein Schloss auf { $layout ->
    [L] { $first }–{ $card }
    [C] { $first }–{ $second }
   *[R] { $card }–{ $second }
  }: zwei Steine auf Feld { $card }, je einer auf den Feldern { $first } und { $second }. Du bekommst { $income } Real und darfst bis zu zwei Adlige einsetzen.
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

## Warum nicht

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

## Was geschehen ist

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

## Wertung

alcazar-score-grandees = Granden
alcazar-score-barons = Barone
alcazar-score-money = Geld
alcazar-score-total = Punkte

## Editionen

alcazar-edition-parts = Die Teile der Strecke müssen aufeinander folgen: Dieser beginnt mit Feld { $first } und endet nicht davor
alcazar-edition-last-part = Der letzte Teil der Strecke muss mit Feld { $last } enden
alcazar-edition-no-cell = Feld { $field } muss ein Paar aus Spalte und Zeile von 0 bis { $most } sein, nicht { $value }
alcazar-edition-same-cell = Feld { $field } liegt auf derselben Zelle wie Feld { $other }
alcazar-edition-track-broken = Feld { $following } muss Feld { $field } berühren: Die Strecke ist geschlossen
alcazar-edition-touching = Feld { $field } berührt Feld { $other }; nur aufeinander folgende Felder dürfen sich berühren

## Der Spielplan

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

## Die App

app-game-alcazar = Alcázar
app-pitch-alcazar = Türme Steine zu Schlössern, spanne Brücken zwischen ihnen und stelle deine Adligen obenauf, wo alle anderen auch stehen wollen.
app-inventor-alcazar = Erfunden von Wolfgang Kramer, 2009
alcazar-edition-twelve-columns = Der Plan hat zwölf Spalten.
alcazar-edition-kosmos-2009 = Wie erschienen.
app-alcazar-from-above = Von oben
app-alcazar-standing = Räumlich
app-alcazar-see-through = Durchblick
app-alcazar-see-through-more = Was davorsteht, wird durchsichtig
app-facts-alcazar = 2 bis 5 Personen · Höhe, Geld und Stellung
app-tie-alcazar = Gleichstand: Es gewinnt, wer mehr Geld hat.
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
    [one] { $count } Grande in deinem Vorrat
   *[other] { $count } Granden in deinem Vorrat
  }
app-alcazar-barons = { $count ->
    [one] { $count } Baron in deinem Vorrat
   *[other] { $count } Barone in deinem Vorrat
  }
app-alcazar-site = Ein Schloss mit Karte { $card } auf den Feldern { $from } bis { $to }
app-alcazar-bridge-here = Eine Brücke von { $from } nach { $to } auf Ebene { $level } bauen
app-alcazar-flag-here = Die Fahne der Villa mit Feld { $field } geben

## Die Regeln

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
