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

compiling = Die Regeln von { $game } werden kompiliert. Das geschieht nach jeder Aktualisierung einmal und dauert etwa eine halbe Minute …
compiling-failed = Der Hintergrundprozess endete, bevor alles kompiliert war. Der Rest wird hier kompiliert.
cache-unwritable = Die kompilierten Regeln lassen sich nicht aufbewahren: In { $folder } kann nicht geschrieben werden. Sie werden bei jedem Start neu kompiliert; um das zu vermeiden, setze ZOCO_CACHE auf einen eigenen Ordner.
gpu-not-installed = Das Spielen auf einer GPU braucht eine GPU von NVIDIA und das Paket numba-cuda. Wenn du eine solche GPU hast, führe im Ordner der Quellen aus: pip install -e ".[gpu]".
gpu-not-found = Eine GPU von NVIDIA lässt sich hier nicht nutzen: Entweder gibt es keine, oder ihr Treiber fehlt. Was es gibt, zeigt der Befehl nvidia-smi.
unknown-game = Ein Spiel „{ $name }“ gibt es hier nicht. Spiele: { $games }.
wrong-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
wrong-seed = Ein Startwert (seed) ist eine ganze Zahl von 0 bis 9223372036854775807, nicht { $seed }.
wrong-games = Die Zahl der Partien ist eine ganze Zahl ab 1, nicht { $games }.
no-such-seat = An diesem Tisch gibt es keinen Sitz { $seat }. Die Sitze gehen von 0 bis { $last }.
no-such-moment = Diese Partie hat keinen Moment { $index }: Sie geht von 0 (dem Anfang) bis { $last }.
nothing-to-undo = Es ist noch nichts entschieden, also lässt sich nichts zurücknehmen.
game-ended = Diese Partie ist vorbei.
wrong-ending = Von Menschen wird eine Partie auf eine dieser Arten beendet: { $ways }; nicht { $how }.
wrong-winners = Gewinner sind Sitze von 0 bis { $last } in aufsteigender Folge, jeder einmal; nicht { $winners }.
wrong-substitute = „substitutes“ bei Entscheidung { $index }: Auf Sitz { $seat } übernimmt ein Bot mit seinem Namen von einem Menschen oder der Mensch von einem Bot.
wrong-substitute-index = „substitutes“ nennt die Entscheidung { $index }, aber hier geht es von { $first } bis { $last }.
card-was-revealed = Seitdem wurde eine Karte gezogen oder aufgedeckt: Das lässt sich nicht mehr zurücknehmen.
take-back-own-turn = An diesem Tisch kann jeder nur Entscheidungen seines laufenden Zuges zurücknehmen.
take-back-not-agreed = Der Zug ist vorbei: Seine Entscheidungen lassen sich nur zurücknehmen, wenn alle am Tisch einverstanden sind.

## Installierte Spiele

game-broken = Das Spiel „{ $name }“ ({ $module }) lässt sich nicht laden: { $error }
game-without-spec = { $module } ist als Spiel „{ $name }“ installiert, hat aber kein SPEC, also keine GameSpec dieses Namens.
game-name = „{ $name }“ ist kein Name für ein Spiel: Kleinbuchstaben a bis z und Ziffern, zuerst ein Buchstabe.
game-name-taken = Ein Spiel kann nicht „{ $name }“ heißen: So heißt schon ein Teil von Zoco.
game-letter = { $game }: Der Buchstabe der Regeln ist ein einzelner Großbuchstabe, nicht „{ $letter }“.
game-letter-taken = { $game }: Der Buchstabe „{ $letter }“ gehört schon den Regeln von { $other }.
game-players = { $game }: Die kleinste, die übliche und die größte Zahl der Spieler sind { $players }; sie liegen zwischen 1 und { $most }, in dieser Reihenfolge.
game-pile = { $game }: Der größte Stapel hat { $count } Karten; beim Mischen ist Platz für { $most }.
game-shuffles = { $game }: Eine Entscheidung kann { $count } Mal mischen lassen; Platz ist für { $most } Mal.
game-actions = { $game }: Es gibt { $count } verschiedene Entscheidungen; Nummern gibt es für { $most }.
game-choices = { $game }: Bis zu { $count } Entscheidungen sind zugleich erlaubt; Platz ist für { $most }.
game-messages = { $game }: Die größte Nummer eines Satzes oder Grundes ist { $count }; erlaubt ist { $most }. Gründe sind 1000 × Kapitel + 10 × Regel + eine Ziffer.
game-field = { $game }: In „{ $record }“ fehlt das Feld „{ $name }“, das jedes Spiel dort hat.
game-same-edition = { $game }: Die Edition hat dieselben Felder wie die von { $other }, und daran werden Spiele unterschieden; ein Feld muss anders sein.
game-catalogue = { $game }: Der Katalog { $path } fehlt.

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
record-unknown-key = Der Schlüssel „{ $key }“ gehört in keine Aufzeichnung
record-wrong-form = „{ $key }“ braucht als Wert { $form }
# Die Formen stehen im Akkusativ.
record-form-word = einen Text
record-form-number = eine ganze Zahl
record-form-words = eine Liste von Texten
record-form-plain = eine Liste mit einem Text, true, false oder null für jeden Sitz
record-form-lists = eine Liste von Listen von Texten
record-form-fair = ein Objekt mit „scheme“ 1, „server“ und „seats“; Festlegungen, Geheimnisse und Salze haben 64 Ziffern aus 0–9 und a–f (docs/shuffles.md)
record-form-undone = eine Liste, in der jeder Eintrag ein Index ist, eine Liste von Entscheidungen und, wenn dabei gemischt wurde, eine Liste von Mischungen
record-form-true = true oder nicht vorhanden
record-form-ended = ein Objekt mit „how“ („resigned“, „agreed“ oder „abandoned“), „seat“ und „at“, beides ganze Zahlen
record-form-substitutes = eine Liste, in der jeder Eintrag ein Sitz ist, ein Index und der Name eines Bots oder null
record-form-result = ein Objekt mit „points“ und „winners“, beides Listen ganzer Zahlen
record-other-edition = Gespielt wurde mit der Edition „{ $wanted }“, aber dies ist „{ $given }“
record-unknown-card = Mischung { $shuffle } nennt eine Karte, die es nicht gibt: „{ $card }“
record-no-permutation = Mischung { $shuffle } besteht nicht aus den Karten des Stapels, der hier gemischt wird
record-missing-shuffle = Mischung { $shuffle } fehlt: Hier muss der Stapel gemischt werden
record-superfluous-shuffle = Die Zahl der Mischungen ist { $found }, aber gemischt wurde nur { $used }-mal
record-legal-length = Zahl der Entscheidungen: { $wanted }; Listen erlaubter Entscheidungen: { $found }
record-other-legal = Erlaubt sind andere Entscheidungen; nur in einer der Listen stehen: { $differing }
record-no-result = Die Partie ist vorbei, aber die Aufzeichnung hat kein Ergebnis
record-result-too-early = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht vorbei
record-ended-index = „ended“ nennt die Entscheidung { $index }, aber nach dem Ende kommt nichts mehr: Es muss { $last } sein
record-other-result = Das Ergebnis ist falsch: Dort steht { $found }, richtig ist { $right }
record-not-by-seat = „{ $key }“ muss für jeden der { $players } Sitze einen Eintrag haben
record-in-undone = In „undone“: { $what }
record-undone-index = „undone“ nennt Entscheidung { $index }, aber damals gingen die Entscheidungen von 0 bis { $last }
record-other-version = „zoco“ ist { $found }, aber in einer solchen Aufzeichnung steht dort { $right }
file-unreadable = { $path } lässt sich nicht lesen: { $error }
file-unwritable = { $path } lässt sich nicht schreiben: { $error }

