# Riffifi en français : le catalogue, puis le terminal. Ce qui se passe dans une partie est dit par `speech`.

game-title = Riffifi
game-help = Des jetons à trois, quatre ou cinq : petit pour garder, grand pour gagner.
game-summary = De 3 à 5 joueurs · 30 minutes
mode-table = Table commune
mode-table-help = De trois à cinq, chacun pour soi.
option-players = Nombre de joueurs
option-players-help = Le nombre de joueurs.
option-officer = Officier
option-officer-help = Une carte de plus, qui en retourne une autre face cachée.
option-equal-chances = Chances égales
option-equal-chances-help = Les cartes ne sont distribuées qu’une fois, puis passées à chaque manche : chacun joue les cartes de tous.
option-scoring = Ce qui fait gagner
option-scoring-help = Le plus de jetons sur toutes les manches, ou cinq coches.
value-scoring-tokens = Jetons
value-scoring-ticks = Coches
option-tick-timing = Quand on coche
option-tick-timing-help = Avec les coches : tout de suite, ou à la fin de la manche.
value-tick-timing-immediate = Tout de suite
value-tick-timing-end-of-hand = À la fin de la manche
option-captures-in-total = Compter tout ce qui est pris
option-captures-in-total-help = Avec les coches : tous les jetons d’une couleur que vous avez pris comptent, même ceux que vous avez reperdus.
option-reveal = Montrer chaque carte
option-reveal-help = Une carte retournée dès qu’elle est jouée doit être montrée.
option-removed = Le 1 retiré
option-removed-help = Avec l’Officier, à quatre ou à cinq : la couleur dont le 1 retourne dans la boîte.
option-dealer = Premier donneur
option-dealer-help = Qui distribue la première manche.

# Le terminal.

metavar-scoring = COMPTAGE
flag-players = Riffifi : le nombre de joueurs, de 3 à 5
flag-officer = Riffifi : avec l’Officier
flag-equal-chances = Riffifi : les cartes sont distribuées une fois, puis passées à gauche
flag-scoring = Riffifi : ce qui fait gagner, tokens (jetons) ou ticks (coches)
flag-captures-in-total = Riffifi, avec les coches : tous les jetons pris comptent, même ceux reperdus
hand-number = Manche { $n } sur { $total }
hand-number-open = Manche { $n }
bank = Banque
column-hand = main
column-points = somme
column-ticks = coches
variants = Variantes : { $names }
variant-officer = Officier
variant-equal = Chances égales
variant-ticks = Comptage des points
hint-stays = reste face visible, pour l’instant
help-table = Dans le tableau, chaque place montre sa carte face visible, ses jetons par couleur, les cartes de sa main et ses points des manches passées.
help-unseen = Un point d’interrogation derrière une carte la joue sans la montrer : { $word }

# Problèmes.

puzzle-theme-loot = Le butin assuré
puzzle-task-loot = Quelle carte prend à coup sûr le plus de jetons, quoi que les autres aient en main et jouent ?
puzzle-value-loot = { $n ->
    [one] { $n } jeton assuré
   *[other] { $n } jetons assurés
}

# Habitudes, dans le profil : ce qu’un joueur fait rarement, souvent ou autant que les bots.

habit-play-unseen =
    { $verdict ->
        [rarely] Vous posez rarement une carte sans la montrer.
        [often] Vous posez souvent une carte sans la montrer.
       *[usual] Vous posez des cartes sans les montrer à peu près aussi souvent que les bots.
    }
habit-play-high =
    { $verdict ->
        [rarely] Vous risquez rarement une carte forte (6 à 8).
        [often] Vous risquez souvent une carte forte (6 à 8).
       *[usual] Vous risquez des cartes fortes (6 à 8) à peu près aussi souvent que les bots.
    }
habit-turn-down =
    { $verdict ->
        [rarely] Vous retournez rarement la carte d’un autre joueur.
        [often] Vous retournez souvent la carte d’un autre joueur.
       *[usual] Vous retournez les cartes des autres à peu près aussi souvent que les bots.
    }
