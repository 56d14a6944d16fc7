# L’interface en français. Le texte du jeu n’est pas ici : c’est « speech » qui parle.

# La ligne de commande.

about = Une table de jeu ouverte pour le terminal : { $games }.
usage = Utilisation : { $line }
usage-app = riftable [COMMANDE] [OPTIONS]
heading-commands = Commandes
heading-arguments = Arguments
heading-options = Options
more-help = Sans commande, la table s’ouvre dans le navigateur. Pour en savoir plus : « riftable COMMANDE --help ».

command-play = Jouer une partie contre des bots, à plusieurs ou en solo
command-show = Montrer un fichier de position
command-replay = Montrer une partie enregistrée, action par action
command-doctor = Vérifier les lois du moteur sur cette machine
command-kernels = Compiler à l’avance les noyaux des lots et des recherches (nécessite l’extra « batch »)
command-analyse = Analyser une partie enregistrée : les décisions les plus coûteuses et l’évolution des chances
command-puzzle = Résoudre des problèmes : trouver la meilleure action d’une position
command-arena = Faire jouer des bots entre eux et les comparer
command-bot = Faire jouer un bot sur un serveur distant
command-league = Faire jouer chaque bot contre chaque autre et écrire un classement
command-train = Entraîner un réseau en le faisant jouer contre lui-même
command-exploit = Mesurer à quel point un réseau peut être battu par un apprenant qui ne joue que contre lui
command-stats = Montrer les statistiques de résultats de l’arène : choix, paires de choix, place qui commence, durées, scores
command-export = Exporter des parties sous forme de tableau : Parquet ou NDJSON
command-serve = Lancer le serveur et ouvrir la table dans le navigateur
command-verify = Vérifier les mélanges d’une partie enregistrée
command-migrate = Copier une installation de son fichier SQLite vers PostgreSQL et comparer les deux
command-ratings = Recalculer le classement d’un serveur à partir de ses résultats
command-backup = Sauvegarder toutes les parties d’un serveur dans un fichier, même pendant le jeu
command-restore = Restaurer une sauvegarde dans un dossier de données

argument-game = Le jeu : { $games }
argument-position = Un fichier de position
argument-record = Une partie enregistrée
argument-results = Des résultats de l’arène, en NDJSON ou Parquet ; plusieurs fichiers du même jeu comptent ensemble
argument-export = Des parties enregistrées, ou des résultats de l’arène, qui sont rejoués
argument-remote-bot = Le bot : FICHIER.py:CLASSE, un niveau, ou tout autre bot de l’arène
argument-exploit = Un réseau de riftable train (par défaut : celui qui est fourni)
argument-backup = Le fichier à écrire ; il ne doit pas encore exister
argument-restore = Un fichier écrit par riftable backup

# Ce qui tient lieu de valeur dans une ligne d’aide.

metavar-address = ADRESSE
metavar-decks = DECKS
metavar-folder = DOSSIER
metavar-game = JEU
metavar-host = HÔTE
metavar-lang = LANGUE
metavar-mode = MODE
metavar-name = NOM
metavar-names = NOMS
metavar-number = CHIFFRE
metavar-position = POSITION
metavar-results = RÉSULTATS
metavar-risk = RISQUE
metavar-seat = PLACE
metavar-seats = PLACES
metavar-tag = MOT
metavar-theme = THÈME
metavar-what = QUOI
metavar-record = PARTIE.rift
metavar-setting = NOM=VALEUR
metavar-title = NOM

