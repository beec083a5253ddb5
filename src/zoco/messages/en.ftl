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
record-future = this record has format { $version }; this program reads format { $format }. A newer Zoco is needed.
record-missing-key = the key “{ $key }” is missing
record-unknown-key = the key “{ $key }” does not belong to format 1
record-wrong-form = the value of “{ $key }” must be { $form }
record-form-word = a text
record-form-number = a whole number
record-form-words = a list of texts
record-form-plain = a list with a text, true, false or null for each seat
record-form-lists = a list of lists of texts
record-form-object = an object
record-form-undone = a list of pairs: an index and a list of decisions
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
record-undone-index = “undone” speaks of move { $index }, but moves go from 0 to { $last }
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
toledo-told-round = { $card } is turned up: the round goes to { $winner }.
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

help-zoco = Zoco: a home for two board games. Play in the terminal, replay and verify records,
    simulate thousands of games, look at the data of an edition.
help-zoco-examples = examples:
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
help-replay = verify recorded games, and look at any moment
help-replay-more = Verify every decision, shuffle and result of the games in FILE (format 1, one game a line) and show
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
    A bot is random, greedy, search, journeyman, master, grandmaster or your own as module:Class, made with
    a seed and looked for in the current folder, too. After a colon it may have a budget for each decision:
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
help-workers = how many processes let bots think (default: one less than there are cores)
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
server-newer-data = { $path } was written by a newer Zoco; this one cannot read it.
server-bad-limit = { $limit } is not a limit. A limit is NAME=NUMBER; names: { $names }.
server-bad-url = { $url } is not an address that people could type; it begins with http:// or https://.
server-no-port = { $host }, port { $port }, cannot be listened at: { $error }
server-folder-used = Another server uses { $folder } already.
server-no-table = There is no table “{ $table }”. It may have been deleted, or the link is incomplete.
server-compiling = The rules of { $game } are being made ready. Try again in half a minute.
server-not-written = This could not be saved, so it did not happen: { $error }. Try again.
server-read-only = This table can only be looked at: { $why }
server-damaged = its log cannot be replayed beyond entry { $entry }: { $what }
server-log-broken = an entry is broken
server-unreadable = its log cannot be read: { $error }
server-rules-changed = it was played by version { $was } of the rules; by version { $now } it would go differently
server-shuffle-missing = a shuffle is missing
server-shuffle-superfluous = there are more shuffles than the game made
server-bad-order = the order of the seats is wrong
server-other-turn = it was another seat’s turn
server-unknown-person = There is nobody with this number.
server-nobody = You have no seat here yet: the server does not know you.
server-no-name = A name is needed: at least one visible sign.
server-link-used = This link has been used or is older than a quarter of an hour. Make a new one on the device you were at.
server-banned = The host has excluded you from this server.
server-muted = The host has muted you: you can play, but not chat.
server-no-seat = You have no seat at this table.
server-not-yours = Only whoever opened the table may do that.
server-two-chairs = One person takes one chair.
server-too-many-tables = That are too many tables at once; { $most } are possible. Close one first.
server-too-many-connections = That are too many connections at once; { $most } are possible. Close a tab first.
server-too-many-spectators = There are { $most } spectators already.
server-too-fast = Too fast: wait a moment.
server-sits-already = You sit at this table already.
server-chair-taken = This chair is taken.
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
server-chat-length = A message has 1 to { $most } signs.
server-no-hints = There are no hints at this table.
server-no-answer = Nobody could answer that. Try again.
server-other-seat = While the game runs, everybody sees what their own seat sees.
server-record-later = The record shows all cards, so it is given out only when the game is over.
server-record-long = This record is too long: at most { $most } decisions.
server-bad-hook = This is not an address that can be called: http or https, on a usual port, without a password.
server-other-origin = This request came from another site’s page, so it was refused.
server-bad-form = The request does not have the right form: { $error }
server-not-json = The request must be JSON (Content-Type: application/json).
server-no-socket = This address is for WebSockets.
server-no-door = There is nothing at this address.
server-no-page = The pages for the browser have not been built. The API is at /api/, described by /api/openapi.json.
server-wrong-method = This address does not do that; see the header Allow.
server-too-large = The request is too large.
server-bad-request = This request cannot be understood.
server-failed = Something went wrong here, not at your end. Try again.
