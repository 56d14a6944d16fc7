# The long texts of the browser, in English: the rules in our own words, the lesson, accounts and shuffles.

# Rules of Riftforce.

rules-title = The rules of { $game }
rules-guilds = The guilds
rules-guilds-text = Each guild has nine elementals: four 5s, three 6s and two 7s. The number is how much damage one can take.
rules-challenges = The challenges of the trainer
rules-try = Try it in the lesson
example = Example
example-before = before
example-after = afterwards
rf-idea = The idea
rf-idea-text = A crack runs across the table, with five locations along it. Each side lines up elementals at them. Destroy enemies and hold locations alone to gain Riftforce.
rf-start = Guilds
rf-start-text = Everybody gets one guild by chance and takes the others in turn from those on offer, four in all. Their 36 cards are shuffled into a deck of one’s own. Everybody draws 7 cards. Whoever does not start has the top card of the deck at location 3.
rf-turn = Your turn
rf-turn-text = On your turn you do one of three things: play cards, activate elementals, or check and draw.
rf-play = Play
rf-play-text = Play one to three cards, all of one guild or all of one number. Put them all at one location, or one each at locations side by side. A new card always stands last in its line, farthest from the Rift. Some guilds do something when they are played.
rf-activate = Activate
rf-activate-text = Discard a card and say its guild or its number. Then activate up to three different elementals of yours of that guild or number, one after another. Each does what its guild says, step by step; what is impossible is skipped. Then whatever has damage equal to its number, or above it, is destroyed.
rf-first = The first one takes the blow
rf-first-text = Most abilities hit the first enemy: the one nearest the Rift. So strong cards in front protect the weak ones behind them.
rf-draw = Check & Draw
rf-draw-text = With fewer than 7 cards in hand you may check and draw. You gain 1 Riftforce for each location where you have elementals and the enemy has none. Then you draw up to 7 cards. An empty deck is made anew from the discard pile.
rf-end = Points and the end
rf-end-text = Each destroyed elemental gives 1 Riftforce to the other side, whoever destroyed it. Once somebody has 12, the round is played to its end, so that both have acted equally often. Whoever has more then wins; a tie goes on for another round.
rf-dead = When nothing can change any more
rf-dead-text = Once every card is on the board, and all hands, decks and discard piles are empty, only Check & Draw is left. If a round then gives Riftforce to nobody, the game is over: whoever has more wins, a tie is a draw. If both sides have the same and would gain the same in every round, the game would never end: it is a draw at once.
rf-team = Teams
rf-team-text = Two play together against two, or against one who acts twice a round. Six locations lie in a row: three green, then three gray; green 3 and gray 1 are adjacent. Each member of a team has one of the two areas. In a round the sides take turns: first the players of the green area, then those of the gray one. Partners share their points. You may play anywhere. By number you may activate your partner’s elementals too, by guild only your own. In a team you check only the three locations of your own area; a single player checks all six.
rf-team-start = Setting up for teams
rf-team-start-text = Everybody gets one guild by chance and takes the others in turn from those on offer: each member of a team has three guilds in all, a single player four. Everybody draws 7 cards. With four players, all but the one who acts first have the top card of their deck at the middle location of their area. With three, the team starts and has no card on the board; the single player has one at the middle location of each area.
rf-solo = Alone
rf-solo-text = Six guilds are drawn by chance, and you keep four of them. The trainer gets four of all the others. You begin, and the trainer has a bot at every location. Bots do not have the ability of their guild: what one does depends on its number and on the stars you chose. After each action of yours a plan of the trainer is carried out. Each elemental of yours that a bot destroys gives the trainer 1 Riftforce. Once somebody has 12 at the end of such a round, you need strictly more than the trainer to win; a tie goes on for another round.
rf-plan = The trainer’s plans
rf-plan-text = First a new bot comes to the location that the plan marks, last in its line. A control plan then gives the trainer 1 Riftforce for each location where it has bots and you have nothing. An attack plan names three numbers. For each of them, from left to right, one bot of that number is activated: one that this plan has not activated yet and that can deal damage. If there are several, you choose which, and you make all its other choices too; if there is none, the number is skipped.

# Rules of Riffifi.

