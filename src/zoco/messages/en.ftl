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

compiling = Compiling the rules of { $game }. This happens once after each update and takes about half a minute …
compiling-failed = The background process has ended before everything was compiled. The rest is compiled here.
cache-unwritable = The compiled rules cannot be kept: { $folder } cannot be written. They will be compiled again at every start; to avoid that, set ZOCO_CACHE to a folder of your own.
gpu-not-installed = Playing on a GPU needs an NVIDIA GPU and the package numba-cuda. If you have such a GPU, run this in the source folder: pip install -e ".[gpu]".
gpu-not-found = No NVIDIA GPU can be used here: there is none, or its driver is missing. The command nvidia-smi shows what there is.
unknown-game = There is no game “{ $name }” here. Games: { $games }.
wrong-players = { $game } is for { $fewest } to { $most } players, not { $players }.
wrong-seed = A seed is a whole number from 0 to 9223372036854775807, not { $seed }.
wrong-games = The number of games must be at least 1, not { $games }.
no-such-seat = There is no seat { $seat } at this table. Seats go from 0 to { $last }.
no-such-moment = This game has no moment { $index }: it goes from 0 (the start) to { $last }.
nothing-to-undo = Nothing has been decided yet, so nothing can be taken back.
game-ended = This game is over.
wrong-ending = A game is ended by people as one of: { $ways }; not { $how }.
wrong-winners = The winners must be seats from 0 to { $last } in ascending order, each once; not { $winners }.
wrong-substitute = “substitutes” at move { $index }: for seat { $seat } a bot takes over from a person, by its name, or the person from a bot.
wrong-substitute-index = “substitutes” refers to move { $index }, but here it goes from { $first } to { $last }.
card-was-revealed = A card has been drawn or turned up since: this can no longer be taken back.
take-back-own-turn = At this table, only decisions of the current turn can be taken back, by the player who made them.
take-back-not-agreed = The turn is over: its decisions can be taken back only if everybody at the table agrees.

## Games that are installed

game-broken = The game “{ $name }” ({ $module }) cannot be loaded: { $error }
game-without-spec = { $module } is installed as the game “{ $name }”, but has no SPEC: a GameSpec with that name.
game-name = “{ $name }” cannot be the name of a game: use small letters a to z and digits, beginning with a letter.
game-name-taken = A game cannot be called “{ $name }”: a part of Zoco has that name.
game-letter = { $game }: the letter of its rules must be one capital letter, not “{ $letter }”.
game-letter-taken = { $game }: the letter “{ $letter }” already belongs to the rules of { $other }.
game-players = { $game }: its fewest, usual and most players are { $players }; they must be from 1 to { $most }, in this order.
game-pile = { $game }: its largest pile has { $count } cards; a shuffle has room for { $most }.
game-shuffles = { $game }: one decision can cause { $count } shuffles; there is room for { $most }.
game-actions = { $game }: it has { $count } different decisions; there is room for { $most }.
game-choices = { $game }: up to { $count } decisions can be legal at once; there is room for { $most }.
game-messages = { $game }: the largest number of a message or reason is { $count }; at most { $most } is possible. Reasons are 1000 × chapter + 10 × rule + a digit.
game-field = { $game }: its { $record } record has no field “{ $name }”, which every game needs.
game-same-edition = { $game }: its edition has the same fields as that of { $other }, and games are told apart by them: at least one field must differ.
game-catalogue = { $game }: the catalogue { $path } is missing.

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
edition-unknown = There is no edition “{ $wanted }” here. Shipped: { $names }. For one of your own, give the path of its file, ending in .toml.
edition-missing = is missing
edition-not-a-table = must be a table of keys and values
edition-not-a-number = must be a whole number from { $least } to { $most }, not { $value }
edition-not-a-list = must be a list of { $count }, not { $value }
edition-not-a-choice = must be one of { $allowed }, not { $value }
edition-not-entries = there must be { $least } to { $most } such entries, not { $found }
edition-no-provenance = must be one of { $allowed }, not { $value }: an edition says where each entry comes from
edition-unknown-key = is not known here; known: { $allowed }
edition-bad-name = must be small letters, digits and hyphens, at most 40, not { $value }
edition-twice = { $value } appears twice
edition-fixed = must be { $value }: notation and drawings rely on it
edition-provenance-fact = fact
edition-provenance-inferred = inferred
edition-provenance-reconstructed = reconstructed

## Records