## Mischungen, die sich prüfen lassen

fair-verified = Mischungen geprüft: Die Reihenfolge der Sitze und { $count ->
        [one] die Mischung folgen
       *[other] alle { $count } Mischungen folgen
    } aus Geheimnissen, auf die sich der Server und diese Spieler vor dem Geben festgelegt hatten: { $players }.
fair-nothing = Nichts zu prüfen: Diese Aufzeichnung hat keinen Teil „fair“, gemischt hat also der Server oder das Programm allein.
fair-alone = Nicht bestätigt: Nur der Server hat sich auf ein Geheimnis festgelegt, er konnte also wählen.
fair-secret-differs = Nicht bestätigt: Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
fair-salt-differs = Nicht bestätigt: Das Salz für Stuhl { $chair } des Warteraums ist nicht das, auf das man sich dort festgelegt hatte.
fair-other-shuffle = Nicht bestätigt: Mischung { $number } von { $count } folgt nicht aus den Geheimnissen.
fair-dropped-differs = Nicht bestätigt: Zum verworfenen Geben { $number } steht etwas da, das nicht zu seiner Festlegung passt.
fair-abstained = Ohne eigene Festlegung: { $players }.
fair-withheld = Neu gegeben, weil ein Salz nicht offengelegt wurde: { $players }.
fair-other-commitments = Nicht bestätigt: Die Festlegungen in der Aufzeichnung sind nicht die, die dieser Browser vor dem Geben gesehen hat.
fair-other-seat = Nicht bestätigt: Dein Sitz ist nicht der, der für deinen Stuhl ausgelost wurde.
fair-other-game = Nicht bestätigt: Die Aufzeichnung ist nicht die Partie, die hier zu sehen war.
fair-not-there = Dieser Browser war am Geben nicht beteiligt und kann darum nicht sagen, ob die Festlegungen davor gemacht wurden.
fair-and = { $before }, { $last }
fair-fingerprint = Fingerabdruck der Festlegungen: { $fingerprint }

## Der Befehl

error = zoco: { $what }
interrupted = Abgebrochen.
score-title = Endstand ({ $ending })
score-player = Spieler
ending-resigned = Aufgabe
ending-agreed = einvernehmlich
ending-abandoned = verlassen
told-resigned = { $player } hat aufgegeben.
told-agreed = Alle waren sich einig, die Partie zu beenden.
told-abandoned = { $player } kam nicht zurück; die anderen haben die Partie beendet.
told-bot-plays = Ein Bot spielt für { $player }.
told-person-plays = { $player } spielt wieder selbst.
help-zoco = Zoco: ein Zuhause für zwei Brettspiele. Spiele im Browser oder im Terminal, prüfe aufgezeichnete Partien
    und sieh sie noch einmal an, simuliere Tausende Partien, betrachte die Daten einer Edition.
help-zoco-examples = Beispiele:
    {"  "}zoco serve --open  # im Browser spielen
    {"  "}zoco play { $game }  # du gegen zwei Bots
    {"  "}zoco play { $game } --seats Ana,Ben,bot  # zwei Menschen an einem Bildschirm und ein Bot
    {"  "}zoco replay game.jsonl --move 20  # der Spielplan in einem Moment einer Partie
    {"  "}zoco simulate { $game } --players 4  # tausend zufällige Partien und was sie zeigen
    {"  "}zoco arena { $game } greedy random  # ein Wettkampf zwischen Bots und wie stark sie sind
    {"  "}zoco edition { $game }  # Spielplan, Karten und Plättchen und ihre Herkunft
    {""}
    `zoco BEFEHL --help` sagt mehr über einen Befehl.
