# Що відхиляє Riffifi, відповідно до англійського тексту.

dealer = параметр dealer — це random (випадково) або місце від 0 до { $last }
removed = параметр removed діє разом з officer, коли гравців четверо або п’ятеро
goes-with-ticks = параметр { $option } діє разом зі scoring ticks
past = після past ідуть місце, номер здачі та карти
not-a-line = «{ $word }» не входить до переліку: { $known }, past
not-a-card = «{ $word }» — не карта; карта — це колір і число від 1 до 8, як-от blue5, або officer
not-a-color = «{ $word }» — не колір; кольори: { $known }
numbers = чисел після { $word } має бути { $want }, а не { $n }
clue = після ? ідуть карти, що лежали горілиць, як-от blue7?blue4.red2
no-seat-at-table = місця { $seat } немає; гравців { $players }, місця від 0 до { $last }
out = з Офіцером, коли гравців четверо або п’ятеро, і лише тоді out називає колір
captured = captured діє разом із параметром captures_in_total
ticks = ticks діє разом із параметром scoring ticks
not-turned-down = карту { $card } ці карти не перевернули б
face-up = горілиць може лежати лише остання карта місця, яке зараз не ходить
two-face-up = дві карти { $color } не можуть лежати горілиць
equal-chances = коли діє equal_chances, past указує, які карти виклало місце { $seat } у здачі { $n }
past-incomplete = past називає або всі місця й усі попередні здачі, або нічого
past-option = past діє разом із параметром equal_chances
empty-hand = ходить місце { $seat }, але його рука порожня
card-twice = карту { $word } названо двічі; у коробці кожна карта лише одна
uneven = місце { $seat }, карт на руці: { $n }, викладено: { $played }; разом їх має бути { $each }, і всі місця мають викласти порівну (strict=False це дозволяє)
misdeal = місцю { $seat } роздано щонайменше { $n } карт { $color } (strict=False це дозволяє)
not-in-play = карти { $word } немає в грі (strict=False це дозволяє)
tokens = жетонів { $color }: { $n } замість { $tokens } (strict=False це дозволяє)
too-many-deals = deal { $n } — це забагато (гравців: { $players }, здач: { $hands })

# Пакети партій.

batch-past = з equal_chances партія пакета стає позицією рушія лише під час першої здачі