record-wrong = Game { $number }: { $what }
record-wrong-at = Game { $number }, move { $move }: { $what }
record-not-an-object = this is not a record: a record is one JSON object per line
record-too-large = the line is longer than { $most } bytes
record-not-json = the line is not JSON: { $error }
record-empty-file = { $path } holds no games.
record-no-version = this is not a record: the key “zoco”, the number of its format, is missing or wrong
record-future = this record has format { $version }; this program reads formats up to { $format }. You need a newer Zoco.
record-missing-key = the key “{ $key }” is missing
record-unknown-key = the key “{ $key }” does not belong to a record
record-wrong-form = the value of “{ $key }” must be { $form }
record-form-word = a text
record-form-number = a whole number
record-form-words = a list of texts
record-form-plain = a list with a text, true, false or null for each seat
record-form-lists = a list of lists of texts
record-form-fair = an object with “scheme” 1, “server” and “seats”; commitments, secrets and salts have 64 digits of 0–9 and a–f (docs/shuffles.md)
record-form-undone = a list in which each entry is an index, a list of decisions and, if they caused any, a list of shuffles
record-form-true = true, or absent
record-form-ended = an object with “how” (“resigned”, “agreed” or “abandoned”), “seat” and “at”, both whole numbers
record-form-substitutes = a list in which each entry is a seat, an index, and the name of a bot or null
record-form-result = an object with “points” and “winners”, both lists of whole numbers
record-other-edition = the record was played with the edition “{ $wanted }”, but this is “{ $given }”
record-unknown-card = shuffle { $shuffle } names a card that does not exist: “{ $card }”
record-no-permutation = shuffle { $shuffle } is not made of the cards of the pile being shuffled
record-missing-shuffle = shuffle { $shuffle } is missing: the pile must be shuffled here
record-superfluous-shuffle = there are { $found } shuffles, but only { $used } happened
record-legal-length = there are { $found } legal sets for { $wanted } moves
record-other-legal = the legal decisions are different; these are in only one of the lists: { $differing }
record-no-result = the game is over, but the record has no result
record-result-too-early = the record has a result, but the game is not over
record-ended-index = “ended” refers to move { $index }, but nothing can follow the end: it must be { $last }
record-other-result = the result is wrong: it says { $found }, but should say { $right }
record-not-by-seat = “{ $key }” must have one entry for each of the { $players } seats
record-in-undone = in “undone”: { $what }
record-undone-index = “undone” refers to move { $index }, but at that time moves went from 0 to { $last }
record-other-version = “zoco” is { $found }, but for this record it must be { $right }
file-unreadable = { $path } cannot be read: { $error }
file-unwritable = { $path } cannot be written: { $error }

## Shuffles that can be verified

fair-verified = Shuffles verified: the order of the seats and { $count ->
        [one] the shuffle follow
       *[other] all { $count } shuffles follow
    } from secrets that the server and these players each committed to before the deal: { $players }.
fair-nothing = Nothing to verify: this record has no part “fair”, so its shuffles are the server’s or the program’s own.
fair-alone = Not verified: nobody but the server committed to a secret, so it could choose.
fair-secret-differs = Not verified: the server’s secret is not the one it committed to.
fair-salt-differs = Not verified: the salt for chair { $chair } of the waiting room is not the one committed to.
fair-other-shuffle = Not verified: shuffle { $number } of { $count } does not follow from the secrets.
fair-dropped-differs = Not verified: of dropped deal { $number }, something is told that does not fit its commitment.
fair-abstained = Without a commitment of their own: { $players }.
fair-withheld = Dealt again because somebody did not reveal a salt: { $players }.
fair-other-commitments = Not verified: the record’s commitments are not those that this browser saw before the deal.
fair-other-seat = Not verified: your seat is not the one drawn for your chair.
fair-other-game = Not verified: the record is not the game that was shown here.
fair-not-there = This browser took no part in the deal, so it cannot say whether the commitments were made before it.
fair-and = { $before }, { $last }
fair-fingerprint = Fingerprint of the commitments: { $fingerprint }

## The command

error = zoco: { $what }
interrupted = Interrupted.
score-title = Final score ({ $ending })
score-player = player
ending-resigned = resignation
ending-agreed = by agreement
ending-abandoned = abandoned
told-resigned = { $player } resigned.
told-agreed = Everybody agreed to end the game.
told-abandoned = { $player } did not come back; the others ended the game.
told-bot-plays = A bot plays for { $player }.
told-person-plays = { $player } plays again.
help-zoco = Zoco: a home for two board games. Play in the browser or in the terminal, replay and verify records,
    simulate thousands of games, look at the data of an edition.
help-zoco-examples = examples:
    {"  "}zoco serve --open  # play in the browser
    {"  "}zoco play { $game }  # you against two bots
    {"  "}zoco play { $game } --seats Ana,Ben,bot  # two people at one screen, and a bot
    {"  "}zoco replay game.jsonl --move 20  # the board at one moment of a recorded game
    {"  "}zoco simulate { $game } --players 4  # a thousand random games, and their statistics
    {"  "}zoco arena { $game } greedy random  # a match between bots, and how strong they are
    {"  "}zoco edition { $game }  # board, cards and tiles, and how we know
    {""}
    `zoco COMMAND --help` explains a command.
help-language = the language of all output
unknown-game-here = There is no game “{ $name }” here. Installed: { $games }. Others are Python packages: pip install NAME
help-command = COMMAND
help-game = the game: { $games }
help-not-a-number = “{ $word }” is not a whole number
help-not-positive = “{ $word }” is not a whole number of at least 1
help-edition-option = another edition: the name of a shipped one, or the path of a file ending in .toml
help-play = play in the terminal
help-play-more = Play in the terminal, alone against bots or with several people at one screen.
    Choose by number or by notation; ? explains, h gives a hint, u takes back, q saves and leaves.
    Every decision is saved at once; --resume continues the last game.
help-play-examples = examples:
    {"  "}zoco play { $game }
    {"  "}zoco play { $game } --bots master
    {"  "}zoco play { $game } --seats Ana,Ben,bot
    {"  "}zoco play { $game } --resume
