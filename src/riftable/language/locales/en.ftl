# The interface in English. Game text is not here: `speech` says it.

# The command line.

about = An open card table for the terminal. Games: { $games }.
usage = Usage: { $line }
usage-app = riftable [COMMAND] [OPTIONS]
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
more-help = Without a command, the table opens in the browser. Run “riftable COMMAND --help” for more.

command-play = Play a game against bots, with others or alone
command-show = Show a position file
command-replay = Show a recorded game, action by action
command-doctor = Check the laws of the engine on this machine
command-kernels = Compile the kernels of batches and searches ahead of time (needs the extra “batch”)
command-analyse = Analyze a recorded game: the costliest decisions and how the chances changed
command-puzzle = Solve puzzles: find the best action in a position
command-arena = Play bots against each other and compare them
command-bot = Let a bot play on a server elsewhere
command-league = Let every bot meet every other, and write a leaderboard
command-train = Train a net by self-play
command-exploit = Measure how well a net can be beaten by a learner that plays only against it
command-stats = Show statistics of arena results: choices, pairs of them, starting seat, lengths, scores
command-export = Export games as a table: Parquet or NDJSON
command-serve = Run the server and open the table in the browser
command-verify = Verify a recorded game’s shuffles
command-migrate = Copy an installation from its SQLite file into PostgreSQL and compare both
command-ratings = Compute the ratings of a server anew from its results
command-backup = Back up all games of a server to a file, even while people play
command-restore = Restore a backup into a data folder

argument-game = The game: { $games }
argument-position = A position file
argument-record = A recorded game
argument-results = Arena results, as NDJSON or Parquet; several files of the same game are counted together
argument-export = Recorded games, or arena results, which are replayed
argument-remote-bot = The bot: FILE.py:CLASS, a level, or any other bot of the arena
argument-exploit = A net of riftable train (default: the one that comes along)
argument-backup = The file to write; it must not exist yet
argument-restore = A file written by riftable backup

# What stands for a value in a line of help.

metavar-address = ADDRESS
metavar-decks = DECKS
metavar-folder = FOLDER
metavar-game = GAME
metavar-host = HOST
metavar-lang = LANG
metavar-mode = MODE
metavar-name = NAME
metavar-names = NAMES
metavar-number = NUMBER
metavar-position = POSITION
metavar-results = RESULTS
metavar-risk = RISK
metavar-seat = SEAT
metavar-seats = SEATS
metavar-tag = TAG
metavar-theme = THEME
metavar-what = WHAT
metavar-record = GAME.rift
metavar-setting = NAME=VALUE
metavar-title = NAME

