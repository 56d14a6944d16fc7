# Що відхиляє Riftbound, відповідно до англійського тексту.

no-deck = колоди «{ $word }» немає; є { $known }
no-deck-but-near = колоди «{ $word }» немає; є { $known }; можливо, { $guess }?
decks = параметр decks приймає колоди через скісну риску, усього { $want }, а не { $n }
illegal-deck = колода легенди «{ $legend }» не дозволена: { $breaches }
team-decks = ці колоди не можуть бути в одній команді: { $breaches }
unreadable-deck = { $breaches }
unplayable-deck = цією колодою не можна грати
not-a-line = «{ $word }» не входить до переліку: { $known }
not-of-decks = «{ $word }» — не карта цих колод
not-a-card = «{ $word }» має бути картою, як-от gust*2
not-a-place = «{ $word }» має бути місцем: @1 — поле бою, @base0 — база місця 0
no-battlefield = поля бою { $word } немає
incomplete = не кожна карта з колод трапляється рівно один раз (strict=False це дозволяє)
turns = turns — це місця від 0 до { $last }
number-per-side = { $word } приймає по одному числу на сторону, усього { $n }
number-per-seat = { $word } приймає по одному числу на місце, усього { $n }
not-so-often = у колоді місця { $seat } немає стільки карт { $card }
gone = gone — це місця, що вийшли з гри; грати далі мають щонайменше двоє
field = field — це поле бою, місце, що його принесло, і те, що його контролює, або -
only-seats = місць лише { $n }
facedown = прихована карта — це карта, місце і хід, коли її приховано
unit = unit — це номер від { $first }, карта, місце гравця і місце на столі
not-there = карта { $word } не може бути там для місця { $seat }
unit-state = «{ $word }» має бути одним із { $known }, damage*2 або +1
effect = effect — це одне з { $known } і те, на що він діє
no-subject = { $word } немає
no-ability = карта { $card } не має здатності, яка могла б чекати
runes = «{ $word }» має бути доменом, його рунами й кількістю готових: fury*4/2
pool = «{ $word }» має бути energy*1, spells*2, gear*1 або доменом, як-от fury*1
known-card = карта { $card } відома, але її немає на руці місця { $seat }
rune-deck = «{ $word }» має бути доменом і кількістю рун, як-от fury*4
