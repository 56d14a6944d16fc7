# The table in the browser, in French.

# Pages.

headline = Brisez la ligne.
subline = Cinq sites, une Faille, votre table.
play-now = Jouer
play-now-what = { $game }, contre un bot
invite = Inviter quelqu’un
games = Jeux
against-bot = Contre un bot
against-bots = Contre des bots
set-table = Préparer une table
your-games = Vos parties
continue = Continuer
open-tables = Tables ouvertes
no-tables = Aucune table ouverte.
open-one = En ouvrir une
join = Rejoindre
watch = Regarder
alone = en solo
have-code = Un code ou un lien ?
replays = Parties à revoir
replay = Revoir
open-record = Ouvrir un fichier
fan-project = Projet de fans non officiel. Aucune illustration d’éditeur. Règles et noms appartiennent à leurs ayants droit.
self-hosted = Hébergé ici : vos données restent sur ce serveur.
licenses = Licences
guest = Sans compte
keep-name = Garder ce nom
name-kept = Votre nom est gardé.
password = Mot de passe
register = Créer un compte
registered = Compte créé.
log-in = Se connecter
logged-in = Vous revoilà.
log-out = Se déconnecter
logged-out = Déconnexion faite.
account-known = Ce serveur vous reconnaît, sur tout appareil.
account-why = Aucun compte n’est nécessaire pour jouer. Avec un mot de passe, vous retrouvez vos parties sur un autre appareil.
account-open = Compte et données
plain-warning = La connexion à ce serveur n’est pas chiffrée : d’autres personnes sur le réseau pourraient la lire. N’utilisez pas ici un mot de passe qui vous sert ailleurs.
plain-known = Compris
nav-new = Nouvelle table
nav-learn = Apprendre
nav-rules = Règles
menu = Menu
home = Accueil
nothing-here = Il n’y a rien ici.
loading = Chargement…
error-title = Un problème est survenu
error-server = Le serveur ne répond pas comme il faut. Rien n’est perdu.
error-slow = Aucune réponse. Réessayez.
try-again = Réessayer
close = Fermer
no-table = Table introuvable

# Setting a table.

new-title = Préparer une table
new-what = À quoi jouons-nous ?
new-mode = Mode
new-players = Joueurs
new-who = Qui s’assoit où ?
more-options = Plus d’options
seat-n = Place { $n }
seat-me = moi
seat-open = une personne avec le lien
seat-bot = bot : { $name }
seat-here = une personne sur cet appareil
name-of-seat = Nom à la place { $n }
deck-own = un deck personnel
player-n = Joueur { $n }
your-name = Votre nom
clock = Horloge
clock-none = aucune
clock-move = { $n } secondes par tour de jeu
clock-game = { $n } minutes, plus { $bonus } secondes par tour de jeu
clock-days = { $n ->
    [one] { $n } jour par tour de jeu
   *[other] { $n } jours par tour de jeu
}
stand-in-bot = Bot qui joue à la place d’une personne absente
stand-in-usual = le bot habituel
stand-in-told = Si quelqu’un s’absente longtemps, les autres peuvent laisser { $bot } jouer jusqu’à son retour.
public = Montrer cette table à tout le monde ici
invited = Sur invitation seulement : chaque lien fait entrer une personne, une fois
open-table = Ouvrir la table
open-table-what = et envoyer le lien
open-table-invite = et inviter les autres
start-now = Commencer
link-help = La page suivante donne le lien pour les autres. Aucun compte n’est nécessaire.
room-waiting = On attend que tout le monde soit assis…
room-full = Tout le monde est là.
room-salting = Tout le monde est là. On mélange les cartes.
room-link = Envoyez ce lien
room-scan = Ou faites viser le code avec un téléphone.
room-qr = Code QR de ce lien
room-alone = Ce lien ne marche que sur cet ordinateur. Pour ouvrir aux autres, lancez le serveur ainsi :
copy = Copier
copied = Copié
fill-bot = y mettre un bot…
fill-seat = Un bot à la place { $n }
sit-down = S’asseoir
open-again = Libérer la place
open-seat = place libre
leave-table = Quitter la table
invites = Invitations
invites-text = Chaque lien permet à une personne de s’asseoir, une fois. Vous pouvez l’annuler tant qu’il n’a pas servi.
invites-new = Créer une invitation
invites-link = Lien de cette invitation
invites-once = Copiez-le maintenant : il n’est montré qu’une fois.
invites-open = libre
invites-used = utilisée
invites-at = Invitation { $n }
invites-end = Annuler
invites-end-of = Annuler l’invitation { $n }
invited-title = On vous attend
invited-text = On vous garde une place à cette table. Aucun compte n’est nécessaire.

# At the table.