help-language = die Sprache aller Texte
unknown-game-here = Ein Spiel „{ $name }“ gibt es hier nicht. Installiert: { $games }. Weitere sind Python-Pakete: pip install NAME
help-command = BEFEHL
help-game = das Spiel: { $games }
help-not-a-number = „{ $word }“ ist keine ganze Zahl
help-not-positive = „{ $word }“ ist keine ganze Zahl ab 1
help-edition-option = eine andere Edition: der Name einer mitgelieferten oder der Pfad einer Datei, die auf .toml endet
help-play = im Terminal spielen
help-play-more = Spiele im Terminal, allein gegen Bots oder zu mehreren an einem Bildschirm.
    Wähle mit einer Nummer oder in Notation; ? erklärt, h gibt einen Tipp, u nimmt zurück, q speichert und beendet.
    Jede Entscheidung wird sofort gespeichert; --resume setzt die letzte Partie fort.
help-play-examples = Beispiele:
    {"  "}zoco play { $game }
    {"  "}zoco play { $game } --bots master
    {"  "}zoco play { $game } --seats Ana,Ben,bot
    {"  "}zoco play { $game } --resume
help-learn = ein Spiel lernen, Lektion für Lektion
help-learn-more = Lerne ein Spiel im Terminal, auf seinem Spielplan und nach seinen Regeln, wenige Minuten je Lektion.
    Ohne --lesson geht es mit der ersten Lektion weiter, die du noch nicht beendet hast.
help-learn-examples = Beispiele:
    {"  "}zoco learn { $game }
    {"  "}zoco learn { $game } --lesson 3
help-lesson = Lektion Nummer N der Liste, auch noch einmal
help-seats = wer am Tisch sitzt, durch Kommas getrennt; „bot“ ist ein Bot, „you“ ein Mensch ohne Namen (Vorgabe: you,bot,bot). Die Sitze werden ausgelost.
help-bots = wer die Bots sind, durch Kommas getrennt, oder einer für alle: apprentice (Lehrling), journeyman (Geselle), master (Meister), grand-master (Großmeister), von sanft bis stark (Vorgabe: journeyman), oder irgendein Bot der Arena
help-seed = die gleiche Zahl ergibt die gleichen Sitze und die gleichen Mischungen
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
help-verify = prüfen, dass niemand die Mischungen wählen konnte
help-verify-more = Prüfe für jede Partie in FILE, dass die Reihenfolge der Sitze und alle Mischungen aus den Geheimnissen des Servers
    und der Spieler folgen (docs/shuffles.md). Kein Server wird dazu gefragt.
    Der Exit-Status ist 0, wenn alle Partien bestätigt sind, sonst 1.
help-verify-examples = Beispiele:
    {"  "}zoco verify partien.jsonl
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
    {"  "}zoco simulate { $game } --players 3 --games 10000 --seed 1
    {"  "}zoco simulate { $game } --players 2 --games 20 --records games.jsonl --legal
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
    Partien werden in Gruppen mit je einem Startwert gespielt: In einer Gruppe spielt jede Aufstellung die gleichen
    Mischungen einmal mit jeder Drehung der Sitze. Die Zahl der Partien wird auf ganze Gruppen aufgerundet. Bei mehr Bots als
    Spielern treffen sich alle Kombinationen; bei weniger nimmt der zuletzt genannte die übrigen Sitze, so dass
    „greedy random --players 4“ ein greedy gegen drei random ist.
    {""}
    Jede Partie wird an die Aufzeichnungen angehängt, sobald sie zu Ende ist. Nach Strg-C macht derselbe Befehl
    dort weiter; mit mehr --games geht auch ein beendeter Wettkampf weiter.
help-arena-examples = Beispiele:
    {"  "}zoco arena { $game } greedy search:500ms random --players 3 --games 400
    {"  "}zoco arena { $game } mine:Bot greedy --games 2000 --sprt 0,20
    {"  "}zoco replay { $game }-greedy-random-2p-seed1.jsonl --game 1
help-arena-bots = wer spielt; die Wertungszahlen gelten im Vergleich zum letzten
help-arena-players = wie viele Spieler an einem Tisch (Vorgabe: so viele wie Bots, soweit das Spiel es erlaubt)
help-arena-games = wie viele Partien mindestens (Vorgabe: 100)
help-arena-sprt = zwei Bots: hört auf, sobald entschieden ist, ob der erste um mindestens ELO1 oder um höchstens ELO0 über dem zweiten liegt; jeder der beiden Irrtümer kommt in einem von zwanzig Fällen vor (mit Minuszeichen: --sprt=-10,10)
help-arena-records = wo die Partien bleiben (Vorgabe: eine nach dem Wettkampf benannte Datei im aktuellen Ordner); was die Arena selbst zum Weitermachen braucht, steht daneben in FILE.match
help-edition = Spielplan, Karten und Plättchen mit ihrer Herkunft zeigen
help-edition-more = Zeige die Daten einer Edition und bei jedem Eintrag, ob er belegt, erschlossen oder rekonstruiert ist.
help-edition-examples = Beispiele:
    {"  "}zoco edition { $game }
    {"  "}zoco edition { $game } --edition mine.toml  # prüft deine Datei und zeigt sie
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
simulate-process-died = Einer der Prozesse ist abgestürzt; vielleicht reichte der Speicher nicht. Weniger --jobs brauchen weniger.
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
arena-interrupted = Nach { $games } von { $wanted } Partien abgebrochen; nur für diese gelten die Zahlen oben. Derselbe Befehl macht hier weiter.
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
bot-unknown = Es gibt keinen Bot { $bot }. Es gibt { $bots } und eigene in der Form module:Class.
bot-budget = Das Budget des Bots { $bot } kann nicht { $budget } sein: Nötig ist eine Zeit wie 500ms (1 bis 600000) oder eine Zahl von Simulationen wie 2000 (1 bis 100000000).
bot-not-made = Der Bot { $bot } lässt sich nicht erzeugen: { $error }. Ein eigener Bot wird module:Class geschrieben, sein Modul wird auch im aktuellen Ordner gefunden, und die Klasse wird mit einem Startwert aufgerufen.
bot-without-choose = { $bot } ist kein Bot: Ihm fehlt eine Methode choose(seat_view, budget), die mit einer von seat_view.actions antwortet.
bot-illegal = Der Bot { $bot } wählte { $action }; das ist keine der { $count } erlaubten Entscheidungen: { $legal } …
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
play-compiling = (Die Regeln werden kompiliert, einmal nach jeder Aktualisierung. Etwa eine Minute lang denken Bots weniger nach, und es gibt keine Tipps.)
play-hint-later = Tipps gibt es, sobald die Regeln kompiliert sind, in etwa einer Minute. Bis dahin erklärt ? deine Möglichkeiten.
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