option-help = Afficher cette aide
option-version = Afficher la version, l’état du moteur et les jeux
option-lang = Langue : en, fr ou uk
option-seed = Graine aléatoire ; la même graine donne la même partie
option-mode = { $modes }
modes-of-game = { $game } : { $modes }
modes-and-more = { $modes } ; { $more }
option-seats = Les places dans l’ordre : me, person, person:NOM ou un bot, par exemple me,greedy,person:Kim,random
option-bot = Le bot à toutes les autres places : level1 à level7, random, ou net:FICHIER.npz (un réseau de politique)
option-name = Votre nom à la table
option-option = Toute autre option des règles (répétable)
option-position = Reprendre à partir d’un fichier de position
option-load = Reprendre une partie enregistrée
option-ascii = Caractères simples seulement, sans symboles
option-loose = Accepter un plateau impossible dans une vraie partie
option-step = S’arrêter après chaque action et montrer le plateau
option-analyse-iterations = Itérations de recherche par décision (par défaut : { $iterations })
option-analyse-seconds = À la place, secondes par décision ; le résultat dépend alors de la machine
option-analyse-jobs = Processus qui se partagent les décisions (par défaut : un par cœur)
option-analyse-worst = Nombre de décisions à montrer, parmi les plus coûteuses
option-analyse-seat = Seulement les décisions de cette place, comptée à partir de 0 (répétable)
option-analyse-out = Dessiner l’évolution des chances, en FICHIER.svg ou FICHIER.png
option-puzzle-level = Seulement ce niveau, de 1 (facile) à 6 (difficile)
option-puzzle-theme = Seulement ce thème : { $themes }
option-puzzle-tag = Seulement les problèmes dont la solution s’en sert : { $tags }
option-puzzle-daily = Le problème du jour (UTC), le même pour tout le monde
option-puzzle-id = Le problème qui porte cet identifiant
option-games = Nombre total de parties au hasard, réparties entre toutes les combinaisons d’options
option-doctor-game = Seulement ce jeu : { $games }
option-doctor-mode = Seulement ce mode
option-doctor-decks = { $games } : seulement ces decks, par exemple { $decks }
doctor-no-game = il n’y a pas de jeu « { $word } » ; il y a { $games }
doctor-no-mode = il n’y a pas de mode « { $word } » dans ces jeux ; il y a { $modes }
doctor-no-deck = les decks se choisissent avec --game { $games } ; il y a { $decks }, pas « { $word } »
option-jobs = Processus qui se partagent les parties
option-arena-players = Bots séparés par des virgules, comme level3,level5 ; BOT*3 : trois fois ce bot, FICHIER.py:CLASSE : le vôtre
option-arena-games = Parties à chaque table, arrondies à la série complète supérieure, où chaque joueur occupe chaque place
option-arena-sprt = S’arrêter dès qu’il est établi laquelle de deux parts des points revient au premier de deux joueurs, comme 0.5,0.65
option-arena-alpha = --sprt : le risque d’accepter HIGH alors que LOW est vrai
option-arena-beta = --sprt : le risque d’accepter LOW alors que HIGH est vrai
option-arena-jobs = Processus qui se partagent les parties (par défaut : un par cœur)
option-arena-out = Écrire les résultats ici ; un fichier existant est repris
option-arena-ray = Jouer sur un cluster Ray ; sans adresse, Ray est démarré sur cette machine
option-arena-address = Adresse du cluster Ray, comme auto ou ray://HOST:10001
option-league-players = Bots séparés par des virgules, FICHIER.py:CLASSE : le vôtre ; un bot ajouté plus tard ne joue que ses propres parties
option-league-games = Parties de chaque rencontre, arrondies à des blocs entiers où chacun occupe chaque place
option-league-out = Dossier du classement et des parties ; un dossier existant est repris
option-train-minutes = Durée de l’entraînement
option-train-iterations = Itérations au lieu de minutes : la même graine donne alors le même réseau ; 0 : minutes
option-train-games = Parties simultanées (par défaut : 65536 sur une carte, 256 sur le processeur)
option-train-out = Fichier du réseau ; sa fiche, le journal, son graphique et l’état pour reprendre sont à côté
option-train-resume = Reprendre à partir de l’état à côté du réseau
option-train-from = Partir des poids de ce réseau
option-train-against = Ne jouer que contre ce réseau, qui n’apprend pas : à quel point peut-on le battre ?
option-train-cpu = Sur le processeur, même s’il y a une carte
option-exploit-nothing = Partir de poids au hasard au lieu de ceux du réseau
option-exploit-measure = Parties à mesurer pour chaque façon de répondre ; chaque donne se joue des deux côtés
option-exploit-out = Fichier des mesures ; la réplique, sa fiche, son journal, son graphique et son état sont à côté
option-stats-player = Ne compter que les choix de ce joueur
option-stats-plots = Dessiner des images dans ce dossier, en PNG et SVG
option-stats-parquet = Écrire les parties en Parquet
option-export-out = Le tableau à écrire : FICHIER.parquet ou FICHIER.ndjson
option-export-rows = Ce qu’est une ligne : games (une partie) ou decisions (une décision)
option-export-card = Écrire aussi une fiche, FICHIER.md, qui décrit le tableau et la façon de le refaire
option-export-observations = Inclure ce que verrait un réseau à chaque décision
option-remote-server = Adresse du serveur, comme https://example.org
option-remote-game = Le jeu des tables que le bot ouvre
option-remote-games = Nouvelles parties à jouer (par défaut : 1, ou 0 avec --join) ; les parties inachevées passent d’abord
option-remote-at-once = Parties à jouer en même temps
option-remote-against = Bot du serveur à affronter (par défaut : au choix du serveur)
option-remote-public = Ouvrir des tables publiques et attendre des joueurs au lieu d’affronter des bots
option-remote-join = Lien ou identifiant d’une table à rejoindre (répétable)
option-remote-name = Nom du bot sur le serveur (par défaut : celui de sa classe)
option-remote-account = Se connecter à ce compte ; le mot de passe est demandé, ou lu depuis un tube ou dans RIFTABLE_PASSWORD
option-remote-session = Conserver la session dans ce fichier (par défaut : un par serveur dans le dossier de données)
option-remote-patience = Abandonner quand le serveur n’a pas répondu pendant ce temps
option-host = Adresse d’écoute ; 0.0.0.0 pour tout le réseau
option-port = Port d’écoute ; 0 en choisit un libre
option-origin = Adresse publique de ce serveur, comme https://cartes.example (répétable)
option-proxy = Se fier aux en-têtes transmis par ce proxy (répétable)
option-floor = Temps de réponse minimal des bots quand plusieurs personnes jouent, en millisecondes ; cache leur temps de réflexion
option-ratings = Classer les comptes d’après leurs parties les uns contre les autres (nécessite l’extra « ratings »)
option-metrics = Publier les métriques Prometheus sur ce port ; sur localhost sauf si une adresse est donnée
option-custom-bot = Ajouter un bot personnalisé : net:FICHIER.npz ou FICHIER.py:CLASSE (répétable)
option-only-games = Ne proposer que ces jeux, séparés par des virgules (aussi RIFTABLE_GAMES)
option-data = Dossier de données, avec toutes les parties et tous les comptes
option-commitment = La promesse que la table montrait avant la partie, à comparer
option-browser = Ouvrir un navigateur (par défaut : oui)
option-bot-jobs = Processus pour les bots (par défaut : un de moins que de cœurs, à répartir entre les processus du serveur)
option-ray = Confier les bots et les analyses au cluster Ray à cette adresse, comme auto ou HOST:6379 (aussi RIFTABLE_RAY)
option-store = Utiliser la base PostgreSQL à cette adresse au lieu d’un fichier (aussi RIFTABLE_STORE)
option-bus = Adresse du serveur Redis qui relie plusieurs processus (aussi RIFTABLE_BUS)
option-workers = Processus du serveur ; à partir de deux, il faut --store et --bus
option-migrate-check = Seulement comparer, ne rien changer

