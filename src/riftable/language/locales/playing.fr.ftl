# What tables say, from setting one to its replay, in French.

cancel = Annuler
no-table = Table introuvable
new-title = Préparer une table
new-what = À quoi jouons-nous ?
new-mode = Mode
new-players = Joueurs
new-who = Qui s’assoit où ?
more-options = Plus d’options
seat-n = Place { $n }
seat-me = moi
seat-open = une personne avec le lien
seat-bots = Bots, du plus faible au plus fort
bot-choice = { $strength } ({ $name })
seat-bot = bot : { $name }
seat-here = une personne sur cet appareil
name-of-seat = Nom à la place { $n }
deck-own = un deck personnel
player-n = Joueur { $n }
clock = Horloge
clock-none = aucune
clock-move = { $n } secondes par tour de jeu
clock-game = { $n } minutes, plus { $bonus } secondes par tour de jeu
clock-days = { $n ->
    [one] { $n } jour par tour de jeu
   *[other] { $n } jours par tour de jeu
}
absent = Quand le temps est écoulé
absent-wait = la partie attend ; les autres peuvent faire jouer un bot
absent-skip = un bot joue ce tour
absent-bot = un bot joue jusqu’au retour de la personne
absent-lose = la personne abandonne
out-of-time = temps écoulé
time-up = { $name } n’a plus de temps.
let-bot-play = Faire jouer un bot
stand-in-bot = Bot qui joue à la place d’une personne absente
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
leave-table = Quitter la table
leave-sure = Votre place reste à vous : la partie vous attend dans « Vos parties », sur la page d’accueil.
leave-stand-in = Après une minute d’absence, les autres peuvent laisser un bot jouer pour vous.
leave-later = Partir pour l’instant
leave-resign = Abandonner et partir
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
others = Les autres
tools = Outils
board = Plateau
actions = Actions
log = Journal
chat-unread = { $n ->
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
chat-empty = Rien n’a encore été dit.
chat-say = Dire quelque chose
send = Envoyer
acts = { $name } joue…
turn-over = { $name } a fini son tour.
took-back = { $name } a annulé sa dernière action.
go-on-when-ready = Continuez dès que vous le voulez.
others-turn = Ce que font les autres
turn-summary = Ce que les autres ont fait
go-on = Continuer
before-all = Avant tout cela
help = Aide
table-menu = Menu de la table
back-step = Un pas en arrière
undo-ask = Dans le menu : « { $item } ».
undo-reach = { $n ->
    [one] { $n } décision peut être reprise
   *[other] { $n } décisions peuvent être reprises
}
no-hint = Pas d’indice ici.
hint-clear = Un choix est nettement le meilleur.
hint-better = Un choix vaut un peu mieux que les autres.
hint-close = Plusieurs choix se valent.
hint-others = D’autres coups
hint-chance = { $n } % de chances de gagner
hint-less = { $n } % de moins
hint-ahead = { $n } % de mieux que la suivante
sending = Envoi…
not-now = Impossible maintenant.
your-turn = À vous. { $prompt }
whole-prompt = Afficher toute la question
confirm-now = Le bouton doré valide.
chosen-of = { $n } sur { $most }
chosen-up-to = { $n } sur { $most } au plus
choose-first = Choisissez
choose-place = Où ?
your-hand = Votre main
spent = payée
picked = choisie
picked-as = choix { $n }
may-pick = à choisir
may-pick-instead = à choisir à la place
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
in-discard = { $n ->
    [one] { $n } carte dans la défausse
   *[other] { $n } cartes dans la défausse
}
piles = Cartes et piles
your-cards = Vos cartes
pile-hand = Main
pile-deck = Pioche
pile-discard = Défausse
pile-top-only = Selon la règle, seule la carte du dessus peut être regardée.
copies = × { $n }
to-act = doit jouer
away = hors ligne
stand-in = un bot joue
watching = Vous regardez.
watching-behind = { $n ->
    [one] Vous regardez, avec { $n } tour de retard.
   *[other] Vous regardez, avec { $n } tours de retard.
}
setup = Mise en place
look-back = Revoir ce moment
log-passes = Passe : { $names }
log-you = vous
looking-back = Tel que c’était alors
locked-past = Vous regardez en arrière : rien ne peut être joué.
back-to-now = Revenir au présent
copy-log = Copier en texte
log-empty = Rien ne s’est encore passé.
command-line = Notation
link-live = En ligne
link-connecting = Connexion…
link-sending = Envoi…
link-lost = Reconnexion… rien n’est perdu.
link-closed = Fermée
time-left = Il reste { $n } secondes.
no-clock = Il n’y a pas d’horloge.
resign-sure = Abandonner cette partie ?
play-further = Continuer à jouer
ask-takeback = Demander à reprendre
take-back = Reprendre ma dernière décision
takeback-asked = Demandé. On attend les autres.
takeback-declined = Refusé : rien n’est repris.
agree = Accepter
decline = Refuser
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
standing = Classement
lay-unseen = Sans la montrer
lay-seen = Face visible
you-won = Vous avez gagné
you-lost = Vous avez perdu
game-over = La partie est finie
curve = L’avance au fil de la partie
curve-words = Votre avance à la fin : { $last } ; maximum { $high }, minimum { $low }.
turning-points = Les tournants
lead-change = { $n } pour vous
to-review = Analyse
to-study = Étude
to-studies = Études
play-on = Rejouer d’ici
see-board = Voir la table
to-story = L’histoire de la partie
share = Partager
rematch-asked = On attend { $names }…
to-rematch = À la revanche
rematch-accept = Accepter la revanche
rematch-declined = La revanche a été refusée.
rematch-open = La revanche a commencé.
watch-rematch = Regarder la revanche
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
copy-table-link = Copier le lien de cette table
save-file = Enregistrer
fair-title = Mélanges vérifiables
fair-check = Vérifier les mélanges
help-touch = Appuyez longuement sur une carte, ou survolez-la, pour la voir de près. Choisissez ce qui ne peut pas l’être, et vous saurez pourquoi.
help-keys = Touches
read-rules = Lire les règles

# Puzzles, and the steps of lessons.

exercise-known = Cartes connues
exercise-own-played = Vous avez joué
exercise-their-played = { $name } : cartes jouées
exercise-own-hand = Votre main
exercise-their-hand = { $name } : main
exercise-unknown-card = face cachée
exercise-restart = Recommencer
exercise-locked = Le moteur montre une suite. Fermez-la pour continuer.
exercise-no-hints = Il n’y a pas d’indices ici.
exercise-show-again = Revoir
exercise-try-again = Réessayer
