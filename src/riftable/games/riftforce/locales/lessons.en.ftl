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

chapter-guilds = The ten guilds of the first box

title-fire = Fire
say-fire-1 = Fire deals 3 damage to the first enemy at its location. Destroy the Ice.
say-fire-2 = But Fire also deals 1 damage to the ally right behind it. Your Light could not take that: gain 2 Riftforce and give none away.
done-fire-2 = Light struck first and healed itself, so it lived through the flames.
title-earth = Earth
say-earth-1 = When you play Earth, it deals 1 damage to each enemy at its location. Gain 3 Riftforce with one card.
say-earth-2 = Each Earth that you play shakes the location anew. Leave no enemy at location 2.
title-light = Light
say-light-1 = Light deals 2 damage to the first enemy, then removes 1 damage from any of your elementals, wherever it is. Destroy the Ice and leave no damage on your side.
title-plant = Plant
say-plant-1 = Plant deals 2 damage to the first enemy at an adjacent location and pulls it to its own. Pull the Ice to location 2.
say-plant-2 = Pulling an enemy away can make a location yours. Leave no enemy at location 3.
done-plant-2 = Now you control location 3, and the Ice has come to where your Fire stands.
title-water = Water
say-water-1 = Water deals 2 damage, moves to an adjacent location and deals 1 damage to the first enemy there. Gain 2 Riftforce.
title-ice = Ice
say-ice-1 = Ice strikes the last enemy in line: 1 damage, or 4 if that enemy is damaged already. Destroy the Air.
say-ice-2 = A lone enemy is first and last at once. Let another elemental scratch it before Ice strikes: destroy the Earth.
title-shadow = Shadow
say-shadow-1 = Shadow goes to any other location and deals 1 damage to the first enemy there. If that destroys it, you gain 1 more. Gain 2 Riftforce.
title-crystal = Crystal
say-crystal-1 = Crystal deals 4 damage to the first enemy, more than any other guild. Destroy the Ice.
say-crystal-2 = The price: a destroyed Crystal gives the other side 2 Riftforce. Gain 1 Riftforce and give none away.
done-crystal-2 = Fire would have burned the Crystal behind it.
title-thunderbolt = Thunderbolt
say-thunderbolt-1 = Thunderbolt deals 2 damage to any enemy at its location. If that destroys it, it strikes once more. Gain 2 Riftforce with one activation.
title-air = Air
say-air-1 = Air goes to any other location and deals 1 damage to the first enemy there and at each adjacent location. Gain 3 Riftforce.

chapter-beyond = The eight guilds of Beyond

title-acid = Acid
say-acid-1 = Acid deals 3 damage to the first enemy and 1 to the second. Leave no enemy at location 3.
done-acid-1 = Two destroyed, but no Riftforce: enemies destroyed by Acid give none.
say-acid-2 = Enemies destroyed by Acid give no Riftforce. A Crystal is worth 2: gain 2 Riftforce.
title-beast = Beast
say-beast-1 = Beast moves to an adjacent location and deals 2 damage to the first enemy there, or 3 if the Beast itself is damaged. Destroy the Ice.
say-beast-2 = This Beast is unharmed, and 2 damage is too little. Fire stands right in front of it: destroy the Ice.
done-beast-2 = Fire made the Beast angry.
title-lava = Lava
say-lava-1 = Lava deals 2 damage to the first enemy at each adjacent location, none at its own. Gain 2 Riftforce.
say-lava-2 = Then Lava deals 1 damage to itself and to each ally in front of it. Destroy the Ice and lose no elemental.
title-love = Love
say-love-1 = When you play Love, it removes all damage from an ally at its location. Leave no damage on your side.
title-magnet = Magnet
say-magnet-1 = Magnet deals 2 damage to the last enemy and drags it along to an adjacent location. Bring the Air to location 2.
say-magnet-2 = Magnet takes the enemy away, and an ally who stays behind has the location alone. Leave no enemy at location 3.
title-music = Music
say-music-1 = Music deals 2 damage to the first enemy. If that destroys it, you play it on your side at an adjacent location. Win the Earth over.
say-music-2 = A stolen elemental does what it does when it is played. Earth deals 1 damage to each enemy: gain 3 Riftforce.
title-sand = Sand
say-sand-1 = Sand goes to any other location, deals 1 damage to each enemy there and removes 1 damage from itself. Gain 2 Riftforce.
title-star = Star
say-star-1 = Star deals 2 damage to the first enemy and draws a card if you have fewer than 7. Destroy the Ice and have 4 cards in hand.

chapter-modes = Draft, teams and solo

title-draft = The draft
say-draft-1 = Each player begins with a guild by chance. Then you choose in turn until everyone has four. You have Fire, which burns its own allies: take Light, which heals them.
say-draft-2 = What you leave, the other side may take. Your last choice: keep Plant from them.
done-draft-2 = Two guilds were left over in the end. Now the cards are dealt.
title-teams = Teams
say-teams-1 = In a team game there are six locations. You may act at all of them, but Check & Draw counts only those of your own area, the green one for you. Gain 2 Riftforce.
done-teams-1 = Your partner checks the gray area.
say-teams-2 = By number you may activate your partner’s elementals, too; by guild only your own. Gain 2 Riftforce.
title-solo = Solo
say-solo-1 = Alone you play against a trainer. After your action its plan is carried out: a bot comes to location 4, then a 5, a 7 and a 5 strike if they can. Let the trainer gain nothing.
done-solo-1 = A bot that is gone cannot strike.
say-solo-2 = Now a control plan: the trainer gains 1 for each location with bots and none of yours, and a new bot comes to location 2. Let it gain nothing.

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
miss-keep = They have that guild now.
miss-plan = The trainer gained { $n } Riftforce.