## Der Server

serve-ready = Zoco ist unter { $address } zu finden (Strg-C beendet es).
help-serve = Tische für Leute an anderen Geräten bereitstellen
help-serve-more = Tische bereitstellen: Man öffnet die Adresse im Browser, nimmt Platz und spielt, sofort oder über Tage.
    Alles liegt in einem Ordner; was bestätigt wurde, geht nie verloren. docs/hosting.md sagt, wie man den
    Server im Internet betreibt.
help-serve-examples = Beispiele:
    {"  "}zoco serve
    {"  "}zoco serve --host 0.0.0.0 --port 8000 --data /srv/zoco
    {"  "}zoco serve --url https://play.example.org --proxied --limit connections_per_address=50
help-open = die Seite im Browser öffnen
help-host = worauf gelauscht wird (sonst: 127.0.0.1, nur dieser Rechner; 0.0.0.0 für das ganze Netz)
help-port = der Port (sonst: 8000; 0 nimmt irgendeinen freien)
help-data = der Ordner, in dem alles liegt (sonst: zoco/server in deinem Datenordner)
help-url = die öffentliche Adresse des Servers, wenn ein Proxy davorsteht
help-proxied = ein Proxy steht davor: glauben, was er über die Adressen der Gäste sagt
help-workers = Prozesse, in denen Bots nachdenken, neben zweien, die für Gerechtigkeit sorgen (sonst: einer weniger als Kerne)
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
help-admin-subject-more = ein Tisch, die Nummer einer Person oder Meldung, eine Zahl von Tagen oder eine Datei, je nach WAS
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
admin-report = Meldung { $report } vom { $created }, Tisch { $table }: { $by } ({ $reporter }) über { $about } ({ $reported })
admin-no-reports = Es liegt keine Meldung vor.
admin-muted = stumm
admin-banned = ausgeschlossen
server-told-undo = { $player } nimmt „{ $notation }“ zurück.
server-told-undo-sealed = { $player } nimmt eine Entscheidung zurück.
server-told-propose-take-back = { $player } möchte bis vor die eigene letzte Entscheidung zurückgehen.
server-told-propose-end = { $player } schlägt vor, die Partie unentschieden zu beenden.
server-told-agree = { $player } ist einverstanden.
server-told-decline = { $player } lehnt ab.
server-told-withdraw = { $player } zieht den Vorschlag zurück.
server-told-taken-back = Alle sind einverstanden: Die Partie geht zurück bis vor die letzte Entscheidung von { $player }.
server-stops = Der Server wird gerade beendet. Versuch es gleich noch einmal.
server-newer-data = { $path } stammt von einem neueren Zoco; dieses hier kann es nicht lesen und hat nichts daran verändert. Installiere wieder das neuere.
server-bad-data = { $path } lässt sich nicht benutzen: { $error }. Ist die Datei beschädigt, dann setz eine Sicherung an ihre Stelle: zoco admin restore DATEI
server-bad-limit = { $limit } ist keine Grenze. Schreib NAME=ZAHL; die Namen sind { $names }.
server-bad-url = { $url } ist keine Webadresse; sie muss mit http:// oder https:// beginnen.
server-no-port = Auf { $host }, Port { $port }, kann der Server nicht lauschen: { $error }
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
server-nobody = Der Server kennt dich noch nicht: Nimm erst einen Platz ein, oder gib deinen Namen an.
server-no-name = Gib einen Namen mit mindestens einem sichtbaren Zeichen an.
server-name-taken = An diesem Tisch heißt schon jemand so oder ganz ähnlich, oder Bots heißen so. Wähl einen anderen Namen.
server-link-used = Dieser Link ist verbraucht oder älter als eine Viertelstunde. Erzeuge auf dem alten Gerät einen neuen.
server-banned = Du wurdest von diesem Server ausgeschlossen.
server-muted = Du wurdest stumm geschaltet: Du kannst spielen, aber nicht schreiben.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-not-yours = Das darf nur, wem der Tisch gehört.
server-two-chairs = Du kannst nur einen Stuhl nehmen.
server-too-many-tables = Du hast schon { $most } Tische, und mehr gehen nicht. Schließ erst einen.
server-too-many-tables-here = Aus deinem Netz sind schon { $most } Tische offen oder im Spiel, und mehr gehen nicht. Schließ einen, der nicht mehr gebraucht wird.
server-too-many-chairs = Du sitzt an { $most } Tischen, an denen noch gespielt wird, und mehr gehen nicht. Steh an einem auf, oder spiel erst eine Partie zu Ende.
server-too-many-chairs-here = Leute aus deinem Netz sitzen auf { $most } Stühlen, und mehr gehen nicht. Jemand muss einen räumen oder eine Partie zu Ende spielen.
server-too-many-connections = Zu viele Verbindungen: höchstens { $most } auf einmal. Schließ erst einen Tab.
server-full = Der Server ist gerade voll. Versuch es in einer Minute noch einmal.
server-too-many-spectators = Es schauen schon { $most } Leute zu.
server-too-many-spectators-here = Aus deinem Netz schauen an diesem Tisch schon { $most } Leute zu, und mehr gehen nicht.
server-too-fast = Zu schnell: Warte einen Moment.
server-sits-already = Du sitzt schon an diesem Tisch.
server-chair-taken = Dieser Stuhl ist besetzt.
server-removed = Du wurdest vom Tisch genommen. Du kannst zuschauen und dich an jeden anderen Tisch setzen.
server-removed-here = Jemand aus deinem Netz wurde von diesem Tisch genommen. Du kannst zuschauen und dich an jeden anderen Tisch setzen.
server-silenced = Du wurdest an diesem Tisch stumm geschaltet. Du kannst weiterspielen.
server-nobody-there = Auf diesem Stuhl sitzt niemand.
server-leave-instead = Das ist dein eigener Stuhl: Steh lieber auf.
server-chairs-open = { $count ->
    [one] Ein Stuhl ist noch frei. Wer den Tisch eröffnet hat, kann einen Bot daraufsetzen.
   *[other] { $count } Stühle sind noch frei. Wer den Tisch eröffnet hat, kann Bots daraufsetzen.
}
server-started = Das Spiel hat schon begonnen.
server-no-deal = An diesem Tisch folgen die Mischungen nicht aus Festlegungen: Er kommt aus einer Aufzeichnung, das Spiel hat begonnen, oder er stammt aus einer früheren Version.
server-committed = Für diesen Stuhl gibt es schon eine Festlegung. Um sie zu ersetzen, steh auf und setz dich wieder.
server-not-revealing = Für diesen Stuhl ist jetzt nichts offenzulegen.
server-known-salt = Das wurde bei einem verworfenen Geben offengelegt und ist bekannt. Lege dich auf etwas Neues fest.
server-other-salt = Darauf hatte man sich an diesem Stuhl nicht festgelegt: Der SHA-256-Hash ist ein anderer.
server-dealing = Das Spiel beginnt gerade: Die Browser der Spieler legen offen, worauf sie sich festgelegt haben. Einen Moment bitte.
server-deal-not-agreed = Das letzte Geben wurde verworfen, und diese Spieler haben einem neuen noch nicht zugestimmt: { $players }.
server-not-started = Das Spiel hat noch nicht begonnen.
server-game-over = Dieses Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-resign-instead = Das Spiel läuft: Statt zu gehen, kannst du deinen Platz einem Bot überlassen.
server-resigned = Du hast diesen Platz aufgegeben.
server-not-away = Du spielst diesen Platz schon selbst.
server-bot-plays = Gerade spielt ein Bot für dich. Komm erst zurück.
server-close-others = Hier spielen noch andere. Überlass deinen Platz lieber einem Bot.
server-late = Entscheidung { $number } ist schon getroffen. Die nächste ist { $next }.
server-early = Entscheidung { $number } steht noch nicht an. Die nächste ist { $next }.
server-not-your-turn = Du bist nicht an der Reihe: { $player } entscheidet.
server-nothing-to-undo = In diesem Zug gibt es nichts, was du zurücknehmen könntest.
server-take-back-yourself = Das kannst du selbst zurücknehmen; niemand muss zustimmen.
server-proposal-stands = { $player } hat schon etwas vorgeschlagen; antworte zuerst darauf.
server-proposed-already = Das wurde gerade abgelehnt. Nach dem nächsten Zug kannst du es wieder vorschlagen.
server-too-many-proposals = Mehr als { $most } Vorschläge in einer Partie gehen nicht.
server-no-proposal = Dieser Vorschlag gilt nicht mehr.
server-agreed-already = Du hast schon zugestimmt.
server-nobody-replaced = An diesem Tisch kann niemand ersetzt werden.
server-not-absent = Ersetzt werden kann nur, wer am Zug und nicht da ist.
server-absent-later = { $minutes ->
    [one] Bleibt der Platz leer, geht das in einer Minute.
   *[other] Bleibt der Platz leer, geht das in { $minutes } Minuten.
}
server-not-of-two = So lässt sich nur eine Partie zu zweit beenden; hier kann ein Bot weiterspielen.
server-report-what = Gemeldet wird eine Zeile des Chats oder ein Stuhl.
server-report-yourself = Dich selbst kannst du nicht melden.
server-no-such-line = Im Chat dieses Tisches gibt es keine Zeile { $line }.
server-no-such-report = Eine Meldung { $report } gibt es nicht. `zoco admin reports` zeigt alle.
server-too-many-reports = Mehr als { $most } Meldungen in einer Stunde gehen nicht.
server-too-many-undone = Du hast in diesem Zug schon { $most } Entscheidungen zurückgenommen, und mehr gehen nicht. Spiel weiter.
server-too-many-crossed = Du bist in dieser Partie schon { $most }-mal vor die Entscheidungen der anderen zurückgegangen, und öfter geht es nicht. Spiel weiter.
server-too-many-decisions = Du hast in dieser Partie schon { $most } Entscheidungen getroffen oder zurückgenommen, und mehr gehen nicht.
server-too-many-chats = An diesem Tisch wurden schon { $most } Nachrichten geschrieben, und mehr gehen nicht.
server-too-many-seatings = Die Stühle dieses Tisches wurden schon { $most }-mal neu besetzt, und öfter geht es nicht. Eröffne einen anderen Tisch.
server-chat-length = Eine Nachricht hat 1 bis { $most } Zeichen.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-answer = Kein Bot konnte antworten. Versuch es noch einmal.
server-other-seat = Solange das Spiel läuft, sieht man nur, was der eigene Platz sieht.
server-record-later = Die Aufzeichnung zeigt alle Karten; deshalb gibt es sie erst nach dem Ende.
server-record-long = Diese Aufzeichnung ist zu lang: höchstens { $most } Entscheidungen, zurückgenommene mitgezählt.
server-record-slow = Diese Aufzeichnung zu lesen, dauerte zu lange. Versuch es noch einmal, wenn der Server weniger zu tun hat.
server-replay-slow = Der Blick zurück dauerte zu lange. Versuch es noch einmal, wenn der Server weniger zu tun hat.
server-uploads-wait = Es werden noch andere Aufzeichnungen gelesen. Versuch es gleich noch einmal.
server-uploads-often = Mehr als { $most } Aufzeichnungen in einer Stunde kannst du nicht hochladen. Versuch es später noch einmal.
server-too-many-uploads = Du hast hier schon { $most } hochgeladene Partien; mehr sind nicht möglich. Bitte den Gastgeber, alte zu entfernen.
server-uploads-full = Auf diesem Server ist kein Platz mehr für hochgeladene Partien. Sag dem Gastgeber Bescheid.
server-bad-hook = Diese Adresse taugt nicht für Webhooks: nur http oder https, ein üblicher Port und kein Passwort.
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
server-failed = Auf dem Server ist etwas schiefgegangen; an dir liegt es nicht. Versuch es noch einmal.

