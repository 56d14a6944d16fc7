# Ce que refuse Riftbound, tel que l’anglais le dit.

no-deck = il n’y a pas de deck « { $word } » ; il y a { $known }
no-deck-but-near = il n’y a pas de deck « { $word } » ; il y a { $known } ; vouliez-vous { $guess } ?
decks = l’option decks attend { $want } decks séparés par des barres obliques, pas { $n }
illegal-deck = le deck de { $legend } n’est pas permis : { $breaches }
unreadable-deck = { $breaches }
unplayable-deck = ce deck ne peut pas être joué
not-a-line = « { $word } » n’est pas parmi { $known }
not-of-decks = « { $word } » n’est pas une carte de ces decks
not-a-card = « { $word } » devrait être une carte, comme gust*2
not-a-place = « { $word } » devrait être un lieu : @1 est un Battlefield, @base0 la Base de la place 0
no-battlefield = il n’y a pas de Battlefield { $word }
incomplete = les cartes des decks ne sont pas toutes là une fois (strict=False le permet)
turns = turns sont des places, de 0 à { $last }
number-per-side = { $word } attend un nombre par camp, { $n } en tout
not-so-often = { $card } n’est pas aussi souvent dans le deck de la place { $seat }
gone = gone sont des places parties alors qu’au moins deux jouent encore
field = field est un Battlefield, la place qui l’a apporté, et celle qui le contrôle ou -
only-seats = il n’y a que { $n } places
facedown = une carte cachée est une carte, une place et le tour où elle a été cachée
unit = unit est un numéro à partir de { $first }, une carte, une place et un lieu
not-there = { $word } ne peut pas être là pour la place { $seat }
unit-state = « { $word } » devrait être parmi { $known }, damage*2 ou +1
effect = effect est parmi { $known }, puis qui cela concerne
no-subject = il n’y a pas de { $word }
no-turn-end = { $card } ne fait rien à la fin d’un tour
runes = « { $word } » devrait être un Domain, ses Runes et combien sont Ready : fury*4/2
pool = « { $word } » devrait être energy*1, spells*2 ou un Domain, comme fury*1
known-card = { $card } est connue mais pas dans la main { $seat }
rune-deck = « { $word } » devrait être un Domain et combien de Runes, comme fury*4