# Ce qui ne va pas.

error = Erreur : { $text }
error-file = { $file } : { $text }
error-missing = ce fichier n’existe pas
error-directory = c’est un dossier, pas un fichier
error-denied = l’accès est refusé
error-not-text = ce n’est pas du texte
error-unreadable = lecture impossible ({ $text })
error-lang = il n’y a pas de langue « { $lang } » ; il y a { $known }
error-conflict = { $one } et { $other } ne vont pas ensemble
error-form = --option attend NOM=VALEUR, pas « { $text } »
error-twice = l’option { $name } est donnée deux fois
error-seats = --seats attend me, person, person:NOM ou un bot ({ $bots }), pas « { $text } »
error-seats-many = il n’y a que { $n ->
    [one] { $n } place
   *[other] { $n } places
}, et --seats en nomme { $given }
error-seats-me = --seats contient deux fois « me » ; utilisez person:NOM pour une autre personne
error-no-password = il manque le mot de passe de --account : tapez-le, ou définissez { $variable }
error-listen = le serveur ne peut pas écouter sur { $host }, port { $port } : { $text }
error-data = les données dans { $folder } sont inutilisables : { $text }
error-start = les processus n’ont pas pu démarrer ; les lignes ci-dessus disent pourquoi
error-data-file = { $folder } est un fichier, ou se trouve dans un fichier ; --data demande un dossier
error-data-in-use = un autre serveur utilise déjà { $folder } : arrêtez-le d’abord, ou choisissez un autre dossier avec --data
error-data-damaged = { $file } est endommagé : déplacez-le, puis restaurez une sauvegarde avec riftable restore
error-data-full = impossible d’écrire dans { $folder } : le disque est plein
error-data-readonly = impossible d’écrire dans { $folder } : il est en lecture seule, ou appartient à un autre compte du système
error-cluster = un cluster demande à la fois --store postgresql://… et --bus redis://…
error-store = il faut --store postgresql://…

