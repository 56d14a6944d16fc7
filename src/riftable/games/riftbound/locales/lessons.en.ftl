# The short lessons: chapters, titles, what the coach says at each step, and what it says about a miss.

chapter-battlefields = Battlefields
chapter-cards = Cards

title-units = Units and moving
say-units-1 = A unit comes to your base, or to a battlefield you control, and it comes exhausted. Play Pit Rookie right to Monastery of Hirana.
done-units-1 = It is exhausted, but it already helps to defend.
say-units-2 = A ready unit moves from your base to a battlefield or back, and is exhausted by that. Coming to a battlefield opens a showdown; if no one answers, you take control. Take Grove of the God-Willow.
say-units-3 = Only units with [Ganking] move straight from one battlefield to another. Fiora has it with 5 Might or more. Take Grove of the God-Willow and keep a unit at Monastery of Hirana.
title-combat = Showdown and combat
say-combat-1 = Where both sides have units there is combat: both deal damage equal to their Might at the same time, and as much damage as its Might kills a unit. Units may move together. Take Grove of the God-Willow.
done-combat-1 = 5 Might against 4: Fiora died, and one of yours was left.
say-combat-2 = Before combat there is a showdown: whoever has focus may play cards with [Action] or [Reaction]. Take Grove of the God-Willow and lose no unit.
done-combat-2 = 7 Might against 5. Damage heals after combat.
say-combat-3 = You share out the damage you deal: a unit gets as much as kills it before the next one gets any. Move there with Fiora and kill Sona.
title-scoring = Points
say-scoring-1 = You conquer a battlefield by taking control of it: 1 point for each, once a turn. Score 2 points in this turn.
done-scoring-1 = Units that go to different battlefields move one after the other.
say-scoring-2 = You hold a battlefield if you still control it when your next turn begins: 1 point. Fiora will come with 4 Might. Make sure that you hold Monastery of Hirana, then end the turn.
done-scoring-2 = Together they were stronger than Fiora, and Fiora could not take it.
say-scoring-3 = You have 7 points, and 8 win. A conquest gives the last point only if you have scored every battlefield this turn; otherwise you draw a card instead. Win now.
done-scoring-3 = Holding gives the last point without a condition.

title-paying = Energy and Power
say-paying-1 = Sett, beside your legend, costs 4 Energy and 1 Order Power. A rune gives 1 Energy when it is exhausted, and 1 Power of its domain when it is recycled. One rune may do both: play Sett with your four runes.
done-paying-1 = A recycled rune goes under the Rune Deck. You have three left.
say-paying-2 = Pit Rookie costs 2 Energy, First Mate 3, Hidden Blade 2 and 1 Order Power. You have four runes. Play Pit Rookie and kill the Clockwork Keeper in the same turn.
title-chain = The chain and priority
say-chain-1 = A spell waits on the chain until both had a chance to answer with a [Reaction]. The opponent has Void Seeker, which deals 4. Move to The Dreaming Tree, wait for it and counter it.
done-chain-1 = The newest item on the chain happens first: Defy came before Void Seeker.
say-chain-2 = You may play a [Reaction] at any time, and it happens before the spell that it answers. Call to Glory gives +3 Might. Take The Dreaming Tree and keep Daring Poro alive.
say-chain-3 = A Reaction can be answered, too. The opponent holds Defy, and so do you. Take the battlefield where Sett is and lose no unit.
done-chain-3 = Three items on one chain: the last one was the first to happen.
title-hidden = Hidden cards
say-hidden-1 = A card with [Hidden] can be put facedown at a battlefield you control, for 1 Power of any domain. Hide Hidden Blade at Monastery of Hirana.
done-hidden-1 = From the next turn on it is played for nothing, as a Reaction, and only at this battlefield.
say-hidden-2 = Your Hidden Blade has been facedown since an earlier turn. End the turn: when Fiora comes, play it, and hold Monastery of Hirana.
title-equipment = Equipment
say-equipment-1 = Equipment is gear that a unit wears. Pay its [Equip] cost to attach it: Doran’s Blade gives +2 Might for 1 Body Power. Take Grove of the God-Willow and lose no unit.
say-equipment-2 = A unit with [Weaponmaster] may put on Equipment when it is played, for 1 Power less. Play Lucian and attach Doran’s Blade.

miss-units-at = { $n ->
    [0] You have no unit there.
    [one] You have one unit there.
   *[other] You have { $n } units there.
}
miss-play = That unit is not in play.
miss-conquer = You do not control that battlefield.
miss-lose = You lost a unit.
miss-kill = That enemy is still alive.
miss-points = { $n ->
    [0] You scored nothing.
    [one] You scored 1 point, not { $wanted }.
   *[other] You scored { $n } points, not { $wanted }.
}
miss-hold = You did not hold that battlefield.
miss-win = You have { $n } points, and the game goes on.
miss-hide = No card of yours is facedown there.
miss-equip = That unit wears nothing.