help-learn = learn a game, lesson by lesson
help-learn-more = Learn a game in the terminal, on its board and with its rules, a few minutes a lesson.
    Without --lesson it goes on with the first lesson you have not finished yet.
help-learn-examples = examples:
    {"  "}zoco learn { $game }
    {"  "}zoco learn { $game } --lesson 3
help-lesson = lesson number N of the list, also once more
help-seats = who sits at the table, separated by commas; “bot” is a bot, “you” a person without a name (default: you,bot,bot). Seats are drawn by lot.
help-bots = who the bots are, separated by commas, or one for all: apprentice, journeyman, master, grand-master (from gentle to hard; default: journeyman), or any bot of the arena
help-seed = the same number gives the same seats and the same shuffles
help-save = where to save the game (default: a new file in your data folder)
help-resume = continue a saved game; without FILE, the newest one
help-friendly = let several people at one screen take back across turns and drawn cards, too; that makes it a practice game
help-replay = verify recorded games, and show them at any moment
help-replay-more = Verify every decision, shuffle and result of the games in FILE (formats 1 and 2, one game per line) and show
    a summary or, with --game or for a single game, the board at any moment.
    A record that breaks a rule is reported with the game, the move and the rule; the exit status is then 1.
help-replay-examples = examples:
    {"  "}zoco replay games.jsonl
    {"  "}zoco replay games.jsonl --game 3 --move 120 --seat 0
help-verify = verify that nobody could choose the shuffles
help-verify-more = Verify, for every game in FILE, that the order of the seats and all shuffles follow from the secrets of the server
    and the players (docs/shuffles.md). Nothing is asked of any server.
    The exit status is 0 if all games are verified; otherwise it is 1.
help-verify-examples = examples:
    {"  "}zoco verify games.jsonl
help-record-file = a file of records
help-game-number = which game of the file, from 1
help-move-number = the moment after that many decisions (default: the last)
help-seat = whose hand is shown (default: the player on turn)
help-simulate = play many games between random players
help-simulate-more = Play many games between random players and show their lengths, points, winners and endings.
    Game number k (from 0) uses the seed SEED + k, whatever the number of processes: the same seed gives
    the same games, and each can be played again from the library with its own seed.
help-simulate-examples = examples:
    {"  "}zoco simulate { $game } --players 3 --games 10000 --seed 1
    {"  "}zoco simulate { $game } --players 2 --games 20 --records games.jsonl --legal
help-players = how many players (default: the fewest possible)
help-games = how many games (default: 1000)
help-simulate-seed = the seed of the first game (default: 1)
help-records = write the games to FILE, one record per line
help-legal = with --records: the complete set of legal decisions at each move
help-jobs = how many processes (default: one for each core)
help-json = print one JSON object instead of tables
help-not-two-elos = “{ $word }” is not two numbers such as 0,20, the smaller one first, from -{ $most } to { $most }
help-arena = let bots play a match
help-arena-more = Let bots play a match and show how often each comes first, its rating, and how long it thinks.
    {""}
    A bot is random, greedy, search, apprentice, journeyman, master, grand-master or your own as module:Class,
    made with a seed and looked for in the current folder, too. A budget for each decision may follow a colon:
    search:500ms by the clock, search:2000 in simulations, which makes a match play the same everywhere.
    {""}
    Games come in groups that share a seed: in a group, every line-up plays the same shuffles once with each
    rotation of the seats. The number of games is rounded up to whole groups. With more bots than players,
    all combinations of them play; with fewer, the bot named last takes the seats that are left, so
    “greedy random --players 4” is one greedy against three random ones.
    {""}
    Every game is appended to the records as soon as it is over. After Ctrl-C, the same command continues
    where it stopped; with more --games it extends a finished match.
help-arena-examples = examples:
    {"  "}zoco arena { $game } greedy search:500ms random --players 3 --games 400
    {"  "}zoco arena { $game } mine:Bot greedy --games 2000 --sprt 0,20
    {"  "}zoco replay { $game }-greedy-random-2p-seed1.jsonl --game 1
help-arena-bots = who plays; ratings are relative to the last one
help-arena-players = how many players at a table (default: as many as bots, as far as the game allows)
help-arena-games = how many games at least (default: 100)
help-arena-sprt = for two bots: stop as soon as it is decided whether the first is stronger than the second by ELO1 or more, or by ELO0 or less; either error has a chance of one in twenty (with a minus sign: --sprt=-10,10)
help-arena-records = where to keep the games (default: a file in the current folder, named after the match); what the arena needs to continue is kept beside it in FILE.match
help-edition = show board, cards and tiles with their provenance
help-edition-more = Show the data of an edition, and for every entry whether it is a fact, inferred or reconstructed.
help-edition-examples = examples:
    {"  "}zoco edition { $game }
    {"  "}zoco edition { $game } --edition mine.toml  # checks your file and shows it
