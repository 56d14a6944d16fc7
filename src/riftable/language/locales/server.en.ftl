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
refused-no-account = Decks are kept here for accounts only. Without one, this browser keeps them.
refused-no-cards = There is no card in this list.
refused-unknown-deck = There is no such deck.
refused-too-many-decks = An account can keep at most { $n } decks.
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
refused-not-host = Only the host of the table can do that.
refused-wrong-seats = This needs { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}, not { $given }.
refused-bad-seat = Invalid seat “{ $name }”; expected me, open, bot:NAME or here:NAME.
refused-nobody = At least one person must sit at the table.
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

# The table.

table-title = { $game } · { $mode }
open-seat = Open seat
game-ended = The game is over.
ended-resigned = { $name } resigned.
ended-late = { $name } ran out of time.
ended-drawn = It is a draw.
ended-lost = The trainer wins.
ended-won = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
offer-takeback = { $name } would like to take back the last decision.
offer-rematch = { $name } would like a rematch.
guest = Guest
closing = The server is going down. It will be back.

# Games and modes.

game-riftforce = Riftforce
game-riftforce-help = A duel for the Rift: elementals of many guilds fight over its locations.
game-riffifi = Riffifi
game-riffifi-help = Tokens for three to five: play low to keep, high to win.
game-riftbound = Riftbound
game-riftbound-help = Champions and their decks fight over battlefields; the first to eight points wins.
mode-riftforce-duel = Duel
mode-riftforce-duel-help = One against one, with guilds from a draft.
mode-riftforce-team3 = Two against one
mode-riftforce-team3-help = A team of two against one player who acts twice.
mode-riftforce-team4 = Two against two
mode-riftforce-team4-help = Two teams, a green and a gray area.
mode-riftforce-solo = Solo
mode-riftforce-solo-help = Alone against the trainer and the plans of its bots.
mode-riffifi-table = Common table
mode-riffifi-table-help = Three to five play, each for themselves.
mode-riftbound-duel = Duel
mode-riftbound-duel-help = One against one, two battlefields, 8 points.
mode-riftbound-match = Match
mode-riftbound-match-help = Best of three duels; between them decks may change.
mode-riftbound-skirmish = Skirmish
mode-riftbound-skirmish-help = Three players, each for themselves.
mode-riftbound-war = War
mode-riftbound-war-help = Four players, each for themselves.
mode-riftbound-magma = Two against two
mode-riftbound-magma-help = Two teams, three battlefields, 11 points.

# Options.

value-yes = Yes
value-no = No
value-random = Random
value-none = None
value-seat = Seat { $n }
option-riftforce-preset = Difficulty
option-riftforce-preset-help = How strong the trainer’s bots are.
value-riftforce-preset-beginner = Beginner
value-riftforce-preset-easy = Easy
value-riftforce-preset-normal = Normal
value-riftforce-preset-hard = Hard
value-riftforce-preset-expert = Expert
value-riftforce-preset-hardest = Hardest
option-riftforce-draft = Guilds to choose from
option-riftforce-draft-help = The ten guilds of the first box, or all eighteen.
value-riftforce-draft-base = The ten of the first box
value-riftforce-draft-beyond = All eighteen
option-riftforce-guilds = Named guilds
option-riftforce-guilds-help = Guilds chosen beforehand, instead of a draft.
option-riftforce-first = Who starts
option-riftforce-first-help = The seat that acts first.
option-riftforce-trainer = The trainer’s guilds
option-riftforce-trainer-help = Four guilds for the trainer; otherwise chance decides.
option-riftforce-stars = Stars of the challenges
option-riftforce-stars-help = 1 to 4 stars for the bots with 5, 6 and 7, as in 2,3,1.
option-riftforce-ampersand = Ampersand
option-riftforce-ampersand-help = What the bots of one number do first.
value-riftforce-ampersand-move = Move, { $n }
value-riftforce-ampersand-heal = Heal, { $n }
option-riftforce-lone-card-hit-twice = A lone card is hit twice
option-riftforce-lone-card-hit-twice-help = Whether a bot that hits first and last hits the only card twice.
option-riftforce-cap = Longest game
option-riftforce-cap-help = Rounds after which it is a draw; 0 is no limit.
option-riftforce-stolen-cards-return-to-owner = Stolen cards go home
option-riftforce-stolen-cards-return-to-owner-help = A stolen card that is destroyed goes to its owner’s discard pile.
option-riftforce-stolen-cards-act-by-number-only = Stolen cards act by number only
option-riftforce-stolen-cards-act-by-number-only-help = A card stolen in this action can be activated in it by its number, but not by its guild.
option-riftforce-thunderbolt-repeat-optional = Thunderbolt may stop
option-riftforce-thunderbolt-repeat-optional-help = Whether the second hit after a kill may be left out.
option-riftforce-love-may-decline = Love may spare a Beast
option-riftforce-love-may-decline-help = Love asks when only Beasts are damaged there: choose Love itself to heal none.
option-riftforce-crystal-bonus-for-bots = Bots get the bonus for a Crystal
option-riftforce-crystal-bonus-for-bots-help = A Crystal of yours that a bot destroys gives the trainer 2; otherwise 1.
option-riftforce-dead-position-ends = A dead position ends the game
option-riftforce-dead-position-ends-help = Yes: the game ends when nothing can change any more. No: only with a “Longest game”.
option-riffifi-players = Players
option-riffifi-players-help = Number of players.
option-riffifi-officer = Officer
option-riffifi-officer-help = One more card, which turns another down.
option-riffifi-equal-chances = Equal chances
option-riffifi-equal-chances-help = Hands are dealt once and then passed on, so that everybody plays every hand.
option-riffifi-scoring = What wins
option-riffifi-scoring-help = The most tokens of all hands, or five ticks.
value-riffifi-scoring-tokens = Tokens
value-riffifi-scoring-ticks = Ticks
option-riffifi-tick-timing = When ticks are made
option-riffifi-tick-timing-help = With ticks: at once, or at the end of a hand.
value-riffifi-tick-timing-immediate = At once
value-riffifi-tick-timing-end-of-hand = At the end of the hand
option-riffifi-captures-in-total = Count everything taken
option-riffifi-captures-in-total-help = With ticks: all tokens of a color you ever took count, even those you lost again.
option-riffifi-reveal = Show every card
option-riffifi-reveal-help = A card that is turned down as it is played must be shown.
option-riffifi-removed = The 1 taken out
option-riffifi-removed-help = With the Officer and four or five players: the color whose 1 goes back into the box.
option-riffifi-dealer = First dealer
option-riffifi-dealer-help = Who deals the first hand.
option-riftbound-decks = Decks
option-riftbound-decks-help = Who plays which deck.
option-riftbound-first = Who starts
option-riftbound-first-help = The seat that takes the first turn.
option-riftbound-lists = Deck lists
option-riftbound-lists-help = Whether everybody may know what is in the decks.
value-riftbound-lists-open = Open
value-riftbound-lists-closed = Closed

# Bots.

bot-level1-help = Still learning: overlooks some options and misjudges others.
bot-level2-help = Gets better: overlooks little, misjudges some.
bot-level3-help = Looks to the end of its own action.
bot-level4-help = Searches for a moment.
bot-level5-help = Searches deeper.
bot-level6-help = Searches deepest of all.
bot-guest-help = A custom bot added by the host.
