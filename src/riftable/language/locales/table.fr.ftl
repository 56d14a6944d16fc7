# The table in the browser, in French.

# Pages.

headline = Brisez la ligne.
subline = Cinq sites, une Faille, votre table.
play-now = Jouer
play-now-what = { $game }, contre un bot
invite = Inviter quelqu’un
games = Jeux
learn-first = Première fois ? Suivez la leçon
against-bot = Contre un bot
against-bots = Contre des bots
set-table = Préparer une table
your-games = Vos parties
remove-game = Retirer de cette liste
removed-games = { $n ->
    [one] { $n } partie retirée de cette liste
   *[other] { $n } parties retirées de cette liste
}
bring-back = Remettre
score-of = Score
score-you = Vous
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
profile-open = Toutes vos parties et vos résultats
plain-warning = La connexion à ce serveur n’est pas chiffrée : d’autres personnes sur le réseau pourraient la lire. N’utilisez pas ici un mot de passe qui vous sert ailleurs.
plain-known = Compris
nav-new = Nouvelle table
nav-learn = Apprendre
nav-rules = Règles
nav-puzzles = Problèmes
menu = Menu
home = Accueil
nothing-here = Il n’y a rien ici.
loading = Chargement…
error-title = Un problème est survenu
error-server = Le serveur ne répond pas comme il faut. Rien n’est perdu.
error-slow = Aucune réponse. Réessayez.
error-page = Cette page ne peut pas être affichée. Rien n’est perdu.
try-again = Réessayer
close = Fermer

# Setting a table.

your-name = Votre nom
open-seat = place libre

# At the table.

table = Table
chat = Discussion
again = Revoir le dernier tour
skip = Sauter
settings = Paramètres
card = Carte
undo = Annuler
back = Retour
hint = Indice
label-value = { $what } : { $how }
your-turn-short = À vous
resign = Abandonner
replace = Faire jouer un bot pour { $name }

# After the game.

rematch = Revanche

# Settings.

set-lang = Langue
set-theme = Thème
theme-auto = comme le système
theme-dark = sombre
theme-light = clair
theme-contrast = contraste élevé
set-speed = Vitesse des tours et des animations
speed-slow = 0,5×
speed-normal = 1×
speed-fast = 2×
speed-none = aucune : d’un coup
set-waits = M’attendre après le tour de chaque adversaire
set-at-once = Envoyer aussitôt les actions d’un seul geste
set-at-once-does = Sinon, tout part avec le bouton doré : aucun clic n’est définitif.
at-once-never = jamais
at-once-bots = seulement contre des bots
at-once-always = toujours
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
key-again-does = revoir le dernier tour
key-pause-does = mettre en pause, ou reprendre
key-previous-does = l’action précédente
key-next-does = l’action suivante
key-help-does = cette aide
