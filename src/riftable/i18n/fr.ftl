# L’interface en français. Le texte du jeu n’est pas ici : c’est « speech » qui parle.

# La ligne de commande.

about = Une table de jeu ouverte, dans le terminal. Premier jeu : Riftforce.
usage = Utilisation : { $line }
usage-app = riftable COMMANDE [OPTIONS]
heading-commands = Commandes
heading-arguments = Arguments
heading-options = Options
more-help = « riftable COMMANDE --help » en dit plus.

command-play = Choisir ses guildes et jouer un duel contre un bot
command-show = Montrer un fichier de position
command-replay = Raconter une partie enregistrée, action par action
command-doctor = Vérifier les lois du moteur sur cette machine

argument-game = Le jeu : riftforce
argument-position = Une position en texte
argument-record = Une partie enregistrée

option-help = Afficher cette aide
option-version = Afficher la version
option-lang = Langue : en, fr ou uk
option-seed = Un nombre ; la même graine donne la même partie
option-draft = Guildes au choix : base (dix) ou beyond (les dix-huit)
option-guilds = Guildes nommées au lieu du choix, quatre par place : « fire ice light water / air plant sand star »
option-first = Qui commence : random (au hasard), 0 (vous) ou 1 (le bot)
option-bot = Le bot : greedy ou random
option-name = Votre nom à la table
option-option = Toute autre option des règles ; peut être répétée
option-position = Reprendre à partir d’un fichier de position
option-load = Reprendre une partie enregistrée
option-ascii = Caractères simples seulement, sans symboles de guildes
option-loose = Accepter un plateau que la boîte ne permet pas
option-step = S’arrêter après chaque action et montrer le plateau
option-games = Parties au hasard pour chaque jeu d’options

# Ce qui ne va pas.

error = Erreur : { $text }
error-file = { $file } : { $text }
error-missing = ce fichier n’existe pas
error-directory = c’est un dossier, pas un fichier
error-denied = l’accès est refusé
error-not-text = ce n’est pas du texte
error-unreadable = lecture impossible ({ $text })
error-lang = la langue « { $lang } » n’existe pas ici ; il y a { $known }
error-conflict = { $one } et { $other } ne vont pas ensemble
error-form = --option attend NOM=VALEUR, pas « { $text } »
error-twice = l’option { $name } est donnée deux fois

# Qui est qui.

you = Vous
bot-greedy = Étincelle
bot-random = Caillou
seat = Nº { $n }

# La table.

welcome = Riftforce. { $name } contre { $bot }. Graine { $seed }.
welcome-hint = Répondez par un numéro ou en notation. « aide » montre les commandes.
round = Tour { $n }
seat-line = { $name } : score { $score } · main { $hand } · pioche { $deck } · défausse { $discard }
seat-line-top = { $name } : score { $score } · main { $hand } · pioche { $deck } · défausse { $discard }, dessus { $card }
hand-line = Votre main : { $cards }
hand-of = { $name }, main : { $cards }
guilds-line = { $name } : { $guilds }
nothing = –
over-prompt = annuler, journal, sauver FICHIER ou quitter ?
at-word = { $word } : { $text }
taken-back = Votre dernière décision est annulée.
saved = Partie écrite dans { $file }
save-how = Dites où : sauver FICHIER
save-exists = { $file } existe déjà. Rien n’a été écrit.
save-failed = Impossible d’écrire { $file } : { $text }
leaving = Vous quittez la table.

hint-title = Ce que chaque réponse peut donner d’ici la fin de votre action :
hint-guilds = Ce que font les guildes au choix :
hint-chance = dépend du hasard
hint-best = ★ a la préférence du bot.
log-title = La partie jusqu’ici :

# Les commandes à la table ; chacune est aussi comprise en anglais.

word-undo = annuler
word-hint = indice
word-log = journal
word-board = plateau
word-guilds = guildes
word-discard = défausse
word-save = sauver
word-help = aide
word-quit = quitter

help-answer = Répondez par le numéro d’une réponse ou en notation, en un ou plusieurs mots : play fire5 @2 stop
help-board = Sur le plateau, FI6 4/6 −2 veut dire : { $card }, il reste 4 points de vie sur 6, 2 dégâts. Dans chaque ligne, la première carte est la plus proche de la Faille.
help-undo = annule votre dernière décision
help-hint = ce que ferait chaque réponse
help-log = tout ce qui s’est passé jusqu’ici
help-show = montre à nouveau le plateau
help-guilds = les capacités des guildes des deux côtés
help-save = écrit la partie dans FICHIER
help-help = cette liste
help-quit = quitte la table
file-word = FICHIER

# Positions, parties enregistrées, diagnostic.

replay-setup = Mise en place
replay-action = Action { $n }
replay-next = Entrée : continuer. q : quitter.
replay-open = L’enregistrement s’arrête ici. La partie n’est pas terminée.

doctor-compiled = Le moteur est compilé (Python { $python }).
doctor-interpreted = Le moteur n’est pas compilé : il tourne en Python { $python }.
doctor-options = options : { $options }
doctor-defaults = options par défaut
doctor-line = { $options } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
doctor-fine = Toutes les lois sont respectées.
doctor-broken = Une loi est enfreinte : { $text }
