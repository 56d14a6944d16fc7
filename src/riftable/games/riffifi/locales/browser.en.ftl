# The table of Riffifi in the browser, in English.

picked = picked
hand-number = hand { $n }
bank = Bank
bank-of = { $color }: { $n } in the bank
dealer = deals
cards-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
total-n = total { $n }
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
turns-down = turns down
ticks = Ticks
captured = { $n } taken in all
about-paper = { $n ->
    [one] It pays { $n } token of its color on your next turn, if it still lies face up.
   *[other] It pays { $n } tokens of its color on your next turn, if it still lies face up.
}
about-officer = The Officer turns another card face down and pays nothing.
riffifi-help = Pick a card and lay it before you. If it still lies face up on your next turn, it pays as many tokens as it is worth.
riffifi-won = The loot is yours
riffifi-lost = The loot went elsewhere
