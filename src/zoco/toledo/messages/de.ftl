### Deutsch: alle Sätze von Toledo.

## Editionen

toledo-edition-rows = Die Reihen müssen aneinander anschließen: Diese beginnt mit Feld { $first } und endet nicht davor
toledo-edition-last-row = Die obere Reihe muss mit Feld { $last } enden
toledo-edition-copies = Es gibt { $total } Karten mit dem Wert { $value }; erlaubt sind höchstens { $most }
toledo-edition-deck = Es gibt { $total } Karten; erlaubt sind { $least } bis { $most }

## Orte und Dinge

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

## Worum es geht

toledo-goal = Schmiede Schwerter und bringe sie die Straße hinauf zum Alcázar. Hat jemand drei Figuren dort, kommen alle anderen noch einmal an die Reihe; der meiste Ruhm gewinnt.

## Was gefragt wird

toledo-ask-start = Du bist am Zug: { $options }.
toledo-ask-turn = Du kannst { $options }.
toledo-ask-base = Du hast deine Zusatzkarte gespielt. Du kannst { $options }.
toledo-ask-full = Auf { $place } ist kein Kreis frei. Du musst { $options }.
toledo-ask-crowded = Deine eigenen Figuren besetzen { $place }: Ziehe sofort weiter.
toledo-ask-use = Du stehst auf { $place }. Möchtest du das Feld nutzen?
toledo-ask-pay = Du stehst auf { $place }. Zahlst du eine Karte im Wert von mindestens { $cost }, um das Feld zu nutzen?
toledo-ask-forge = Welches Schwert schmiedest du?
toledo-ask-train = Welches Fechtplättchen nimmst du?
toledo-ask-swap = Welches Fechtplättchen nimmst du, und welches legst du zurück?
toledo-ask-gate = Deine Figur betritt den Alcázar. Welches Schwert bringt sie mit, oder keines?
toledo-ask-over = Die Partie ist vorbei.

toledo-may-draw = Karten nehmen
toledo-may-place = ein Geschäft legen
toledo-may-move = Figuren bewegen
toledo-may-home = eine Figur auf die Kathedrale zurückstellen
toledo-may-pass = passen, denn nichts anderes ist möglich
toledo-may-play = noch eine { $base } spielen
toledo-may-base = eine Grundkarte mit einem anderen Wert spielen
toledo-may-bonus = eine Zusatzkarte spielen
toledo-may-end = deinen Zug beenden
toledo-may-leave = sofort weiterziehen
toledo-may-duel = jemanden herausfordern
toledo-may-comma = { $before }, { $offer }
toledo-may-or = { $before } oder { $offer }
toledo-may-last = { $before } oder { $offer }

## Was eine Entscheidung bewirkt

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

## Warum nicht

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

## Was geschehen ist

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

## Wertung

toledo-score-delivered = Schwerter im Alcázar
toledo-score-undelivered = andere Schwerter
toledo-score-paintings = Gemälde
toledo-score-gems = Edelsteine
toledo-score-movement = Bewegung
toledo-score-total = Ruhm

## Der Befehl

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

## Der Spielplan

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

## Die App

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
app-game-toledo = Toledo
app-pitch-toledo = Schmiede die besten Schwerter, kreuze die Klingen und trage deinen Stahl die gewundene Straße hinauf zum Alcázar.
app-inventor-toledo = Erfunden von Martin Wallace, 2008
toledo-edition-other-rows = Die Abschnitte der Straße haben andere Längen und Kosten.
toledo-edition-softer-duels = Mehr Karten sind schlicht, sodass Fechtplättchen weniger entscheiden.
toledo-edition-kosmos-2008 = Wie erschienen.
app-facts-toledo = 2 bis 4 Personen · Karten, Läden und Duelle
app-tie-toledo = Gleichstand: Es gewinnt, wer mehr Karten hat, dann, wessen Karten zusammen mehr wert sind.

## Die Regeln

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