## Die App: Seiten

app-title = Zoco: Toledo und Alcázar
app-needs-network = Du bist offline, und das wurde hier noch nie benutzt. Es kommt, sobald es ein Netz gibt; danach geht es auch ohne.
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
app-welcome = Zwei Spiele aus dem alten Kastilien. Nimm Platz.
app-welcome-more = Spiele gegen Bots, zu mehreren an einem Bildschirm oder online mit Freunden: ohne Installation, ohne Konto, auch ohne Netz.
app-play-now = Jetzt spielen
app-learn = Lernen
app-first-game = Deine erste Partie { $game }?
app-first-game-more = Kurze Lektionen zeigen, wie es geht, auf dem echten Spielplan. Du kannst auch gleich losspielen: Regeln und Tipps sind immer zur Hand.
app-first-learn = Erst lernen
app-first-coached = Mit Lehrer spielen
app-first-play = Gleich spielen
app-no-such-lesson = Diese Lektion gibt es nicht.
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
app-imported = { $count ->
    [0] Die Aufzeichnung wird gelesen …
    [one] Eine Partie wurde aufgenommen.
   *[other] { $count } Partien wurden aufgenommen.
  }
app-import-failed = { $file }, Zeile { $line }: { $what }
app-import-failed-at = Entscheidung { $move }: { $what }
app-store-full = Der Speicher des Browsers ist voll, diese Partie kann nicht aufbewahrt werden ({ $error }). Entferne alte Partien auf der Startseite oder lade diese jetzt herunter.
app-store-closed = Der Browser lässt diese Seite keine Partien aufbewahren ({ $error }). Erlaube ihr, Daten zu speichern, oder verlasse das private Fenster; was gerade gespielt wird, geht beim Schließen der Seite verloren.
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
app-how-more = Was möglich ist, leuchtet. Zeige darauf, um zu lesen, was es bewirkt; wähle es, und es geschieht. Wähle etwas, das nicht erlaubt ist, und du erfährst, warum.
app-how-hints = „Tipp“ zeigt gute Züge.
app-how-touch = Auf einem Touchscreen zeigt das erste Tippen, was geschehen würde, und das zweite führt es aus. Zwei Finger vergrößern den Plan, oder zweimaliges Tippen, wo nichts leuchtet.
app-since-replay = Seit meinem letzten Zug
app-past-label = Ein früherer Augenblick
app-more = Mehr
app-less = Weniger
app-handover = Du hast neue Karten. Sieh sie dir an und gib dann den Bildschirm weiter.
app-tap-once = Einmal tippen genügt
app-tap-twice = Zweimal tippen zum Entscheiden
app-tap-twice-more = Auf einem Touchscreen zeigt das erste Tippen, was geschehen würde.
app-pace = Tempo der Bots und der Bewegung
app-pace-calm = Ruhig
app-pace-brisk = Zügig
app-pace-instant = Sofort
app-friendly = Freundlicher Tisch: Alles lässt sich zurücknehmen (das Spiel gilt dann als Übung)
app-practice = Übung
app-practice-more = Ein Übungsspiel: Es wurde etwas zurückgenommen, auf das andere schon reagiert hatten oder auf das Karten gefolgt waren.
app-you-win = Du gewinnst!
app-you-share = Du teilst dir den Sieg!
app-your-place = { $place ->
    [2] Du bist Zweiter geworden.
    [3] Du bist Dritter geworden.
    [4] Du bist Vierter geworden.
   *[other] Du bist Letzter geworden.
  }
