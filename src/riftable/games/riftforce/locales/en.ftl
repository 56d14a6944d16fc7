# Riftforce in English: the catalogue, then the terminal. What happens in a game is said by its `speech`.

game-title = Riftforce
game-help = A duel for the Rift: elementals of many guilds fight over its locations.
game-summary = 2 to 4 players, or alone · 20 minutes
results-groups = By guild
results-of-player = Guilds of { $name } only.
results-of-many = Players of different strength took these guilds; --player NAME counts those of one.
results-group = guild
results-pair = pair of guilds
results-best-pairs = Pairs of guilds that win significantly most often
results-worst-pairs = Pairs of guilds that win significantly least often
results-by-group = Win rate of guilds
results-by-pair = Win rate of pairs of guilds
mode-duel = Duel
mode-duel-help = One against one, with guilds from a draft.
mode-team3 = Two against one
mode-team3-help = A team of two against one player who acts twice.
mode-team4 = Two against two
mode-team4-help = Two teams, a green and a gray area.
mode-solo = Solo
mode-solo-help = Alone against the trainer and the plans of its bots.
option-preset = Difficulty
option-preset-help = How strong the trainer’s bots are.
option-draft = Guilds to choose from
option-draft-help = The ten guilds of the first box, or all eighteen.
value-draft-base = The ten of the first box
value-draft-beyond = All eighteen
option-guilds = Named guilds
option-guilds-help = Guilds chosen beforehand, instead of a draft.
option-first = Who starts
option-first-help = The seat that acts first.
option-trainer = The trainer’s guilds
option-trainer-help = Four guilds for the trainer; otherwise chance decides.
option-stars = Stars of the challenges
option-stars-help = 1 to 4 stars for the bots with 5, 6 and 7, as in 2,3,1.
option-ampersand = Ampersand
option-ampersand-help = What the bots of one number do first.
value-ampersand-move = Move, { $n }
value-ampersand-heal = Heal, { $n }
option-lone-card-hit-twice = A lone card is hit twice
option-lone-card-hit-twice-help = Whether a bot that hits first and last hits the only card twice.
option-cap = Longest game
option-cap-help = Rounds after which it is a draw; 0 is no limit.
option-stolen-cards-return-to-owner = Stolen cards go home
option-stolen-cards-return-to-owner-help = A stolen card that is destroyed goes to its owner’s discard pile.
option-stolen-cards-act-by-number-only = Stolen cards act by number only
option-stolen-cards-act-by-number-only-help = A card stolen in this action can be activated in it by its number, but not by its guild.
option-thunderbolt-repeat-optional = Thunderbolt may stop
option-thunderbolt-repeat-optional-help = Whether the second hit after a kill may be left out.
option-love-may-decline = Love may spare a Beast
option-love-may-decline-help = Love asks when only Beasts are damaged there: choose Love itself to heal none.
option-crystal-bonus-for-bots = Bots get the bonus for a Crystal
option-crystal-bonus-for-bots-help = A Crystal of yours that a bot destroys gives the trainer 2; otherwise 1.
option-dead-position-ends = A dead position ends the game
option-dead-position-ends-help = Yes: the game ends when nothing can change any more. No: only with a “Longest game”.

# The terminal.

metavar-draft = DRAFT
metavar-guilds = GUILDS
metavar-kind = KIND
metavar-preset = PRESET
metavar-rounds = ROUNDS
metavar-stars = STARS
flag-draft = Duel: guilds to choose from: base (ten) or beyond (all eighteen)
flag-guilds = Named guilds instead of a draft, seats separated by a slash: "fire ice light water / air plant sand star"
flag-first = The seat that starts, in duel and team4: random, 0 or 1
flag-preset = Solo: beginner, easy, normal, hard, expert or hardest
flag-stars = Solo: 1 to 4 stars for the challenges of 5, 6 and 7, as in 2,3,1
flag-ampersand = Solo: what bots of a number do first, move or heal, as in move:7
flag-trainer = Solo: the trainer’s guilds, random or four names
flag-cap = Riftforce: rounds after which it is a draw; 0 is no limit
flag-dead-position-ends = Riftforce: whether a position in which nothing can change ends the game; no needs --cap
flag-love-may-decline = Riftforce: whether Love asks before it heals a Beast
flag-thunderbolt-repeat-optional = Riftforce: Thunderbolt’s second hit is optional
flag-stolen-cards-act-by-number-only = Riftforce: a stolen card acts in the same action only by its number
flag-crystal-bonus-for-bots = Solo: whether a Crystal of yours that a bot destroys gives the trainer 2, not 1
trainer = The trainer
hint-chance = depends on chance
table-duel = { $one } against { $other }
table-teams = { $one } against { $other }
table-solo = { $name } against the trainer
seat-line = { $name }: score { $score } · hand { $hand } · deck { $deck } · { $discard }
side-line = { $names }: score { $score }
member-line = { $name }: hand { $hand } · deck { $deck } · { $discard }
trainer-line = { $name }: score { $score } · deck { $deck } · { $discard }
pile = discard pile { $n }
pile-top = discard pile { $n }, top { $card }
area-green = green area
area-gray = gray area
site-green = green { $n }
site-gray = gray { $n }
guilds-line = { $name }: { $guilds }
challenges-line = Challenges: { $challenges } · { $total } in all
plan-now = Plan under way: attack { $numbers }
hint-round = Chance to win, and what each answer can lead to by the end of the round, the trainer’s plan included:
hint-guilds = Chance to win with each guild on offer, and what it does:
word-guilds = guilds
word-challenges = challenges
word-discard = discard
help-board = On the board, FI6 4/6 −2 means: { $card }, 4 of 6 health left, 2 damage. In each line the first card is nearest the Rift.
help-team = Behind a card stands the sign of its owner; the same sign leads the line of that player. Gray 1 is typed @4.
help-guilds = the abilities of all guilds at the table
help-challenges = what the trainer’s bots do, and all stars

# Puzzles.

puzzle-theme-win = Win this turn
puzzle-theme-most = Most Riftforce
puzzle-theme-order = Activation order
puzzle-theme-hold = Hold the location
puzzle-task-win = Win with this action: when the round ends, you lead with 12 Riftforce or more.
puzzle-task-most = Gain as much Riftforce as you can with this action. What your opponent gains counts against you.
puzzle-task-order = The card is discarded. Activate in the order that gains the most Riftforce. What your opponent gains counts against you.
puzzle-task-hold = Take location { $about }: after this action only you have elementals there.
puzzle-value-win = { $n ->
    [0] the game goes on
   *[other] you win
}
puzzle-value-most = a net gain of { $n } Riftforce
puzzle-value-order = a net gain of { $n } Riftforce
puzzle-value-hold = { $n ->
    [0] the location is not yours alone
   *[other] the location is yours alone
}

# Habits in the profile: what a player does rarely, often, or as often as the bots.

habit-activate-by-number =
    { $verdict ->
        [rarely] You rarely activate by number.
        [often] You often activate by number.
       *[usual] You activate by number about as often as the bots.
    }
habit-activate-three =
    { $verdict ->
        [rarely] You rarely activate three elementals at once.
        [often] You often activate three elementals at once.
       *[usual] You activate three elementals at once about as often as the bots.
    }
habit-play-three =
    { $verdict ->
        [rarely] You rarely play three cards at once.
        [often] You often play three cards at once.
       *[usual] You play three cards at once about as often as the bots.
    }
habit-draw =
    { $verdict ->
        [rarely] You rarely check and draw.
        [often] You often check and draw.
       *[usual] You check and draw about as often as the bots.
    }
