# Riffifi in English: the catalogue, then the terminal. What happens in a game is said by its `speech`.

game-title = Riffifi
game-help = Tokens for three to five: play low to keep, high to win.
game-summary = 3 to 5 players · 30 minutes
mode-table = Common table
mode-table-help = Three to five play, each for themselves.
option-players = Players
option-players-help = Number of players.
option-officer = Officer
option-officer-help = One more card, which turns another down.
option-equal-chances = Equal chances
option-equal-chances-help = Hands are dealt once and then passed on, so that everybody plays every hand.
option-scoring = What wins
option-scoring-help = The most tokens of all hands, or five ticks.
value-scoring-tokens = Tokens
value-scoring-ticks = Ticks
option-tick-timing = When ticks are made
option-tick-timing-help = With ticks: at once, or at the end of a hand.
value-tick-timing-immediate = At once
value-tick-timing-end-of-hand = At the end of the hand
option-captures-in-total = Count everything taken
option-captures-in-total-help = With ticks: all tokens of a color you ever took count, even those you lost again.
option-reveal = Show every card
option-reveal-help = A card that is turned down as it is played must be shown.
option-removed = The 1 taken out
option-removed-help = With the Officer and four or five players: the color whose 1 goes back into the box.
option-dealer = First dealer
option-dealer-help = Who deals the first hand.

# The terminal.

metavar-scoring = SCORING
flag-players = Riffifi: how many play, 3 to 5
flag-officer = Riffifi: with the Officer
flag-equal-chances = Riffifi: hands are dealt once and then passed on
flag-scoring = Riffifi: what wins, tokens or ticks
flag-captures-in-total = Riffifi, with ticks: all tokens ever taken count, even those lost again
hand-number = Hand { $n } of { $total }
hand-number-open = Hand { $n }
bank = Bank
column-hand = hand
column-points = total
column-ticks = ticks
variants = Variants: { $names }
variant-officer = Officer
variant-equal = Equal chances
variant-ticks = Scoring
hint-stays = stays face up, for now
help-table = In the table each seat has its face-up card, its tokens by color, the cards in its hand, and its points from earlier hands.
help-unseen = A question mark behind a card plays it unseen: { $word }

# Puzzles.

puzzle-theme-loot = Sure loot
puzzle-task-loot = Which card is sure to take the most tokens, whatever the others hold and play?
puzzle-value-loot = { $n ->
    [one] { $n } token for certain
   *[other] { $n } tokens for certain
}

# Habits in the profile: what a player does rarely, often, or as often as the bots.

habit-play-unseen =
    { $verdict ->
        [rarely] You rarely lay a card unseen.
        [often] You often lay a card unseen.
       *[usual] You lay cards unseen about as often as the bots.
    }
habit-play-high =
    { $verdict ->
        [rarely] You rarely risk a high card (6 to 8).
        [often] You often risk a high card (6 to 8).
       *[usual] You risk high cards (6 to 8) about as often as the bots.
    }
habit-turn-down =
    { $verdict ->
        [rarely] You rarely turn down the card of somebody else.
        [often] You often turn down the card of somebody else.
       *[usual] You turn down the cards of others about as often as the bots.
    }
