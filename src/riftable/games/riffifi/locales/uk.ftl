# Riffifi українською: каталог, потім термінал. Що відбувається в партії, каже `speech`.

game-title = Riffifi
game-help = Жетони для трьох, чотирьох чи п’ятьох: грайте низько, щоб утримати, високо, щоб виграти.
game-summary = 3–5 гравців · 30 хвилин
mode-table = Спільний стіл
mode-table-help = Від трьох до п’яти гравців, кожен за себе.
option-players = Гравці
option-players-help = Скільки гравців за столом.
option-officer = Офіцер
option-officer-help = Ще одна карта, яка перевертає іншу долілиць.
option-equal-chances = Рівні шанси
option-equal-chances-help = Карти роздають один раз, а потім передають далі: кожен зіграє кожну руку.
option-scoring = Що перемагає
option-scoring-help = Найбільше жетонів за всі здачі або п’ять позначок.
value-scoring-tokens = Жетони
value-scoring-ticks = Позначки
option-tick-timing = Коли ставлять позначки
option-tick-timing-help = З позначками: одразу чи наприкінці здачі.
value-tick-timing-immediate = Одразу
value-tick-timing-end-of-hand = Наприкінці здачі
option-captures-in-total = Рахувати все взяте
option-captures-in-total-help = З позначками: рахуються всі жетони кольору, які ви будь-коли взяли, навіть потім утрачені.
option-reveal = Показувати кожну карту
option-reveal-help = Щойно викладену карту, яку перевертають, треба показати.
option-removed = Вилучена 1
option-removed-help = З Офіцером, учотирьох або вп’ятьох: колір, чия одиниця повертається в коробку.
option-dealer = Перший роздавач
option-dealer-help = Хто роздає першу здачу.

# Термінал.

metavar-scoring = ПІДРАХУНОК
flag-players = Riffifi: скільки гравців, від 3 до 5
flag-officer = Riffifi: з Офіцером
flag-equal-chances = Riffifi: карти роздають один раз, а потім передають ліворуч
flag-scoring = Riffifi: що дає перемогу, tokens (жетони) чи ticks (позначки)
flag-captures-in-total = Riffifi, з позначками: рахуються всі взяті жетони, навіть потім утрачені
hand-number = Здача { $n } з { $total }
hand-number-open = Здача { $n }
bank = Банк
column-hand = рука
column-points = разом
column-ticks = позначки
variants = Варіанти: { $names }
variant-officer = Офіцер
variant-equal = Рівні шанси
variant-ticks = Позначки
hint-stays = поки що лежить горілиць
help-table = У таблиці кожне місце має відкриту карту, жетони за кольорами, кількість карт на руці та набране за минулі здачі.
help-unseen = Зі знаком питання карту викладають, не показуючи: { $word }

# Задачі.

puzzle-theme-loot = Гарантована здобич
puzzle-task-loot = Яка карта гарантовано забере найбільше жетонів, хоч би що мали на руках і грали інші?
puzzle-value-loot = { $n ->
    [one] гарантовано { $n } жетон
    [few] гарантовано { $n } жетони
   *[many] гарантовано { $n } жетонів
}

# Звички у профілі: що гравець робить рідко, часто або так само часто, як боти.

habit-play-unseen =
    { $verdict ->
        [rarely] Ви рідко кладете карту, не показуючи її.
        [often] Ви часто кладете карту, не показуючи її.
       *[usual] Ви кладете карти, не показуючи їх, приблизно так само часто, як боти.
    }
habit-play-high =
    { $verdict ->
        [rarely] Ви рідко ризикуєте високою картою (від 6 до 8).
        [often] Ви часто ризикуєте високою картою (від 6 до 8).
       *[usual] Ви ризикуєте високими картами (від 6 до 8) приблизно так само часто, як боти.
    }
habit-turn-down =
    { $verdict ->
        [rarely] Ви рідко перевертаєте чужу карту.
        [often] Ви часто перевертаєте чужу карту.
       *[usual] Ви перевертаєте чужі карти приблизно так само часто, як боти.
    }
