# Rules and lesson of Riffifi in the browser, in English.

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
