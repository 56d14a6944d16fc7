# The interface in English. Game text is not here: `speech` says it.

# The command line.

about = An open card table for the terminal. First game: Riftforce.
usage = Usage: { $line }
usage-app = riftable COMMAND [OPTIONS]
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
more-help = “riftable COMMAND --help” tells more.

command-play = Draft and play a duel against a bot
command-show = Show a position file
command-replay = Tell a recorded game, action by action
command-doctor = Check the laws of the engine on this machine

argument-game = The game: riftforce
argument-position = A position in text
argument-record = A recorded game

option-help = Show this help
option-version = Show the version
option-lang = Language: en, fr or uk
option-seed = A number; the same seed gives the same game
option-draft = Guilds to choose from: base (ten) or beyond (all eighteen)
option-guilds = Named guilds instead of a draft, four for each seat: "fire ice light water / air plant sand star"
option-first = Who starts: random, 0 (you) or 1 (the bot)
option-bot = The bot: greedy or random
option-name = Your name at the table
option-option = Any other option of the rules; may be repeated
option-position = Play on from a position file
option-load = Play on from a recorded game
option-ascii = Only plain characters, no symbols of guilds
option-loose = Accept boards that the box could not make
option-step = Stop after each action and show the board
option-games = Random games for each set of options

# What goes wrong.

error = Error: { $text }
error-file = { $file }: { $text }
error-missing = there is no such file
error-directory = this is a directory, not a file
error-denied = it may not be opened
error-not-text = this is not text
error-unreadable = it cannot be read ({ $text })
error-lang = there is no language “{ $lang }”; there is { $known }
error-conflict = { $one } and { $other } do not go together
error-form = --option takes NAME=VALUE, not “{ $text }”
error-twice = option { $name } is given twice

# Who is who.

you = You
bot-greedy = Spark
bot-random = Pebble
seat = Seat { $n }

# The table.

welcome = Riftforce. { $name } against { $bot }. Seed { $seed }.
welcome-hint = Answer with a number or in notation. “help” lists the commands.
round = Round { $n }
seat-line = { $name }: score { $score } · hand { $hand } · deck { $deck } · discard pile { $discard }
seat-line-top = { $name }: score { $score } · hand { $hand } · deck { $deck } · discard pile { $discard }, top { $card }
hand-line = Your hand: { $cards }
hand-of = { $name }, hand: { $cards }
guilds-line = { $name }: { $guilds }
nothing = –
over-prompt = undo, log, save FILE or quit?
at-word = { $word }: { $text }
taken-back = Your last decision is taken back.
saved = Written: { $file }
save-how = Say where: save FILE
save-exists = { $file } is already there. Nothing was written.
save-failed = { $file } could not be written: { $text }
leaving = You leave the table.

hint-title = What each answer can come to by the end of your action:
hint-guilds = What the guilds on offer do:
hint-chance = depends on chance
hint-best = ★ looks best to the bot.
log-title = The game so far:

# Commands at the table: each is also understood in English.

word-undo = undo
word-hint = hint
word-log = log
word-board = board
word-guilds = guilds
word-discard = discard
word-save = save
word-help = help
word-quit = quit

help-answer = Answer with the number of an answer, or with notation in one or several words: play fire5 @2 stop
help-board = On the board, FI6 4/6 −2 means { $card }, 4 of 6 health left, 2 damage. In each line the first card is next to the Rift.
help-undo = take back your last decision
help-hint = what each answer would do
help-log = everything that has happened so far
help-show = the board again
help-guilds = the abilities of both sides’ guilds
help-save = write the game to FILE
help-help = this list
help-quit = leave the table
file-word = FILE

# Positions, records, the doctor.

replay-setup = Set-up
replay-action = Action { $n }
replay-next = Enter: go on. q: leave.
replay-open = The record ends here. The game is not over.

doctor-compiled = The engine is compiled (Python { $python }).
doctor-interpreted = The engine is not compiled: it runs as Python { $python }.
doctor-options = options: { $options }
doctor-defaults = default options
doctor-line = { $options }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
doctor-fine = All laws hold.
doctor-broken = A law is broken: { $text }
