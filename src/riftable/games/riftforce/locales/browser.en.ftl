# The table of Riftforce in the browser, in English.

guilds-named = { $n } of { $all } named
do-play = { $n ->
    [one] Play { $n } card
   *[other] Play { $n } cards
}
fill-gap = Fill the gap first
do-activate = Activate { $n }
do-activate-none = Discard it, activate nothing
do-take = Take { $what }
choose-lane = Choose { $lane }
gains-in-all = This action gains { $n } Riftforce.
yours = yours
empty = empty
place-n = place { $n }
life-of = { $now } of { $all }
would-fall = would be destroyed
would-have = would have { $n } left
would-come = would come here
would-move = would move here
score-cell = { $lane }: you { $mine }, they { $other }
control-you = You control it: +1 Riftforce when you check and draw
control-foe = The opponent controls it: +1 Riftforce when they check and draw
unit-state = Damage { $damage } · { $who }
nine-cards = Nine cards: four 5s, three 6s, two 7s.
on-offer = Guilds on offer
pick-track = Order of picks
pick-made = Pick { $n }: { $name }, made
pick-now = Pick { $n }: { $name }, now
pick-to-come = Pick { $n }: { $name }
pick-n = pick { $n }
pick-maybe = pick { $n } · { $guild }?
dealt-guild = dealt
dealt-later = dealt later
guilds-of = { $n } of { $all } guilds
guilds-of-player = Guilds: { $name }
took-guild = { $name } took this · pick { $n }
you-took-guild = You took this · pick { $n }
good-at-fire = heavy hits
good-at-earth = hits as it arrives
good-at-light = hits and heals
good-at-plant = pulls enemies
good-at-water = strikes twice, moves
good-at-ice = finishes the last
good-at-shadow = finishes for points
good-at-crystal = hardest hit, costly loss
good-at-thunderbolt = picks its target
good-at-air = light hits far and wide
good-at-acid = hits two, no points
good-at-beast = stronger when hurt
good-at-lava = hits both sides
good-at-love = heals on arrival
good-at-magnet = drags the last away
good-at-music = wins over the fallen
good-at-sand = hits a whole line
good-at-star = draws cards
next-plan = Next plan
plans-met = { $n ->
    [one] { $n } carried out
   *[other] { $n } carried out
}
plan-control = control
at-n = at { $n }
stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
play-or-activate = Choose a location to play it, or elementals to activate by discarding it.
play-where = Choose a location to play it.
about-guild = About the guild { $guild }
guild-list = Guilds
area-green = green area
area-gray = gray area
area-both = both areas
trainer = The trainer
hint-play = Think of playing cards.
hint-activate = Think of activating.
hint-draw = Think of checking and drawing.
hint-draw-where = Count your hand, and the locations where you have elementals and the opponent has none.
hint-guild = Think of what your guilds cannot do yet.
riftforce-help = Pick a card from your hand, then a location to play it there, or elementals of yours to activate by discarding it. Up to three at once, of one guild or one number. The gold button says what will happen.
riftforce-won = You broke the line
riftforce-lost = The line has held
riftforce-ends-at = The game ends at { $goal } Riftforce.
