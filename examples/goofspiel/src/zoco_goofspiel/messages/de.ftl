# Goofspiel auf Deutsch.

app-game-goofspiel = Goofspiel
app-pitch-goofspiel = Alle haben dieselben Karten, und alle bieten zugleich. Rate, was die anderen zahlen, und zahle ein wenig mehr.
app-facts-goofspiel = 2 bis 5 Personen · verdeckte Gebote, zehn Minuten
app-tie-goofspiel = Gleichstand: Der Sieg wird geteilt.

## Worum es geht

goofspiel-goal = Biete verdeckt deine Karten auf Preise von 1 bis 13. Das höchste Gebot bekommt den Preis; wer die meisten Punkte in Preisen hat, gewinnt.

## Was gefragt wird

goofspiel-ask-bid = { $carried ->
        [0] Der Preis ist { $prize }. Welche Karte bietest du?
       *[other] Der Preis ist { $prize }, dazu { $carried } aus früheren Runden: zusammen { $pot } Punkte. Welche Karte bietest du?
    }
goofspiel-ask-over = Das Spiel ist zu Ende.

## Was eine Entscheidung bewirkt

goofspiel-do-bid = Biete { $card } für { $pot ->
        [one] { $pot } Punkt
       *[other] { $pot } Punkte
    }. Die Karte liegt verdeckt, bis alle geboten haben.
goofspiel-do-bid-last = Biete { $card } für { $pot ->
        [one] { $pot } Punkt
       *[other] { $pot } Punkte
    }. Du bietest als Letztes: Alle Gebote werden aufgedeckt.

## Warum eine Entscheidung nicht geht

goofspiel-not-no-such-card = eine { $card } gibt es nicht: Die Karten reichen bis { $highest }.
goofspiel-not-card-is-gone = deine { $card } hast du schon in Runde { $round } geboten.
goofspiel-not-game-over = das Spiel ist zu Ende.

## Was geschehen ist

goofspiel-told-bid = { $player } hat geboten.
goofspiel-told-bid-seen = { $player } hat verdeckt { $card } geboten.
goofspiel-told-revealed = Gebot von { $player }: { $card }.
goofspiel-told-won = { $player } bekommt { $pot ->
        [one] { $pot } Punkt
       *[other] { $pot } Punkte
    }.
goofspiel-told-tied = Gleichstand beim höchsten Gebot: { $pot ->
        [one] { $pot } Punkt wandert
       *[other] { $pot } Punkte wandern
    } in die nächste Runde.
goofspiel-told-lost = Gleichstand beim höchsten Gebot: { $pot ->
        [one] Der letzte Punkt geht
       *[other] Die letzten { $pot } Punkte gehen
    } an niemanden.
goofspiel-told-prize = { $carried ->
        [0] Der nächste Preis ist { $prize }.
       *[other] Der nächste Preis ist { $prize }, dazu { $carried } aus früheren Runden.
    }
goofspiel-told-over = Das Spiel ist zu Ende.
goofspiel-ending-all-prizes = alle Preise ausgespielt

## Punkte

goofspiel-score-prizes = Preise
goofspiel-score-total = Punkte

## Was für eine Entscheidung spricht

goofspiel-because-result = Das bringt mehr Punkte für die Schlusswertung.
goofspiel-because-prizes = Damit gewinnst du mehr Punkte in Preisen.
goofspiel-because-bid = Damit hast du bessere Aussichten auf diesen Preis.
goofspiel-because-hand = So behältst du bessere Karten für die Preise, die noch kommen.

## Der Tisch

goofspiel-board-title = Goofspiel
goofspiel-board-description = { $players ->
        [one] Ein Tisch für { $players } Person.
       *[other] Ein Tisch für { $players } Personen.
    } { $now }
goofspiel-board-on-turn = { $name } ist am Zug
goofspiel-board-over = das Spiel ist zu Ende
goofspiel-board-prize = Preis
goofspiel-board-carried = + { $count } aus früheren Runden
goofspiel-board-past = bisher
goofspiel-board-to-come = noch da
goofspiel-board-points = Punkte
goofspiel-board-bids = Gebote
goofspiel-board-has-bid = hat geboten
goofspiel-board-own-bid = { $card } verdeckt geboten
goofspiel-board-hand = Hand
goofspiel-board-hand-of = Hand von { $name }

## Auf einem Brett aus Worten

goofspiel-table = Runde { $turn }. { $pot ->
        [one] Es geht um { $pot } Punkt.
       *[other] Es geht um { $pot } Punkte.
    }
goofspiel-table-seat = { $won ->
        [one] { $won } Punkt
       *[other] { $won } Punkte
    }{ $has-bid ->
        [0] {""}
       *[other] , hat geboten
    }

## Die Regeln

goofspiel-rules-title = Goofspiel: die Regeln
goofspiel-chapter-G1 = Aufbau
goofspiel-rule-G1-1 =
    Goofspiel ist für 2 bis 5 Personen. Alle haben Gebotskarten von 1 bis 13, jede einmal.
    .title = Dieselben Karten für alle
goofspiel-rule-G1-2 =
    Die Preise, ebenfalls 1 bis 13, werden gemischt und liegen verdeckt in einer Reihe. Ein Preis ist so viele Punkte wert, wie darauf steht. Niemand kennt die Reihenfolge.
    .title = Die Preise
goofspiel-chapter-G2 = Die Gebote
goofspiel-rule-G2-1 =
    Jede Runde beginnt mit dem nächsten Preis der Reihe: Er wird aufgedeckt.
    .title = Ein Preis
goofspiel-rule-G2-2 =
    Alle bieten genau eine der Karten, die sie noch haben.
    .title = Eine Karte für jeden Preis
goofspiel-rule-G2-3 =
    Ein Gebot liegt verdeckt, bis alle geboten haben. Alle sehen, wer geboten hat, aber nicht, was. Ein Gebot gilt, sobald es gemacht ist.
    .title = Verdeckt
goofspiel-chapter-G3 = Das Aufdecken
goofspiel-rule-G3-1 =
    Haben alle geboten, werden die Gebote zugleich aufgedeckt. Das höchste bekommt den Preis und alles aus früheren Runden (G3.2).
    .title = Das höchste Gebot
goofspiel-rule-G3-2 =
    Teilen sich mehrere das höchste Gebot, bekommt niemand den Preis: Er kommt zum Preis der nächsten Runde dazu. Niedrigere Gebote gewinnen nichts. Das ist einer von mehreren Bräuchen.
    .title = Gleichstand
goofspiel-rule-G3-3 =
    Jede gebotene Karte ist aus dem Spiel, wer auch immer den Preis bekommen hat. Aufgedeckte Karten sind allen bekannt.
    .title = Geboten ist weg
goofspiel-chapter-G4 = Ende und Wertung
goofspiel-rule-G4-1 =
    Das Spiel endet, wenn der letzte Preis ausgespielt ist.
    .title = Das Ende
goofspiel-rule-G4-2 =
    Nach einem Gleichstand in der letzten Runde gehen ihr Preis und alles aus früheren Runden an niemanden.
    .title = Gleichstand am Schluss
goofspiel-rule-G4-3 =
    Die Preise, die du bekommen hast, sind deine Punkte. Wer die meisten hat, gewinnt; haben mehrere die meisten, teilen sie sich den Sieg.
    .title = Wer gewinnt
goofspiel-chapter-G5 = Die Karten
goofspiel-rule-G5-1 =
    Eine Ausgabe sagt, wie hoch die Karten reichen: von 3 bis 13. Gebotskarten und Preise reichen gleich hoch.
    .title = Kürzere Spiele