app-share-picture = Bild teilen
app-own-record = { $game }: { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  } gegen Bots, { $won } gewonnen
app-hint-wait = Der Tipp wird noch berechnet; das kann einen Augenblick dauern.
app-name-full = Ein Name hat höchstens { $most } Zeichen. Für mehr ist kein Platz.
app-name-missing = Bitte gib deinen Namen ein.
app-not-found = Diese Seite gibt es nicht
app-not-found-more = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Teil des Links.
app-import-not-json = das ist keine Aufzeichnung eines Spiels (.jsonl, wie „Herunterladen“ sie speichert)
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
app-undo-not-yours = Von dir gibt es nichts zurückzunehmen.
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
app-no-such-game = Das Spiel { $name } ist hier nicht installiert.
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
app-deal-title = Mischungen, die sich prüfen lassen
app-deal-more = Der Server und die Browser der Spieler legen sich jeweils auf ein Geheimnis fest, bevor jemand seines zeigt. Sitze und Karten folgen aus allen zusammen, also kann niemand sie wählen oder vorhersagen, und am Ende prüft das jeder Browser. Der Server kennt die Karten, wie jeder, der gibt.
app-deal-state = { $name } – { $state }
app-deal-committed = hat sich festgelegt
app-deal-revealed = hat offengelegt
app-deal-abstains = enthält sich
app-deal-dealing = Alle haben offengelegt; die Karten werden gegeben.
app-deal-waiting = Gegeben wird, sobald diese Spieler Zoco in ihrem Browser geöffnet haben: { $players }. Geschieht das nicht bis { $until }, wird dieses Geben verworfen.
app-deal-from = Sitze und Karten folgen aus Geheimnissen des Servers und von: { $players }. Niemand allein konnte sie wählen; am Ende prüft das jeder Browser.
app-deal-dropped = Ein Geben wurde verworfen, bevor eine Karte verteilt war, weil diese Spieler nichts offengelegt haben: { $players }. Das kann eine verlorene Verbindung sein; geschieht es oft, sucht sich vielleicht jemand etwas aus.
app-deal-again-more = Neu gegeben wird nur, wenn alle zustimmen, die offengelegt haben.
app-deal-again = Neu geben
app-deal-awaited = Bevor neu gegeben wird, müssen diese Spieler zustimmen: { $players }.
app-deal-other-browser = Du hast dich mit einem anderen Browser oder Gerät gesetzt, und nur dort lässt sich offenlegen, worauf er sich festgelegt hat. Öffne diesen Tisch dort.
app-deal-left-out = Der Server hat weggelassen, worauf sich dieser Browser festgelegt hat. Was auch gegeben wird, dieser Browser hatte keinen Anteil daran.
app-deal-changed = Der Server zeigt andere Festlegungen als zuvor, darum legt dieser Browser nichts offen.
app-deal-accused = Der Server behauptet, dieser Browser habe nicht offengelegt, obwohl er das Gegenteil bestätigt hatte.
app-verdict-checking = Die Mischungen werden geprüft …
app-verdict-good = Mischungen geprüft
app-verdict-bad = Mischungen nicht bestätigt
app-verdict-none = Die Mischungen ließen sich nicht prüfen: { $why }
app-verdict-server = Geheimnis des Servers
app-verdict-chair = Salz für Stuhl { $chair } des Warteraums
app-verdict-more = Das hat dieser Browser selbst aus der Aufzeichnung berechnet; prüfen lässt sie sich auch mit: zoco verify FILE
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
app-online-remove-whom = { $name } vom Tisch entfernen
app-online-remove-sure = { $name } endgültig vom Tisch entfernen?
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
app-past = Nach Entscheidung { $moment }:
app-past-back = Zurück zum Spiel
app-log-news = Seit du zuletzt hier warst
app-take-online-whose = Welcher Platz ist deiner?
app-online-open-deck = Dieses Spiel stammt aus einem Browser, in dem alle seine Karten zu lesen waren.
app-online-bot-for-you = Ein Bot spielt für dich.
app-online-you-resigned = Du hast deinen Platz einem Bot überlassen.
app-online-come-back = Wieder selbst spielen
app-online-resign = Aufgeben
app-online-resign-sure = Den Platz endgültig einem Bot überlassen?
app-online-resign-sure-two = Aufgeben? Die Partie endet, und du hast sie verloren.
app-propose-take-back = Rücknahme vorschlagen
app-propose-end = Unentschieden vorschlagen
app-proposal-agree = Einverstanden
app-proposal-decline = Ablehnen
app-proposal-withdraw = Zurückziehen
app-proposal-yours = Auf deine Antwort wird gewartet.
app-proposal-awaited = Noch nicht geantwortet: { $names }.
app-undecided = Die Partie endet unentschieden.
app-replace = Einen Bot für { $name } spielen lassen
app-replace-end = Die Partie beenden
app-online-patience-minutes = { $minutes ->
    [one] Wer am Zug eine Minute weg ist, für den spielt ein Bot.
   *[other] Wer am Zug { $minutes } Minuten weg ist, für den spielt ein Bot.
}
app-online-patience-days = { $days ->
    [one] Wer am Zug einen Tag weg ist, für den spielt ein Bot.
   *[other] Wer am Zug { $days } Tage weg ist, für den spielt ein Bot.
}
app-online-absence-minutes = { $minutes ->
    [one] Wer seit einer Minute am Zug und nicht da ist, kann von den anderen ersetzt werden.
   *[other] Wer seit { $minutes } Minuten am Zug und nicht da ist, kann von den anderen ersetzt werden.
}
app-online-absence-days = { $days ->
    [one] Wer seit einem Tag am Zug und nicht da ist, kann von den anderen ersetzt werden.
   *[other] Wer seit { $days } Tagen am Zug und nicht da ist, kann von den anderen ersetzt werden.
}
app-online-absent = Wer am Zug nicht da ist, kann von den anderen ersetzt werden
app-online-absent-minutes = nach { $minutes } Minuten
app-online-absent-days = nach { $days } Tagen
app-online-absent-never = nie
app-about = Zu { $name } …
app-mute = Nicht mehr zeigen, was { $name } sagt
app-unmute = Wieder zeigen, was { $name } sagt
app-muted = (ausgeblendet)
app-report = { $name } dem Betreiber melden
app-report-why = Was soll der Betreiber über { $name } wissen?
app-report-send = Melden
app-report-sent = Der Betreiber weiß jetzt davon.
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
app-chat = Was am Tisch gesagt wird
app-chat-empty = Noch hat niemand etwas gesagt.
app-chat-say = Sag etwas
app-chat-send = Senden
app-note-back = { $name } spielt wieder mit.
app-note-away-clock = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
app-note-away-away = { $name } war zu lange weg; ein Bot spielt weiter.
app-note-away-resigned = { $name } hat den Platz einem Bot überlassen.
app-note-away-replaced = { $name } war zu lange weg; ein Bot spielt weiter.
app-seat-clock = Zeit abgelaufen: ein Bot spielt
app-seat-away = nicht da: ein Bot spielt
app-seat-replaced = durch einen Bot ersetzt
app-seat-resigned = aufgegeben: ein Bot spielt
app-stood-in = ein Bot spielt
app-personal-make = Auf einem anderen Gerät weiterspielen
app-personal-link = Öffne das auf deinem anderen Gerät
app-personal-link-more = Der Link gilt einmal, eine Viertelstunde lang und nur für dich: Wer ihn öffnet, spielt in deinem Namen.
app-personal-link-open = Auch auf diesem Gerät du selbst sein
app-personal-link-open-more = Dieser persönliche Link bringt deinen Namen, deine Tische und deine Plätze hierher. Hat jemand anders in diesem Browser online gespielt, behält er seine Plätze nur, wenn er noch ein anderes Gerät hat.
app-personal-link-open-do = Das bin ich
app-link-copied-online = Der Link ist kopiert. Er öffnet sich bei diesem Moment.