ri-idea = The idea
ri-idea-text = Forty cards in five colors from 1 to 8, and twelve tokens of each color in the bank. Lay cards that stay face up until your next turn: they pay.
ri-start = Dealing
ri-start-text = With three players everybody is dealt 12 cards, and 4 stay out unseen; with four it is 10 each, with five 8. A hand with five or more cards of one color is a misdeal: all cards are shuffled and dealt again. The player to the left of the dealer begins, and the next hand is dealt by the next player to the left.
ri-turn = Your turn
ri-turn-text = First, if the card before you still lies face up, it pays. Then it is turned face down. Then you play one card on top of it.
ri-down = The higher card goes down
ri-down-text = Only one card of each color may lie face up on the table. If you play a second one, the higher of the two is turned face down at once, yours or theirs. If it would be yours, you may lay it unseen.
ri-pay = Loot
ri-pay-text = A card pays as many tokens of its color as its number. They come from the bank; what the bank lacks is taken from the player who has most of that color, then from the next. If several have equally many, they give as evenly as possible, and you say who gives an odd one.
ri-end = The end
ri-end-text = When all cards are played, everybody is paid once more in turn. Tokens are counted and go back. There are as many hands as players; the most tokens in all hands win.
ri-variants = Variants
ri-variants-text = With the Officer, the 1 of one color goes back into the box, or all five 1s if three play, and the Officer joins the cards. Whoever plays it may turn one face-up card of somebody else’s face down; the Officer itself goes face down too and pays nothing. It has no color and does not count for a misdeal. With equal chances, hands are dealt once and then passed to the left. With ticks, seven tokens of a color tick it, and whoever first has all five wins.

# Rules of Riftbound.

rules-keywords = Words in brackets
rules-keywords-text = What stands in brackets on a card is short for a rule. These are all that our cards use.
bd-idea = The idea
bd-idea-text = Each player leads a legend and brings a deck, runes and a battlefield. Send units to the battlefields: taking one gives a point, and so does still holding it when your next turn begins. Eight points win a duel.
bd-start = Before the first turn
bd-start-text = The legend lies open all game, and its text counts. The Chosen Champion waits beside it and is played like a card of the hand. Everybody draws 4 cards and may put up to 2 of them under the deck for new ones. Each player’s battlefield lies in the middle.
bd-turn = Your turn
bd-turn-text = Everything you have becomes ready. You score each battlefield that you hold. You channel 2 runes, draw a card, and then act as often as you like: play cards, move units, use abilities. When you end the turn, all damage heals, and what was given for this turn is over. Whoever goes second channels 3 runes in the first turn.
bd-runes = Runes
bd-runes-text = Runes pay for cards, and they stay. Exhausting a ready rune gives 1 Energy: the number in the corner of a card. Recycling one, ready or not, puts it under the rune deck and gives 1 Power of its domain: the signs below the number. A rune may be exhausted first and then recycled. What is not spent is lost at the end of the turn.
bd-play = Units, spells, gear
bd-play-text = Units come to your base, or to a battlefield you control, and are exhausted: they can move from your next turn on. Gear comes to your base, ready. A spell does what it says and goes to the trash. A unit’s Might is the damage it deals in combat, and as much damage kills it.
bd-move = Moving
bd-move-text = A ready unit moves from your base to a battlefield, or back, and is exhausted by that. Several may go together to the same place. Straight from one battlefield to another only units with Ganking go.
bd-showdown = Showdown
bd-showdown-text = Whoever comes to a battlefield they do not control contests it, and a showdown opens there. Focus goes round, beginning with who came: whoever has it may play cards with Action or Reaction, or pass. When all pass one after another, it is settled: where only one side stands it takes control, where both stand there is combat.
bd-combat = Combat
bd-combat-text = Both sides deal damage equal to the sum of their Might, at the same time. Whoever deals it shares it out: a unit gets enough to be killed before the next one gets any, and Tank comes first. If defenders are left, attackers that survive go back to their base; if only attackers are left, they conquer. Then damage heals.
bd-chain = Chain and priority
bd-chain-text = What is played waits on the chain until everybody had a chance to answer. Whoever has priority may add a Reaction, or pass. When all have passed, the newest item happens, and priority goes round again: so the last answer happens first. Energy and Power are simply there, nobody answers them.
bd-score = Points
bd-score-text = You conquer a battlefield by taking control of it, and hold it if you control it when your turn begins; each gives 1 point, and each battlefield gives you one point a turn at most. The last point is harder: it comes from holding, or from conquering when you have scored every battlefield this turn; otherwise you draw a card instead. Whose deck runs out shuffles the trash into it, and an opponent gains a point.
bd-modes = More players
bd-modes-text = A match is won by two games of three, with sideboards between them. Three or four play each for themselves to eight points. Two against two share their points and play to eleven; on your turn you may let your partner play a card instead of you.