# Qui est qui.

you = Vous
bot-pebble = Caillou
bot-spark = Étincelle
bot-gale = Bourrasque
bot-storm = Tempête
bot-quake = Séisme
bot-abyss = Abîme
bot-eclipse = Éclipse
bot-dice = Dé
bot-net = Réseau
seat = N° { $n }
player = Joueur { $n }

# La table.

welcome = { $game }. { $who }. Graine { $seed }.
welcome-hint = Répondez par un numéro ou en notation. « aide » montre les commandes.
round = Tour { $n }
hand-line = Votre main : { $cards }
hand-of = { $name }, main : { $cards }
nothing = –
over-prompt = annuler, journal, sauver FICHIER ou quitter ?
at-word = { $word } : { $text }
taken-back = Votre dernière décision est annulée.
saved = Partie écrite dans { $file }
save-how = Indiquez un fichier : sauver FICHIER
save-exists = { $file } existe déjà. Rien n’a été écrit.
save-failed = Impossible d’écrire { $file } : { $text }
leaving = Vous quittez la table.
curtain = { $name }, à vous de jouer. Les autres regardent ailleurs.
curtain-rise = Entrée : montrer vos cartes.
curtain-fall = Ensuite : { $name }. Entrée : tout cacher. annuler : revenir en arrière.

hint-title = Chances de gagner et ce que donne chaque réponse d’ici la fin de l’action :
hint-answers = Chances de gagner avec chaque réponse :
hint-best = ★ a la préférence du bot.
log-title = La partie jusqu’ici :

# Les commandes à la table ; chacune est aussi comprise en anglais.

word-undo = annuler
word-hint = indice
word-log = journal
word-board = plateau
word-save = sauver
word-help = aide
word-quit = quitter

help-answer = Répondez par le numéro d’une réponse ou en notation, en un ou plusieurs mots : { $example }
help-undo = annule votre dernière décision
help-hint = vos chances de gagner par chaque réponse, et ce qu’elle ferait
help-log = tout ce qui s’est passé jusqu’ici
help-show = montre à nouveau le plateau
help-save = écrit la partie dans FICHIER
help-help = cette liste
help-quit = quitte la table
file-word = FICHIER

# Positions, parties enregistrées, diagnostic.

replay-setup = Mise en place
replay-action = Action { $n }
replay-next = Entrée : continuer. q : quitter.
replay-open = L’enregistrement s’arrête ici. La partie n’est pas terminée.