## Lektionen

lesson-otherwise = Das ist erlaubt, aber hier will die Lektion etwas anderes zeigen. Probiere, was leuchtet.
lesson-form-seat = die Nummer eines Sitzes ab 0
lesson-form-steps = eine Liste von Schritten
lesson-form-name = kleine Buchstaben und Bindestriche
lesson-form-answers = eine Tabelle von Entscheidungen, jede mit einem Wort aus kleinen Buchstaben und Bindestrichen
lesson-file-name = die Datei einer Lektion heißt nach ihrem Platz und ihrem Namen, etwa 01-moving.toml
lesson-never-legal = „{ $decision }“ steht hier nie für eine erlaubte Entscheidung
lesson-shuffles = Hier wird gemischt, die Lektion ginge also zufällig weiter
lesson-stuck = nichts, was hier erlaubt ist, beendet den Schritt; erlaubt sind: { $legal }
lesson-read = Lies, was der Lehrer sagt, dann geht es weiter.
lesson-coach = Der Lehrer
lesson-of = Lektion { $number } von { $count }
lesson-progress = Wie weit diese Lektion ist
lesson-go-on = Weiter
lesson-next = Als Nächstes: { $lesson }
lesson-again = Noch einmal von vorn
lesson-all = Alle Lektionen
lesson-learned = gelernt
lesson-page-title = Spielen lernen
lesson-page-about = Kurze Lektionen auf dem echten Spielplan. Du spielst, und ein Lehrer sagt, worauf es ankommt. Jede dauert eine bis drei Minuten.
lesson-count = { $done } von { $count } gelernt
lesson-shows = Lektion { $number }
lesson-shows-more = Lektion { $number } zeigt diese Regel
coach-one = Eine deiner Möglichkeiten ragt heraus. { $why }
coach-several = Mehrere Möglichkeiten sind etwa gleich gut. Zu einer davon: { $why }
coach-gave-away = Damit hast du etwas verschenkt. Besser wäre gewesen: { $what } { $why }
coach-less = Du machst das gut: Von nun an gibt es weniger zu sagen.
coach-calm = Der Lehrer schaut zu. Wenn du am Zug bist, steht hier, worauf zu achten sich lohnt.
coach-off = Ohne Lehrer weiter
learn-title = { $game }: Lektionen
learn-none = Für { $game } gibt es keine Lektionen.
learn-no-such-lesson = Lektion { $number } gibt es nicht; sie gehen von 1 bis { $last }.
learn-glow = Hier: { $decisions }
learn-keys = Nummer oder Notation · ? erklärt (? 3, ? { $example }) · h sagt es noch einmal · b Spielplan · q beendet
learn-go-on = Weiter mit Enter, q beendet.
lesson-no-undo = In einer Lektion muss nichts zurückgenommen werden: Entschieden wird nur, worauf sie wartet.
learn-done = Lektion gelernt: { $lesson }
learn-next = Als Nächstes: { $lesson }. Enter beginnt sie, q beendet.
learn-all-done = Das war die letzte Lektion. Spiel jetzt: zoco play { $game }
learn-later = Jederzeit weiter mit: zoco learn { $game } --lesson { $number }
learn-broken-progress = In { $path } sollte stehen, was du gelernt hast, aber es ist nicht zu lesen: { $error }. Lösche die Datei, um von vorn zu beginnen.
