# The short lessons: chapters, titles, what the coach says at each step, and what it says about a miss.

chapter-hand = One hand
chapter-variants = Variants

title-lower = The lower card
say-lower-1 = On your turn you play one card. Only one card of each color may lie face up: of two, the higher is turned face down. Turn down Player 2’s blue 5.
done-lower-1 = The blue 5 is face down and pays nothing.
say-lower-2 = A card pays as many tokens of its color as its number when its owner’s next turn begins. Turn down the one that would pay more.
done-lower-2 = Eight green tokens less for Player 3.
say-lower-3 = If your own card is the higher one, it goes face down itself. Play a card that lies face up.
done-lower-3 = No green card was face up, so nothing could turn it down.
title-loot = Loot
say-loot-1 = A card that is still face up on your next turn takes tokens from the bank. All green cards below 5 have been played, so no one can turn down your green 5. Take 5 tokens.
done-loot-1 = The played cards are listed beside the board. In a game you remember them, or open the pile.
say-loot-2 = A low card in your own hand is no danger either. Find the card that is sure to take 6 tokens.
done-loot-2 = The purple 1 was yours, the others had been played.
title-from-others = From the others
say-from-others-1 = If the bank has too few tokens of a color, the rest comes from the player with most of them. The bank has 1 red token left: take 4 from Player 2.
say-from-others-2 = Now both have 5 red tokens, and the bank has none. They give as evenly as possible, and you say who gives the odd one. Take 3 from Player 2, who has more in all.
title-guard = Guard your tokens
say-guard-1 = The bank has no green tokens, and you have most of them. Player 3’s green 6 would take 6 of yours. Keep them all.
done-guard-1 = Your own tokens are loot for others once the bank is empty.
say-guard-2 = Player 2’s blue 7 is after your tokens. Keep them all and take 2 more with the same card.
done-guard-2 = The blue 6 would have guarded them too, but an unseen lower card can turn it down.
title-unseen = Unseen
say-unseen-1 = A card that would be turned down at once may be played face down, unseen. That is a way to part with a card and tell nothing. Play your blue 8 unseen.
done-unseen-1 = The others know only that it was higher than a card of its color.
title-last-cards = The last cards
say-last-cards-1 = After the last card everybody is paid once more, then tokens are counted. The most tokens in all hands win. This is the third and last hand: win with your last two cards.
done-last-cards-1 = The blue 4 lay face up only for one turn. After that your blue 6 was safe.

title-officer = The Officer
say-officer-1 = In this variant one card is the Officer. It has no color: play it and turn down any card face up, then it goes face down too. Turn down Player 2’s red 7.
title-ticks = Ticks
say-ticks-1 = In this variant tokens are not counted. With 7 tokens of a color you tick it for good, and whoever first has all five ticks wins. You have 5 yellow tokens: tick yellow.
done-ticks-1 = The yellow 6 would have paid more, but it could be turned down.

miss-turn-down = Player { $player }’s card still lay face up and was paid.
miss-stay-up = Your card was turned face down.
miss-loot = { $n ->
    [0] Your card took nothing.
    [one] Your card took { $n } token, not { $wanted }.
   *[other] Your card took { $n } tokens, not { $wanted }.
}
miss-take-from = { $n ->
    [0] You took no token from Player { $player }.
    [one] You took { $n } token from Player { $player }, not { $wanted }.
   *[other] You took { $n } tokens from Player { $player }, not { $wanted }.
}
miss-keep = { $n ->
    [one] You lost { $n } token.
   *[other] You lost { $n } tokens.
}
miss-unseen = The blue 8 was not played unseen.
miss-tick = { $n ->
    [one] You have { $n } yellow token.
   *[other] You have { $n } yellow tokens.
}
miss-win = You ended with { $n } tokens, the best of the others with { $most }.
