# Ce que refuse Riftbound, tel que l’anglais le dit.

no-deck = il n’y a pas de deck « { $word } » ; il y a { $known }
no-deck-but-near = il n’y a pas de deck « { $word } » ; il y a { $known } ; vouliez-vous dire { $guess } ?
decks = l’option decks attend { $want } decks séparés par des barres obliques, pas { $n }
illegal-deck = le deck de la Legend { $legend } n’est pas permis : { $breaches }
team-decks = ces decks ne peuvent pas être dans une même équipe : { $breaches }
unreadable-deck = { $breaches }
unplayable-deck = ce deck ne peut pas être joué
not-a-line = « { $word } » ne figure pas parmi { $known }
not-of-decks = « { $word } » n’est pas une carte de ces decks
not-a-card = « { $word } » devrait être une carte, comme gust*2
not-a-place = « { $word } » devrait être un lieu : @1 est un Battlefield, @base0 la base de la place 0
no-battlefield = il n’y a pas de Battlefield { $word }
incomplete = les cartes des decks ne sont pas toutes là une seule fois (strict=False le permet)
turns = turns énumère des places, de 0 à { $last }
number-per-side = { $word } attend un nombre par camp, { $n } en tout
number-per-seat = { $word } attend un nombre par place, { $n } en tout
not-so-often = le deck de la place { $seat } ne contient pas autant de fois { $card }
gone = gone énumère les places qui ont quitté la partie ; au moins deux doivent encore jouer
field = field est un Battlefield, la place qui l’a apporté, et celle qui le contrôle ou -
only-seats = il n’y a que { $n } places
facedown = une carte cachée est une carte, une place et le tour où elle a été cachée
unit = unit est un numéro à partir de { $first }, une carte, une place et un lieu
not-there = { $word } ne peut pas être là pour la place { $seat }
unit-state = « { $word } » devrait être parmi { $known }, damage*2 ou +1
effect = effect est l’un de ces mots : { $known }, suivi de ce qu’il concerne
no-subject = { $word } n’existe pas
no-ability = { $card } n’a pas d’Ability qui puisse attendre
runes = « { $word } » devrait être un Domain, ses Runes et combien sont Ready : fury*4/2
pool = « { $word } » devrait être energy*1, spells*2, gear*1 ou un Domain, comme fury*1
known-card = la carte { $card } est connue, mais n’est pas dans la main de la place { $seat }
rune-deck = « { $word } » devrait être un Domain et combien de Runes, comme fury*4