kernels-compiled = { $game } : noyaux prêts après { $seconds } s
doctor-compiled = Le moteur est compilé (Python { $python }).
doctor-interpreted = Le moteur n’est pas compilé : il tourne en Python { $python }.
engine-slow = Remarque : le moteur n’est pas compilé, donc cela prend plusieurs fois plus de temps que nécessaire ; les résultats sont les mêmes. Installez une version compilée, ou « make compile » dans une copie du dépôt.
version-games = Jeux : { $games }
doctor-line = { $options } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
label = { $name } :
doctor-fine = Toutes les lois sont respectées.
doctor-broken = Une loi est enfreinte : { $text }

# Revenir sur une partie.

analyse-format = --out attend un fichier .svg ou .png, pas « { $file } »
analyse-nothing = cette partie ne contient encore aucune décision
analyse-stopped = Arrêté.
analyse-about = { $about } : { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
analyse-worst = Les décisions les plus coûteuses
analyse-none = La recherche n’a trouvé aucune meilleure décision.
analyse-turn = action
analyse-before = mieux
analyse-after = joué
analyse-cost = coût
analyse-question = Question : { $text }
analyse-played = Joué : { $words } · { $names }
analyse-better = Mieux : { $words } · { $names }
analyse-totals = Toutes les décisions
analyse-mean = coût moyen
analyse-blunders = gaffes
analyse-legend = Chances de gagner avec la meilleure réponse et avec celle jouée, selon ce que savait alors la personne qui jouait. Une gaffe coûte { $share } ou plus. La recherche est précise à quelques points de pourcentage près.
chances-title = Chances de gagner
chances-of = Chances de gagner, { $name }
chances-marks = Numéros : les décisions les plus coûteuses, comme dans le tableau. Barres : leur coût.

# Problèmes.

puzzle-title = Problème { $id } · { $theme } · niveau { $level }
puzzle-hint = Répondez par un numéro ou en notation. « solution » abandonne, « aide » liste les commandes.
puzzle-played = { $name } a joué : { $cards }
puzzle-right = Bravo, c’est juste !
puzzle-wrong = Il y avait mieux.
puzzle-reached = Votre coup : { $text }
puzzle-possible = Possible : { $text }
puzzle-slip = L’erreur : { $answer } · { $name }
puzzle-better = Mieux : { $names }
puzzle-solution = Solution : { $names }
puzzle-too-large = La suite ne peut pas être explorée jusqu’au bout. Choisissez une autre réponse.
puzzle-next = Entrée : un autre problème. q : quitter.
word-again = recommencer
word-solution = solution
help-again = reprendre ce problème du début
help-solution = abandonner et voir la solution

# L’arène.

arena-about = { $options }, à partir de la graine { $seed }
arena-resumed = { $n ->
    [one] { $n } partie est déjà dans le fichier.
   *[other] { $n } parties sont déjà dans le fichier.
}
arena-stopped = Interrompu. Jusqu’ici :
arena-player = joueur
arena-games = parties
arena-record = g–n–p
arena-wins = victoires
arena-interval = intervalle 95 %
arena-rating = classement ± 2σ
arena-decisions = décisions
arena-time = temps moyen
arena-slowest = au plus
arena-head-to-head = Victoires de la ligne contre la colonne
arena-sprt-high = Tranché : { $name } obtient { $share } des points plutôt que { $other } (LLR { $llr }).
arena-sprt-low = Tranché : { $name } obtient { $share } des points plutôt que { $other } (LLR { $llr }).
arena-sprt-open = Pas tranché : { $name } peut obtenir { $low } ou { $high } des points (LLR { $llr }).
arena-first = Parties gagnées par la place qui commence : { $share }.
arena-length = Durée d’une partie : { $turns } actions, { $decisions } décisions.
arena-speed = Vitesse : { $games } parties et { $decisions } décisions par seconde.
league-rating = cote
league-written = Le classement et les parties sont dans { $folder }.
train-card = Entraînement sur la carte.
train-cpu = Entraînement sur le processeur, lentement ({ $problem }).
train-line = { $minutes } min : { $decisions } millions de décisions, { $games } parties ; { $won } contre ses anciennes versions, { $explained } des résultats prévus, entropie { $entropy }
train-line-alone = { $minutes } min : { $decisions } millions de décisions, { $games } parties ; { $won } des points gagnés, { $explained } des résultats prévus, entropie { $entropy }
train-line-unfinished = { $minutes } min : { $decisions } millions de décisions, { $games } parties ; { $explained } des résultats prévus, entropie { $entropy }
train-nothing-left = Il ne reste rien à entraîner : { $option } { $n } est atteint, compté depuis le début. Donnez à { $option } un nombre plus grand pour continuer.
train-stopped = Interrompu ; --resume reprend d’ici.
train-written = Le réseau est dans { $file } ; sa fiche, son journal, son graphique et son état sont à côté.
train-plot-won = points gagnés contre ses anciennes versions
train-plot-won-alone = part des points gagnés
train-plot-explained = part des résultats que la valeur prévoit
train-plot-entropy = entropie de la politique
train-plot-time = minutes d’entraînement
exploit-line = { $minutes } min : { $decisions } millions de décisions, { $games } parties ; { $won } contre le réseau, entropie { $entropy }
exploit-stopped = Interrompu ; la réplique est mesurée telle quelle.
exploit-measuring = Mesure sur de nouvelles donnes, chacune des deux côtés.
exploit-answers = réponses
exploit-best = meilleur score
exploit-drawn = tirées selon leur probabilité
exploit-points = points gagnés
exploit-plot-won = points gagnés contre le réseau
exploit-written = Les mesures sont dans { $file }, la réplique dans { $response }.

# Statistiques.

stats-about = { $about } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
results-of-player = Choix d’un seul joueur : { $name }.
results-of-many = Ces choix sont de joueurs de force différente ; --player NOM ne compte que ceux d’un seul.
stats-saved = Écrit : { $file }
export-done = { $rows ->
    [one] Écrit : { $file }, { $rows } ligne
   *[other] Écrit : { $file }, { $rows } lignes
}
results-group = choix
results-pair = paire de choix
stats-pick = choix moyen
results-best-pairs = Paires de choix qui gagnent significativement le plus souvent
results-worst-pairs = Paires de choix qui gagnent significativement le moins souvent
stats-to-act = à agir
stats-place = { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
plot-players = Taux de victoire des joueurs
results-by-group = Taux de victoire des choix
results-by-pair = Taux de victoire des paires de choix
plot-start = Taux de victoire selon l’ordre de jeu
plot-length = Durée des parties
plot-scores = Score par action
plot-about = { $about } · { $who } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
plot-share = Part de parties gagnées
plot-even = Traits : intervalles à 95 %. Pointillé : égalité. Triangles : significativement au-dessus ou au-dessous.
plot-bold = En gras : significativement différent de l’égalité, à 95 %. En gris : trop peu de parties pour le dire.
plot-turns = Actions par partie
plot-decisions = Décisions par partie
plot-games = Parties
plot-median = médiane { $n }
plot-turn = Action
plot-score = Score
plot-winners = gagnants
plot-others = autres
plot-band = Trait : moyenne. Bande : les 80 % du milieu. Une partie finie garde son dernier score.
plot-mean = Trait : moyenne. Une partie finie garde son dernier score.

# Le serveur.

serve-at = La table est ouverte à { $address }
serve-open = Tout le monde sur votre réseau peut vous rejoindre avec cette adresse ou ce code QR.
serve-data = Les parties sont enregistrées dans { $folder }
serve-plain = La connexion n’est pas chiffrée : n’utilisez pas un mot de passe qui vous sert ailleurs.
serve-metrics = Les métriques Prometheus sont à http://{ $host }:{ $port }/metrics
error-origin = valeur de --origin invalide : « { $origin } » ; attendu : une adresse comme https://cartes.example
error-proxy = valeur de --proxy invalide : « { $proxy } » ; attendu : une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8
error-metrics = valeur de --metrics invalide : « { $text } » ; attendu : [HÔTE:]PORT
serve-stop = Ctrl+C arrête le serveur. Chaque partie pourra être reprise.
serve-not-built = Le client du navigateur n’est pas construit : lancez « make client » (demande Node).
migrate-same = identique
migrate-differs = différent
migrate-done = Tout est copié. Le fichier n’a pas changé ; vous pouvez le garder.
ratings-done =
    { $n ->
        [one] { $game } : classement calculé à partir de { $n } partie.
       *[other] { $game } : classement calculé à partir de { $n } parties.
    }
migrate-checked = Les contenus sont identiques.
migrate-unlike = le fichier et la base de données n’ont pas le même contenu
migrate-in-use = { $folder } est utilisé : arrêtez d’abord le serveur ({ $text })
migrate-not-empty = { $store } contient déjà des données ; utilisez une base vide

# Sauvegarder et restaurer.

backup-done = { $n ->
    [one] { $n } partie sauvegardée dans { $file }.
   *[other] { $n } parties sauvegardées dans { $file }.
}
backup-gaps = { $n ->
    [one] Une table est endommagée et a été copiée telle quelle ; elle ne peut pas être ouverte : { $tables }
   *[other] { $n } tables sont endommagées et ont été copiées telles quelles ; elles ne peuvent pas être ouvertes : { $tables }
}
backup-nothing = il n’y a pas encore de parties dans { $folder }
backup-exists = { $file } existe déjà ; une sauvegarde n’écrase jamais un fichier
backup-newer = { $file } a été écrit par une version plus récente de Riftable ; celle-ci ne sait pas le lire
backup-damaged = { $file } est endommagé ; rien n’a été copié
backup-foreign = { $file } n’est pas une base de données de Riftable
restore-done = { $n ->
    [one] { $n } partie restaurée dans { $folder }.
   *[other] { $n } parties restaurées dans { $folder }.
}
restore-exists = { $folder } contient déjà des parties ; déplacez-les d’abord, ou choisissez un autre dossier avec --data

# Mélanges vérifiables.

verify-game = Table { $game } : { $n ->
    [one] { $n } tirage
   *[other] { $n } tirages
}, à partir du coup { $start }.
verify-commitment = Promesse de cette graine : { $commitment }
verify-compare = Comparez-la avec la promesse que la table montrait avant la partie : aucune autre graine n’y correspond.
verify-kept = C’est la promesse que vous avez indiquée.
verify-broken = Ce n’est pas la promesse que vous avez indiquée : cette partie a été jouée avec une autre graine.
verify-own = La place { $seat } a ajouté { $salt } ; la personne à cette place peut comparer.
verify-server = La place { $seat } n’a rien ajouté ; la part du serveur découle de la graine.
verify-foreign = Place { $seat } : la part du serveur ne découle pas de la graine.
verify-wrong = Le coup { $at } était { $drawn }, mais aurait dû être { $due }.
verify-fair = Chaque tirage découle de la graine et de ce que les places ont ajouté. Aucune carte n’a été changée.
verify-unfair = Les cartes de cette partie n’ont pas été mélangées comme l’indique son enregistrement.
verify-limit = Cela ne montre pas si l’hôte du serveur a regardé les cartes.

# Un bot sur un serveur.

remote-password = Mot de passe
remote-plays = Partie en cours : { $link }, place { $seat }.
remote-ended = Table { $table } : { $text } ({ $n ->
    [one] { $n } coup
   *[other] { $n } coups
})
remote-trouble = Le serveur ne répond pas ({ $problem }). Nouvel essai dans { $seconds } s.
remote-stopped = Arrêté. Relancez la commande pour terminer les parties inachevées.
remote-summary = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, gagnées–nulles–perdues : { $record }