legal-needs-records = --legal adds to the records: use --records FILE to say where to write them.
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
simulate-interrupted = Interrupted after { $games } of { $wanted } games; the figures above are for these.
simulate-process-died = One of the processes has died, perhaps for lack of memory. Fewer --jobs need less.
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
arena-continued = { $games } of { $wanted } games have been played already.
arena-interrupted = Interrupted after { $games } of { $wanted } games; the figures above are for these. The same command continues from here.
arena-kept = { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } kept in { $path }.
arena-stopped = Game { $game } of the match stopped at decision { $decision }, at seat { $seat }: { $what }
arena-sprt-two-bots = --sprt decides between two bots, not { $bots }. Name two; with more players the second takes the other seats.
arena-other-match = { $path } holds another match: { $key } is { $found } there, not { $wanted }. Use --records FILE to keep this one elsewhere.
arena-no-match = { $path } holds records, but no match of the arena: { $notes } is missing. Use --records FILE to keep this match elsewhere.
arena-files-differ = { $path } and { $notes } no longer belong together. Use --records FILE to keep this match elsewhere.
arena-no-file = { $path } is not a regular file, so a match cannot be kept there. Use --records FILE to name another one.
arena-file-in-use = { $path } is in use: another arena is playing this match.
bot-unknown = There is no bot { $bot }. There are { $bots }, and your own as module:Class.
bot-budget = The budget of the bot { $bot } cannot be { $budget }: it is a time such as 500ms (1 to 600000) or a number of simulations such as 2000 (1 to 100000000).
bot-not-made = The bot { $bot } cannot be made: { $error }. A bot of your own is written module:Class; its module may be in the current folder, and the class is called with a seed.
bot-without-choose = { $bot } is not a bot: it needs a method choose(seat_view, budget) that returns one of seat_view.actions.
bot-illegal = The bot { $bot } chose { $action }, which is not one of the { $count } legal decisions: { $legal } …
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
choose-a-game = { $path } holds { $games } games: use --game to say which one to show.
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
play-save-exists = { $path } already exists. Continue its game with --resume { $path }, or choose another name.
play-many-games = { $path } holds several games; only a file with one game can be resumed.
play-broken-save = { $path } cannot be resumed: { $what }
play-resume-alone = --resume continues an existing game: --seats and --seed are for new games.
play-narrow = This window has { $columns } columns; the board is drawn for { $wanted }.
play-bad-names = “{ $seats }”: each person needs a name of their own; write “bot” for a bot.
play-bots-count = --bots { $bots } does not fit the table: name one bot for all or one for each. The table has { $count ->
    [one] one bot
   *[other] { $count } bots
  }.
play-other-bot = { $path } uses the bot { $bot }, which is not one of { $bots }. Use --bots to say who takes over.
play-bot-thinks = { $name } is thinking …
play-thinking = Thinking about a hint …
play-compiling = (The rules are being compiled, once after each update. For about a minute, bots think less and there are no hints.)
play-hint-later = Hints come when the rules have been compiled, in about a minute. Until then, ? explains your choices.
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
play-saved = Saved. Continue with: { $command }
play-replay = Look at the game again with: { $command }
hint-not-on-turn = Hints are for the player on turn, while the game is running.
hint-share = { $name } { $percent }%
hint-why = { $what } { $why }
hint-why-close = { $what } { $why } Another choice is about as good.
hint-line = { $notation } ({ $shares }): { $why }
because-forced = There is no other choice.
because-end = It ends the game while you are ahead.
because-haste = The longer the game lasts, the worse for you.
because-go-on = It keeps the game going.
because-rival = It sets { $rival } back.
because-later = It pays off in later turns.
because-nothing = Nothing in particular speaks for it.

## The server

serve-ready = Zoco is at { $address } (Ctrl-C stops it).
help-serve = host tables for players on other machines
help-serve-more = Host tables: people open the address in a browser, take seats and play, live or over days.
    Everything is kept in one folder, and no acknowledged move is ever lost. docs/hosting.md explains how to run
    it on the internet.
help-serve-examples = examples:
    {"  "}zoco serve
    {"  "}zoco serve --host 0.0.0.0 --port 8000 --data /srv/zoco
    {"  "}zoco serve --url https://play.example.org --proxied --limit connections_per_address=50
help-open = open the page in the browser
help-host = where to listen (default: 127.0.0.1, this machine only; 0.0.0.0 for the whole network)
help-port = the port (default: 8000; 0 takes any free port)
help-data = the folder for all data (default: zoco/server in your data folder)
help-url = the public address of the server, if it is behind a proxy
help-proxied = the server is behind a proxy: trust what it says about clients’ addresses
help-workers = processes in which bots think, in addition to two that share them fairly (default: one less than there are cores)
help-private-hooks = allow webhooks to internal addresses
help-limit = change a limit; docs/hosting.md lists them
help-admin = look after a server’s tables and people
help-admin-more = Look after tables and people, whether or not the server is running.
    {""}
    tables            every table, newest first
    people            everybody with a name
    close TABLE       close a table
    mute, unmute, ban, unban PERSON
    prune DAYS        delete tables where nothing has happened for that many days
    forget PERSON     delete a person’s name, chats and keys; seats go to bots
    backup FILE       make a complete copy, even while the server is running
    restore FILE      put a copy in place; stop the server first
help-admin-examples = examples:
    {"  "}zoco admin tables
    {"  "}zoco admin close k7mq2fzpx9
    {"  "}zoco admin backup zoco-monday.sqlite
