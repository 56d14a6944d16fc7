# The table in the browser, in English. Game text is not here: `speech` says it.

# Pages.

headline = Break the line.
subline = Five locations, one Rift, your table.
play-now = Play now
play-now-what = { $game }, against a bot
invite = Invite a friend
games = Games
against-bot = Against a bot
against-bots = Against bots
set-table = Set a table
your-games = Your games
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
plain-warning = The connection to this server is not encrypted: others on the network could read along. Do not use a password here that opens anything else.
plain-known = Understood
nav-new = New table
nav-learn = Learn
nav-rules = Rules
menu = Menu
home = Home
nothing-here = There is nothing here.
loading = Loading…
error-title = Something went wrong
error-server = The server does not answer as it should. Nothing is lost.
error-slow = No answer came. Try again.
try-again = Try again
close = Close
no-table = Table not found

# Setting a table.

new-title = Set a table
new-what = What shall we play?
new-mode = Mode
new-players = Players
new-who = Who sits where?
more-options = More options
seat-n = Seat { $n }
seat-me = me
seat-open = a player with the link
seat-bot = bot: { $name }
seat-here = a player at this device
name-of-seat = Name at seat { $n }
deck-own = a deck of its own
player-n = Player { $n }
your-name = Your name
clock = Clock
clock-none = none
clock-move = { $n } seconds a turn
clock-game = { $n } minutes, plus { $bonus } seconds a turn
clock-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
stand-in-bot = Bot that plays for a player who is away
stand-in-usual = the usual one
stand-in-told = If a player is away for long, the others may let { $bot } play until that player comes back.
public = Show this table to everybody here
invited = By invitation only: each link lets one person in, once
open-table = Open the table
open-table-what = and send the link
open-table-invite = and invite the others
start-now = Start
link-help = The next page has the link for the others. No account is needed.
room-waiting = Waiting for everybody to sit down…
room-full = Everybody is here.
room-salting = Everybody is there. The cards are being shuffled.
room-link = Send this link
room-scan = Or let them point a phone at the code.
room-qr = QR code of this link
room-alone = This link works on this computer only. To let others in, start the server like this:
copy = Copy
copied = Copied
fill-bot = put a bot here…
fill-seat = A bot at seat { $n }
sit-down = Sit down
open-again = Open the seat
open-seat = open seat
leave-table = Leave the table
invites = Invitations
invites-text = Each link lets one person sit down, once. You can take it back until it is used.
invites-new = Make an invitation
invites-link = Link of this invitation
invites-once = Copy it now: it is shown only once.
invites-open = open
invites-used = used
invites-at = Invitation { $n }
invites-end = Take back
invites-end-of = Take back invitation { $n }
invited-title = You are invited
invited-text = A seat is kept for you at this table. No account is needed.

# At the table.

table = Table
others = The others
tools = Tools
board = Board
actions = Actions
log = Log
chat = Chat
chat-unread = { $n ->
    [one] Chat, { $n } new line
   *[other] Chat, { $n } new lines
}
chat-empty = Nothing has been said yet.
chat-say = Say something
send = Send
again = See the last turn again
help = Help
settings = Settings
card = Card
undo = Undo
back = Back
back-step = One step back
undo-reach = { $n ->
    [one] { $n } decision can be taken back
   *[other] { $n } decisions can be taken back
}
hint = Hint
no-hint = No hint here.
hint-clear = One choice is clearly the best.
hint-better = One choice is a little better than the rest.
hint-close = Several choices are about equally good.
hint-where = Where?
hint-look = Look here: { $where }.
hint-two = It is one of the marked ones.
hint-off-board = It is one of the buttons.
hint-what = Which move?
hint-chance = { $n }% to win
hint-less = { $n }% less
hint-line = { $what }: { $how }
label-value = { $what }: { $how }
sending = Sending…
not-now = Not possible now.
your-turn = Your turn. { $prompt }
your-turn-short = Your turn
confirm-now = The gold button does it.
choose-first = Choose
choose-place = Where to?
your-hand = Your hand
spent = spent
picked-as = picked as number { $n }
may-pick = may be picked
location = Location { $n }
theirs = theirs
score-label = Score: you { $mine }, they { $theirs }, of { $goal }
in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
in-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
to-act = to act
away = away
stand-in = a bot stands in
watching = You are watching.
setup = Set-up
look-back = See how it looked then
looking-back = How it looked then
back-to-now = Back to now
copy-log = Copy as text
command-line = Notation
link-live = Live
link-connecting = Connecting…
link-sending = Sending…
link-lost = Reconnecting… nothing is lost.
link-closed = Closed
time-left = { $n } seconds left.
no-clock = There is no clock.
resign = Resign
resign-sure = Give this game up?
ask-takeback = Ask to take back
takeback-asked = Asked. Waiting for the others.
agree = Agree
decline = Decline
replace = Let a bot play for { $name }
take-back-seat = Take my seat back
meanwhile = What happened meanwhile
meanwhile-now = { $n ->
    [0] A bot is playing for you. It has not acted yet.
    [one] A bot is playing for you. It has acted in { $n } turn.
   *[other] A bot is playing for you. It has acted in { $n } turns.
}
meanwhile-then = { $n ->
    [0] A bot held your seat. It did not act.
    [one] A bot played for you. It acted in { $n } turn.
   *[other] A bot played for you. It acted in { $n } turns.
}
meanwhile-for-you = The bot, for you:
meanwhile-before = See how it was before
meanwhile-again = Watch it again
curtain = Everybody else looks away.
curtain-for = Next: { $name }
curtain-raise = I am here: show my cards

# Cards and standings.

standing = Standing
lay-unseen = Lay it face down
lay-seen = Lay it face up

# After the game.

you-won = You have won
you-lost = You have lost
game-over = The game is over
curve = How the lead went
curve-words = Your lead at the end: { $last }; at most { $high }, at least { $low }.
turning-points = Turning points
play-on = Play on from here
see-board = See the board
to-story = The story of the game
share = Share
rematch = Rematch
rematch-asked = Waiting for the others…
to-rematch = To the rematch
eyes = Through the eyes of
all-open = all cards open
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
step-of = Step { $n } of { $all }
run = Run
pause = Pause
copy-link = Copy the link
save-file = Save as a file
fair-title = Fair shuffles
fair-check = Check the shuffles

# Settings.

set-lang = Language
set-theme = Look
theme-auto = as the system
theme-dark = dark
theme-light = light
theme-contrast = high contrast
set-speed = Motion
speed-normal = normal
speed-fast = fast
speed-none = none
set-confirm = Confirm before sending
confirm-auto = on touch screens
confirm-always = always
confirm-never = never
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

help-touch = Press long on a card, or point at it, to look closer. Pick something that cannot be picked, and you are told why.
help-keys = Keys
read-rules = Read the rules
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
key-help-does = this help
