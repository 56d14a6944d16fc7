# Ce que refusent le moteur et la ligne de commande, tel que l’anglais le dit.

# Jeux, options, coups, positions, parties enregistrées.

line = ligne { $n } : { $text }
no-game = il n’y a pas de jeu « { $word } » ; il y a { $known }
no-mode = { $game } n’a pas de mode « { $word } » ; il y a { $known }
no-option = { $game } n’a pas d’option « { $word } » ; il y a { $known }
no-seat = il n’y a pas de place { $word } ; elles vont de 0 à { $last }
no-language = pas de textes en « { $word } » ; il y a { $known }
no-presenter = « { $game } » n’a pas de présentation
seed = une graine est un nombre entier à partir de 0, pas « { $word } »
switch = l’option { $option } est yes (oui) ou no (non), pas « { $word } »
which-seat = l’option { $option } est random (au hasard) ou une place de 0 à { $last }, pas « { $word } »
choice = l’option { $option } est { $choices }, pas « { $word } »
illegal-move = { $word } : { $reason }
illegal-move-with-names = { $word } : { $reason } Réponses possibles : { $legal }.
unknown-word = { $reason }
not-a-move = « { $word } » n’est le nom d’aucun coup
no-move-id = il n’y a pas de coup { $move } : les numéros vont de 0 à { $last }
game-over = la partie est finie
no-answer = ce n’est pas une réponse à cette question
does-not-answer = cela ne répond pas à la question
not-legal = cette réponse n’est pas permise
no-exit = aucun joueur ne peut partir par ce coup
no-move-yet = aucun joueur n’a encore joué
position = une position commence par un jeu et son mode, comme { $known }
heading = « { $words } » devrait être « { $game } » et un mode : { $known }
option-line = une ligne d’option est un nom et une valeur, comme « option { $known } »
option-twice = il y a déjà une ligne pour l’option { $word }
one-number = { $word } attend un nombre
seat-follows = { $word } est suivi d’une place, de 0 à { $last }
line-twice = il y a déjà une ligne pour { $word } { $n }
whole-number = « { $word } » devrait être un nombre entier
seat-line = { $key } est une place, de 0 à { $last }, pas { $word }
bad-option = { $problem }
not-a-view = ce n’est pas une vue de { $game } telle que la connaît cette version de Riftable : { $problem }
not-a-record = ce n’est pas une partie enregistrée : elle devrait commencer par { $known }
not-text = { $file } n’est pas une partie enregistrée : ce n’est pas du texte
behind-result = il y a quelque chose après le résultat
header = cet en-tête devrait se lire [Name "value"]
empty-header = l’en-tête { $word } est vide
edition = l’en-tête Edition est un nombre
action-number = « { $word } » devrait être le numéro d’une action, comme 3.
record-line = cette ligne n’a pas sa place dans une partie enregistrée
newer-record = cette partie a été enregistrée par une version plus récente de Riftable : elle indique « { $version } »
newer-edition = cette partie a été jouée selon une édition plus récente des règles de { $game } : { $edition }
record-version = ce n’est pas une partie enregistrée de la version { $version } : elle indique « { $found } »
record-game = la partie enregistrée n’indique pas son jeu et son mode
record-cut = la partie enregistrée est coupée : sa dernière ligne devrait être le résultat, ou * si la partie n’est pas finie
record-start = la partie enregistrée indique { $game }, mais commence comme { $start }
record-action = action { $n } : { $problem }
record-result = les coups mènent à { $found }, mais la partie enregistrée indique { $result }
no-shuffle = cette partie enregistrée n’indique pas comment les cartes ont été mélangées
shuffle = l’en-tête Shuffle n’a pas la forme attendue
other-shuffle = l’en-tête Shuffle appartient à une autre partie

# Bots.

no-bot = il n’y a pas de bot « { $word } » ; il y a { $known }
no-budget = le bot « { $name } » n’accepte pas « { $word } » : il n’a pas de budget
no-parameter = le bot « { $name } » n’accepte pas « { $word } » ; il accepte { $known }
whole = « { $name } » doit être un nombre entier au-dessus de 0, pas { $word }
above = « { $name } » doit être un nombre au-dessus de 0, pas { $word }
both-budgets = donnez au bot « { $name } » des iterations ou des seconds, pas les deux
not-a-bot = « { $word } » n’est pas un bot : indiquez son nom, ou nom?paramètre=valeur&paramètre=valeur
not-parameters = « { $word } » ne sont pas des paramètres : indiquez paramètre=valeur&paramètre=valeur
parameter-twice = « { $word } » donne un paramètre deux fois
no-method = { $name } n’est pas un bot : il n’a pas de méthode « choose »
no-file = il n’y a pas de fichier « { $word } »
no-class = { $file } n’a pas de classe « { $word } »
plugin-fails = le bot « { $name } » de { $package } ne se charge pas : { $problem }
module-fails = « { $name } » ne se charge pas : { $problem }
file-fails = { $file } ne se charge pas : { $problem }
arguments-fail = { $name } ne peut pas être créé avec ces paramètres : { $problem }
making-fails = { $name } ne peut pas être créé : { $problem }
net-without-budget = un réseau de politique n’accepte pas « { $word } » : il n’a pas de budget
no-net-for-game = il n’y a pas de réseau de politique pour { $game }
net-needs-module = un réseau de politique a besoin de { $module } : pip install 'riftable[batch]'
not-a-net = { $file } n’est pas un réseau de riftable train : { $problem }
not-this-training = { $file } est d’un entraînement avec un autre mode, un autre réseau ou un autre nombre de parties
net-for-others = le réseau de { $file } joue à { $found }, pas à { $game }
net-observes-otherwise = le réseau de { $file } attend les observations { $found }, pas { $wanted } : entraînez-le de nouveau
net-layout = le réseau de { $option } n’a pas la même structure que le réseau à entraîner : { $found }, pas { $wanted }
no-training = on ne peut pas entraîner de réseau pour { $game } : ce jeu n’a pas de parties par lots
training-sides = on ne peut pas entraîner de réseau pour { $game } : l’entraînement oppose au plus deux camps, et ils sont { $n } ici
plays-alone = un réseau de { $game } joue seul : il n’a pas d’autre réseau à affronter
no-default-net = il n’y a pas de réseau de politique par défaut : indiquez net:FICHIER
plays-nothing = « { $word } » ne joue à aucun de nos jeux
bot-twice = il y a déjà un bot « { $name } »
nothing-to-review = aucun joueur n’a pris de décision dans cette partie
review-worker-lost = un processus de l’analyse s’est arrêté

# Arène.

not-a-player = « { $word } » n’est pas un joueur : indiquez un bot, ou un bot et combien, comme greedy*3
players-sides = nombre de joueurs nommés : { $n }, mais { $game } a { $sides } camps
league-players = il faut au moins deux joueurs différents pour une ligue, pas « { $word } »
league-sides = { $game } n’a qu’un seul camp, personne n’y rencontre personne : comparez les joueurs avec riftable arena
no-player = il n’y a pas de joueur « { $word } » ; il y a { $known }
sprt-two = --sprt demande si le premier de deux joueurs est le meilleur : nommez-en deux
sprt-shares = --sprt attend deux parts, comme 0.5,0.65, pas « { $word } »
sprt-order = --sprt attend deux parts entre 0 et 1, la plus petite d’abord, pas « { $word } »
sprt-risks = --alpha et --beta sont entre 0 et 0.5
missing-extra = il faut { $module }, qui n’est pas installé : pip install 'riftable[{ $extra }]'
not-parquet = { $file } n’est pas un fichier Parquet
no-arena-results = { $file } ne contient pas de résultats de l’arène
no-results = { $file } ne contient pas de résultats
no-game-yet = { $file } ne contient encore aucune partie
unreadable = { $file } ne peut pas être lu : { $problem }
not-json = { $file }, ligne { $n } : ce n’est pas du JSON
not-a-result = { $file }, ligne { $n } : ce n’est pas un résultat de l’arène, il n’y a pas de « { $word } »
other-game = { $file }, ligne { $n } : une autre partie était attendue ici
results-version = { $file } est de la version { $found }, pas { $version }
other-tournament = { $file } contient les résultats d’un autre tournoi : « { $key } » était { $then } et est maintenant { $now } ; indiquez un autre fichier
other-code = { $file } contient les résultats d’un autre tournoi : le code des règles ou des bots était { $then } et est maintenant { $now } ; indiquez un autre fichier
files-differ = { $file } et { $other } diffèrent par « { $key } »
ends-differently = { $file }, partie { $n } : rejouée, elle finit autrement ; les règles ou les bots ont donc changé, ou un bot répond selon l’horloge (les résultats ont été obtenus avec le code { $code })
not-published = il n’y a pas de statistiques de { $game } : son éditeur ne souhaite pas que l’on publie les taux de victoire de decks et de cartes
no-ray = il n’y a pas de cluster Ray à « { $word } » : { $problem }
worker-lost = un processus de l’arène s’est arrêté
code-mismatch = un processus n’a pas le même code des règles ou des bots que cette arène
bot-failed = { $name } (place { $seat } de { $game }, graine { $seed }, coup { $n }) { $problem }
bot-raised = n’a pas répondu : { $problem }
bot-answered = a répondu { $move }, qui ne figure pas parmi { $known }

# Environnements et tableaux.

illegal-policy = pour une action interdite, indiquez { $choices }, pas « { $word } »
no-env-seat = il n’y a pas de place { $word } ; elles vont de 0 à { $last }, et -1 désigne n’importe laquelle
opponents = opponents est un bot, ou { $n }, un par place, pas { $found }
vector-opponents = les adversaires de nombreuses parties sont { $choices }, ou une fonction, pas « { $word } »
no-vector = de nombreuses parties à la fois se jouent à { $known } ; celles de { $word } se jouent une par une, avec « sync »
autoreset = le mode de remise à zéro automatique de nombreuses parties est { $choices }, pas « { $word } »
observations = les observations sont { $choices }, pas « { $word } »
no-render-mode = il n’y a pas de mode d’affichage « { $word } » ; il y a { $known }
export-suffix = un tableau s’écrit en { $choices }, pas en « { $word } »
export-rows = les lignes sont { $choices }, pas « { $word } »
export-observations = les observations vont avec des lignes qui sont des décisions
export-file = { $file } : { $problem }

# La ligne de commande.

command = il n’y a pas de commande « { $word } »
flag = il n’y a pas d’option { $word }
extra = ceci est de trop : { $word }
needs-value = { $word } attend une valeur
missing = il manque { $word }
not-whole = { $word } attend un nombre entier
not-number = { $word } attend un nombre
too-low = { $word } attend { $n } ou plus
too-high = { $word } attend { $n } au plus

# Problèmes.

no-lessons = il n’y a pas de leçons pour { $game }
no-puzzles = il n’y a pas de problèmes pour { $game }
no-theme = { $game } n’a pas de problèmes sur le thème « { $word } » ; il y a { $known }
no-puzzle = il n’y a pas de problème « { $word } »
no-such-puzzles = { $game } n’a aucun problème de ce genre
not-a-puzzle = ce n’est pas un problème
puzzle-too-large = cette action a trop de suites pour être explorée

# Un bot sur un serveur.

not-an-address = « { $word } » n’est pas l’adresse d’un serveur : elle ressemble à https://example.org
not-a-table = « { $word } » n’est ni le lien d’une table ni son identifiant
unreachable = { $server } n’a pas répondu depuis { $seconds } secondes : { $problem }
not-riftable = { $server } ne répond pas comme un serveur Riftable : { $problem }
refused = { $server } refuse : { $text }
session-file = { $file } ne peut pas servir pour la session : { $problem }
no-seat-left = il n’y a pas de place pour le bot à la table { $table }
remote-bot-failed = { $name } (place { $seat } de { $game }, table { $table }) { $problem }
other-version = { $server } utilise Riftable { $theirs }, ici c’est { $ours }, et ils ne se comprennent pas : { $problem }

# Lots de parties.

batch-answers = une étape attend une réponse par partie, { $n } en tout, pas { $found }
batch-chance = les parties d’un lot n’attendent que des joueurs : laissez d’abord répondre le hasard
batch-encoded-seats = chacune des { $n } parties est observée par une place de 0 à { $last }, pas par { $word }
batch-learners = chacune des { $n } parties a un apprenant à une place de 0 à { $last }, ou -1 pour aucun, pas { $word }
batch-seeds = les graines d’un lot sont une suite de nombres entiers de 0 à 2**64 - 1
