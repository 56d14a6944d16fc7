# The table of Riffifi in the browser, in English.

hand-number = hand { $n }
bank = Bank
bank-of = { $color }: { $n } in the bank
dealer = deals
cards-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
total-n = total { $n }
pile-played = Played cards
tokens-word = { $n ->
    [one] token
   *[other] tokens
}
tokens-n = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
pile-n = { $n ->
    [one] Pile of { $n } card
   *[other] Pile of { $n } cards
}
face-down = face down
face-up-card = { $name }, face up: { $card }
no-face-up = { $name }: no card face up
turned-card = { $name }: the card was turned face down
unseen-card = { $name }: a card that was played unseen
turned-word = turned
unseen-word = unseen
turns-down = turns down
ticks = Ticks
captured = { $n } taken in all
do-lay = Play { $card }
would-lie = { $name }: { $card } would lie face up here
would-turn-itself = { $name }: { $card } would be turned face down at once
would-lie-down = { $name }: your card would lie here unseen
would-turn-down = turns { $name }’s { $card } face down
would-be-itself = would be turned face down itself
would-be-up = stays face up
itself = itself
stays-up = stays up
ticks-n = { $n } of { $all } ticks
ticked = ticked
hand-over = Hand { $n } is over
hand-over-of = Hand { $n } of { $all } is over
this-hand = this hand
total = total
deals-next = { $name } deals the next hand.
you-deal-next = You deal the next hand.
to-hand = On to hand { $n }
about-paper = { $n ->
    [one] It pays { $n } token of its color on your next turn, if it still lies face up.
   *[other] It pays { $n } tokens of its color on your next turn, if it still lies face up.
}
about-paper-of = { $n ->
    [one] It pays { $n } token of its color to the player who laid it, if it still lies face up on their next turn.
   *[other] It pays { $n } tokens of its color to the player who laid it, if it still lies face up on their next turn.
}
about-officer = The Officer turns another card face down and pays nothing.
riffifi-help = Pick a card and lay it before you. If it still lies face up on your next turn, it pays as many tokens as it is worth.
riffifi-won = The loot is yours
riffifi-lost = The loot went elsewhere
riffifi-ends = The most tokens over all hands win.
riffifi-ends-ticks = Five ticks win.