help-admin-what = WHAT
help-admin-subject = SUBJECT
help-admin-subject-more = a table, the number of a person or report, a number of days or a file, as WHAT needs it
admin-needs-subject = “{ $what }” needs a SUBJECT; see: zoco admin --help
admin-not-a-number = “{ $subject }” is not a number.
admin-done = Done: { $what } { $subject }
admin-pruned = { $count ->
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
admin-no-data = There is no server data in { $folder }. Name the folder with --data.
admin-file-exists = { $path } exists already; nothing was overwritten.
admin-not-a-backup = { $path } is not a server backup: { $error }
admin-running = The server is running. Stop it first.
admin-column-table = table
admin-column-person = person
admin-column-name = name
admin-column-game = game
admin-column-status = status
admin-column-created = created
admin-column-players = at the table
admin-column-marks = marks
admin-report = Report { $report } of { $created }, table { $table }: { $by } ({ $reporter }) about { $about } ({ $reported })
admin-no-reports = Nothing has been reported.
admin-muted = muted
admin-banned = banned
server-told-undo = { $player } takes back “{ $notation }”.
server-told-undo-sealed = { $player } takes back a decision.
server-told-propose-take-back = { $player } proposes to go back to before their last decision.
server-told-propose-end = { $player } proposes to end the game undecided.
server-told-agree = { $player } agrees.
server-told-decline = { $player } declines.
server-told-withdraw = { $player } withdraws the proposal.
server-told-taken-back = Everybody agrees: the game goes back to before { $player }’s last decision.
server-stops = The server is stopping. Try again in a moment.
server-newer-data = { $path } was written by a newer version of Zoco; this one cannot read it and has left it unchanged. Install the newer version again.
server-bad-data = { $path } cannot be used: { $error }. If the file is damaged, restore a backup: zoco admin restore FILE
server-bad-limit = { $limit } is not a limit. Write NAME=NUMBER; the names are { $names }.
server-bad-url = { $url } is not a web address; it must begin with http:// or https://.
server-no-port = Cannot listen on { $host }, port { $port }: { $error }
server-folder-used = Another server is already using { $folder }.
server-no-table = There is no table “{ $table }”. It may have been deleted, or the link is incomplete.
server-compiling = The rules of { $game } are still being prepared. Try again in half a minute.
server-not-written = This could not be saved, so it did not happen. Try again in a moment; if that does not help, tell the host.
server-read-only = This table is read-only: { $why }
server-table-lost = This table cannot be opened: { $why }
server-damaged = its log cannot be replayed beyond entry { $entry }: { $what }
server-log-broken = an entry is broken ({ $error })
server-unreadable = its log cannot be read. The host can restore a backup
server-rules-changed = it was played with version { $was } of the rules; version { $now } would play it differently
server-shuffle-missing = a shuffle is missing
server-shuffle-superfluous = there are more shuffles than the game made
server-bad-order = the order of the seats is wrong
server-other-turn = it was another seat’s turn
server-unknown-person = There is nobody with this number.
server-nobody = The server does not know you yet: take a seat or give your name first.
server-no-name = Please enter a name with at least one visible character.
server-name-taken = Someone at this table has this name or one that looks like it, or it is a bot’s name. Choose another one.
server-link-used = This link has already been used or is older than 15 minutes. Make a new one on your other device.
server-banned = The host has banned you from this server.
server-muted = The host has muted you: you can play, but not chat.
server-no-seat = You have no seat at this table.
server-not-yours = Only the table’s owner can do that.
server-two-chairs = You can take only one chair.
server-too-many-tables = You have reached the limit of { $most } tables. Close one first.
server-too-many-tables-here = Your network has reached the limit of { $most } tables. Close one that is no longer needed.
server-too-many-chairs = You are seated at { $most } unfinished tables, which is the limit. Leave one or finish a game first.
server-too-many-chairs-here = People on your network hold { $most } chairs, which is the limit. Somebody has to leave one or finish a game.
server-too-many-connections = Too many connections: at most { $most } at a time. Close a tab first.
server-full = The server is full. Try again in a minute.
server-too-many-spectators = There are already { $most } spectators.
server-too-many-spectators-here = There are already { $most } spectators from your network at this table, which is the limit.
server-too-fast = Too fast. Wait a moment.
server-sits-already = You are already sitting at this table.
server-chair-taken = This chair is taken.
server-removed = The table’s owner has removed you. You can watch, and you can sit down at any other table.
server-removed-here = The table’s owner has removed somebody from your network. You can watch, and you can sit down at any other table.
server-silenced = The table’s owner has muted you here. You can keep playing.
server-nobody-there = Nobody is sitting there.
server-leave-instead = This is your own chair. Leave it instead.
server-chairs-open = { $count ->
    [one] A chair is still open. Whoever opened the table may fill it with a bot.
   *[other] { $count } chairs are still open. Whoever opened the table may fill them with bots.
}
server-started = The game has already begun.
server-no-deal = The shuffles at this table do not follow from commitments: it comes from a record, has begun, or is from an earlier version.
server-committed = There is a commitment at this chair already. To replace it, stand up and sit down again.
server-not-revealing = There is nothing to reveal at this chair now.
server-known-salt = This salt was revealed in a deal that was dropped and is no longer secret. Commit to a fresh salt.
server-other-salt = This is not what was committed to at this chair: its SHA-256 hash is different.
server-dealing = The game is starting: the players’ browsers are revealing what they committed to. Wait a moment.
server-deal-not-agreed = The last deal was dropped, and these players have not agreed to another one yet: { $players }.
server-not-started = The game has not begun yet.
server-game-over = This game is over.
server-not-over = The game is not over yet.
server-resign-instead = The game is under way. You can resign your seat to a bot instead.
server-resigned = You have resigned this seat.
server-not-away = You are playing this seat yourself already.
server-bot-plays = A bot is playing for you. Come back first.
server-close-others = Others are still playing here. Resign your seat instead.
server-late = Decision { $number } has already been made. The next one is { $next }.
server-early = Decision { $number } has not come up yet. The next one is { $next }.
server-not-your-turn = It is not your turn: { $player } has to decide.
server-nothing-to-undo = There is nothing to take back this turn.
server-take-back-yourself = You can take this back yourself; nobody needs to agree.
server-proposal-stands = { $player } has already proposed something; answer that first.
server-proposed-already = That has just been declined. You can propose it again after the next move.
server-too-many-proposals = You have reached the limit of { $most } proposals in one game.
server-no-proposal = This proposal no longer stands.
server-agreed-already = You have agreed already.
server-nobody-replaced = At this table, nobody can be replaced.
server-not-absent = Only somebody whose turn it is and who is not here can be replaced.
server-absent-later = { $minutes ->
    [one] They can be replaced in a minute, if they stay away.
   *[other] They can be replaced in { $minutes } minutes, if they stay away.
}
server-not-of-two = Only a game of two can be ended like this; here, a bot can play on.
server-report-what = A report is about one line of the chat or one chair.
server-report-yourself = You cannot report yourself.
server-no-such-line = There is no line { $line } in the chat of this table.
server-no-such-report = There is no report { $report }. `zoco admin reports` lists them.
server-too-many-reports = You have reached the limit of { $most } reports an hour.
server-too-many-undone = You have taken back { $most } decisions this turn, which is the limit. Play on.
server-too-many-crossed = You have gone back past the others’ decisions { $most } times in this game, which is the limit. Play on.
server-too-many-decisions = You have made or taken back { $most } decisions in this game, which is the limit.
server-too-many-chats = This table has reached the limit of { $most } messages.
server-too-many-seatings = The chairs of this table have been changed { $most } times, which is the limit. Open another table.
server-chat-length = Messages must be 1–{ $most } characters.
server-no-hints = There are no hints at this table.
server-no-answer = No bot could answer. Try again.
server-other-seat = While the game is running, you can see only what your own seat sees.
server-record-later = The record shows all the cards, so it is available only after the game.
server-record-long = This record is too long: at most { $most } decisions, including those taken back.
server-record-slow = Reading this record took too long. Try again when the server is less busy.
server-replay-slow = Looking back took too long. Try again when the server is less busy.
server-uploads-wait = Other records are still being read. Try again in a moment.
server-uploads-often = You can upload at most { $most } records an hour. Try again later.
server-too-many-uploads = You have { $most } uploaded games here, which is the limit. Ask the host to remove old ones.
server-uploads-full = This server has no room left for uploaded games. Tell the host.
server-bad-hook = This address cannot be used for webhooks: it must be http or https, on a usual port, without a password.
server-other-origin = This request came from another site’s page, so it was refused.
server-bad-form = The request has the wrong form: { $error }
server-not-json = The request must be JSON (Content-Type: application/json).
server-no-socket = This address is for WebSockets only.
server-no-door = There is nothing at this address.
server-no-page = The browser app has not been built. The API is at /api/ and described by /api/openapi.json.
server-wrong-method = This address does not support that method; see the Allow header.
server-too-large = The request is too large.
server-too-slow = The request did not arrive in time. Try again.
server-bad-request = The request cannot be understood.
server-no-data = The server cannot read its data. Try again in a moment; if that does not help, tell the host.
server-failed = Something went wrong on the server. It is not your fault. Try again.

## The app: pages

app-title = Zoco: Toledo and Alcázar
app-needs-network = You are offline, and this has not been used here before. It will load once you are online, and then works offline.
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
app-welcome = Two games of old Castile. Take a seat.
app-welcome-more = Play against bots, around one screen, or online with friends. Nothing to install, no account needed, and it works offline.
app-play-now = Play now
app-learn = Learn
app-first-game = Your first game of { $game }?
app-first-game-more = Short lessons show how it works, on the real board. You can also play at once: the rules and hints are at hand all game.
app-first-learn = Learn it first
app-first-coached = Play with a coach
app-first-play = Just play
app-no-such-lesson = There is no such lesson.
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
app-imported = { $count ->
    [0] Reading the record …
    [one] One game has been taken in.
   *[other] { $count } games have been taken in.
  }
app-import-failed = { $file }, line { $line }: { $what }
app-import-failed-at = decision { $move }: { $what }
app-store-full = The browser’s storage is full, so this game cannot be kept ({ $error }). Remove old games on the home page, or download this one now.
app-store-closed = The browser does not let this page keep games ({ $error }). Allow it to store data, or leave the private window; what is being played now is lost when the page closes.
app-your-turn = Your turn
app-turn-of = { $name } is on turn
app-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } won together
  }