table = Table
others = Les autres
tools = Outils
board = Plateau
actions = Actions
log = Journal
chat = Discussion
chat-unread = { $n ->
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
chat-empty = Rien n’a encore été dit.
chat-say = Dire quelque chose
send = Envoyer
again = Revoir le dernier tour
help = Aide
settings = Paramètres
card = Carte
undo = Annuler
back = Retour
back-step = Un pas en arrière
undo-reach = { $n ->
    [one] { $n } décision peut être reprise
   *[other] { $n } décisions peuvent être reprises
}
hint = Indice
no-hint = Pas d’indice ici.
hint-clear = Un choix est nettement le meilleur.
hint-better = Un choix vaut un peu mieux que les autres.
hint-close = Plusieurs choix se valent.
hint-where = Où ?
hint-look = Regardez ici : { $where }.
hint-two = C’est l’un de ceux qui sont marqués.
hint-off-board = C’est l’un des boutons.
hint-what = Quel coup ?
hint-chance = { $n } % de chances de gagner
hint-less = { $n } % de moins
hint-line = { $what } : { $how }
label-value = { $what } : { $how }
sending = Envoi…
not-now = Impossible maintenant.
your-turn = À vous. { $prompt }
your-turn-short = À vous
confirm-now = Le bouton doré valide.
choose-first = Choisissez
choose-place = Où ?
your-hand = Votre main
spent = payée
picked-as = choix { $n }
may-pick = à choisir
location = Site { $n }
theirs = en face
score-label = Score : vous { $mine }, en face { $theirs }, sur { $goal }
in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
in-deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
to-act = doit jouer
away = hors ligne
stand-in = un bot joue
watching = Vous regardez.
setup = Mise en place
look-back = Revoir ce moment
looking-back = Tel que c’était alors
back-to-now = Revenir au présent
copy-log = Copier en texte
command-line = Notation
link-live = En ligne
link-connecting = Connexion…
link-sending = Envoi…
link-lost = Reconnexion… rien n’est perdu.
link-closed = Fermée
time-left = Il reste { $n } secondes.
no-clock = Il n’y a pas d’horloge.
resign = Abandonner
resign-sure = Abandonner cette partie ?
ask-takeback = Demander à reprendre
takeback-asked = Demandé. On attend les autres.
agree = Accepter
decline = Refuser
replace = Faire jouer un bot pour { $name }
take-back-seat = Reprendre ma place
meanwhile = Ce qui s’est passé entre-temps
meanwhile-now = { $n ->
    [0] Un bot joue à votre place. Il n’a encore rien fait.
    [one] Un bot joue à votre place. Il a agi pendant { $n } tour de jeu.
   *[other] Un bot joue à votre place. Il a agi pendant { $n } tours de jeu.
}
meanwhile-then = { $n ->
    [0] Un bot a gardé votre place. Il n’a rien fait.
    [one] Un bot a joué à votre place. Il a agi pendant { $n } tour de jeu.
   *[other] Un bot a joué à votre place. Il a agi pendant { $n } tours de jeu.
}
meanwhile-for-you = Le bot, pour vous :
meanwhile-before = Voir comment c’était avant
meanwhile-again = Revoir
curtain = Les autres regardent ailleurs.
curtain-for = À suivre : { $name }
curtain-raise = C’est moi : montrer mes cartes

# Cards and standings.

standing = Classement
lay-unseen = La poser face cachée
lay-seen = La poser face visible

# After the game.

you-won = Vous avez gagné
you-lost = Vous avez perdu
game-over = La partie est finie
curve = L’avance au fil de la partie
curve-words = Votre avance à la fin : { $last } ; maximum { $high }, minimum { $low }.
turning-points = Les tournants
play-on = Rejouer d’ici
see-board = Voir la table
to-story = L’histoire de la partie
share = Partager
rematch = Revanche
rematch-asked = On attend les autres…
to-rematch = À la revanche
eyes = Point de vue
all-open = toutes cartes visibles
to-start = Au début
to-end = À la fin
step-back = Un pas en arrière
step-on = Un pas en avant
step-of = Étape { $n } sur { $all }
run = Lire
pause = Pause
copy-link = Copier le lien
save-file = Enregistrer
fair-title = Mélanges vérifiables
fair-check = Vérifier les mélanges

# Settings.

set-lang = Langue
set-theme = Thème
theme-auto = comme le système
theme-dark = sombre
theme-light = clair
theme-contrast = contraste élevé
set-speed = Animations
speed-normal = normales
speed-fast = rapides
speed-none = aucune
set-confirm = Valider avant d’envoyer
confirm-auto = sur écran tactile
confirm-always = toujours
confirm-never = jamais
set-marks = Signaler ce qui peut être choisi
marks-strong = nettement
marks-subtle = légèrement
marks-off = pas du tout
set-sound = Son
set-verbose = Libellés longs pour lecteurs d’écran
set-buzz = Vibrer quand c’est à vous
set-keys = Touches
keys-how = Appuyez sur l’une, puis sur la touche voulue. Suppr la laisse sans touche.
keys-press = Une touche…
keys-none = aucune
keys-set = { $key } : { $action }
keys-fixed = { $key } sert à autre chose à la table ou dans le navigateur.
keys-taken = { $key } est déjà prise : { $action }.
keys-swap = Échanger les deux
keys-leave = Laisser ainsi
keys-reset = Comme au début
switch-on = activé
switch-off = désactivé

# Help.

help-touch = Appuyez longuement sur une carte, ou survolez-la, pour la voir de près. Choisissez ce qui ne peut pas l’être, et vous saurez pourquoi.
help-keys = Touches
read-rules = Lire les règles
key-f6 = F6
key-f6-does = partie suivante de l’écran
key-arrows = ← ↑ → ↓
key-arrows-does = voisin dans cette direction
key-enter = Entrée
key-enter-does = choisir
key-esc = Échap
key-esc-does = un pas en arrière
key-confirm-does = valider
key-undo-does = annuler
key-digits = 1–9
key-digits-does = carte de votre main
key-lanes = Alt+1–6
key-lanes-does = site
key-line-does = saisir la notation
key-board-does = plateau
key-hand-does = votre main
key-last-does = dire ce qui vient de se passer
key-score-does = dire le score
key-clock-does = dire les horloges
key-opponent-does = dire ce qu’ont les autres
key-asked-does = dire ce qui est demandé
key-hint-does = indice
key-yield-does = céder ce tour, ou ne plus céder ({ $games })
key-help-does = cette aide