option-help = Show this help
option-version = Show the version, the build of the engine and the games
option-lang = Language: en, fr or uk
option-seed = Random seed; the same seed gives the same game
option-mode = { $modes }
modes-of-game = { $game }: { $modes }
modes-and-more = { $modes }; { $more }
option-seats = Seats in order: me, person, person:NAME or a bot, as in me,greedy,person:Kim,random
option-bot = The bot at all other seats: level1 to level7, random, or net:FILE.npz (a policy net)
option-name = Your name at the table
option-option = Any other option of the rules (repeatable)
option-position = Continue from a position file
option-load = Continue a recorded game
option-ascii = Plain characters only, no symbols
option-loose = Accept boards that are impossible in a real game
option-step = Stop after each action and show the board
option-analyse-iterations = Search iterations per decision (default: { $iterations })
option-analyse-seconds = Seconds per decision instead; the result then depends on the machine
option-analyse-jobs = Processes that share the decisions (default: one per core)
option-analyse-worst = How many of the costliest decisions to show
option-analyse-seat = Only the decisions of this seat, counted from 0 (repeatable)
option-analyse-out = Draw how the chances changed, as FILE.svg or FILE.png
option-puzzle-level = Only this level, from 1 (easy) to 6 (hard)
option-puzzle-theme = Only this theme: { $themes }
option-puzzle-tag = Only puzzles whose solution uses this: { $tags }
option-puzzle-daily = The puzzle of the day (UTC), the same for everybody
option-puzzle-id = The puzzle with this id
option-games = Random games in total, shared among all sets of options
option-doctor-game = Only this game: { $games }
option-doctor-mode = Only this mode
option-doctor-decks = { $games }: only these decks, as in { $decks }
doctor-no-game = there is no game “{ $word }”; there are { $games }
doctor-no-mode = there is no mode “{ $word }” among these games; there are { $modes }
doctor-no-deck = decks are chosen with --game { $games }, and there are these, not “{ $word }”: { $decks }
option-jobs = Processes that share the games
option-arena-players = Bots separated by commas, as in level3,level5; BOT*3 is three of them, FILE.py:CLASS your own
option-arena-games = Games at each table, rounded up to whole blocks in which every player sits in every seat
option-arena-sprt = Stop as soon as the first of two players is shown to score one or the other share, as in 0.5,0.65
option-arena-alpha = --sprt: the risk of accepting HIGH where LOW is true
option-arena-beta = --sprt: the risk of accepting LOW where HIGH is true
option-arena-jobs = Processes that share the games (default: one per core)
option-arena-out = Write results here; an existing file is resumed
option-arena-ray = Play on a Ray cluster; without an address, Ray is started on this machine
option-arena-address = Address of the Ray cluster, as in auto or ray://HOST:10001
option-league-players = Bots separated by commas, FILE.py:CLASS your own; one added later only plays its own games
option-league-games = Games of each pairing, rounded up to whole blocks in which every player sits in every seat
option-league-out = Folder of the leaderboard and the games; an existing one is resumed
option-train-minutes = How long to train
option-train-iterations = Iterations instead of minutes: the same seed then gives the same net; 0: minutes
option-train-games = Games side by side (default: 65536 on a card, 256 on the CPU)
option-train-out = File of the net; its card, the log, its picture and the state to resume from lie beside it
option-train-resume = Go on from the state beside the net
option-train-from = Begin with the weights of this net
option-train-against = Play only against this net, which does not learn: how well can it be beaten?
option-train-cpu = On the CPU, even if there is a card
option-exploit-nothing = Begin with random weights instead of those of the net
option-exploit-measure = Games of each kind to measure with; every deal is played from both sides
option-exploit-out = File of the figures; the response, its card, log, picture and state lie beside it
option-stats-player = Count the choices of this player only
option-stats-plots = Draw pictures into this folder, as PNG and SVG
option-stats-parquet = Write the games as Parquet
option-export-out = The table to write: FILE.parquet or FILE.ndjson
option-export-rows = What a row is: games or decisions
option-export-card = Also write a card, FILE.md, that describes the table and how to make it again
option-export-observations = Include what a net would see at each decision
option-remote-server = Address of the server, as in https://example.org
option-remote-game = The game of the tables that the bot opens
option-remote-games = New games to play (default: 1, or 0 with --join); unfinished ones are played first
option-remote-at-once = Games to play at a time
option-remote-against = Bot of the server to play against (default: the server’s choice)
option-remote-public = Open public tables and wait for people instead of playing against bots
option-remote-join = Link or id of a table to join (repeatable)
option-remote-name = Name of the bot on the server (default: its class)
option-remote-account = Log in to this account; the password is asked for, read from a pipe or taken from RIFTABLE_PASSWORD
option-remote-session = Keep the session in this file (default: one for each server in the data folder)
option-remote-patience = Give up when the server has not answered for so long
option-host = Address to listen on; 0.0.0.0 is the whole network
option-port = Port to listen on; 0 picks a free one
option-origin = Public address of this server, as in https://cards.example (repeatable)
option-proxy = Trust forwarded headers from this proxy (repeatable)
option-floor = Minimum response time of bots where several people play, in milliseconds; hides how long they think
option-ratings = Give ratings to accounts, from their games against each other (needs the extra “ratings”)
option-metrics = Serve Prometheus metrics on this port; on localhost unless an address is given
option-custom-bot = Add a custom bot: net:FILE.npz, or FILE.py:CLASS (repeatable)
option-only-games = Serve only these games, separated by commas (also RIFTABLE_GAMES)
option-data = Data folder, with all games and accounts
option-commitment = The commitment that the table showed before the game, to compare
option-browser = Open a browser (default: yes)
option-bot-jobs = Processes for bots (default: one less than there are cores, shared among the workers)
option-ray = Let bots and reviews run on the Ray cluster at this address, as in auto or HOST:6379 (also RIFTABLE_RAY)
option-store = Use the PostgreSQL database at this address instead of a file (also RIFTABLE_STORE)
option-bus = Address of the Redis server that connects several workers (also RIFTABLE_BUS)
option-workers = Server processes; more than one needs --store and --bus
option-migrate-check = Only compare, change nothing

