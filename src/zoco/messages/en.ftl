### English. Every sentence that people read, for Python and for the browser.

## Players

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-white = White

seat-number = Seat { $seat }

with-rule = { $what } ({ $rule })

## Setting up

compiling = Compiling the rules of { $game }. This happens once after each change of the program and takes about half a minute …
cache-unwritable = The compiled rules cannot be kept: { $folder } cannot be written. They are compiled anew at every start; set ZOCO_CACHE to a folder of yours to avoid that.
gpu-not-installed = Playing on a GPU needs an NVIDIA GPU and the package numba-cuda; where there is such a GPU, in the folder of the sources: pip install -e ".[gpu]".
gpu-not-found = No NVIDIA GPU can be used here: either there is none, or its driver is missing. The command nvidia-smi shows what there is.
unknown-game = There is no game “{ $name }” here. Games: { $games }.
wrong-players = { $game } is for { $fewest } to { $most } players, not { $players }.
wrong-seed = A seed is a whole number from 0 to 9223372036854775807, not { $seed }.
wrong-games = The number of games is a whole number from 1 on, not { $games }.
no-such-seat = There is no seat { $seat } at this table. Seats go from 0 to { $last }.
no-such-moment = This game has no moment { $index }: it goes from 0 (the start) to { $last }.
nothing-to-undo = Nothing has been decided yet, so nothing can be taken back.
card-was-revealed = A card has been drawn or turned up since: this can no longer be taken back.
take-back-own-turn = At this table, only decisions of the running turn can be taken back, by whoever made them.
take-back-not-agreed = The turn is over: its decisions can be taken back only if everybody at the table agrees.

## Notation

illegal-move = “{ $notation }” is not possible now: { $why } ({ $rule })
unknown-notation = “{ $notation }” is not a decision of this game. Decisions begin with: { $words }.
malformed-notation = “{ $notation }” cannot be read. A decision with “{ $word }” looks like this: { $example }

## Editions

edition-wrong = { $path }, line { $line }, { $key }: { $what }
edition-not-toml = { $path } is not a TOML file: { $error }
edition-too-large = { $path } is larger than { $most } bytes: this cannot be an edition file.
edition-unreadable = { $path } cannot be read: { $error }
edition-not-text = { $path } is not a text file in UTF-8.
edition-unknown = There is no edition “{ $wanted }” here. Shipped: { $names }. For one of your own give the path of its file, ending in .toml.
edition-missing = is missing
edition-not-a-table = must be a table of keys and values
edition-not-a-number = must be a whole number from { $least } to { $most }, not { $value }
edition-not-a-list = must be a list of { $count }, not { $value }
edition-not-a-choice = must be one of { $allowed }, not { $value }
edition-not-entries = there must be { $least } to { $most } such entries, not { $found }
edition-no-provenance = must be one of { $allowed }, not { $value }: an edition says where each entry comes from
edition-unknown-key = is not known here; known: { $allowed }
edition-bad-name = must be small letters, digits and hyphens, at most 40, not { $value }
edition-twice = { $value } is there twice
edition-fixed = must be { $value }: notation and drawing take this for granted
edition-provenance-fact = fact
edition-provenance-inferred = inferred
edition-provenance-reconstructed = reconstructed
toledo-edition-rows = the rows must follow each other: this one begins with field { $first } and ends no earlier
toledo-edition-last-row = the upper row must end with field { $last }
toledo-edition-copies = there are { $total } cards of value { $value }; at most { $most } are allowed
toledo-edition-deck = there are { $total } cards; { $least } to { $most } are allowed

## Records

record-wrong = Game { $number }: { $what }
record-wrong-at = Game { $number }, move { $move }: { $what }
record-not-an-object = this is not a record: a record is one JSON object a line
record-too-large = the line is longer than { $most } bytes
record-not-json = the line is not JSON: { $error }
record-empty-file = { $path } holds no games.
record-no-version = this is not a record: the key “zoco” with the number of the format is missing or wrong
record-future = this record has format { $version }; this program reads formats up to { $format }. A newer Zoco is needed.
record-missing-key = the key “{ $key }” is missing
record-unknown-key = the key “{ $key }” does not belong to format 1
record-wrong-form = the value of “{ $key }” must be { $form }
record-form-word = a text
record-form-number = a whole number
record-form-words = a list of texts
record-form-plain = a list with a text, true, false or null for each seat
record-form-lists = a list of lists of texts
record-form-object = an object
record-form-undone = a list in which each entry is an index, a list of decisions and, where they made some, a list of shuffles
record-form-true = true, or absent
record-form-result = an object with “points” and “winners”, both lists of whole numbers
record-other-edition = the record was played with the edition “{ $wanted }”, but this is “{ $given }”
record-unknown-card = shuffle { $shuffle } names a card that does not exist: “{ $card }”
record-no-permutation = shuffle { $shuffle } is not made of the cards of the pile that is shuffled here
record-missing-shuffle = shuffle { $shuffle } is missing: the pile must be shuffled here
record-superfluous-shuffle = there are { $found } shuffles, but only { $used } happened
record-legal-length = there are { $found } legal sets for { $wanted } moves
record-other-legal = the legal decisions are others; where they differ: { $differing }
record-no-result = the game is over, but the record has no result
record-result-too-early = the record has a result, but the game is not over
record-other-result = the result does not follow: it says { $found }, right is { $right }
record-not-by-seat = “{ $key }” must have one entry for each of the { $players } seats
record-in-undone = in “undone”: { $what }
record-undone-index = “undone” speaks of move { $index }, but at that time the moves went from 0 to { $last }
record-other-version = “zoco” is { $found }, but a record like this says { $right }
file-unreadable = { $path } cannot be read: { $error }
file-unwritable = { $path } cannot be written: { $error }

## Toledo: places and things

toledo-cathedral = the cathedral
toledo-entrance = entrance { $position }
toledo-field = field { $field }
toledo-tavern = the tavern on field { $field }
toledo-studio = the studio on field { $field }
toledo-field-with-shop = { $shop } on field { $field }
toledo-own-shop = your { $kind ->
    [M] metal dealer
    [G] gem dealer
    [S] smith
   *[F] fencing master
  }
toledo-shop-of = { $owner }’s { $kind ->
    [M] metal dealer
    [G] gem dealer
    [S] smith
   *[F] fencing master
  }
toledo-shop = { $kind ->
    [M] metal dealer
    [G] gem dealer
    [S] smith
   *[F] fencing master
  } with { $circles ->
    [one] one circle
   *[other] two circles
  }

## Toledo: what it is about

toledo-goal = Forge swords and bring them up the street to the Alcázar. When somebody has three figures there, everybody else has one more turn; most fame wins.

## Toledo: what is asked

toledo-ask-start = Your turn: take cards, place a shop, move, or send a figure home.
toledo-ask-turn = Play another { $base }, or end your turn.
toledo-ask-base = You have played your extra card. Play a base card of another value, or end your turn.
toledo-ask-full = No circle is free at { $place }: move on at once, or challenge someone.
toledo-ask-crowded = Your own figures fill { $place }: move on at once.
toledo-ask-use = You are at { $place }. Use it?
toledo-ask-pay = You are at { $place }. Pay a card worth at least { $cost } to use it?
toledo-ask-forge = Which sword do you forge?
toledo-ask-train = Which fencing tile do you take?
toledo-ask-gate = Your figure enters the Alcázar. Which sword does it carry?
toledo-ask-over = The game is over.

## Toledo: what a decision does

toledo-do-draw = Take the two top cards of the deck. Your turn ends.
toledo-do-pass = There is nothing you could do: the turn passes on.
toledo-do-place = Lay your { $tile } on field { $field }, where others pay at least { $cost }. It stays for good. Your turn ends.
toledo-do-home = Put the figure at { $from } back on the cathedral. Your turn ends.
toledo-do-move = Play a { $value } as the base card: a figure goes from { $from } to { $to }. { $then }
toledo-do-move-on = Play another { $value }: a figure goes from { $from } to { $to }. { $then }
toledo-do-bonus = Play a { $value } as the extra card of your movement tile: a figure goes from { $from } to { $to }. { $then }
toledo-do-end = End your turn.
toledo-do-duel = Challenge { $rival } at { $place }. The loser goes back to the cathedral.
toledo-do-skip = Do not use { $place }.
toledo-do-use = Use { $place } for free: { $gain }.
toledo-do-pay = Use { $place } and hand its owner a { $value }: { $gain }.
toledo-do-pay-discard = Use { $place } and discard a { $value }: { $gain }.
toledo-do-forge = Forge the sword of fame { $fame } and pay { $metal } metal and { $gems } { $gems ->
    [one] gem
   *[other] gems
  }.
toledo-do-train = Take the { $tile ->
    [violet] violet tile: it wins duel rounds on violet cards
    [brown] brown tile: it wins duel rounds on brown cards
    [teal] teal tile: it wins duel rounds on teal cards
   *[movement] movement tile: one extra card of another value each turn, but −2 fame at the end
  }.
