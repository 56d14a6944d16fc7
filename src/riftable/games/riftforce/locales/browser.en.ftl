# The table of Riftforce in the browser, in English.

guilds-named = { $n } of { $all } named
do-play = { $n ->
    [one] Play { $n } card
   *[other] Play { $n } cards
}
do-activate = Activate { $n }
do-take = Take { $what }
choose-lane = Choose { $lane }
yours = yours
empty = empty
place-n = place { $n }
life-of = { $now } of { $all }
would-fall = would be destroyed
would-have = would have { $n } left
would-come = would come here
would-move = would move here
score-cell = { $lane }: you { $mine }, they { $other }
unit-state = Damage { $damage } · { $who }
nine-cards = Nine cards: four 5s, three 6s, two 7s.
on-offer = Guilds on offer
taken-guilds = Whose guilds are whose
none-yet = none yet
next-plan = Next plan
plans-met = { $n ->
    [one] { $n } carried out
   *[other] { $n } carried out
}
at-n = at { $n }
stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
play-or-activate = Choose a location to play it, or elementals to activate by discarding it
about-guild = About the guild { $guild }
area-green = green area
area-gray = gray area
area-both = both areas
trainer = The trainer
hint-play = Think of playing cards.
hint-activate = Think of activating.
hint-draw = Think of checking and drawing.
hint-draw-where = Count your hand, and where you stand alone.
riftforce-help = Pick a card from your hand, then a location to play it there, or elementals of yours to activate by discarding it. Up to three at once, of one guild or one number. The gold button says what will happen.
riftforce-won = You broke the line
riftforce-lost = The line has held
