# What tables say, from setting one to its replay. The first page does not load it.

cancel = Cancel
no-table = Table not found
new-title = Set a table
new-what = What shall we play?
new-mode = Mode
new-players = Players
new-who = Who sits where?
more-options = More options
seat-n = Seat { $n }
seat-me = me
seat-open = a player with the link
seat-bots = Bots, from weak to strong
bot-choice = { $strength } ({ $name })
seat-bot = bot: { $name }
seat-here = a player at this device
name-of-seat = Name at seat { $n }
deck-own = a deck of its own
player-n = Player { $n }
clock = Clock
clock-none = none
clock-move = { $n } seconds a turn
clock-game = { $n } minutes, plus { $bonus } seconds a turn
clock-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
absent = When a player’s time is up
absent-wait = the game waits; the others may let a bot play
absent-skip = a bot plays that turn
absent-bot = a bot plays until the player is back
absent-lose = the player gives up
out-of-time = out of time
time-up = { $name } is out of time.
let-bot-play = Let a bot play
stand-in-bot = Bot that plays for a player who is away
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
leave-table = Leave the table
leave-sure = Your seat stays yours: you find the game under “Your games” on the first page.
leave-stand-in = If you are away for a minute, the others may let a bot play for you.
leave-later = Leave for now
leave-resign = Resign and leave
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
others = The others
tools = Tools
board = Board
actions = Actions
log = Log
chat-unread = { $n ->
    [one] Chat, { $n } new line
   *[other] Chat, { $n } new lines
}
chat-empty = Nothing has been said yet.
chat-say = Say something
send = Send
acts = { $name } acts…
turn-over = { $name } has finished the turn.
took-back = { $name } took back the last action.
go-on-when-ready = Go on when you are ready.
others-turn = What the others do
turn-summary = What the others have done
go-on = Go on
before-all = Before all this
help = Help
table-menu = Table menu
back-step = One step back
undo-ask = The menu has “{ $item }”.
undo-reach = { $n ->
    [one] { $n } decision can be taken back
   *[other] { $n } decisions can be taken back
}
no-hint = No hint here.
hint-clear = One choice is clearly the best.
hint-better = One choice is a little better than the rest.
hint-close = Several choices are about equally good.
hint-others = Other moves
hint-chance = { $n }% to win
hint-less = { $n }% less
hint-ahead = { $n }% better than the next
sending = Sending…
not-now = Not possible now.
your-turn = Your turn. { $prompt }
whole-prompt = Show the whole question
confirm-now = The gold button does it.
chosen-of = { $n } of { $most } chosen
chosen-up-to = { $n } of up to { $most } chosen
choose-first = Choose
choose-place = Where to?
your-hand = Your hand
spent = spent
picked = picked
picked-as = picked as number { $n }
may-pick = may be picked
may-pick-instead = may be picked instead
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
in-discard = { $n ->
    [one] { $n } card in the discard pile
   *[other] { $n } cards in the discard pile
}
piles = Cards and piles
your-cards = Your cards
pile-hand = Hand
pile-deck = Deck
pile-discard = Discard pile
pile-top-only = The rules let no one look below the top card.
copies = × { $n }
to-act = to act
away = away
stand-in = a bot stands in
watching = You are watching.
watching-behind = { $n ->
    [one] You are watching, { $n } turn behind the players.
   *[other] You are watching, { $n } turns behind the players.
}
setup = Set-up
look-back = See how it looked then
log-passes = Pass: { $names }
log-you = you
looking-back = How it looked then
locked-past = You are looking back: nothing can be played.
back-to-now = Back to now
copy-log = Copy as text
log-empty = Nothing has happened yet.
command-line = Notation
link-live = Live
link-connecting = Connecting…
link-sending = Sending…
link-lost = Reconnecting… nothing is lost.
link-closed = Closed
time-left = { $n } seconds left.
no-clock = There is no clock.
resign-sure = Give this game up?
play-further = Keep playing
ask-takeback = Ask to take back
take-back = Take back my last decision
takeback-asked = Asked. Waiting for the others.
takeback-declined = Not agreed to: nothing is taken back.
agree = Agree
decline = Decline
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
standing = Standing
lay-unseen = Play it unseen
lay-seen = Play it face up
you-won = You have won
you-lost = You have lost
game-over = The game is over
curve = How the lead went
curve-words = Your lead at the end: { $last }; at most { $high }, at least { $low }.
turning-points = Turning points
lead-change = { $n } for you
to-review = Review
to-study = Study
to-studies = Studies
play-on = Play on from here
see-board = See the board
to-story = The story of the game
share = Share
rematch-asked = Waiting for { $names }…
to-rematch = To the rematch
rematch-accept = Accept the rematch
rematch-declined = The rematch was declined.
rematch-open = The rematch has begun.
watch-rematch = Watch the rematch
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
copy-table-link = Copy the link of this table
save-file = Save as a file
fair-title = Fair shuffles
fair-check = Check the shuffles
help-touch = Press long on a card, or point at it, to look closer. Pick something that cannot be picked, and you are told why.
help-keys = Keys
read-rules = Read the rules

# Puzzles, and the steps of lessons.

exercise-known = Known cards
exercise-own-played = You have played
exercise-their-played = { $name }: cards played
exercise-own-hand = Your hand
exercise-their-hand = { $name }: hand
exercise-unknown-card = face down
exercise-restart = Start again
exercise-locked = The engine is showing a line. Close it to go on.
exercise-no-hints = There are no hints here.
exercise-show-again = Show it again
exercise-try-again = Try again