app-unreadable = this version cannot read it
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
app-how-more = Everything you can use glows. Point at it to read what it would do, then pick it to do it. Pick something that is not allowed, and you learn why.
app-how-hints = “Hint” shows good moves.
app-how-touch = On a touch screen, the first tap shows what something would do and the second tap does it. Pinch the board, or double-tap where nothing glows, to enlarge it.
app-since-replay = Since my last turn
app-past-label = An earlier moment
app-more = More
app-less = Less
app-handover = You have new cards. Look at them, then pass the screen on.
app-tap-once = One tap is enough
app-tap-twice = Tap twice to decide
app-tap-twice-more = On a touch screen, the first tap shows what would happen.
app-pace = Pace of bots and motion
app-pace-calm = Calm
app-pace-brisk = Brisk
app-pace-instant = At once
app-friendly = Friendly table: anything can be taken back (the game then counts as practice)
app-practice = practice
app-practice-more = A practice game: something was taken back that others had reacted to or that cards had followed.
app-you-win = You win!
app-you-share = You share the victory!
app-your-place = { $place ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
   *[other] You came last.
  }
app-share-picture = Share a picture
app-own-record = { $game }: { $count ->
    [one] 1 game
   *[other] { $count } games
  } against bots, { $won } won
app-hint-wait = The hint is being worked out; this can take a moment.
app-name-full = A name has at most { $most } characters. There is no room for more.
app-name-missing = Please enter your name.
app-not-found = There is no such page
app-not-found-more = The address leads nowhere. Perhaps a part of the link is missing.
app-import-not-json = this is not a game record (.jsonl, as “Download” saves it)
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
app-undo-not-yours = There is nothing of yours to take back.
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
app-not-now = You cannot use this now.
app-title-your-turn = ● Your turn · { $game }
app-board-in-words = The board in words
app-curtain = Pass to { $name }
app-curtain-why = Hands stay hidden until { $name } looks.
app-curtain-lift = I am { $name }
app-end = Final scoring
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
app-no-such-game = The game { $name } is not installed here.
app-no-such-table = This table is not in this browser. Its link works only where it was played, or it has been removed.
app-broken = Something broke: { $error }. Your game is saved up to the last decision. Reload the page to continue.
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
app-online-unsent = Connection lost. Your decision will be sent as soon as you are back online …
app-online-lost = Connection lost. Reconnecting …
app-online-closed = This table was closed before the game was over.
app-new-online = New online table
app-online-open = Open the table
app-online-join = Join
app-online-code = Link or code of a table
app-online-bad-code = A table’s code has ten letters and digits, such as the end of its link. Copy the whole link.
app-online-mine = Your tables
app-online-offered = Open tables
app-online-watch = Games to watch
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
app-deal-title = Shuffles that anybody can verify
app-deal-more = The server and the players’ browsers each commit to a secret before anybody shows one. Seats and cards follow from all of them, so nobody can choose or predict them, and at the end everybody’s browser checks that. The server knows the cards, as any dealer does.
app-deal-state = { $name } – { $state }
app-deal-committed = has committed
app-deal-revealed = has revealed
app-deal-abstains = abstains
app-deal-dealing = Everybody has revealed; the cards are being dealt.
app-deal-waiting = The cards are dealt as soon as these players have opened Zoco in their browsers: { $players }. If they have not by { $until }, this deal is dropped.
app-deal-from = Seats and cards follow from secrets of the server and of: { $players }. Nobody alone could choose them; at the end, everybody’s browser verifies that.
app-deal-dropped = A deal was dropped before any card was dealt, because nothing was revealed by: { $players }. That may be a lost connection; if it happens often, somebody may be choosing.
app-deal-again-more = There is another deal only if everybody who revealed agrees.
app-deal-again = Deal again
app-deal-awaited = Before cards can be dealt again, these players must agree: { $players }.
app-deal-other-browser = You sat down with another browser or device, and only that one can reveal what it committed to. Open this table there.
app-deal-left-out = The server has left out what this browser committed to. Whatever is dealt now, this browser had no part in it.
app-deal-changed = The server shows other commitments than before, so this browser reveals nothing.
app-deal-accused = The server says that this browser did not reveal, although it had confirmed the opposite.
app-verdict-checking = Verifying the shuffles …
app-verdict-good = Shuffles verified
app-verdict-bad = Shuffles not verified
app-verdict-none = The shuffles could not be verified: { $why }
app-verdict-server = Secret of the server
app-verdict-chair = Salt for chair { $chair } of the waiting room
app-verdict-more = This browser computed that by itself from the record, which you can also check with: zoco verify FILE
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
app-past = After decision { $moment }:
app-past-back = Back to the game
app-log-news = Since you were here last
app-take-online-whose = Which seat is yours?
app-online-open-deck = This game was brought here from a browser, where all its cards could be read.
app-online-bot-for-you = A bot is playing for you.
app-online-you-resigned = You have left your seat to a bot.
app-online-come-back = Play myself again
app-online-resign = Resign
app-online-resign-sure = Leave the seat to a bot for good?
app-online-resign-sure-two = Give up? The game ends, and you have lost it.
app-propose-take-back = Propose to take back
app-propose-end = Propose to end it undecided
app-proposal-agree = Agree
app-proposal-decline = Decline
app-proposal-withdraw = Withdraw
app-proposal-yours = Your answer is awaited.
app-proposal-awaited = Waiting for { $names }.
app-undecided = The game ends undecided.
app-replace = Let a bot play for { $name }
app-replace-end = End the game
app-online-patience-minutes = { $minutes ->
    [one] A bot plays for somebody who is away on their turn for a minute.
   *[other] A bot plays for somebody who is away on their turn for { $minutes } minutes.
}
app-online-patience-days = { $days ->
    [one] A bot plays for somebody who is away on their turn for a day.
   *[other] A bot plays for somebody who is away on their turn for { $days } days.
}
app-online-absence-minutes = { $minutes ->
    [one] Somebody who has been on turn for a minute and is away can be replaced by the others.
   *[other] Somebody who has been on turn for { $minutes } minutes and is away can be replaced by the others.
}
app-online-absence-days = { $days ->
    [one] Somebody who has been on turn for a day and is away can be replaced by the others.
   *[other] Somebody who has been on turn for { $days } days and is away can be replaced by the others.
}
app-online-absent = Somebody who is away on their turn can be replaced by the others
app-online-absent-minutes = after { $minutes } minutes
app-online-absent-days = after { $days } days
app-online-absent-never = never
app-about = About { $name } …
app-mute = Do not show what { $name } says
app-unmute = Show again what { $name } says
app-muted = (hidden)
app-report = Report { $name } to the host
app-report-why = What should the host know about { $name }?
app-report-send = Report
app-report-sent = The host has been told.
app-online-copy-watch = Copy the table’s link
app-online-notify = Notify me on my turn
app-online-more = More about this table
app-online-rematch-set = The table is set again
app-take-online = Take online: others can join with a link
app-copy = Copy
app-invite-only-here = This link works on this computer only. For others, start the server with --host 0.0.0.0 and open it by this computer’s address.
app-pick-on = Now choose where it goes: { $count } options glow. Pick it again to deselect it.
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
app-chat = What people say
app-chat-empty = Nobody has said anything yet.
app-chat-say = Say something
app-chat-send = Send
app-note-back = { $name } plays again.
app-note-away-clock = { $name }’s time has run out; a bot plays on.
app-note-away-away = { $name } has been away for too long; a bot plays on.
app-note-away-resigned = { $name } has left the seat to a bot.
app-note-away-replaced = { $name } has stayed away for too long; a bot plays on.
app-seat-clock = out of time: a bot plays
app-seat-away = away: a bot plays
app-seat-replaced = replaced by a bot
app-seat-resigned = resigned: a bot plays
app-stood-in = a bot plays
app-personal-make = Continue on another device
app-personal-link = Open this on your other device
app-personal-link-more = It works once, within a quarter of an hour, and only for you: whoever opens it plays in your name.
app-personal-link-open = Use your account on this device
app-personal-link-open-more = This personal link brings your name, your tables and your seats here. If somebody else has played online in this browser, their seats stay with them only where they have another device.
app-personal-link-open-do = That’s me
app-link-copied-online = The link is copied. It opens at this moment.