# The lesson.

lesson-title = A first game
lesson-lead = Ten minutes, against an opponent who plays anything. You are told what you need when you need it.
lesson-start = Begin
lesson-go = Go on
lesson-close = Without a teacher
lesson-name = Lesson
lesson-board-1 = This is the Rift with its five locations. Your side is below, the other above. You want 12 Riftforce first.
lesson-board-2 = Below lies your hand. A card shows its guild, by sign and two letters, and its number: how much damage it can take.
lesson-pick = Your first turn. Pick a card from your hand: the one with the most companions, of its guild or its number.
lesson-place = Now pick a location with a green frame to play the card there.
lesson-more = You may add up to two more of the same guild or number, at the same location or next to it. When you have enough, press the gold button.
lesson-wait = The other side acts. Watch where it stands.
lesson-activate = Now strike. Pick a card that matches elementals of yours on the board, by guild or number, then pick those elementals, up to three. The card itself is discarded.
lesson-aim = Red marks show what will happen before it does. Pick more elementals, or press the gold button.
lesson-discard = Pick elementals of yours that fit the card. The card is what you pay with.
lesson-draw = Few cards left. “Check & Draw” gives a point for each location where you stand alone, and fills your hand to seven.
lesson-score = A point for each elemental destroyed, and for each location held alone when checking. The little flags show where.
lesson-free = That is all there is to know. Play, activate, draw, as you see fit. The bulb gives a hint.
lesson-last = Somebody is close to twelve. Count before you act.
lesson-over = That was your first game. Play on against a stronger bot, or read the rules.

# The lesson of Riftbound.

rb-lesson-title = A first game of Riftbound
rb-lesson-lead = Half an hour with the deck of Garen, against an opponent who plays almost anything. You are told what you need when you need it.
rb-lesson-board-1 = In the middle lie two battlefields; your base is below, the other one above. You score by taking a battlefield, and by still holding it when your next turn begins. Eight points win.
rb-lesson-board-2 = At the bottom lies your hand. The number on a card is its cost in Energy, and runes pay for it. Units have Might: so much damage they deal in combat, and so much kills them.
rb-lesson-board-3 = Your legend stands beside the board, and what it says always counts. Next to it waits your champion, who can be played like a card of your hand.
rb-lesson-mulligan = Your first hand. You may exchange up to two cards: give away what is dear, keep cheap units.
rb-lesson-runes = At the start of each turn you channel two runes, and they stay. A ready rune pays 1 Energy. If you can pay for nothing yet, end the turn.
rb-lesson-play = Framed cards can be paid for. Pick a unit: it comes exhausted, and is ready when your next turn begins.
rb-lesson-where = Pick where it comes: to your base, or to a battlefield you hold.
rb-lesson-pay = Each rune you exhaust gives 1 Energy. The gold button pays by itself, and is nearly always right.
rb-lesson-confirm = The gold button does it. The arrow takes back what you picked.
rb-lesson-move = A unit of yours is ready. Pick it, then a battlefield: an empty one is yours without a fight.
rb-lesson-destination = Pick the battlefield. Where enemies stand there will be combat: compare the Might of both sides first.
rb-lesson-group = Others may come along: pick them too, or move.
rb-lesson-target = Pick whom this concerns. What can be chosen is framed.
rb-lesson-showdown = Somebody has come to a battlefield: a showdown. Whoever has focus may play cards marked Action or Reaction, or pass. When both have passed, it is settled.
rb-lesson-combat = Both sides stand here: combat follows. Cards marked Action or Reaction can still turn it. When both have passed, all deal damage equal to their Might at the same time.
rb-lesson-priority = Something waits on the chain, and you have priority: answer it with a Reaction, or pass and it happens. The newest happens first.
rb-lesson-assign = Share out the damage: a unit gets as much as kills it before the next one gets any.
rb-lesson-conquer = You have conquered a battlefield: 1 point. Coming there opened a showdown; where nobody answers, it is settled at once. Hold the battlefield until your next turn begins for another point.
rb-lesson-hold = You have held a battlefield: 1 point. Leave somebody strong there, and go for the other one with the rest.
rb-lesson-end = Nothing more to do: end the turn. A dark card says why it cannot be played when you press it. Mostly runes are missing, and each turn brings two more.
rb-lesson-wait = The other side acts. You are asked whenever you may answer.
rb-lesson-last = Only one point is missing. It comes from holding, or from conquering every battlefield in one turn; otherwise a conquest only draws a card.
rb-lesson-free = That is all there is to know. Play units, send them out together, hold what you take. The bulb gives a hint.
rb-lesson-over = That was your first game of Riftbound. Play on against a stronger bot, or build a deck of your own.