# What goes wrong.

error = Error: { $text }
error-file = { $file }: { $text }
error-missing = there is no such file
error-directory = this is a directory, not a file
error-denied = permission denied
error-not-text = this is not text
error-unreadable = it cannot be read ({ $text })
error-lang = there is no language “{ $lang }”; there is { $known }
error-conflict = { $one } and { $other } do not go together
error-form = --option takes NAME=VALUE, not “{ $text }”
error-twice = option { $name } is given twice
error-seats = --seats takes me, person, person:NAME or a bot ({ $bots }), not “{ $text }”
error-seats-many = { $n ->
    [one] there is only { $n } seat
   *[other] there are only { $n } seats
}, and --seats names { $given }
error-seats-me = --seats has “me” twice; use person:NAME for another player
error-no-password = there is no password for --account: type it, or set { $variable }
error-listen = the server cannot listen on { $host }, port { $port }: { $text }
error-data = the data in { $folder } cannot be used: { $text }
error-start = the workers could not start; the lines above say why
error-data-file = { $folder } is a file, or is inside one; --data needs a folder
error-data-in-use = another server already uses { $folder }: stop it first, or choose another folder with --data
error-data-damaged = { $file } is damaged: move it away and restore a backup with riftable restore
error-data-full = nothing can be written to { $folder }: the disk is full
error-data-readonly = nothing can be written to { $folder }: it is read-only, or belongs to another user
error-cluster = running a cluster requires both --store postgresql://… and --bus redis://…
error-store = this needs --store postgresql://…

# Who is who.

you = You
bot-pebble = Pebble
bot-spark = Spark
bot-gale = Gale
bot-storm = Storm
bot-quake = Quake
bot-abyss = Abyss
bot-eclipse = Eclipse
bot-dice = Dice
bot-net = Net
seat = Seat { $n }
player = Player { $n }

# The table.

welcome = { $game }. { $who }. Seed { $seed }.
welcome-hint = Answer with a number or in notation. “help” lists the commands.
round = Round { $n }
hand-line = Your hand: { $cards }
hand-of = { $name }, hand: { $cards }
nothing = –
over-prompt = undo, log, save FILE or quit?
at-word = { $word }: { $text }
taken-back = Your last decision is taken back.
saved = Written: { $file }
save-how = Give a file name: save FILE
save-exists = { $file } already exists. Nothing was written.
save-failed = { $file } could not be written: { $text }
leaving = You leave the table.
curtain = { $name }, it is your turn. Everybody else looks away.
curtain-rise = Enter: show your cards.
curtain-fall = Next is { $name }. Enter: hide all this. undo: take it back.

hint-title = Chance to win, and what each answer can lead to by the end of your action:
hint-answers = Chance to win with each answer:
hint-best = ★ looks best to the bot.
log-title = The game so far:

# Commands at the table: each is also understood in English.

word-undo = undo
word-hint = hint
word-log = log
word-board = board
word-save = save
word-help = help
word-quit = quit

help-answer = Answer with the number of an answer, or with notation in one or several words: { $example }
help-undo = take back your last decision
help-hint = your chance to win by each answer, and what it would do
help-log = everything that has happened so far
help-show = the board again
help-save = write the game to FILE
help-help = this list
help-quit = leave the table
file-word = FILE

# Positions, records, the doctor.

replay-setup = Set-up
replay-action = Action { $n }
replay-next = Enter: go on. q: leave.
replay-open = The record ends here. The game is not over.

kernels-compiled = { $game }: kernels ready after { $seconds } s
doctor-compiled = The engine is compiled (Python { $python }).
doctor-interpreted = The engine is not compiled: it runs as Python { $python }.
engine-slow = Note: the engine is not compiled, so this takes several times as long as it could; the results are the same. Install a compiled wheel, or “make compile” in a checkout.
version-games = Games: { $games }
doctor-line = { $options }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
label = { $name }:
doctor-fine = All laws hold.
doctor-broken = A law is broken: { $text }

# Looking back at a game.

analyse-format = --out takes a file that ends in .svg or .png, not “{ $file }”
analyse-nothing = this game has no decisions yet
analyse-stopped = Stopped.
analyse-about = { $about }: { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
analyse-worst = The costliest decisions
analyse-none = The search found no better decision.
analyse-turn = turn
analyse-before = best
analyse-after = played
analyse-cost = cost
analyse-question = Question: { $text }
analyse-played = Played: { $words } · { $names }
analyse-better = Better: { $words } · { $names }
analyse-totals = All decisions
analyse-mean = mean cost
analyse-blunders = blunders
analyse-legend = Chances to win with the best answer and with the one played, judged by what the player knew then. A blunder costs { $share } or more. The search is accurate to a few percentage points.
chances-title = Chance to win
chances-of = Chance to win, { $name }
chances-marks = Numbers: the costliest decisions, as in the table. Bars: what they cost.

# Puzzles.

puzzle-title = Puzzle { $id } · { $theme } · level { $level }
puzzle-hint = Answer with a number or in notation. “solution” gives up, “help” lists the commands.
puzzle-played = { $name } has played: { $cards }
puzzle-right = Right!
puzzle-wrong = Not the best.
puzzle-reached = Your line: { $text }
puzzle-possible = Possible: { $text }
puzzle-slip = The mistake: { $answer } · { $name }
puzzle-better = Better: { $names }
puzzle-solution = Solution: { $names }
puzzle-too-large = What follows cannot be searched to the end. Choose another answer.
puzzle-next = Enter: another puzzle. q: leave.
word-again = again
word-solution = solution
help-again = start this puzzle again
help-solution = give up and see the solution

# The arena.

arena-about = { $options }, from seed { $seed }
arena-resumed = { $n ->
    [one] { $n } game is already in the file.
   *[other] { $n } games are already in the file.
}
arena-stopped = Stopped. So far:
arena-player = player
arena-games = games
arena-record = w–d–l
arena-wins = wins
arena-interval = 95% interval
arena-rating = rating ± 2σ
arena-decisions = decisions
arena-time = time each
arena-slowest = slowest
arena-head-to-head = Wins of the row against the column
arena-sprt-high = Settled: { $name } gets { $share } rather than { $other } of the points (LLR { $llr }).
arena-sprt-low = Settled: { $name } gets { $share } rather than { $other } of the points (LLR { $llr }).
arena-sprt-open = Not settled: { $name } may get { $low } or { $high } of the points (LLR { $llr }).
arena-first = Games won by the starting seat: { $share }.
arena-length = Length of a game: { $turns } turns, { $decisions } decisions.
arena-speed = Speed: { $games } games and { $decisions } decisions a second.
league-rating = rating
league-written = Leaderboard and games are in { $folder }.
train-card = Training on the card.
train-cpu = Training on the CPU, slowly ({ $problem }).
train-line = { $minutes } min: { $decisions } million decisions, { $games } games; { $won } won against old selves, { $explained } of the results foreseen, entropy { $entropy }
train-line-alone = { $minutes } min: { $decisions } million decisions, { $games } games; { $won } of the points won, { $explained } of the results foreseen, entropy { $entropy }
train-line-unfinished = { $minutes } min: { $decisions } million decisions, { $games } games; { $explained } of the results foreseen, entropy { $entropy }
train-nothing-left = Nothing is left to train: { $option } { $n } is reached, counted from the first start. Give { $option } a higher number to go on.
train-stopped = Stopped; --resume goes on from here.
train-written = The net is in { $file }; its card, log, picture and state lie beside it.
train-plot-won = points won against old selves
train-plot-won-alone = share of the points won
train-plot-explained = share of the results that the value foresees
train-plot-entropy = entropy of the policy
train-plot-time = minutes of training
exploit-line = { $minutes } min: { $decisions } million decisions, { $games } games; { $won } won against the net, entropy { $entropy }
exploit-stopped = Stopped; the response is measured as it is.
exploit-measuring = Measuring on new deals, each from both sides.
exploit-answers = answers
exploit-best = highest score
exploit-drawn = drawn by probability
exploit-points = points
exploit-plot-won = points won against the net
exploit-written = The figures are in { $file }, the response in { $response }.

# Statistics.

stats-about = { $about }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
results-of-player = Choices of { $name } only.
results-of-many = Players of different strength made these choices; --player NAME counts those of one.
stats-saved = Written: { $file }
export-done = { $rows ->
    [one] Written: { $file }, { $rows } row
   *[other] Written: { $file }, { $rows } rows
}
results-group = choice
results-pair = pair of choices
stats-pick = mean pick
results-best-pairs = Pairs of choices that win significantly most often
results-worst-pairs = Pairs of choices that win significantly least often
stats-to-act = to act
stats-place = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
plot-players = Win rate of players
results-by-group = Win rate of choices
results-by-pair = Win rate of pairs of choices
plot-start = Win rate by order of play
plot-length = Length of games
plot-scores = Score by turn
plot-about = { $about } · { $who } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
plot-share = Share of games won
plot-even = Lines: 95% intervals. Dotted: even. Triangles: significantly above or below even.
plot-bold = Bold: significantly different from even, at 95%. Gray: too few games to tell.
plot-turns = Turns in a game
plot-decisions = Decisions in a game
plot-games = Games
plot-median = median { $n }
plot-turn = Turn
plot-score = Score
plot-winners = winners
plot-others = others
plot-band = Line: mean. Band: the middle 80%. A game that is over keeps its last score.
plot-mean = Line: mean. A game that is over keeps its last score.

# The server.

serve-at = The table is open at { $address }
serve-open = Anyone in your network can join with this address or this QR code.
serve-data = Games are stored in { $folder }
serve-plain = The connection is not encrypted: do not use a password that you use elsewhere.
serve-metrics = Prometheus metrics are at http://{ $host }:{ $port }/metrics
error-origin = invalid --origin value “{ $origin }”; expected an address such as https://cards.example
error-proxy = invalid --proxy value “{ $proxy }”; expected an address or network such as 127.0.0.1 or 10.0.0.0/8
error-metrics = invalid --metrics value “{ $text }”; expected [HOST:]PORT
serve-stop = Press Ctrl+C to stop the server. Every game can be continued later.
serve-not-built = The browser client is not built: run “make client” (needs Node).
migrate-same = identical
migrate-differs = different
migrate-done = Everything is copied. The file is unchanged; you may keep it.
ratings-done =
    { $n ->
        [one] { $game }: ratings computed from { $n } game.
       *[other] { $game }: ratings computed from { $n } games.
    }
migrate-checked = The contents are identical.
migrate-unlike = the contents of the file and of the database differ
migrate-in-use = { $folder } is in use: stop the server first ({ $text })
migrate-not-empty = { $store } already contains data; use an empty database

# Backup and restore.

backup-done = { $n ->
    [one] { $n } game backed up to { $file }.
   *[other] { $n } games backed up to { $file }.
}
backup-gaps = { $n ->
    [one] One table is damaged and was copied as it is; it cannot be opened: { $tables }
   *[other] { $n } tables are damaged and were copied as they are; they cannot be opened: { $tables }
}
backup-nothing = there are no games in { $folder } yet
backup-exists = { $file } already exists; a backup never overwrites a file
backup-newer = { $file } was written by a newer version of Riftable; this one cannot read it
backup-damaged = { $file } is damaged; nothing was copied
backup-foreign = { $file } is not a database of Riftable
restore-done = { $n ->
    [one] { $n } game restored to { $folder }.
   *[other] { $n } games restored to { $folder }.
}
restore-exists = { $folder } already contains games; move them away first, or choose another folder with --data

# Fair shuffles.

verify-game = Table { $game }: { $n ->
    [one] { $n } random draw
   *[other] { $n } random draws
}, from move { $start } on.
verify-commitment = Commitment of this seed: { $commitment }
verify-compare = Compare it with the commitment that the table showed before the game: no other seed matches it.
verify-kept = It is the commitment that you gave.
verify-broken = It is not the commitment that you gave: this game was played with another seed.
verify-own = Seat { $seat } added { $salt }; the player of that seat can compare it.
verify-server = Seat { $seat } added nothing; the server’s part follows from the seed.
verify-foreign = Seat { $seat }: the server’s part does not follow from the seed.
verify-wrong = Move { $at } was { $drawn }, but should have been { $due }.
verify-fair = Every draw follows from the seed and from what the seats added. No card was tampered with.
verify-unfair = This game was not shuffled as its record says.
verify-limit = This does not show whether the host of the server looked at the cards.

# A bot on a server.

remote-password = Password
remote-plays = Playing at { $link }, seat { $seat }.
remote-ended = Table { $table }: { $text } ({ $n ->
    [one] { $n } move
   *[other] { $n } moves
})
remote-trouble = No answer from the server ({ $problem }). Trying again in { $seconds } s.
remote-stopped = Stopped. Run the command again to play the unfinished games to their end.
remote-summary = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, won–drawn–lost: { $record }