## Lessons

lesson-otherwise = That is allowed, but here the lesson wants to show something else. Try what glows.
lesson-form-seat = a seat’s number from 0
lesson-form-steps = a list of steps
lesson-form-name = small letters and hyphens
lesson-form-answers = a table of decisions, each with a word of small letters and hyphens
lesson-file-name = the file of a lesson is called by its place and its name, like 01-moving.toml
lesson-never-legal = “{ $decision }” never stands for a legal decision here
lesson-shuffles = the pile is shuffled here, so the lesson would go on by chance
lesson-stuck = nothing that is legal here finishes the step; legal: { $legal }
lesson-read = Read what the coach says, then go on.
lesson-coach = The coach
lesson-of = Lesson { $number } of { $count }
lesson-progress = How far this lesson is
lesson-go-on = Go on
lesson-next = Next: { $lesson }
lesson-again = Start again
lesson-all = All lessons
lesson-learned = learned
lesson-page-title = Learn to play
lesson-page-about = Short lessons on the real board. You play, and a coach says what matters. Each takes one to three minutes.
lesson-count = { $done } of { $count } learned
lesson-shows = Lesson { $number }
lesson-shows-more = Lesson { $number } shows this rule
coach-one = One of your choices stands out. { $why }
coach-several = Several choices are about as good. Of one of them: { $why }
coach-gave-away = That gave something away. Better would have been: { $what } { $why }
coach-less = You are doing well: from now on there is less to say.
coach-calm = The coach watches. What is worth looking at is said here when it is your turn.
coach-off = No more coaching
learn-title = { $game }: lessons
learn-none = There are no lessons of { $game }.
learn-no-such-lesson = There is no lesson { $number }; they go from 1 to { $last }.
learn-glow = Here: { $decisions }
learn-keys = number or notation · ? explains (? 3, ? { $example }) · h says it again · b board · q leaves
learn-go-on = Enter goes on, q leaves.
lesson-no-undo = In a lesson nothing needs to be taken back: only what it waits for is decided.
learn-done = Lesson learned: { $lesson }
learn-next = Next: { $lesson }. Enter begins it, q leaves.
learn-all-done = That was the last lesson. Play now: zoco play { $game }
learn-later = Go on any time: zoco learn { $game } --lesson { $number }
learn-broken-progress = { $path } should say which lessons you have learned, but cannot be read: { $error }. Delete it to begin again.
