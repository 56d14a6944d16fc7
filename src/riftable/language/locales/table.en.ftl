# The table in the browser, in English. Game text is not here: `speech` says it.

# Pages.

headline = Break the line.
subline = Five locations, one Rift, your table.
play-now = Play now
play-now-what = { $game }, against a bot
invite = Invite a friend
games = Games
learn-first = New here? Learn first
against-bot = Against a bot
against-bots = Against bots
set-table = Set a table
your-games = Your games
remove-game = Remove from this list
removed-games = { $n ->
    [one] { $n } game removed from this list
   *[other] { $n } games removed from this list
}
bring-back = Bring back
score-of = Score
score-you = You
continue = Continue
open-tables = Open tables
no-tables = No open tables.
open-one = Open one
join = Join
watch = Watch
alone = alone
have-code = Have a code or a link?
replays = Replays
replay = Replay
open-record = Open a record
fan-project = Unofficial fan project. No publisher art. Rules and names belong to their owners.
self-hosted = Self-hosted: your data stays on this server.
licenses = Licenses
guest = Guest
keep-name = Keep this name
name-kept = Your name is kept.
password = Password
register = Register
registered = Registered.
log-in = Log in
logged-in = You are back.
log-out = Log out
logged-out = Logged out.
account-known = You are known here, on any device.
account-why = No account is needed to play. With a password you find your games on another device too.
account-open = Account and data
profile-open = All your games and results
plain-warning = The connection to this server is not encrypted: others on the network could read along. Do not use a password here that opens anything else.
plain-known = Understood
nav-new = New table
nav-learn = Learn
nav-rules = Rules
nav-puzzles = Puzzles
menu = Menu
home = Home
nothing-here = There is nothing here.
loading = Loading…
error-title = Something went wrong
error-server = The server does not answer as it should. Nothing is lost.
error-slow = No answer came. Try again.
error-page = This page cannot be shown. Nothing is lost.
try-again = Try again
close = Close

# Setting a table.

your-name = Your name
open-seat = open seat

# At the table.

table = Table
chat = Chat
again = See the last turn again
skip = Skip
settings = Settings
card = Card
undo = Undo
back = Back
hint = Hint
label-value = { $what }: { $how }
your-turn-short = Your turn
resign = Resign
replace = Let a bot play for { $name }

# After the game.

rematch = Rematch

# Settings.

set-lang = Language
set-theme = Look
theme-auto = as the system
theme-dark = dark
theme-light = light
theme-contrast = high contrast
set-speed = Speed of turns and motion
speed-slow = 0.5×
speed-normal = 1×
speed-fast = 2×
speed-none = none: at once
set-waits = Wait for me after each opponent’s turn
set-at-once = Send single-step actions at once
set-at-once-does = Otherwise the gold button sends everything, so that no click is final.
at-once-never = never
at-once-bots = against bots only
at-once-always = always
set-marks = Mark what can be picked
marks-strong = clearly
marks-subtle = lightly
marks-off = not at all
set-sound = Sound
set-verbose = Long labels for screen readers
set-buzz = Vibrate when it is your turn
set-keys = Keys
keys-how = Press one, then the key you want. Delete leaves it without a key.
keys-press = Press a key…
keys-none = none
keys-set = { $key }: { $action }
keys-fixed = { $key } is needed for something else at the table or in the browser.
keys-taken = { $key } is taken already: { $action }.
keys-swap = Swap the two
keys-leave = Leave it
keys-reset = Back to the defaults
switch-on = on
switch-off = off

# Help.

key-f6 = F6
key-f6-does = next part of the screen
key-arrows = ← ↑ → ↓
key-arrows-does = neighbor in that direction
key-enter = Enter
key-enter-does = pick
key-esc = Esc
key-esc-does = one step back
key-confirm-does = confirm
key-undo-does = undo
key-digits = 1–9
key-digits-does = card of your hand
key-lanes = Alt+1–6
key-lanes-does = location
key-line-does = type notation
key-board-does = board
key-hand-does = your hand
key-last-does = say what happened last
key-score-does = say the score
key-clock-does = say the clocks
key-opponent-does = say what the others have
key-asked-does = say what is asked
key-hint-does = hint
key-yield-does = yield this turn, or stop it ({ $games })
key-again-does = see the last turn again
key-pause-does = pause what is shown, or let it run
key-previous-does = the action before
key-next-does = the next action
key-help-does = this help
