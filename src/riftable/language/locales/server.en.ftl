# What the server of the table says in English. Game text is not here: `speech` says it.

# Refusals: what is wrong, then what is possible.

refused-failed = Something went wrong on the server. The reason is in its log.
refused-malformed = This message cannot be read.
refused-too-big = This message is too big: at most { $n } bytes.
refused-unknown-option = There is no option “{ $name }” here.
refused-bad-option = Option “{ $name }” cannot be “{ $value }”.
refused-bad-pairing = “{ $name }: { $value }” does not go with the other options. { $help }
refused-bad-options = These options do not go together.
refused-bad-decks = There must be one deck for each seat, with a slash between them: names of known decks, lists or deck codes.
refused-bad-deck = This deck cannot be played.
refused-no-decks = No decks can be chosen for this game.
refused-bad-record = This is not a valid game record.
refused-bad-record-line = This is not a valid game record: line { $n } is wrong.
refused-long-record = A game record can have at most { $n } moves here.
refused-not-known = Enter your name first.
refused-store = The server cannot save anything right now. Nothing has changed; please try again.
refused-store-full = The server’s disk is full. Nothing has changed; the game continues once there is space.
refused-store-readonly = The server is not allowed to write to its disk. Nothing has changed; the game continues once this is fixed.
refused-store-locked = Another program has locked the server’s database. Nothing has changed; please try again.
refused-store-damaged = The server’s database is damaged. Nothing has changed; the host of the server has to restore a backup.
refused-not-found = There is nothing at this address.
refused-unknown-game = There is no game “{ $name }”.
refused-unknown-mode = { $game } has no mode “{ $name }”.
refused-unknown-table = There is no table behind this link.
refused-unreadable-table = This table is damaged or was created by another version of Riftable, and cannot be opened. It is kept as it is.
refused-game-not-served = This server does not serve the game “{ $name }” at present. The table is kept as it is.
refused-unknown-seat = There is no seat { $seat } at this table.
refused-unknown-bot = There is no bot “{ $name }”.
refused-unknown-move = There was no position after { $n } moves.
refused-unknown-lang = There is no language “{ $name }”.
refused-foreign-seat = This seat is not yours.
refused-seat-taken = This seat is taken.
refused-table-full = All seats are taken. You can watch.
refused-begun = The game has already begun.
refused-not-begun = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-nothing-to-review = No player decided anything in this game, so there is nothing to review.
refused-review-pending = { $n ->
    [one] A review that you started is not finished. Wait for it, or cancel it.
   *[other] { $n } reviews that you started are not finished. Wait for one, or cancel it.
}
refused-reviews-full = Too many reviews are waiting. Try again in a few minutes.
refused-foreign-review = Only the players and whoever started this review can cancel it.
refused-not-host = Only the host of the table can do that.
refused-wrong-seats = This needs { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}, not { $given }.
refused-bad-seat = Invalid seat “{ $name }”; expected me, open, bot:NAME or here:NAME.
refused-no-players = At least one person must sit at the table.
refused-bad-clock = These clock settings aren’t valid.
refused-bad-delay = Spectators can be delayed by 0 to 20 turns.
refused-too-many-moves = Send 1 to { $n } moves at once.
refused-too-many-yields = You can yield to at most { $n } cards.
refused-bad-id = A command needs an id of 1 to { $n } characters.
refused-already-asked = There is already such a request.
refused-nothing-asked = There is no such request.
refused-gave-up = This seat has resigned.
refused-not-away = This player is still connected.
refused-not-replaced = No bot is playing for this seat.
refused-stood-in = A bot is playing for you. Take your seat back first.
refused-empty-chat = The message is empty.
refused-long-chat = A message can have at most { $n } characters.
refused-no-hints = Hints are not available here.
refused-only-sockets = This works only over a WebSocket.
refused-origin = This request comes from another site.
refused-header = The header X-Riftable is missing.
refused-name = A name has 1 to { $n } characters.
refused-name-taken = This name belongs to an account. If it is yours, log in; if not, choose another name.
refused-password = A password has 8 to 200 characters.
refused-login = Name and password do not match.
refused-wrong-password = This is not your current password.
refused-no-account = You have no account here.
refused-busy = Too many people are signing in right now. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-not-text = This is not text.
refused-bad-fork = The game can’t be continued from there.
refused-host = This server does not serve that host name.
refused-too-fast = That is too fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-sockets = You already have { $n } connections. Close another window first.
refused-too-many-invites = There are already { $n } open invitations. Take one back first.
refused-invite = You need a valid invitation to take a seat here.
refused-bad-invited = A table is either public or by invitation.
refused-no-salt = No salt is expected from this seat.
refused-bad-salt = This salt does not match its commitment, or the commitment is malformed.
refused-no-shuffle = This record does not say how it was shuffled.
refused-unknown-puzzle = There is no such puzzle.
refused-no-such-puzzles = There are no puzzles of this kind.
refused-no-puzzle-due = No puzzle has come back for today.
refused-unknown-lesson = There is no such lesson.
refused-puzzle-too-large = What follows can’t be searched to the end. Choose another answer.
refused-unknown-study = There is no study here that you may open. Ask for its link again.
refused-revoked-link = This link opens no study any more. Ask for a new one.
refused-unreadable-study = This study is damaged or was created by another version of Riftable, and cannot be opened. It is kept as it is.
refused-study-not-over = The game of this study goes on: its last move was taken back. The study opens again when the game is over.
refused-study-read-only = The owner of this study lets others read it only.
refused-foreign-study = Only its owner can change this.
refused-study-full = A study can have at most { $n } variations. Delete some first.
refused-study-line = You can try at most { $n } decisions in a row.
refused-study-crowded = Too many people have this study open ({ $n }). Try again later.
refused-study-led = Someone else leads. They, or the owner of the study, can hand on the lead.
refused-unknown-person = This person is not here any more.
refused-unknown-place = There is no such place in this study. The variation may have been deleted.
refused-broken-variation = The rules of this version do not allow this variation any more. It is kept as it is.
refused-many-studies = You can have at most { $n } studies. Delete one first.
refused-many-comments = A study can have at most { $n } comments. Delete some first.
refused-unknown-comment = This comment was deleted.
refused-long-comment = A comment can have at most { $n } characters.
refused-empty-text = Write something first.

