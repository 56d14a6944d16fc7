# The short lessons: chapters, titles, what the coach says at each step, and what it says about a miss.

chapter-basics = The three actions

title-play = Play cards
say-play-1 = One action: play up to three cards of the same number, or of the same guild. You may put one each at adjacent locations. Stand at locations 2, 3 and 4.
done-play-1 = Three 5s at three adjacent locations. New elementals always go to the end of the line.
say-play-2 = Cards of the same guild may be of different numbers. You may also put all of them at one location: play three cards at location 3.
done-play-2 = Three of Water, one behind the other. The one nearest the Rift is the first, and most enemies hit it first.
say-play-3 = At more than one location you put exactly one card each, side by side. Stand at locations 2, 3 and 4 with cards that fit together.
title-activate = Activate elementals
say-activate-1 = Discard a card, then activate up to three of your elementals of its number or its guild. Fire and Light are both 5s: discard a 5, choose its number, and gain 2 Riftforce.
done-activate-1 = Each enemy destroyed gives 1 Riftforce.
say-activate-2 = Now by guild: the two elementals of Fire have different numbers. Discard a card of Fire, choose its guild, and destroy two enemies.
say-activate-3 = The order counts. Fire burns the ally right behind it, and that Water can take only 1 more damage. Gain 2 Riftforce and give none away.
done-activate-3 = Water moved out of the way first, then Fire could strike.
title-check-and-draw = Check and draw
say-check-and-draw-1 = Check & Draw gives 1 Riftforce for each location that you control: your elementals are there, and no enemy. Gain 2 Riftforce.
done-check-and-draw-1 = At location 4 an enemy stands in your way, so it did not count.
say-check-and-draw-2 = It also fills your hand to 7 cards. It is allowed only with fewer than 7 cards in hand. Get 7 cards.
say-check-and-draw-3 = You could destroy the Ice for 1 Riftforce. Count your locations before you do: gain 3 with one action.
title-scoring = Scoring
say-scoring-1 = A destroyed enemy gives 1 Riftforce, a Crystal 2. Gain 2 Riftforce.
say-scoring-2 = Your own elementals count for the other side when they are destroyed, whoever does the damage. Gain 1 Riftforce and give none away.
done-scoring-2 = Fire would have burned the Plant behind it.
say-scoring-3 = The game ends after a round in which someone has 12 Riftforce and is ahead. You act last in this round: win now.

miss-gain = You gained { $n } Riftforce, not { $wanted }.
miss-give = The other side gained { $n } Riftforce.
miss-win = You have { $n } Riftforce, and the game goes on.
miss-destroy = It still stands.
miss-clear = { $n ->
    [one] One enemy is still at location { $location }.
   *[other] { $n } enemies are still at location { $location }.
}
miss-stand = You have no elemental at location { $location }.
miss-line = { $n ->
    [0] You have no elemental at location { $location }.
    [one] You have one elemental at location { $location }.
   *[other] You have { $n } elementals at location { $location }.
}
miss-hand = { $n ->
    [one] You have one card in hand.
   *[other] You have { $n } cards in hand.
}
miss-heal = Your elementals still have { $n } damage.
miss-lose = You lost an elemental.
miss-enemy-at = The enemy is not at location { $location }.
miss-take-over = It did not come over to your side.
miss-draft = You have another guild now.
