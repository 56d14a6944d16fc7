# Riftforce en français : le catalogue, puis le terminal. Ce qui se passe dans une partie est dit par `speech`.

game-title = Riftforce
game-help = Un duel pour la Faille : les élémentaires de nombreuses guildes se disputent ses sites.
game-summary = De 2 à 4 joueurs, ou en solo · 20 minutes
results-groups = Par guilde
results-of-player = Guildes d’un seul joueur : { $name }.
results-of-many = Ces guildes étaient à des joueurs de force différente ; --player NOM ne compte que celles d’un seul.
results-group = guilde
results-pair = paire de guildes
results-best-pairs = Paires de guildes qui gagnent significativement le plus souvent
results-worst-pairs = Paires de guildes qui gagnent significativement le moins souvent
results-by-group = Taux de victoire des guildes
results-by-pair = Taux de victoire des paires de guildes
mode-duel = Duel
mode-duel-help = Un contre un, avec des guildes choisies tour à tour.
mode-team3 = Deux contre un
mode-team3-help = Une équipe de deux contre une personne qui agit deux fois.
mode-team4 = Deux contre deux
mode-team4-help = Deux équipes, une zone verte et une zone grise.
mode-solo = Solo
mode-solo-help = En solitaire contre l’entraîneur et les plans de ses bots.
option-preset = Difficulté
option-preset-help = La force des bots de l’entraîneur.
option-draft = Guildes au choix
option-draft-help = Les dix guildes de la première boîte, ou les dix-huit.
value-draft-base = Les dix de la première boîte
value-draft-beyond = Les dix-huit
option-guilds = Guildes nommées
option-guilds-help = Des guildes fixées d’avance, sans choix au début.
option-first = Qui commence
option-first-help = La place qui agit d’abord.
option-trainer = Les guildes de l’entraîneur
option-trainer-help = Quatre guildes pour l’entraîneur ; sinon le hasard décide.
option-stars = Étoiles des challenges
option-stars-help = De 1 à 4 étoiles pour les bots de 5, 6 et 7, par exemple 2,3,1.
option-ampersand = Esperluette
option-ampersand-help = Ce que les bots d’un chiffre font d’abord.
value-ampersand-move = Déplacer, { $n }
value-ampersand-heal = Soigner, { $n }
option-lone-card-hit-twice = Une carte seule est touchée deux fois
option-lone-card-hit-twice-help = Un bot qui touche la première et la dernière carte touche-t-il deux fois une carte seule ?
option-cap = Durée maximale
option-cap-help = Nombre de tours après lequel il y a égalité ; 0 : sans limite.
option-stolen-cards-return-to-owner = Les cartes volées rentrent
option-stolen-cards-return-to-owner-help = Une carte volée puis détruite va dans la défausse de son propriétaire.
option-stolen-cards-act-by-number-only = Cartes volées : par chiffre seulement
option-stolen-cards-act-by-number-only-help = Une carte volée pendant cette action peut y être activée par son chiffre, mais pas par sa guilde.
option-thunderbolt-repeat-optional = La Foudre peut s’arrêter
option-thunderbolt-repeat-optional-help = Peut-on renoncer au second coup après une destruction ?
option-love-may-decline = L’Amour peut épargner une Bête
option-love-may-decline-help = L’Amour demande quand seules des Bêtes y sont blessées : choisissez l’Amour lui-même pour n’en soigner aucune.
option-crystal-bonus-for-bots = Les bots touchent le bonus du Cristal
option-crystal-bonus-for-bots-help = Un de vos Cristaux détruit par un bot donne 2 à l’entraîneur ; sinon 1.
option-dead-position-ends = Une position morte termine la partie
option-dead-position-ends-help = Oui : la partie s’arrête quand plus rien ne peut changer. Non : seulement avec une « Durée maximale ».

# Le terminal.