toledo-do-swap = Take the { $tile ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile and put the { $dropped ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile back.
toledo-do-deliver = Put the sword of fame { $fame } under the figure: it counts in full.
toledo-do-enter = Enter without a sword.
toledo-then-alcazar = It enters the Alcázar and stays there.
toledo-then-crowded = Your own figures fill it, so this one must move on at once.
toledo-then-full = No circle is free: it must move on at once or fight a duel.
toledo-then-nothing = It takes a free circle, but you have nothing to gain there, or no card to pay with.
toledo-then-free = It takes a free circle and may use your shop for nothing.
toledo-then-pay = It takes a free circle and may use the field for a card worth at least { $cost }.
toledo-gain-tavern = draw three cards
toledo-gain-studio = take the top painting
toledo-gain-M = take one metal
toledo-gain-G = take one gem
toledo-gain-S = forge a sword
toledo-gain-F = take a fencing tile

## Toledo: why not

toledo-not-turn-of-moves = you are in the middle of a turn of moves; move on or end it.
toledo-not-nothing-to-end = your turn has not begun; choose an action first.
toledo-not-can-act = nobody may pass who can do something.
toledo-not-no-cards-left = no card is left, neither in the deck nor in the discard pile.
toledo-not-no-such-tile = you have no { $tile } left to place.
toledo-not-field-taken = a shop already lies on field { $field }.
toledo-not-printed-field = field { $field } is printed on the board and never carries a tile.
toledo-not-no-field = shops lie on fields 1 to 19.
toledo-not-no-such-card = you hold no { $value }.
toledo-not-no-figure-there = none of your figures stands at { $from }.
toledo-not-in-the-alcazar = figures in the Alcázar do not move.
toledo-not-empty-field = the move would end on { $to }, where no shop lies yet.
toledo-not-beyond-the-entrances = the move would go beyond the last entrance; the steps must fit exactly.
toledo-not-circle-first = first decide whether to use { $place }.
toledo-not-not-the-base-value = your base card is a { $base }; further cards must have the same value.
toledo-not-leave-or-fight = no circle is free at { $place }: this figure must move on at once or fight.
toledo-not-cannot-be-left = your own figures fill { $to }, and with your cards there is no way on from there.
toledo-not-own-figure = your own figures cannot be challenged.
toledo-not-no-movement-tile = an extra card needs the movement tile, which you do not have.
toledo-not-bonus-played = you have already played this turn’s extra card.
toledo-not-bonus-of-base-value = the extra card must have another value than the base card.
toledo-not-base-of-bonus-value = the base card must have another value than the extra card you played first.
toledo-not-not-just-arrived = only a figure that has just moved onto a circle may use its field.
toledo-not-pay-the-owner = this is not your own shop; pay its owner a card worth at least { $cost }.
toledo-not-own-shop-is-free = your own shop is free; nothing is paid.
toledo-not-too-cheap = this costs a card worth at least { $cost }.
toledo-not-no-card-to-pay = you hold no { $value } to pay with.
toledo-not-printed-field-costs = { $place } costs a card worth at least { $cost }.
toledo-not-not-at-a-smith = swords are forged right after using a smith.
toledo-not-sword-is-gone = no sword of fame { $fame } is left.
toledo-not-cannot-afford = this sword costs { $metal } metal and { $gems } gems; you have { $own_metal } and { $own_gems }.
toledo-not-forge-first = first choose the sword to forge.
toledo-not-not-at-a-fencing-master = fencing tiles are taken right after using a fencing master.
toledo-not-tile-is-gone = no such tile is left.
toledo-not-tile-is-held = you already have this tile, and no two may be alike.
toledo-not-put-one-back = you hold three tiles; a fourth kind is taken only by putting one of them back.
toledo-not-keep-your-tiles = you hold fewer than three tiles, so none is put back.
toledo-not-tile-not-held = you do not have the tile you would put back.
toledo-not-train-first = first choose the fencing tile to take.
toledo-not-no-duel-here = a duel is fought only on a field without a free circle, by the figure that has just arrived.
toledo-not-nobody-there = { $rival } has no figure at { $place }.
toledo-not-not-at-the-alcazar = swords are delivered when a figure enters the Alcázar.
toledo-not-no-such-sword = you have no sword of fame { $fame } to deliver.
toledo-not-alcazar-first = first decide which sword the figure carries into the Alcázar.
toledo-not-not-on-the-road = only a figure on fields 1 to 19 can be sent home.
toledo-not-already-home = a figure on the cathedral is at home already.
toledo-not-no-figure-to-send = none of your figures stands at { $from }.
toledo-not-game-over = the game is over.

## Toledo: what happened

toledo-told-draw = { $player } draws { $count ->
    [one] one card
   *[other] { $count } cards
  }{ $which }.
toledo-told-cards = : { $cards }
toledo-told-list = { $before }, { $card }
toledo-told-card = { $background ->
    [violet] a violet { $value }
    [brown] a brown { $value }
    [teal] a teal { $value }
   *[plain] a plain { $value }
  }
toledo-told-hidden = { "" }
toledo-told-pass = { $player } can do nothing and passes.
toledo-told-place = { $player } lays a { $tile } on field { $field }.
toledo-told-home = { $player } sends a figure home from { $from }.
toledo-told-move = { $player } plays a { $value }: from { $from } to { $to }.
toledo-told-bonus = { $player } plays a { $value } as the extra card: from { $from } to { $to }.
toledo-told-skip = { $player } does not use { $place }.
toledo-told-pay = { $player } pays a { $value } at { $place }.
toledo-told-pay-discard = { $player } discards a { $value } at { $place }.
toledo-told-metal = { $player } takes one metal.
toledo-told-gem = { $player } takes one gem.
toledo-told-painting = { $player } takes a painting worth { $fame }.
toledo-told-forge = { $player } forges the sword of fame { $fame }.
toledo-told-train = { $player } takes the { $tile ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile.
toledo-told-swap = { $player } takes the { $tile ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile and puts the { $dropped ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile back.
toledo-told-deliver = { $player } delivers the sword of fame { $fame } to the Alcázar.
toledo-told-enter = { $player } enters the Alcázar without a sword.
toledo-told-duel = { $attacker } challenges { $defender } on field { $field }.
toledo-told-round = Turned up: { $card } with the { $fencer ->
    [attacker] attacker
   *[defender] defender
  }. The round goes to { $winner }.
toledo-told-no-card = No card is left to turn up: the round goes to { $winner }.
toledo-told-beaten = { $winner } wins the duel; { $loser }’s figure goes back to the cathedral.
toledo-told-reshuffle = The discard pile is shuffled into a new deck.
toledo-told-final-round = { $player } has three figures in the Alcázar: everybody else has one more turn.
toledo-told-over = The final round is over.
toledo-told-deadlock = Nobody has made progress for three rounds: the game ends.
toledo-ending-final-round = final round
toledo-ending-deadlock = deadlock

## Toledo: scoring

toledo-score-delivered = delivered swords
toledo-score-undelivered = other swords
toledo-score-paintings = paintings
toledo-score-gems = gems
toledo-score-movement = movement tile
toledo-score-total = fame

## The command

error = zoco: { $what }
interrupted = Interrupted.
score-title = Final score ({ $ending })
score-player = player

help-zoco = Zoco: a home for two board games. Play in the browser or in the terminal, replay and verify records,
    simulate thousands of games, look at the data of an edition.
help-zoco-examples = examples:
    {"  "}zoco serve --open                         play in the browser
    {"  "}zoco play toledo                          you against two bots
    {"  "}zoco play alcazar --seats Ana,Ben,bot     two people around one screen and a bot
    {"  "}zoco replay game.jsonl --move 20          the board at a moment of a recorded game
    {"  "}zoco simulate toledo --players 4          a thousand random games, and what they tell
    {"  "}zoco arena toledo greedy random           a match between bots, and how strong they are
    {"  "}zoco edition toledo                       board, cards and tiles, and how we know
    {""}
    `zoco COMMAND --help` tells more about a command.
help-language = the language of everything that is said
help-command = COMMAND
help-game = the game
help-not-a-number = “{ $word }” is not a whole number
help-not-positive = “{ $word }” is not a whole number of at least 1
help-edition-option = another edition: the name of a shipped one, or the path of a file ending in .toml

help-play = play in the terminal
help-play-more = Play in the terminal, alone against bots or with several people around one screen.
    Choose by number or by notation; ? explains, h gives a hint, u takes back, q saves and leaves.
    Every decision is saved at once; --resume goes on with the last game.
help-play-examples = examples:
    {"  "}zoco play toledo
    {"  "}zoco play toledo --bots master
    {"  "}zoco play toledo --seats Ana,Ben,bot
    {"  "}zoco play toledo --resume
help-seats = who sits at the table, separated by commas; “bot” is a bot, “you” a person without a name (default: you,bot,bot). Seats are drawn by lot.
help-bots = who the bots are, separated by commas, or one for all: apprentice, journeyman, master, grand-master (from gentle to hard; default: journeyman), or any bot of the arena
help-seed = the same number makes the same lot and the same shuffles
help-save = where to keep the game (default: a new file in your data folder)
help-resume = go on with a saved game; without FILE, with the newest one
help-friendly = several people around one screen may take back across turns and drawn cards, too; that makes it a practice game
help-replay = verify recorded games, and look at any moment
help-replay-more = Verify every decision, shuffle and result of the games in FILE (formats 1 and 2, one game a line) and show
    a summary or, with --game or for a single game, the board at any moment.
    A record that breaks a rule is reported with the game, the move and the rule; exit status 1.
help-replay-examples = examples:
    {"  "}zoco replay games.jsonl
    {"  "}zoco replay games.jsonl --game 3 --move 120 --seat 0
help-record-file = a file of records
help-game-number = which game of the file, from 1
help-move-number = the moment after that many decisions (default: the last)
help-seat = whose hand is shown (default: the player on turn)
help-simulate = play many games between random players
help-simulate-more = Play many games between random players and show their lengths, points, winners and endings.
    Game number k (from 0) uses the seed SEED + k, whatever the number of processes: the same seed gives
    the same games, and each can be played again from the library with its own seed.
help-simulate-examples = examples:
    {"  "}zoco simulate toledo --players 3 --games 10000 --seed 1
    {"  "}zoco simulate toledo --players 2 --games 20 --records games.jsonl --legal
help-players = how many players (default: the fewest possible)
help-games = how many games (default: 1000)
help-simulate-seed = the seed of the first game (default: 1)
help-records = write the games to FILE, one record a line
help-legal = with --records: the complete set of legal decisions at each move
help-jobs = how many processes (default: one for each core)
help-json = print one JSON object instead of tables
help-not-two-elos = “{ $word }” is not two numbers such as 0,20, the smaller one first, from -{ $most } to { $most }
help-arena = let bots play a match
help-arena-more = Let bots play a match and show how often each comes first, its rating, and how long it thinks.
    {""}
    A bot is random, greedy, search, apprentice, journeyman, master, grand-master or your own as module:Class,
    made with a seed and looked for in the current folder, too. After a colon it may have a budget for each decision:
    search:500ms by the clock, search:2000 in simulations, which makes a match play the same everywhere.
    {""}
    Games come in groups of one seed each: in a group every line-up plays the same shuffles once with every
    rotation of the seats; the number of games is rounded up to whole groups. With more bots than players
    all combinations of them meet; with fewer, the last-named bot takes the seats that are left, so
    “greedy random --players 4” is one greedy against three random ones.
    {""}
    Every game is appended to the records as soon as it is over. After Ctrl-C the same command goes on where
    it stopped; with more --games it goes on with a finished match.
help-arena-examples = examples:
    {"  "}zoco arena toledo greedy search:500ms random --players 3 --games 400
    {"  "}zoco arena alcazar mine:Bot greedy --games 2000 --sprt 0,20
    {"  "}zoco replay toledo-greedy-random-2p-seed1.jsonl --game 1
help-arena-bots = who plays; the last one is the zero of the ratings
help-arena-players = how many players at a table (default: as many as bots, as far as the game allows)
help-arena-games = how many games at least (default: 100)
help-arena-sprt = two bots: stop as soon as it is decided whether the first is ELO1 or more, or ELO0 or less above the second; either error has a chance of one in twenty (with a minus sign: --sprt=-10,10)
help-arena-records = where the games are kept (default: a file in the current folder named after the match); what the arena itself needs to go on is kept beside it in FILE.match
help-edition = show board, cards and tiles with their provenance
help-edition-more = Show the data of an edition, and for every entry whether it is a fact, inferred or reconstructed.
help-edition-examples = examples:
    {"  "}zoco edition toledo
    {"  "}zoco edition toledo --edition mine.toml      checks your file and shows it

legal-needs-records = --legal adds to records: say with --records FILE where to write them.
simulate-playing = Playing
simulate-title = { $game } ({ $edition }), { $players } random players
simulate-games = games
simulate-decisions = decisions
simulate-seconds = seconds of play
simulate-games-per-second = games per second
simulate-decisions-per-second = decisions per second
simulate-decisions-per-game = decisions per game
simulate-spread = { $least } to { $most }, median { $median }
simulate-seat = seat
simulate-points = mean points
simulate-wins = win share
simulate-interrupted = Interrupted after { $games } of { $wanted } games; the figures above are theirs.
simulate-process-died = A process that was playing has died; perhaps there was not enough memory. Fewer --jobs need less.
simulate-part = Their records are in { $path }.

arena-title = { $game } ({ $edition }), { $players } players
arena-bot = bot
arena-games = games
arena-first = first places (95 %)
arena-points = points
arena-rating = Elo (95 %)
arena-mean = mean ms
arena-longest = longest ms
arena-late = { $bot } exceeded its budget by more than a fifth and 20 ms { $count ->
        [one] once
       *[other] { $count } times
    }; its longest decision took { $worst } ms.
arena-seats-title = First places by seat, and thinking time
arena-seat = seat { $seat }
arena-all = all
arena-lengths = A game has { $decisions } decisions in { $turns } turns on average.
arena-sprt-stronger = Decided: { $bot } is stronger than { $other } by { $elo1 } Elo rather than by { $elo0 } (log-likelihood ratio { $ratio }, bound { $bound }).
arena-sprt-not-stronger = Decided: { $bot } is stronger than { $other } by { $elo0 } Elo rather than by { $elo1 } (log-likelihood ratio { $ratio }, bound -{ $bound }).
arena-sprt-open = Not decided whether { $bot } is stronger than { $other } by { $elo0 } or by { $elo1 } Elo: log-likelihood ratio { $ratio }, bounds ±{ $bound }.
arena-rounded = { $games } games will be played: they come in groups of { $group }, so that every bot has every seat equally often.
arena-continued = { $games } of { $wanted } games have been played before.
arena-interrupted = Interrupted after { $games } of { $wanted } games; the figures above are theirs. The same command goes on from here.
arena-kept = { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } kept in { $path }.
arena-stopped = Game { $game } of the match stopped at decision { $decision }, at seat { $seat }: { $what }
arena-sprt-two-bots = --sprt decides between two bots, not { $bots }. Name two; with more players the second takes the other seats.
arena-other-match = { $path } holds another match: { $key } is { $found } there, not { $wanted }. Say with --records FILE where to keep this one.
arena-no-match = { $path } holds records, but no match of the arena: { $notes } is missing. Say with --records FILE where to keep this match.
arena-files-differ = { $path } and { $notes } do not belong together any more. Say with --records FILE where to keep this match.
arena-no-file = { $path } is no plain file, so a match cannot be kept there. Say another one with --records FILE.
arena-file-in-use = { $path } is in use: another arena is playing this match.

bot-unknown = There is no bot { $bot }. There are { $bots }, and your own as module:Class.
bot-budget = The budget of the bot { $bot } cannot be { $budget }: it is a time such as 500ms (1 to 600000) or a number of simulations such as 2000 (1 to 100000000).
bot-not-made = The bot { $bot } cannot be made: { $error }. A bot of your own is written module:Class, its module is found from the current folder, and the class is called with a seed.
bot-without-choose = { $bot } is no bot: it needs a method choose(sight, budget), which answers one of sight.actions.
bot-illegal = The bot { $bot } answered { $action }, which is not one of the { $count } legal decisions: { $legal } …
bot-raised = The bot { $bot } failed: { $error }

replay-verifying = Verifying
replay-game = game
replay-title = title
replay-players = players
replay-decisions = decisions
replay-ending = end
replay-points = points
replay-winners = winners
replay-running = still running
replay-more = … and { $count } more.
replay-verified = { $good } of { $games } games verified.
replay-moment = { $title } after { $index } of { $last } decisions
replay-decides = { $player } decides: { $notation }
replay-next = Move { $index }: { $what }
replay-unfinished = The game is not over; { $player } is on turn.
no-such-game = { $path } has no game { $number }; it holds { $games }.
choose-a-game = { $path } holds { $games } games: say with --game which one to show.

edition-heading = { $game }, edition { $name }
edition-provenances = fact: stated by a rulebook or by reviews · inferred: from reported play or from a rulebook’s examples · reconstructed: ours, consistent with every fact known
edition-provenance = provenance
edition-note = note
edition-others = Shipped editions: { $names }. The standard file, to copy and correct: { $path }

level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-grand-master = grand master
play-bot-name = { $colour } ({ $bot })
play-your-name = { $colour } (you)
play-save-exists = { $path } exists already. Go on with the game in it by --resume { $path }, or choose another name.
play-many-games = { $path } holds several games; only a file with one game can be resumed.
play-broken-save = { $path } cannot be resumed: { $what }
play-resume-alone = --resume goes on with a table that is set: --seats and --seed are for new games.
play-narrow = This window has { $columns } columns; the board is drawn for { $wanted }.
play-bad-names = “{ $seats }”: each person needs a name of their own; write “bot” for a bot.
play-bots-count = --bots { $bots } does not fit the table: name one bot for all or one for each. The table has { $count ->
    [one] one bot
   *[other] { $count } bots
  }.
play-other-bot = In { $path } plays the bot { $bot }, which is not one of { $bots }. Say with --bots who goes on.
play-bot-thinks = { $name } is thinking …
play-thinking = Thinking about a hint …
play-unsaved = { $what } This game will not be saved; choose another place with --save FILE.
play-no-save = There is no unfinished game in { $folder }.
play-other-game = { $path } holds a game of { $game }.
play-is-over = The game in { $path } is over. `zoco replay` shows it.
play-curtain = Pass the screen to { $name } and press Enter …
play-question = { $name }: { $question }
play-group = … ({ $count } choices)
play-group-open = All choices with “{ $name }”:
play-keys = number or notation · ? explains (? 3, ? { $example }) · h hint · u takes back · b board · q saves and leaves
play-no-number = There is no choice { $number }; they go from 1 to { $last }.
play-help = Choose by number or write the decision. Your choices and what they do:
play-saved = Saved. Go on with: { $command }
play-replay = Look at the game again with: { $command }

hint-not-on-turn = Hints are for the player on turn, as long as the game goes on.
hint-share = { $name } { $percent }%
hint-why = { $what } { $why }
hint-why-close = { $what } { $why } Another choice is about as good.
hint-line = { $notation } ({ $shares }): { $why }
because-forced = There is no other choice.
because-end = It brings the end while you are ahead.
because-haste = The longer the game goes on, the worse for you.
because-go-on = It keeps the game going.
because-rival = It sets { $rival } back.
because-later = It pays off in later turns.
because-nothing = Nothing in particular speaks for it.
toledo-because-result = It brings more fame for the final score.
toledo-because-swords = It leads to fame with a sword.
toledo-because-road = Your swords are likelier to reach the Alcázar.
toledo-because-materials = Your metal and gems then promise a good sword.
toledo-because-paintings = It leads to fame with a painting.
toledo-because-fencing = Your fencing tiles then help you more.
toledo-because-steps = Your figures then stand better on the street.
toledo-because-cards = Your hand of cards stays strong.
toledo-because-moves = Your hand allows better moves afterwards.
toledo-because-shops = Your shops on the street then bring more.
alcazar-because-result = It brings more points for the final score.
alcazar-because-nobles = Your nobles then stand higher.
alcazar-because-supply = It makes more of your nobles in supply.
alcazar-because-values = Your nobles then stand in more valuable castles.
alcazar-because-safety = It guards your nobles against capture.
alcazar-because-money = You then have more money.
alcazar-because-cards = Your build cards can then do more.
alcazar-because-towers = Your tower cards then lift your nobles further.
alcazar-because-bridges = You can then build bridges more easily.

## Toledo: the board

toledo-board-title = Toledo
toledo-board-description =
    The board of Toledo, a hill town: the cathedral at its foot, the road up through three rows of fields, and the
    Alcázar on top. { $players } players. { $now }
toledo-board-on-turn = { $name } is on turn
toledo-board-last-turns = final round
toledo-board-over = the game is over
toledo-board-base = base card
toledo-board-bonus = extra card
toledo-board-cathedral = Cathedral
toledo-board-alcazar = Alcázar
toledo-board-lower = lower
toledo-board-middle = middle
toledo-board-upper = upper
toledo-board-cost = from { $cost }
toledo-board-field-empty = Field { $field }: free for a shop
toledo-board-field-shop = Field { $field }: { $shop } of { $name }, circles: { $circles }
toledo-board-field-printed = Field { $field }: { $shop }, circles: { $circles }
toledo-board-metal-dealer = metal dealer
toledo-board-gem-dealer = gem dealer
toledo-board-smith = smith
toledo-board-fencing-master = fencing master
toledo-board-tavern = tavern
toledo-board-tavern-short = tavern
toledo-board-studio = studio
toledo-board-studio-short = studio
toledo-board-swords = swords
toledo-board-forged = forged
toledo-board-delivered = delivered
toledo-board-paintings = paintings
toledo-board-fencing = fencing tiles
toledo-board-fencing-short = fencing
toledo-board-violet = violet
toledo-board-brown = brown
toledo-board-teal = teal
toledo-board-movement = movement
toledo-board-plain = plain
toledo-board-attacker = attacker
toledo-board-defender = defender
toledo-board-metal = metal
toledo-board-gems = gems
toledo-board-deck = deck
toledo-board-discard = discard
toledo-board-shops = shops
toledo-board-cards = cards
toledo-board-supply = supply
toledo-board-legend = Shops M metal, G gems, S smith, F fencing; cards v b t p, a attacker, d defender
toledo-board-hand = hand
toledo-board-hand-of = the hand of { $name }
toledo-board-no-cards = no cards

## Alcázar: places and things

alcazar-field = field { $field }
alcazar-gap = gap { $gap }
alcazar-castle = { $name } (value { $value })
alcazar-villa = a villa (value { $value })

## Alcázar: what it is about

alcazar-goal = Build castles and put your nobles on top. When the last stone or the last bridge is built, every noble counts its level, grandees twice; most points win.

## Alcázar: what is asked

alcazar-ask-start = Your turn: buy a card, found, build, or build a bridge. You may withdraw a noble first.
alcazar-ask-withdrawn = You have withdrawn a noble. Now buy a card, found, build, or build a bridge.
alcazar-ask-stuck = There is nothing you can buy or build. Withdraw a noble, or pass if that is offered.
alcazar-ask-buy = Your noble’s money is for a card: buy one.
alcazar-ask-nobles = You have built at { $unit } and have { $money } real. Place a noble, move one there, or swap two?
alcazar-ask-founded = You have founded { $unit } and have { $money } real. Place a noble?
alcazar-ask-flag = A flag is free and several villas wait for it. Which one becomes a castle?
alcazar-ask-over = The game is over.

## Alcázar: what a decision does

alcazar-do-pass = Skip this turn: there is nothing you could do.
alcazar-do-pass-out = Leave the game until scoring: you hold no card, and none is left to buy.
alcazar-do-done = Leave the nobles as they are. Your turn ends.
alcazar-do-buy = Buy the open card { $card } for { $price } real. Everybody knows that you hold it. Your turn ends.
alcazar-do-buy-deck = Buy the top card of the deck unseen, for { $price } real. Your turn ends.
alcazar-do-buy-tower = Buy a tower card for { $price } real. Your turn ends.
alcazar-do-castle = Found a castle: two stones on field { $card }, one each on fields { $first } and { $second }. You receive { $income } real and may then place up to two nobles.
alcazar-do-villa = Found a villa on { $place }. You receive { $income } real and may then place a noble.
alcazar-do-build = Lay a stone on { $place }: it belongs to { $unit } then. You receive { $income } real.
alcazar-do-build-up = Put a stone on top of { $place }, which rises to level { $level } in { $unit }. You receive { $income } real.
alcazar-do-remove = { $place } would join two castles, one of which stands at 50: the stone leaves the game, and you receive { $income } real.
alcazar-do-tower = Play a tower card: { $place } rises to level { $level } in { $unit }. You receive { $income } real.
alcazar-do-bridge = Pay { $price } real for a bridge on level { $level } from { $from } over { $over } to { $to }, in { $unit }. You receive { $income } real.
alcazar-do-withdraw = Withdraw your noble from { $place } in { $unit }. You receive { $income } real and go on with your turn.
alcazar-do-baron = Place a baron on { $place }, level { $level }, for { $price } real.
alcazar-do-grandee = Place a grandee on { $place }, level { $level }, for { $price } real.
alcazar-do-shift = Move your noble from { $from } to { $to }, free of charge.
alcazar-do-swap = Swap your grandee on { $grandee } and your baron on { $baron }, free of charge.
alcazar-do-flag = The villa with { $place } becomes a castle.

## Alcázar: why not

alcazar-not-already-withdrawn = you have already withdrawn a noble in this turn.
alcazar-not-already-acted = you have already built; now it is about the nobles.
alcazar-not-no-such-card = you do not hold build card { $card }.
alcazar-not-can-act = nobody may pass who can do something.
alcazar-not-card-not-open = card { $card } does not lie in the open row.
alcazar-not-deck-is-empty = the deck is empty.
alcazar-not-no-tower-left = no tower card is left.
alcazar-not-cannot-pay-card = this costs { $price } real; you have { $money }.
alcazar-not-no-flag-left = no flag is left; castles can be founded again when one comes free.
alcazar-not-too-few-stones = a castle needs four stones, and fewer are left.
alcazar-not-castle-on-a-unit = all three fields of a new castle must be bare.
alcazar-not-castle-near-a-castle = there must be at least three free fields to the nearest castle on both sides.
alcazar-not-castle-near-a-villa = there must be at least one free field to the nearest villa on both sides.
alcazar-not-villa-on-a-unit = { $place } is already built on.
alcazar-not-villa-beside-a-unit = the fields beside a new villa must be free; here a card can only build.
alcazar-not-no-unit-to-join = { $place } is bare and lies beside nothing; here a card can only found.
alcazar-not-no-tower-card = you hold no tower card.
alcazar-not-tower-on-the-ground = a tower card never builds on the ground.
alcazar-not-tower-too-high = a tower card never builds above level 5.
alcazar-not-tower-under-foreign-noble = another player’s noble stands there.
alcazar-not-no-bridge-to-prepare = no own noble stands there, and no higher own noble two cells away could use it for a bridge.
alcazar-not-cannot-pay-bridge = a bridge costs { $price } real; you have { $money }.
alcazar-not-no-such-line = a bridge spans three cells in a straight line on the board.
alcazar-not-pillar-is-bare = both pillars must be built on.
alcazar-not-pillars-differ = the pillars must be equally high.
alcazar-not-middle-too-high = the middle must be lower than the pillars.
alcazar-not-no-own-noble-on-pillar = one of your nobles must stand on a pillar.
alcazar-not-foreign-noble-on-pillar = another player’s noble stands on a pillar.
alcazar-not-bridge-over-bridge = a bridge already spans these three cells.
alcazar-not-no-own-noble-there = none of your nobles stands on { $place }.
alcazar-not-nothing-built = nobles are placed and moved right after building.
alcazar-not-not-newly-built = only cells built in this turn are open to nobles.
alcazar-not-cell-taken = a noble already stands there.
alcazar-not-no-noble-left = you have no such noble left in your supply.
alcazar-not-cannot-pay-noble = this costs { $price } real; you have { $money }.
alcazar-not-not-after-founding = after founding, nobles are only placed, not moved or swapped.
alcazar-not-no-noble-to-move = no such noble of yours stands there.
alcazar-not-noble-in-another-unit = that noble stands in another castle or villa.
alcazar-not-withdraw-to-go-on = you can do nothing else, but a withdrawal would let you go on: choose such a one.
alcazar-not-buy-with-the-money = the money of your noble is for a card: buy one.
alcazar-not-castle-stands-at-50 = a castle at 50 never merges with another castle.
alcazar-not-flag-first = first choose the villa that gets the free flag.
alcazar-not-no-flag-free = no flag has come free.
alcazar-not-not-waiting = no villa that waits for a flag has { $place } as its lowest field.
alcazar-not-game-over = the game is over.

## Alcázar: what happened

alcazar-told-pass = { $player } can do nothing and passes.
alcazar-told-pass-out = { $player } passes and is out of the game until scoring.
alcazar-told-buy = { $player } buys the open card { $card }.
alcazar-told-buy-deck = { $player } buys the top card of the deck.
alcazar-told-buy-seen = { $player } buys the top card of the deck: { $card }.
alcazar-told-buy-tower = { $player } buys a tower card.
alcazar-told-castle = { $player } founds a castle on fields { $card }, { $first } and { $second } and receives { $income } real.
alcazar-told-villa = { $player } founds a villa on { $place } and receives { $income } real.
alcazar-told-build = { $player } builds on { $place }, now part of { $unit }, and receives { $income } real.
alcazar-told-build-up = { $player } raises { $place } to level { $level } in { $unit } and receives { $income } real.
alcazar-told-remove = { $player } plays card { $card } between two castles, one of them at 50: the stone leaves the game, and { $player } receives { $income } real.
alcazar-told-tower = { $player } plays a tower card: { $place } rises to level { $level } in { $unit }. { $player } receives { $income } real.
alcazar-told-bridge = { $player } builds a bridge on level { $level } from { $from } over { $over } to { $to }, in { $unit }, and receives { $income } real.
alcazar-told-withdraw = { $player } withdraws a noble from { $place } and receives { $income } real.
alcazar-told-baron = { $player } places a baron on { $place } for { $price } real.
alcazar-told-grandee = { $player } places a grandee on { $place } for { $price } real.
alcazar-told-shift = { $player } moves a noble from { $from } to { $to }.
alcazar-told-swap = { $player } swaps the grandee on { $grandee } and the baron on { $baron }.
alcazar-told-flag = { $name } is a castle now, worth { $value }.
alcazar-told-lowered = The flag of { $name } returns to the supply.
alcazar-told-capture = { $player }’s { $rank ->
    [grandee] grandee
   *[baron] baron
  } on { $place } is captured; { $player } receives { $income } real.
alcazar-told-over = The game is over.
alcazar-ending-last-stone = last stone
alcazar-ending-last-stone-removed = last stone removed at 50
alcazar-ending-last-bridge = last bridge
alcazar-ending-all-passed = all passed

## Alcázar: scoring

alcazar-score-grandees = grandees
alcazar-score-barons = barons
alcazar-score-money = money
alcazar-score-total = points

## Alcázar: editions

alcazar-edition-parts = the parts of the track must follow each other: this one begins with field { $first } and ends no earlier
alcazar-edition-last-part = the last part of the track must end with field { $last }
alcazar-edition-no-cell = field { $field } must be a pair of a column and a row from 0 to { $most }, not { $value }
alcazar-edition-same-cell = field { $field } lies on the same cell as field { $other }
alcazar-edition-track-broken = field { $following } must touch field { $field }: the track is closed
alcazar-edition-touching = field { $field } touches field { $other }; only consecutive fields may touch

## Alcázar: the board

alcazar-board-title = Alcázar
alcazar-board-description =
    The board of Alcázar: a winding track of 72 fields between gardens. On it castles and villas of stacked stones,
    bridges between them, and the nobles of { $players } players on top. { $now }
alcazar-board-on-turn = { $name } is on turn
alcazar-board-over = the game is over
alcazar-board-legend = Field, castle (v: villa), height, noble (filled: grandee), ═ ║ top of a bridge
alcazar-board-field = Field { $place }
alcazar-board-gap = Gap { $place }
alcazar-board-built = { $place }: { $unit }, height { $height }
alcazar-board-castle = { $name }, a castle of value { $value }
alcazar-board-villa = a villa of value { $value }
alcazar-board-bridge = A bridge from { $from } to { $to } on level { $level }
alcazar-board-grandee-of = A grandee of { $name } on level { $level }
alcazar-board-baron-of = A baron of { $name } on level { $level }
alcazar-board-grandee-waiting = A grandee of { $name } in supply
alcazar-board-baron-waiting = A baron of { $name } in supply
alcazar-board-castles = castles
alcazar-board-villas = villas
alcazar-board-bridges = bridges
alcazar-board-stones = stones
alcazar-board-flags = flags
alcazar-board-towers = tower cards
alcazar-board-tower = tower card
alcazar-board-removed = stones out of the game
alcazar-board-money = real
alcazar-board-cards = build cards
alcazar-board-known = known cards
alcazar-board-in-supply = in supply
alcazar-board-out = out of the game
alcazar-board-supply = supply
alcazar-board-row = open cards
alcazar-board-deck = deck
alcazar-board-hand = hand
alcazar-board-hand-of = the hand of { $name }
alcazar-board-no-cards = no cards

## The server

serve-ready = Zoco is at { $address } (Ctrl-C stops it).
help-serve = host tables for people far apart
help-serve-more = Host tables: people open the address in a browser, take seats and play, live or over days.
    Everything is kept in one folder; nothing that was acknowledged is ever lost. docs/hosting.md tells how to
    run it on the internet.
help-serve-examples = examples:
    {"  "}zoco serve
    {"  "}zoco serve --host 0.0.0.0 --port 8000 --data /srv/zoco
    {"  "}zoco serve --url https://play.example.org --proxied --limit connections_per_address=50
help-host = where to listen (default: 127.0.0.1, this machine only; 0.0.0.0 for the whole network)
help-port = the port (default: 8000; 0 takes any that is free)
help-data = the folder in which everything is kept (default: zoco/server in your data folder)
help-url = the address that people type, where a proxy stands in front
help-proxied = a proxy stands in front: believe what it says about clients’ addresses
help-workers = how many processes let bots think, beside one more for quick bots (default: one less than there are cores)
help-private-hooks = let webhooks go to internal addresses, too
help-limit = another limit than the default one; docs/hosting.md lists them
help-admin = look after a server’s tables and people
help-admin-more = Look after tables and people, while the server runs or not.
    {""}
    tables            every table, newest first
    people            everybody who ever sat at a table or gave a name
    close TABLE       close a table
    mute, unmute, ban, unban PERSON
    prune DAYS        delete tables on which nothing has happened for so many days
    forget PERSON     delete a person’s name, chats and keys; seats go to bots
    backup FILE       a complete copy, also while the server runs
    restore FILE      put a copy in place; the server must not run
help-admin-examples = examples:
    {"  "}zoco admin tables
    {"  "}zoco admin close k7mq2fzpx9
    {"  "}zoco admin backup zoco-monday.sqlite
help-admin-what = WHAT
help-admin-subject = SUBJECT
help-admin-subject-more = a table, a person’s number, a number of days or a file, as WHAT needs it
admin-needs-subject = “{ $what }” needs to know of whom or what; see: zoco admin --help
admin-not-a-number = “{ $subject }” is not a number.
admin-done = Done: { $what } { $subject }
admin-pruned = { $count ->
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
admin-no-data = There is no data of a server in { $folder }. --data names the folder.
admin-file-exists = { $path } exists already; nothing was overwritten.
admin-not-a-backup = { $path } is not a backup of a server: { $error }
admin-running = The server is running: stop it first.
admin-column-table = table
admin-column-person = person
admin-column-name = name
admin-column-game = game
admin-column-status = status
admin-column-created = created
admin-column-players = at the table
admin-column-marks = marks
admin-muted = muted
admin-banned = banned
server-told-undo = { $player } takes back “{ $notation }”.
server-stops = The server is stopping. Try again in a moment.
server-newer-data = { $path } was written by a newer Zoco; this one cannot read it and has left it alone. Install the newer one again.
server-bad-data = { $path } cannot be used: { $error }. If the file is damaged, put a backup in its place: zoco admin restore FILE
server-bad-limit = { $limit } is not a limit. A limit is NAME=NUMBER; names: { $names }.
server-bad-url = { $url } is not an address that people could type; it begins with http:// or https://.
server-no-port = { $host }, port { $port }, cannot be listened at: { $error }
server-folder-used = Another server uses { $folder } already.
server-no-table = There is no table “{ $table }”. It may have been deleted, or the link is incomplete.
server-compiling = The rules of { $game } are being made ready. Try again in half a minute.
server-not-written = This could not be saved, so it did not happen. Try again in a moment; if that does not help, tell the host.
server-read-only = This table can only be looked at: { $why }
server-table-lost = This table cannot be opened: { $why }
server-damaged = its log cannot be replayed beyond entry { $entry }: { $what }
server-log-broken = an entry is broken ({ $error })
server-unreadable = its log cannot be read. The host can put a backup in its place
server-rules-changed = it was played by version { $was } of the rules; by version { $now } it would go differently
server-shuffle-missing = a shuffle is missing
server-shuffle-superfluous = there are more shuffles than the game made
server-bad-order = the order of the seats is wrong
server-other-turn = it was another seat’s turn
server-unknown-person = There is nobody with this number.
server-nobody = You have no seat here yet: the server does not know you.
server-no-name = A name is needed: at least one visible sign.
server-name-taken = Somebody at this table has this name already, or one that looks like it, or bots are called so. Choose another one.
server-link-used = This link has been used or is older than a quarter of an hour. Make a new one on the device you were at.
server-banned = The host has excluded you from this server.
server-muted = The host has muted you: you can play, but not chat.
server-no-seat = You have no seat at this table.
server-not-yours = Only whoever opened the table may do that.
server-two-chairs = One person takes one chair.
server-too-many-tables = That is too many tables at once; { $most } are possible. Close one first.
server-too-many-tables-here = From your network { $most } tables are open or being played at, and more are not possible. Close one that is no longer needed.
server-too-many-chairs = You sit at { $most } tables that are not over, and more are not possible. Leave one, or finish a game first.
server-too-many-chairs-here = People from your network sit on { $most } chairs, and more are not possible. Somebody has to leave one, or finish a game.
server-too-many-connections = That is too many connections at once; { $most } are possible. Close a tab first.
server-full = The server is full at the moment. Try again in a minute.
server-too-many-spectators = There are { $most } spectators already.
server-too-many-spectators-here = From your network { $most } people look on at this table, and more are not possible.
server-too-fast = Too fast: wait a moment.
server-sits-already = You sit at this table already.
server-chair-taken = This chair is taken.
server-removed = Whoever opened this table has taken you off it. You can watch, and sit down at any other table.
server-removed-here = Whoever opened this table has taken somebody off it who came from your network. You can watch, and sit down at any other table.
server-silenced = Whoever opened this table does not let you talk here any more. You can go on playing.
server-nobody-there = Nobody sits on this chair.
server-leave-instead = This is your own chair: leave it instead.
server-chairs-open = { $count ->
    [one] A chair is still open. Whoever opened the table may fill it with a bot.
   *[other] { $count } chairs are still open. Whoever opened the table may fill them with bots.
}
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-game-over = This game is over.
server-not-over = The game is not over yet.
server-resign-instead = The game runs: instead of leaving, resign your seat to a bot.
server-resigned = You have resigned this seat.
server-not-away = You are not away: it is you who plays this seat.
server-bot-plays = A bot plays for you at the moment. Come back first.
server-close-others = Others still play here. Resign your seat instead.
server-late = That was decision { $number }; it has been made already. The next one is { $next }.
server-early = Decision { $number } is not being asked for yet; the next one is { $next }.
server-not-your-turn = It is not your turn: { $player } decides.
server-nothing-to-undo = There is nothing of this turn that you could take back.
server-too-many-undone = You have taken back { $most } decisions in this turn, and more are not possible. Play on.
server-too-many-decisions = You have made or taken back { $most } decisions in this game, and more are not possible.
server-too-many-chats = { $most } messages have been written at this table, and more are not possible.
server-too-many-seatings = The chairs of this table have been changed { $most } times, and more is not possible. Open another table.
server-chat-length = A message has 1 to { $most } signs.
server-no-hints = There are no hints at this table.
server-no-answer = Nobody could answer that. Try again.
server-other-seat = While the game runs, everybody sees what their own seat sees.
server-record-later = The record shows all cards, so it is given out only when the game is over.
server-record-long = This record is too long: at most { $most } decisions, those that were taken back included.
server-record-slow = Reading this record took too long, so it was given up. Try again when the server is less busy.
server-replay-slow = Looking back took too long, so it was given up. Try again when the server is less busy.
server-uploads-wait = Other records are still being read. Try again in a moment.
server-uploads-often = More than { $most } uploads an hour are not possible. Try again later.
server-too-many-uploads = You keep { $most } uploaded games here, and more are not possible. Ask the host to remove old ones.
server-uploads-full = There is no room left for uploaded games on this server. Tell the host.
server-bad-hook = This is not an address that can be called: http or https, on a usual port, without a password.
server-other-origin = This request came from another site’s page, so it was refused.
server-bad-form = The request does not have the right form: { $error }
server-not-json = The request must be JSON (Content-Type: application/json).
server-no-socket = This address is for WebSockets.
server-no-door = There is nothing at this address.
server-no-page = The pages for the browser have not been built. The API is at /api/, described by /api/openapi.json.
server-wrong-method = This address does not do that; see the header Allow.
server-too-large = The request is too large.
server-too-slow = The request did not arrive in time. Try again.
server-bad-request = This request cannot be understood.
server-no-data = The server cannot read its data. Try again in a moment; if that does not help, tell the host.
server-failed = Something went wrong here, not at your end. Try again.
## The app: Toledo

app-toledo-nothing = nothing
app-toledo-nobody = nobody
app-toledo-supply = In supply: { $what }
app-toledo-list = { $before }, { $last }
app-toledo-count = { $name } × { $count }
app-toledo-standing = { $where }. Standing there: { $who }
app-toledo-has = { $kind }: { $what }
app-toledo-entrance = Entrance { $position } of the Alcázar
app-toledo-figure = Your figure. { $place }
app-toledo-rival = A figure of { $name }, to be challenged
app-toledo-card = Card { $value }, { $background }, { $fencer }{ $count ->
    [one] { "" }
   *[other] ; you hold { $count } of this value
  }
app-toledo-extra = Card { $value } as the extra card
app-toledo-sword = Sword of fame { $fame }: { $metal } metal, { $gems } { $gems ->
    [one] gem
   *[other] gems
  }; { $left } left
app-toledo-carry = Your sword of fame { $fame }
app-toledo-fencing = Fencing tile { $tile }; { $left } left
app-toledo-drop = Put back: { $tile }
app-toledo-put-back = and put back:
app-toledo-duel-won = { $name } wins the duel!
## The app: pages

app-title = Zoco: Toledo and Alcázar
app-error = Something went wrong: { $error }
app-skip = To the content
app-navigation = Pages
app-fan-made = Zoco is fan-made and non-commercial. It is not affiliated with the authors or publishers of the games and contains none of their words or pictures.
app-settings = Settings
app-language = Language
app-theme = Appearance
app-theme-system = System
app-theme-light = Light
app-theme-dark = Dark
app-name = Your name
app-name-none = by colour
app-confirm-turns-more = The last decision of a turn waits for another click.
app-sounds = Sounds
app-sounds-more = For your turn, duels, castles and the end.
app-game-toledo = Toledo
app-game-alcazar = Alcázar
app-welcome = Two games of old Castile. Take a seat.
app-welcome-more = Play against bots or around one screen. Nothing to install, no account, no network needed.
app-pitch-toledo = Forge the finest swords, cross blades with your rivals, and carry your steel up the winding street to the Alcázar.
app-pitch-alcazar = Stack stones into castles, span them with bridges, and put your nobles on top, while everybody else wants to stand there, too.
app-facts-toledo = 2 to 4 players · cards, shops and duels
app-facts-alcazar = 2 to 5 players · building upwards, money and position
app-play-now = Play now
app-new-table = New table
app-opponents = Your opponents:
app-continue = Continue
app-continue-last = Your last game of { $game } is still open.
app-running = Running games
app-running-none = None yet. Press “Play now”: two bots are waiting at the table. Every decision is kept in this browser, so you can stop whenever you like.
app-replays = Replays
app-replays-none = Finished games come here: watch them again move by move, with the win shares of all players.
app-show-all = Show all { $count }
app-choose-file = Choose a record
app-drop-file = or drop one anywhere on this page (.jsonl or .json).
app-drop-here = Drop the record here
app-taken = { $count ->
    [0] Reading the record …
    [one] One game has been taken in.
   *[other] { $count } games have been taken in.
  }
app-take-trouble = { $file }, line { $line }: { $what }
app-take-at = decision { $move }: { $what }
app-shelf-full = The browser’s storage is full, so this game cannot be kept ({ $error }). Remove old games on the home page, or download this one now.
app-shelf-closed = The browser does not let this page keep games ({ $error }). Allow it to store data, or leave the private window; what is being played now is lost when the page closes.
app-your-turn = Your turn
app-turn-of = { $name } is on turn
app-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } won together
  }
app-unreadable = cannot be read by this version
app-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
app-watch = Watch
app-download = Download
app-remove = Remove
app-remove-sure = Remove for good?
app-which-game = Game
app-how-many = How many seats?
app-who-plays = Who plays?
app-person = Person
app-bots = Bots
app-bot-of = Bot: { $level }
app-seat-who = Seat { $seat }: person or bot
app-seat-name = Seat { $seat }: name
app-name-twice = Two seats have the same name. Give each its own.
app-lot = Draw the order of the seats by lot
app-edition = Edition
app-edition-usual = { $name } (the usual one)
app-start = Start the game
app-only-bots = Only bots: you watch.
app-hot-seat = Everybody plays at this screen; hands are hidden while it is passed on.
app-level-thinks = Thinks { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } about each decision.
app-level-overlooks = Decides at once and overlooks { $percent } % of what is possible.
app-level-rating = Rating { $rating }
app-replay = Replay
app-replay-title = { $game }: the game again
app-replay-opening = Playing the record through …
app-replay-not-opened = This game cannot be shown
app-no-such-replay = It is not in this browser. Ask for a link that carries the game (“Copy link”), or for the record as a file.
app-link-broken = The link is damaged: a part of it is missing. Copy it again as a whole.
app-link-copied = The link is copied. It carries the whole game and opens at this moment.
app-replay-begins = The table is set; the game begins.
app-timeline = Timeline
app-moment = Moment of the game
app-moment-of = { $at } of { $last }
app-to-start = To the start
app-step-back = One decision back
app-step = One decision on
app-to-end = To the end
app-play = Play
app-pause = Pause
app-speed = Speed
app-speed-of = { $factor }×
app-eyes = Seen by
app-spectator = a spectator
app-copy-link = Copy link
app-play-on = Play on from here
app-hand-of = { $name }’s hand
app-shares = Win shares
app-shares-progress = The bots are looking at the game
app-shares-thinking = The bots are looking at the game …
app-shares-later = When the game is over, the bots tell here how everybody’s chances rose and fell.
app-curve = The win shares of all players over the game; they are read out below it
app-percent = { $percent } %
app-stop = Stop
app-go-on = Go on
app-search-rules = Search the rules
app-chapters = Chapters
app-rules-found = { $count ->
    [0] no rule
    [one] one rule
   *[other] { $count } rules
  }
app-rules-nothing = No rule says “{ $search }”. Try another word, or the number of a rule.
app-rules-all = Show all rules
app-copy-rule = Copy the link to { $rule }
app-rule-copied = The link to { $rule } is copied.
app-new-version = A new version is ready.
app-new-version-take = Reload
app-later = Later

## The app: the table

app-home = Home
app-rules = Rules
app-log = Log
app-goal = What it is about
app-how = How to play
app-how-more = What can be used glows. Point at something and the line under the board says what it would do; pick it, and it is done. What cannot be done answers why not. “Hint” shows good moves, and most things can be taken back.
app-log-empty = Everything that happens is written down here.
app-since = Since your last turn
app-log-moment = Look at the game after decision { $moment }
app-seats = The seats
app-question = What is asked
app-rule = Rule { $rule }
app-rule-page = Read it in the rules
app-close = Close
app-cancel = Cancel
app-reload = Reload the page
app-undo = Take back
app-undo-not-yours = There is nothing of yours to take back: only decisions of your running turn can be. With “Confirm my turns” in the settings, the last decision of a turn waits for a click.
app-confirm = End my turn with this
app-confirm-turns = Confirm my turns
app-hint = Hint
app-hint-thinking = Thinking …
app-hint-play = Do this
app-hints = The best choices
app-all-choices = { $count ->
    [one] The only choice
   *[other] All { $count } choices
  }
app-bot-thinks = { $name } is thinking …
app-others-turn = It is { $name }’s turn.
app-not-your-turn = It is not your turn.
app-not-now = This cannot be used now.
app-title-your-turn = ● Your turn · { $game }
app-board-in-words = The board in words
app-curtain = Pass to { $name }
app-curtain-why = Hands stay hidden until { $name } looks.
app-curtain-lift = I am { $name }
app-end = Final scoring
app-tie-toledo = A tie: whoever holds more cards wins, then whoever’s cards add up to more.
app-tie-alcazar = A tie: whoever has more money wins.
app-counting = Counting …
app-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
app-and = { $before } and { $last }
app-rematch = Play again
app-look-again = Look at the game again
app-show-board = Show the board
app-opening = Setting the table …
app-no-such-table = This table is not in this browser. Its link works only where it was played, or it has been removed.
app-broken = Something broke that should not: { $error }. Your game is kept up to the last decision; reload the page to go on.
app-button-end = End turn
app-button-skip = Do not use it
app-button-use = Use it for free
app-button-pass = Pass
app-button-enter = Enter without a sword
app-button-home = Send home
app-button-done = Done
app-button-withdraw = Withdraw

## The app: online tables

app-online = Play online
app-online-table = A table on this server
app-online-unreachable = The server cannot be reached. Check your connection and try again.
app-online-not-here = This page comes from a host without tables. Open the link at the address of the server that made it.
app-online-unsent = The connection is broken. Your decision is not sent yet; it goes out as soon as the connection is back …
app-online-lost = The connection is broken; it is being mended …
app-online-closed = This table was closed before the game was over.
app-new-online = New online table
app-online-open = Open the table
app-online-join = Join
app-online-code = Link or code of a table
app-online-bad-code = A table’s code has ten letters and digits, such as the end of its link. Copy the whole link.
app-online-mine = Your tables
app-online-offered = Open tables
app-online-watch = To watch
app-online-over = Finished games
app-online-none = No open table at the moment. Open one and send the link to your friends; bots can take the other seats.
app-online-public = Everybody on this server
app-online-by-link = Whoever has the link
app-online-who-joins = Who can join?
app-online-pace = How fast?
app-online-live = Live
app-online-days = Over days
app-online-hints = with hints
app-online-no-hints = without hints
app-online-allow-hints = Everybody may ask for hints
app-online-patient = Wait for people who are away. Otherwise a bot plays for them after { $minutes } minutes, until they come back.
app-online-lot = Seats and colours are drawn by lot when the game begins.
app-online-waiting-title = { $game }: the waiting room
app-online-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
app-online-complete = Everybody is here.
app-online-is-over = finished
app-online-is-closed = closed
app-online-invite = Invite with this link
app-online-chair-open = free
app-online-chair-for-person = For a person
app-online-you = you
app-online-not-here-now = not here
app-online-sit = Take a seat
app-online-sit-as = Play { $name }
app-online-full = All seats are taken. When the game begins, you can watch it here.
app-online-stand-up = Leave the seat
app-online-close = Close the table
app-online-remove-whom = Remove { $name } from the table
app-online-remove-sure = Remove { $name } for good?
app-online-more-tables = Show more tables
app-online-same-host = { $count ->
    [one] One more table of the same host
   *[other] { $count } more tables of the same host
  }
app-online-watching = You are watching.
app-online-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
app-online-missing = { $name } is not here at the moment. The table waits.
app-online-missing-bot = { $name } is not here at the moment. { $minutes ->
    [one] If that lasts for a minute, a bot plays on.
   *[other] If that lasts for { $minutes } minutes, a bot plays on.
}
app-online-since = Since you left: { $news }
app-online-since-said = { $count ->
    [one] One new message.
   *[other] { $count } new messages.
}
app-past = The table as it was after decision { $moment }.
app-past-back = Back to the game
app-log-news = Since you were here last
app-take-online-whose = Which seat is yours?
app-online-open-deck = This game was brought here from a browser, where all its cards could be read.
app-online-bot-for-you = A bot is playing for you.
app-online-you-resigned = You have left your seat to a bot.
app-online-come-back = Play myself again
app-online-resign = Resign
app-online-resign-sure = Leave the seat to a bot for good?
app-online-copy-watch = Copy the table’s link
app-online-notify = Notify me on my turn
app-online-more = More about this table
app-online-rematch-set = The table is set again
app-take-online = Take online: others can join with a link
app-copy = Copy
app-invite-only-here = This link works on this computer only. For others, start the server with --host 0.0.0.0 and open it by this computer’s address.
app-pick-on = Now choose what goes with it: { $count } ways glow. Pick the same once more to let go.
app-copied = Copied
app-share = Share
app-clock = Clock
app-clock-none = No clock
app-clock-minutes = { $minutes ->
    [one] 1 minute a turn
   *[other] { $minutes } minutes a turn
  }
app-clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
  }
app-clock-budget = { $minutes } minutes for everybody, and { $increment } seconds more each turn
app-clock-left = Time left: { $time }
app-clock-left-days = { $days } d { $hours } h
app-talk = What people say
app-talk-empty = Nobody has said anything yet.
app-talk-say = Say something
app-talk-send = Send
app-note-back = { $name } plays again.
app-note-away-clock = { $name }’s time has run out; a bot plays on.
app-note-away-away = { $name } has been away for too long; a bot plays on.
app-note-away-resigned = { $name } has left the seat to a bot.
app-personal-make = Play on at another device
app-personal-link = Open this on your other device
app-personal-link-more = It works once, within a quarter of an hour, and only for you: whoever opens it plays in your name.
app-follow = Be yourself on this device, too
app-follow-more = This personal link brings your name, your tables and your seats here. If somebody else has played online in this browser, their seats stay with them only where they have another device.
app-follow-do = That is me
app-link-copied-online = The link is copied. It opens at this moment.

## The app: Alcázar

app-alcazar-view = The view of the board
app-alcazar-turn-left = Turn the board to the left
app-alcazar-turn-right = Turn the board to the right
app-alcazar-flat = Look from straight above
app-alcazar-market = Cards for sale
app-alcazar-card = Build card { $card }
app-alcazar-open-card = Open card { $card }, for { $price } real
app-alcazar-deck = { $count ->
    [0] The deck is empty
    [one] Deck with one card, for { $price } real
   *[other] Deck with { $count } cards, for { $price } real each
  }
app-alcazar-tower-cards = { $count ->
    [one] A tower card
   *[other] { $count } tower cards
  }
app-alcazar-tower-supply = { $count ->
    [0] No tower card is left
    [one] One tower card, for { $price } real
   *[other] { $count } tower cards, for { $price } real each
  }
app-alcazar-grandees = { $count ->
    [one] A grandee in your supply
   *[other] { $count } grandees in your supply
  }
app-alcazar-barons = { $count ->
    [one] A baron in your supply
   *[other] { $count } barons in your supply
  }
app-alcazar-site = A castle with card { $card } on fields { $from } to { $to }
app-alcazar-bridge-here = Build a bridge from { $from } to { $to } on level { $level }
app-alcazar-flag-here = Give the flag to the villa with field { $field }
## Toledo: the rules

# A rule is a text for the browser’s page of rules, called by its number. Paragraphs and lists are parted by blank lines;
# every line of a list begins with “- ”. T5.5 and the like become links.

toledo-rules-title = Toledo: the rules
toledo-rules-intro =
    Your family makes the swords Toledo is famous for. Your five figures start at the cathedral, at the foot of the hill. On their way up the street they gather metal and gems, forge swords, and carry them into the Alcázar.

    On your turn you do one thing: take cards, place a shop, move figures, or send one figure home (T2.1). Cards are legs and purse at once: a 4 moves a figure 4 steps, or pays for a shop.

    As soon as somebody has 3 figures in the Alcázar, everybody else has one more turn. Most fame wins (T10.2).

    For your first games:

    - Place four or five shops before you run. Your own shops are free for you, and others pay you there.
    - Equal distances are gold: with shops on 4 and 8, two 4s serve you twice in one turn (T5.4).
    - Dealers belong low on the street, smiths higher up.
    - A small sword that arrives beats a great one that does not.
    - The first painting is worth 3. Be quick.

toledo-chapter-T0 = On the table
toledo-rule-T0 =
    Toledo is for 2 to 4 players. These words come up again and again:

    - The street has 19 fields. It begins at the cathedral and ends at two entrances, 20 and 21, which lead into the Alcázar.
    - It climbs through three rows. Using a field costs a card worth at least 1 in the lower row, 3 in the middle row and 5 in the upper row.
    - Players lay shops on 16 of the fields: metal dealer, gem dealer, smith and fencing master. Three fields are printed on the board: two taverns and the studio.
    - A circle is room for one figure. A shop has one or two circles, a tavern and the studio have two.
    - A card has a value from 1 to 6 and, at its foot, a duel picture: a background (violet, brown, teal or plain) and two fencers, one of them drawn clearly.
    - There are four kinds of fencing tiles: three duel tiles (violet, brown, teal) and the movement tile.
    .title = What is what
toledo-picture-T0 = The street from the cathedral to the Alcázar. The higher the row, the dearer its fields.

toledo-chapter-T1 = Set-up
toledo-rule-T1-1 =
    The paintings lie in one open pile, the one worth 3 on top, those worth 1 at the bottom. Swords, fencing tiles, metal and gems lie open for all to see.
    .title = What lies open
toledo-rule-T1-2 =
    Everybody gets 5 figures, 8 shops and 5 cards from the shuffled deck. All figures start on the cathedral.

    Your 8 shops are one of each kind with one circle and one of each kind with two.
    .title = What you start with
toledo-rule-T1-3 =
    Seats are drawn by lot, and the first seat begins. (In the printed game the youngest player begins.)
    .title = Who begins
toledo-rule-T1-4 =
    Your hand is secret. But everybody sees how many cards you hold, which card you pay and to whom, and everything in the discard pile.

    The printed rules are silent about this; at this table it is so.
    .title = What is secret

toledo-chapter-T2 = Your turn
toledo-rule-T2-1 =
    On your turn you do exactly one of these, then the turn goes to the left:

    - take 2 cards (T3.1)
    - place a shop (T4.1)
    - move your figures with cards, as far as your cards allow (T5.1)
    - send one figure home to the cathedral (T9.1)
    .title = One of four
toledo-rule-T2-2 =
    You may pass only if you can do nothing at all. That hardly ever happens. The printed rules do not speak of it.
    .title = Passing

toledo-chapter-T3 = Taking cards
toledo-rule-T3-1 =
    Take the 2 top cards of the deck into your hand. That is your whole turn. You may hold as many cards as you like.
    .title = Two cards
toledo-rule-T3-2 =
    When a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck. This happens at that very moment, even between two cards of a tavern or two rounds of a duel, and not before. The printed rules do not name the moment.

    A base card that still lies in front of its player (T5.4) is not shuffled in.
    .title = An empty deck
toledo-rule-T3-3 =
    If fewer cards are left than you should draw, here or in a tavern, you take what there is. If none is left at all, you cannot choose to take cards. The printed rules leave this open.
    .title = Too few cards

toledo-chapter-T4 = Placing a shop
toledo-rule-T4-1 =
    Lay one of your shops on any empty field. It stays there for good. Taverns and the studio are printed on the board and never carry a shop.

    Think about three things: which kind, one circle or two, and which row. On field 2 others pay you at least a 1, on field 16 at least a 5, but fewer of them will come by. Two circles bring more visitors, and give your rivals more room as well.
    .title = Opening a shop
toledo-picture-T4-1 = Red has a metal dealer with two circles on field 4, Blue a smith with one circle on field 16.

toledo-chapter-T5 = Moving
toledo-rule-T5-1 =
    Play a card. One of your figures moves exactly that many steps towards the Alcázar. Every field is a step, whether something lies there or not, and it does not matter who stands on it.

    For example, a 4 takes a figure from field 3 to field 7, and a figure on the cathedral to field 4. Figures in the Alcázar do not move any more.
    .title = Exact steps
toledo-picture-T5-1 = A 4 takes Red’s figure from field 3 to the smith on field 7.
toledo-rule-T5-2 =
    A move must end on a shop, a tavern, the studio or an entrance: never on an empty field, and never beyond the second entrance.

    From field 18 a 2 or a 3 reaches an entrance. A 4 is too much. A 1 needs a shop on field 19.
    .title = Where a move ends
toledo-rule-T5-3 =
    If a circle is free there, your figure takes it. Now you may use the field (T6.1), or leave it.
    .title = A free circle
toledo-rule-T5-4 =
    The first card of your turn is the base card. It stays in front of you until your turn ends. Then you may play further cards of the same value, each for the same figure or for another one of yours. They go to the discard pile at once.

    After each move you may use the field, and you may stop whenever no figure of yours still waits for a circle.

    With three 4s, one figure may walk from the cathedral to your metal dealer on 4, on to your smith on 8, and then another one starts from the cathedral.
    .title = Several moves
toledo-picture-T5-4 = Two 4s in one turn: metal on field 4, then the smith on field 8. Both shops are Red’s own and cost nothing.
toledo-rule-T5-5 =
    If no circle is free where you arrive, that figure must act at once. You have two ways out:

    - play another card you may play, and move the figure on;
    - or challenge another player’s figure on that field to a duel (T7.1).

    You cannot challenge your own figures. If they alone fill the field, you may land there only if your cards take you on from it. This is judged to the end: if your figures fill 4 and 8, you need three 4s to get from the cathedral to a free circle on 12. With two 4s and no extra card (T5.6) you may not even set out.
    .title = A full field
toledo-picture-T5-5 = Both circles of the gem dealer on field 7 are taken. Red’s figure arrives with a 4 and must challenge Blue or Green, or move on at once.
toledo-rule-T5-6 =
    If you own the movement tile, you may play one extra card in each of your turns. Its value must differ from your base card’s. It goes to the discard pile at once.

    You may play it before the base card, after it, as the card that leaves a full field, or in the very turn you take the tile. If it comes first, your base card must have another value.

    If both are possible, you say whether a card is your base card or your extra card. The printed rules leave one thing open: at this table the extra card may also be the only card of your turn.
    .title = The movement tile

toledo-chapter-T6 = Using a field
toledo-rule-T6-1 =
    Only a figure that has just come onto a circle may use its field, and only once. A figure that has been standing there since an earlier turn may not.
    .title = Only on arrival
toledo-rule-T6-2 =
    Your own shop is free. In another player’s shop you hand its owner exactly one card worth at least the cost of the row: 1, 3 or 5. No change is given, and the owner cannot refuse. In a tavern or the studio the card goes to the discard pile.

    At Blue’s smith on field 8 you need a 3 or more. If you have only a 6, Blue gets the 6.
    .title = What it costs
toledo-picture-T6-2 = Field 8 lies in the middle row: Red hands Blue a card worth at least 3 to use the smith.
toledo-rule-T6-3 =
    This is what a field gives you:

    - Metal dealer: 1 metal.
    - Gem dealer: 1 gem.
    - Smith: a sword (T6.4).
    - Fencing master: a fencing tile (T6.5).
    - Tavern: draw 3 cards. You may use them in this very turn, to move or to pay.
    - Studio: the top painting.
    .title = What you get
toledo-rule-T6-4 =
    Take one of the open swords and pay its metal and gems back to the supply. The number on it is its fame. The sword of fame 6, for instance, costs 2 metal and 1 gem. All swords are listed under T11.
    .title = Forging a sword
toledo-rule-T6-5 =
    Take one of the open fencing tiles. You may own 3 of them at most, and no two alike.

    If you own 3, you may take the fourth kind only by putting one of yours back. This is the only way to get rid of the movement tile, which costs you 2 fame at the end.
    .title = Fencing tiles
toledo-rule-T6-6 =
    You never pay for nothing. If a field could give you nothing (no metal left, no sword you can afford, no tile to take, no painting left), you are not asked to use it. The printed rules are silent about this.

    A tavern always has something: if both piles are empty, the card you pay is shuffled and comes back to you.
    .title = Nothing for nothing
toledo-rule-T6-7 =
    Cards of the same value differ only in their duel pictures. At this table you play or pay the one you have held longest. With printed cards you could choose, but that decides only which picture turns up in a duel some day.
    .title = Cards alike

toledo-chapter-T7 = Duels
toledo-rule-T7-1 =
    You have arrived on a full field and want a circle: challenge another player who stands there. If two players stand there, name one. If both figures belong to the same player, either will do.

    If one circle holds your own figure and the other an opponent’s, you may challenge the opponent. The printed rules leave this open.
    .title = The challenge
toledo-rule-T7-2 =
    You are the attacker. A duel has up to 3 rounds. In each, turn up the top card of the deck and discard it:

    - If exactly one of you owns the duel tile in the colour of the background, that player wins the round.
    - Otherwise (both, neither, or a plain background) the fencer who is drawn clearly wins: the attacker or the defender.

    Whoever wins 2 rounds wins the duel at once.
    .title = Three rounds
toledo-picture-T7-2 = Red owns the violet tile. A violet card: Red wins the round. A brown card nobody has a tile for, the defender drawn clearly: Green wins. A plain card with the attacker: Red wins the duel 2 to 1.
toledo-rule-T7-3 =
    The loser’s figure goes back to the cathedral. A winning attacker takes the free circle and may use the field (T6.1). A winning defender simply stays.

    Either way the attacker’s turn goes on. With the right card the beaten figure may set out again right away.
    .title = Winning and losing
toledo-rule-T7-4 =
    If no card is left to turn up, neither in the deck nor in the discard pile, the defender wins the round. The printed rules do not mention it.
    .title = No card left

toledo-chapter-T8 = The Alcázar
toledo-rule-T8-1 =
    A figure that ends its move exactly on an entrance enters the Alcázar and stays there for good. You may put one of your swords under it, or none. One sword per figure: any figure may carry any sword you have forged.

    Only a sword brought here counts in full (T10.2). The sword of fame 8 is worth 8 in the Alcázar, but 4 in front of you.
    .title = Delivering a sword
toledo-picture-T8-1 = Red’s figure on field 17 plays a 3, reaches entrance 20 and delivers the sword of fame 8.
toledo-rule-T8-2 =
    The entrances have no circles. They are never full, and nobody waits or fights there.
    .title = Always room

toledo-chapter-T9 = Sending home
toledo-rule-T9-1 =
    As your whole turn you may put one of your figures from fields 1 to 19 back on the cathedral. That helps when a figure has run past everything you need.

    A figure that already stands on the cathedral does not count, so nobody passes a turn this way. The printed rules do not say it in so many words.
    .title = Back to the cathedral

toledo-chapter-T10 = End and scoring
toledo-rule-T10-1 =
    When a turn ends and its player has 3 or more figures in the Alcázar, the final round begins. Every other player has exactly one more turn, then the game is scored. Whoever else gets 3 figures there in the final round changes nothing.
    .title = The final round
toledo-rule-T10-2 =
    Count your fame:

    - Swords in the Alcázar: their full fame.
    - Each other sword: half its fame, rounded down sword by sword.
    - Paintings: their full fame.
    - Gems: 1 for every 2.
    - The movement tile: −2.
    .title = Fame
toledo-rule-T10-3 =
    Most fame wins. In a tie, whoever holds more cards wins, then whoever’s cards add up to more. If even that is equal, the victory is shared. The last step is ours, since the printed rules stop before it.
    .title = Winning
toledo-rule-T10-4 =
    If for 3 whole rounds nobody does anything but send figures home or pass, the game ends and is scored. You will hardly ever see it. The printed rules have nothing like it.
    .title = Standstill
toledo-rule-T10-5 =
    You have delivered the sword of fame 12. A sword of fame 7 still lies in front of you: half of it, rounded down, is 3. You have two paintings worth 2 each, 3 gems and the movement tile.

    12 + 3 + 4 + 1 − 2 = 18 fame.
    .title = An example
toledo-picture-T10-5 = 12 for the delivered sword, 3 for the other one, 4 for the paintings, 1 for the gems, −2 for the movement tile: 18.

toledo-chapter-T11 = Board and material
toledo-rule-T11 =
    The printed rules do not say everything about the board and the cards. What they and players’ reports leave open is reconstructed here, as close as we can get. Other editions may differ.

    - Lower row, cost 1: fields 1 to 6, with a tavern on field 5.
    - Middle row, cost 3: fields 7 to 13, with the studio on field 9 and a tavern on field 12.
    - Upper row, cost 5: fields 14 to 19.
    - Cards: 84, with 14 of each value. Of those 14, 4 each are violet, brown and teal, and 2 are plain. On half of each the attacker is drawn clearly, on the other half the defender.
    - Paintings from the top: 3, 2, 2, 1, 1, 1.
    - Fencing tiles: 4 of each kind. Supply: 23 metal and 20 gems.

    The 19 swords:

    - Fame 2: 1 metal, 0 gems (4 swords)
    - Fame 3: 2 metal, 0 gems (3 swords)
    - Fame 4: 1 metal, 1 gem (3 swords)
    - Fame 6: 2 metal, 1 gem (3 swords)
    - Fame 7: 3 metal, 1 gem (1 sword)
    - Fame 8: 2 metal, 2 gems (2 swords)
    - Fame 10: 3 metal, 2 gems (1 sword)
    - Fame 12: 3 metal, 3 gems (1 sword)
    - Fame 15: 4 metal, 4 gems (1 sword)
    .title = What is in the box

## Alcázar: the rules

alcazar-rules-title = Alcázar: the rules
alcazar-rules-intro =
    The king wants castles taller than any before, and you build them together. The castles belong to nobody. What counts is how high your two grandees and six barons stand in the end.

    On your turn you buy one card or build once (A2.2). Whatever you build on gains value, and the bank pays you that value. Then you may place a noble on what you have just built. That costs the value, for a grandee twice as much: cheap early, dear later.

    When the last stone or the last bridge is built, every baron scores its level and every grandee twice its level. Most points win (A14.2).

    For your first games:

    - Found a castle at once and put a grandee on the stacked stones: 10 real now, up to 100 later.
    - Building beside a castle pays exactly what a baron there costs.
    - A bridge costs 15, pays the new value and lifts up to three nobles. From a value of 10 on it is nearly always good.
    - Tower cards run out. Buy in time.

alcazar-chapter-A0 = On the table
alcazar-rule-A0 =
    Alcázar is for 2 to 5 players. These words come up again and again:

    - The track has 72 numbered fields on a board of 11 by 11 cells, and it is closed: 72 lies beside 1. The cells without a number are gaps.
    - “Beside” means the number before or after on the track, never across a gap.
    - Height: the level of the highest stone or bridge on a cell. A bare cell has height 0. A noble stands on top, on that level.
    - A building is a castle or a villa, with everything that is joined to it. A castle has one of 8 flags, a villa has none.
    - Value: 1 for each stone on the ground, 2 for each stone higher up, and 3 times its level for each bridge. A castle is never worth more than 50.
    - Nobles are your 2 grandees and 6 barons. Only one noble can stand on a cell.
    - Build cards carry the numbers 1 to 72, once each. Tower cards carry none. Money is counted in real, and the bank never runs dry.

    What “beside” means, and that the bank never runs dry, is how we read the printed rules.
    .title = What is what
alcazar-picture-A0 = A new castle on fields 7, 8 and 9: three stones on the ground (3) and one on top (2) make value 5. The noble on field 8 stands on level 2.

alcazar-chapter-A1 = Set-up
alcazar-rule-A1-1 =
    In supply are 84 stones, 20 bridges, 8 flags and 20 tower cards. The build cards are shuffled: 10 go to each player, 6 lie open, the rest is the deck. Everybody gets 40 real.

    Seats are drawn by lot, and the first seat begins. The printed rules do not say who begins.
    .title = What you start with
alcazar-rule-A1-2 =
    Your build cards are secret, except one you bought from the open row: everybody has seen it. Money, tower cards and everything on the board are open to all. For the money this is our choice, because the printed rules do not say.
    .title = What is secret

alcazar-chapter-A2 = Your turn
alcazar-rule-A2-1 =
    Before anything else in your turn you may withdraw one of your nobles (A9.1). You need not.
    .title = First, a withdrawal
alcazar-rule-A2-2 =
    Then you do exactly one of these:

    - buy a card (A3.1)
    - found a castle (A4.1) or a villa (A5.1) with a build card
    - build with a build card (A6.1)
    - build with a tower card (A7.1)
    - build a bridge (A8.1)

    If you have built, the nobles follow (A10.1). Then the turn goes to the left.
    .title = Buy or build
alcazar-rule-A2-3 =
    You may not pass while you can do something. What happens otherwise is told in A11.1 to A11.5.
    .title = No passing
alcazar-rule-A2-4 =
    A build card you have played is out of the game. Its number never comes back. Tower cards leave the game, too, though the printed rules do not say so in plain words.
    .title = Played is gone

alcazar-chapter-A3 = Buying a card
alcazar-rule-A3-1 =
    A build card costs 5 real. Take one of the open cards, which is replaced from the deck at once while the deck lasts, or the top card of the deck unseen. A tower card costs 10 real.

    You cannot buy what is not there or what you cannot pay.
    .title = Prices

alcazar-chapter-A4 = Founding a castle
alcazar-rule-A4-1 =
    Play a build card. Two stones go on its field, one on top of the other, and one stone on each of two more fields. With card 8 you choose among:

    - left: 6 and 7
    - centred: 7 and 9
    - right: 9 and 10

    All three fields must be bare, and a flag and 4 stones must be left. At this table you may build round a corner, and after 72 comes 1 again. You get the first flag that is left, in the order of A15. The printed rules let you choose, but a flag is only a name.
    .title = Three layouts
alcazar-picture-A4-1 = Card 8, three ways: with 6 and 7, with 7 and 9, or with 9 and 10. Field 8 always gets two stones.
alcazar-rule-A4-2 =
    On both sides there must be at least 3 free fields to the nearest castle and at least 1 free field to the nearest villa. You count along the track, not across gaps, and only bare fields; the printed rules are less exact here. A large villa (A12.4) counts as a villa.

    If a castle begins on field 10, a new one may end on field 6: 7, 8 and 9 are free. With a villa on 8 only 7 and 9 are left, and that is too near. The new castle must then end on 5 or earlier.
    .title = Keeping a distance
alcazar-picture-A4-2 = A castle on 10, 11 and 12, a villa on 8. A castle on 4, 5 and 6 would have only two free fields to the other castle (7 and 9). From 3, 4 and 5 there are three.
alcazar-rule-A4-3 =
    A new castle has value 5. You receive 5 real. Then you may place one or two nobles on different fields of the three: a baron costs 5, a grandee 10 (A10.1).
    .title = Value and nobles

alcazar-chapter-A5 = Founding a villa
alcazar-rule-A5-1 =
    Play a build card whose field is bare, with bare fields on both sides, and lay one stone there. The villa has value 1, and you receive 1 real. You may place one noble: a baron for 1, a grandee for 2.

    A villa can grow: from value 5 on it is a castle (A12.4).
    .title = One stone

alcazar-chapter-A6 = Building with a build card
alcazar-rule-A6-1 =
    If the field of your card is bare and lies beside a castle or a villa, lay a stone there. It belongs to that building now, which gains 1. No distance is asked for here. If the stone touches two buildings, they merge (A12.1).
    .title = Beside a building
alcazar-rule-A6-2 =
    If there already is a stone or a bridge on the field, your stone goes on the very top. The building gains 2. There is no limit to the height.

    One of your own nobles standing there is lifted. Another player’s noble is captured first (A13.1).
    .title = On top
alcazar-picture-A6-2 = Green plays card 10: the stone goes on top, the castle rises from 6 to 8, and Green receives 8 real.
alcazar-rule-A6-3 =
    After building, and merging if there was any, you receive the value of the building. Then the nobles follow (A10.1).

    Play 11 beside a castle of 5: it is worth 6 now, you receive 6 real, and a baron on 11 costs you just these 6.
    .title = Your income

alcazar-chapter-A7 = Building with a tower card
alcazar-rule-A7-1 =
    A tower card puts a stone on top of others, whatever the number of the field: never on the ground, and never above level 5. The building gains 2, you receive its value, and then nobles as always (A6.3).

    You may use it in two cases only: A7.2 and A7.3.
    .title = Up to level 5
alcazar-rule-A7-2 =
    Put the stone under one of your own nobles and lift it by a level. A tower stone under the baron of a villa of 1 makes it worth 3 and pays you 3 real.
    .title = Under your noble
alcazar-rule-A7-3 =
    Or prepare a bridge: put the stone on a cell that is built on and carries no noble. One of your nobles must stand higher, exactly two cells away in a straight line, and the bridge between the two must not be forbidden by A8.4 or, as things stand now, by A12.3.

    How high the cell between them is does not matter, and you need not build the bridge later. If your noble stands on field 6 at level 3, you may raise field 8 from 1 to 2.
    .title = Preparing a bridge
alcazar-picture-A7-3 = Red’s grandee stands on field 6 at level 3. So Red may raise field 8 with a tower card. Blue has nobody nearby and may not.

alcazar-chapter-A8 = Building a bridge
alcazar-rule-A8-1 =
    A bridge costs 15 real and needs no card. It spans three cells in a straight line along a row or a column of the board, whether they are fields or gaps.

    So you can build from 7 over the gap g2 to 17, and join what the track keeps far apart.
    .title = Price and place
alcazar-rule-A8-2 =
    The two ends are the pillars. They must be equally high, at least 1, and the middle must be lower. At least one pillar carries one of your nobles, and neither carries another player’s.

    The bridge lies one level above the pillars. Bridges may be of any height: where the printed rules speak of the sixth level, we read it as meant for stones.
    .title = The pillars
alcazar-picture-A8-2 = Fields 1 and 3 are 2 high, field 2 is 1 high. Red’s bridge lies on level 3 and adds 9. Both of Red’s nobles now stand on it.
alcazar-rule-A8-3 =
    Your own nobles on the pillars and on the middle are lifted onto the bridge, each on its own cell. Another player’s noble on the middle is captured (A13.1).
    .title = Nobles go up
alcazar-rule-A8-4 =
    No bridge may lie above another one that spans the very same three cells. Crossing and overlapping are fine. A part of a bridge may be the pillar of the next one, even over a gap.

    A bridge from 17 to 67 passes over the gap f3. There it can carry another bridge to field 6.
    .title = Bridge on bridge
alcazar-picture-A8-4 = The bridge from 17 to 67 covers the gap f3, where Red’s baron stands. From there Red builds a second bridge to field 6.
alcazar-rule-A8-5 =
    Whatever stands on the three cells becomes one building (A12.1). It gains 3 times the level of the bridge. You receive its new value, and may place or move a noble on one of the three cells (A10.1).

    A villa of 3 and a castle of 8, joined by a bridge on level 3: 3 + 8 + 9 = 20. You paid 15 and receive 20.
    .title = Value and income

alcazar-chapter-A9 = Withdrawing a noble
alcazar-rule-A9-1 =
    Take one of your nobles back into your supply. The bank pays you the value of the building for a baron, twice the value for a grandee. From a castle of 20 a baron brings 20 real, a grandee 40.

    You may do this once, as the first thing in your turn. Then you still do one of A2.2.
    .title = Money for a noble

alcazar-chapter-A10 = Nobles after building
alcazar-rule-A10-1 =
    You may place one noble from your supply where you have just built, if no noble stands there. On a bridge you choose one of its three cells. Only after founding a castle you may place two.

    A baron costs the value of the building, a grandee twice the value. In a castle of 8 that is 8 or 16.
    .title = Placing
alcazar-rule-A10-2 =
    Instead of placing one, you may do one of these for free:

    - move one of your nobles of the same building to where you have just built, if no noble stands there;
    - swap one of your grandees with one of your barons, both anywhere in this building.

    Not after founding. Where the printed rules leave it open, this table allows it: you may swap anywhere in the building after a bridge, too, and also when the new stone has lifted one of your nobles.
    .title = Moving and swapping
alcazar-picture-A10-2 = After the bridge Red moves the grandee from field 4 to field 3, onto the bridge: from level 1 to level 3, free of charge.

alcazar-chapter-A11 = If you can do nothing
alcazar-rule-A11-1 =
    You hold no card, and none is left to buy: now you may build a bridge if you can, withdraw a noble, or pass. If you pass now, you are out of the game until scoring. Your nobles stay and count.
    .title = No cards anywhere
alcazar-rule-A11-2 =
    In all other cases: as long as you can buy or build anything, you must. You may withdraw a noble first.
    .title = Whoever can, must
alcazar-rule-A11-3 =
    You hold no card, and have no money to buy one: if withdrawing one of your nobles brings enough, you must do it, and then buy a card.

    You hold only tower cards that you cannot play, and can do nothing else: if withdrawing a noble lets you do something, you must withdraw such a noble. The printed rules do not speak of this case.
    .title = Withdrawing to go on
alcazar-rule-A11-4 =
    If not even that helps, you may withdraw a noble or pass. This pass only skips your turn; you are still in the game. The printed rules are silent here.
    .title = Skipping a turn
alcazar-rule-A11-5 =
    If everybody still in the game passes one after the other, or everybody is out, the game ends and is scored. The printed rules are silent here as well.
    .title = Everybody passes

alcazar-chapter-A12 = Merging
alcazar-rule-A12-1 =
    Buildings that are joined become one, and their values add up. With a castle among them the whole is a castle.

    A castle stops at 50. You may go on building there: the value stays at 50, and that is what you receive.
    .title = One building
alcazar-picture-A12-1 = Red’s bridge on level 3 joins a villa of 3 and a castle of 8. It adds 9: one castle, worth 20.
alcazar-rule-A12-2 =
    If castles merge, the most valuable keeps its flag; in a tie it is the one whose flag has been standing longer. The other flags go back to the supply. The printed rules let the player decide some of this, but only the name depends on it.
    .title = Which flag stays
alcazar-rule-A12-3 =
    A castle that stands at 50 never merges with another castle. A bridge that would join them may not be built. A build card may be played between them, but its stone leaves the game: you receive 50 real, and your turn ends without nobles.

    With a villa it merges as always and stays at 50. A villa that waits for a flag may be worth more than 50; when it gets one, it drops to 50. This, and that no nobles follow, is ours where the printed rules are silent.
    .title = A castle at 50
alcazar-rule-A12-4 =
    A villa worth 5 or more becomes a castle at once, if a flag is left. Otherwise it waits as a large villa. When a flag comes free and several villas wait, the player on turn chooses which one gets it.
    .title = From villa to castle
alcazar-rule-A12-5 =
    All nobles stay where they stand. They now belong to the larger building, and are worth more when they are withdrawn.
    .title = Nobles stay

alcazar-chapter-A13 = Capturing
alcazar-rule-A13-1 =
    Another player’s noble is captured in two cases only: a build card puts a stone on top of its field (A6.2), or it stands on the middle cell under a new bridge (A8.3).

    Before anything is built the noble goes back to its owner’s supply, and the bank pays the owner what a withdrawal would have brought (A9.1). A baron in a castle of 8 brings its owner 8 real.
    .title = When, and for how much

alcazar-chapter-A14 = End and scoring
alcazar-rule-A14-1 =
    When the last stone or the last bridge has left the supply, the player on turn finishes the turn. Then the game is scored at once. At this table a stone that leaves the game by A12.3 counts, too.
    .title = The end
alcazar-rule-A14-2 =
    Each grandee scores 2 times its level, each baron its level. Every full 50 real bring 1 point. A grandee on level 5 scores 10, a baron on level 4 scores 4.

    Most points win. In a tie whoever has more money wins; if that is equal, too, the victory is shared, which the printed rules leave open.
    .title = Points
alcazar-picture-A14-2 = Red’s grandee on level 5 scores 10, the baron on level 4 scores 4, and 120 real bring 2 more: 16 points.

alcazar-chapter-A15 = The board
alcazar-rule-A15 =
    The track winds over a board of 11 by 11 cells. A gap is called by the letter of its column (a to k) and the number of its row: f3 lies between 67 and 17.

    The examples in the printed rules fix fields 1 to 19 and 65 to 72. The rest, fields 20 to 64, is our reconstruction: it is symmetric both ways, and only consecutive fields touch. Other editions may differ.

    The castles are named in this order: Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga, Sevilla.
    .title = Fields and gaps

help-open = open the page in the browser