# My account.

account-title = Your account
account-is = You play here under this name, with a password.
account-guest = You play here without an account: only this browser knows you. Set a password on the first page to find your games on any device.
account-nobody = This server has no data about you yet. It will from your first game on.
account-where = Where you are signed in
account-where-text = Every browser listed here plays in your name.
account-here = this browser
account-since = since { $date }, last used { $seen }
account-end = Sign out
account-end-of = Sign out: { $agent }
account-end-others = Sign out everywhere else
account-ended = Signed out.
account-new-password = Change password
account-new-password-text = Every other browser is signed out.
account-old = Current password
account-new = New password (8 to 200 characters)
account-new-again = New password, once more
account-change = Change password
account-changed = Password changed. All other browsers are signed out.
account-unlike = The two new passwords are not the same.
account-data = Your data
account-data-text = Everything this server knows about you, in one file: your name, where you are signed in, your games and your messages at tables.
account-save = Save everything as a file
account-leave = Leave for good
account-leave-text = Your name, your password, where you are signed in and your games against bots are deleted. Games with other people stay, without your name and without your messages. This can’t be undone.
account-forget = Delete my account
account-forget-guest = Delete my data
account-password = Your password, once more
account-sure = Yes, delete
account-keep = No, keep it
account-gone = Deleted. This server has no data about you any more.

# Fair shuffles.

fair-how = Before anybody sits down, the table promises a secret number. Every seat adds one of its own, promised before it sees the others. Every card follows from all of them together. After the game the secret is shown, and your browser draws every card again.
fair-promised = What this table promised
fair-later = The game is not over yet. Come back then: this browser has noted the promise.
fair-busy = Drawing every card again…
fair-yes = Shuffled as promised
fair-no = Not shuffled as promised
fair-seed = The secret of the table
fair-commitment = The promise that belongs to it
fair-noted-same = It is the one that this browser noted before the game.
fair-noted-other = It is not the one that this browser noted before the game.
fair-noted-none = This browser noted nothing before the game; compare it with what others saw.
fair-seat = Added by seat { $n }
fair-salt-mine = This is what your browser added.
fair-salt-own = Shown by the player of this seat.
fair-salt-server = A bot, or a player who added nothing: the server’s part, and it follows from the secret.
fair-salt-missed = Your browser promised a number, but it did not arrive in time: the server’s part, which follows from the secret, took its place.
fair-salt-foreign = The server’s part, but it does not follow from the secret.
fair-salt-exchanged = This is not what your browser added.
fair-alone = No person added anything: only the server vouches that the secret was not picked in someone’s favor.
fair-draws = Cards and other answers of chance
fair-drawn = { $n } of { $all } are those that follow.
fair-uncovered = { $n ->
    [one] { $n } answer of chance is not accounted for.
   *[other] { $n } answers of chance are not accounted for.
}
fair-wrong = Move { $at } was { $drawn }, but should have been { $due }.
fair-file = Check a saved record
fair-unable = Browsers calculate this only over https, or on the machine that serves the table. Here the server added your part; the command below checks everything.
fair-limits = What this does not prove
fair-limits-text = The host of the server can look at the cards, and it can’t be proved that they did not. What could have been drawn each time, this page knows from the server only. And a player who promised a number, saw the others’ and kept their own back could choose between two shuffles.
fair-command = This command, run on your own machine with a saved record, does not rely on the server at all:
