# Що відхиляє Riftforce, відповідно до англійського тексту.

no-guild = гільдії «{ $word }» немає; є { $known }
no-preset = складності «{ $word }» немає; є { $known }
cap = параметр cap — це кількість раундів, 0 — без обмеження, а не «{ $word }»
stars = параметр stars — це від 1 до 4 зірочок для 5, 6 і 7, як-от 2,3,1, а не «{ $word }»
ampersand = параметр ampersand — це move або heal і значення, як-от move:7, а не «{ $word }»
guild-twice = гільдію { $word } названо двічі; кожна гільдія лише одна
guilds = параметр { $option } називає гільдії всіх місць через скісну риску, гільдій: { $want }, а не { $found }
needs-cap = параметр dead_position_ends no діє разом із cap: без обох гра може ніколи не закінчитися
score = score приймає по одному числу для кожної з двох сторін
not-a-line = «{ $word }» — не територія й не входить до переліку: { $known }
not-a-card = «{ $word }» — не карта; карта — це гільдія і 5, 6 або 7, як-от fire5
damage = карта { $card } не може мати стільки поранень ({ $n }): її знищують уже { $most }
only-on-board = поранення чи власника має лише карта на столі, а не { $word } у { $key }
place = черга { $place } належить не місцю { $seat }; порядок такий: { $order }
guild-there-twice = гільдію { $word } названо двічі; у коробці кожна гільдія лише одна
guilds-of-seat = місцю { $seat } потрібно гільдій: { $n }, як-от «guilds { $seat } fire ice light …»
no-location = території { $word } немає; є від 1 до { $last }
location = територія — це карти сторони 0, скісна риска й карти сторони 1
other-side = { $word }: місце { $seat } не з цього боку розлому
trainer-hand = тренер не має карт на руці
hand-size = на руці щонайбільше { $most } карт, а не { $n }
known-card = карта { $card } відома, але її немає на руці місця { $seat }
not-a-plan = «{ $word }» — не план цього режиму; у solo плани — це, наприклад, attack1-556 або control2
plan-twice = план { $word } названо двічі
too-few-plans = планів виконано: { $met }, а названо лише { $n }
plan-order = плани йдуть так: три атаки, потім захоплення, і знову так само
too-many-plans = планів виконано: { $met }, отже, відомо { $most }, а не { $n }
no-seat-has-guild = карта { $word } є, але жодне місце не має її гільдії (strict=False це дозволяє)
too-many-copies = { $word }: забагато, { $n } замість { $copies } (strict=False це дозволяє)
missing-copies = { $word }: бракує, { $n } замість { $copies } (strict=False це дозволяє)
no-net = у «{ $file }» немає мережі стратегії: { $problem }
net-features = мережа стратегії у «{ $file }» — для версії спостережень { $found }, а не { $version }
net-mode = мережі стратегії грають у riftforce duel, а не в { $game }
batch-selector = пакети не знають селектора { $name }
batch-observed-mode = спостереження пакетів — лише для duel, а не для { $mode }
batch-seats = за кожною партією (усього { $n }) спостерігає місце 0 або 1, а не { $word }
batch-step = пакети не знають кроку { $name }
batch-length = { $name } має більше інструкцій, ніж { $most }
batch-plan = пакети не знають плану { $name }: значення, від 1 до { $most }, мають лише плани атаки
gpu-extra = пакетам на GPU потрібен numba-cuda: pip install 'riftable[gpu]'; Batch грає на процесорі
gpu-card = пакетам на GPU потрібна відеокарта NVIDIA, а CUDA її не знаходить: { $problem }