# The table.

table-title = { $game } · { $mode }
open-seat = Open seat
numbered-player = Player { $n }
game-ended = The game is over.
passes-automatically = You pass automatically.
ended-resigned = { $name } resigned.
ended-late = { $name } ran out of time.
ended-resigned-you = You resigned.
ended-late-you = You ran out of time.
ended-drawn = It is a draw.
ended-lost = The trainer wins.
ended-won = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
ended-won-you = You win.
ended-won-with-you = You and { $names } win.
offer-takeback = { $name } would like to take back the last decision.
offer-rematch = { $name } would like a rematch.
guest = Guest
puzzle-opponent = Opponent
lesson-no-undo = In a lesson, answers are not taken back. You can start again.
puzzle-no-undo = In a puzzle, answers are not taken back. You can start again.
study-no-undo = In a study nothing is taken back: walk back, and try something else.
closing = The server is going down. It will be back.

# Options.

value-yes = Yes
value-no = No
value-random = Random
value-none = None
value-seat = Seat { $n }

# Bots.

bot-level1-strength = Beginner
bot-level1-help = Overlooks a lot. Good for a first game.
bot-level2-strength = Easy
bot-level2-help = Makes mistakes now and then.
bot-level3-strength = Medium
bot-level3-help = Takes the best it sees, but looks no further than its own action.
bot-level4-strength = Strong
bot-level4-help = Thinks ahead for a moment.
bot-level5-strength = Very strong
bot-level5-help = Thinks further ahead.
bot-level6-strength = Expert
bot-level6-help = Thinks much further ahead.
bot-level7-strength = Strongest
bot-level7-help = Thinks furthest ahead of all, and takes its time.
custom-bot-help = A custom bot added by the host.