metavar-draft = CHOIX
metavar-guilds = GUILDES
metavar-kind = GENRE
metavar-preset = NIVEAU
metavar-rounds = TOURS
metavar-stars = ÉTOILES
flag-draft = Duel, guildes au choix : base (dix) ou beyond (les dix-huit)
flag-guilds = Guildes nommées au lieu du choix, une barre oblique entre les places : « fire ice light water / air plant sand star »
flag-first = La place qui commence, en duel et team4 : random (au hasard), 0 ou 1
flag-preset = Solo : beginner, easy, normal, hard, expert ou hardest
flag-stars = Solo : 1 à 4 étoiles pour les challenges des 5, 6 et 7, par exemple 2,3,1
flag-ampersand = Solo : ce que les bots d’un chiffre font d’abord, move ou heal, par exemple move:7
flag-trainer = Solo : les guildes de l’entraîneur, random ou quatre noms
flag-cap = Riftforce : tours après lesquels il y a égalité ; 0 : sans limite
flag-dead-position-ends = Riftforce : si une position où plus rien ne peut changer termine la partie ; no exige --cap
flag-love-may-decline = Riftforce : si l’Amour demande avant de soigner une Bête
flag-thunderbolt-repeat-optional = Riftforce : la Foudre peut renoncer à son second coup
flag-stolen-cards-act-by-number-only = Riftforce : une carte volée ne s’active dans la même action que par son chiffre
flag-crystal-bonus-for-bots = Solo : si un de vos Cristaux détruit par un bot donne 2 à l’entraîneur, et non 1
trainer = L’entraîneur
hint-chance = dépend du hasard
table-duel = { $one } contre { $other }
table-teams = { $one } contre { $other }
table-solo = { $name } contre l’entraîneur
seat-line = { $name } : score { $score } · main { $hand } · pioche { $deck } · { $discard }
side-line = { $names } : score { $score }
member-line = { $name } : main { $hand } · pioche { $deck } · { $discard }
trainer-line = { $name } : score { $score } · pioche { $deck } · { $discard }
pile = défausse { $n }
pile-top = défausse { $n }, dessus { $card }
area-green = zone verte
area-gray = zone grise
site-green = vert { $n }
site-gray = gris { $n }
guilds-line = { $name } : { $guilds }
challenges-line = Challenges : { $challenges } · { $total } en tout
plan-now = Plan en cours : attaque { $numbers }
hint-round = Chances de gagner et ce que donne chaque réponse d’ici la fin du tour, plan de l’entraîneur compris :
hint-guilds = Chances de gagner avec chaque guilde au choix, et ce qu’elle fait :
word-guilds = guildes
word-challenges = challenges
word-discard = défausse
help-board = Sur le plateau, FI6 4/6 −2 veut dire : { $card }, il reste 4 points de vie sur 6, 2 dégâts. Dans chaque ligne, la première carte est la plus proche de la Faille.
help-team = Derrière une carte se trouve le signe de son propriétaire ; le même signe précède la ligne de ce joueur. Le site gris 1 se tape @4.
help-guilds = les capacités de toutes les guildes à la table
help-challenges = ce que font les bots de l’entraîneur, et toutes les étoiles

# Problèmes.

puzzle-theme-win = Gagner à ce tour
puzzle-theme-most = Le plus de Riftforce
puzzle-theme-order = L’ordre d’activation
puzzle-theme-hold = Tenir le site
puzzle-task-win = Gagnez par cette action : à la fin du tour, vous menez avec au moins 12 Riftforce.
puzzle-task-most = Gagnez le plus de Riftforce possible par cette action. Ce que gagne votre adversaire compte contre vous.
puzzle-task-order = La carte est défaussée. Activez dans l’ordre qui rapporte le plus de Riftforce. Ce que gagne votre adversaire compte contre vous.
puzzle-task-hold = Prenez le site { $about } : après cette action, il n’y reste que vos élémentaires.
puzzle-value-win = { $n ->
    [0] la partie continue
   *[other] vous gagnez
}
puzzle-value-most = gain net de { $n } Riftforce
puzzle-value-order = gain net de { $n } Riftforce
puzzle-value-hold = { $n ->
    [0] le site n’est pas à vous
   *[other] le site est à vous
}

# Habitudes, dans le profil : ce qu’un joueur fait rarement, souvent ou autant que les bots.

habit-activate-by-number =
    { $verdict ->
        [rarely] Vous activez rarement par chiffre.
        [often] Vous activez souvent par chiffre.
       *[usual] Vous activez par chiffre à peu près aussi souvent que les bots.
    }
habit-activate-three =
    { $verdict ->
        [rarely] Vous activez rarement trois élémentaires d’un coup.
        [often] Vous activez souvent trois élémentaires d’un coup.
       *[usual] Vous activez trois élémentaires d’un coup à peu près aussi souvent que les bots.
    }
habit-play-three =
    { $verdict ->
        [rarely] Vous jouez rarement trois cartes d’un coup.
        [often] Vous jouez souvent trois cartes d’un coup.
       *[usual] Vous jouez trois cartes d’un coup à peu près aussi souvent que les bots.
    }
habit-draw =
    { $verdict ->
        [rarely] Vous contrôlez et piochez rarement.
        [often] Vous contrôlez et piochez souvent.
       *[usual] Vous contrôlez et piochez à peu près aussi souvent que les bots.
    }
