# Riftbound en français : le catalogue, puis le terminal. Ce qui se passe dans une partie est dit par `speech`.

game-title = Riftbound
game-help = Des Champions et leurs decks se disputent des Battlefields : le premier à huit points gagne.
game-summary = De 2 à 4 joueurs · de 30 à 60 minutes
mode-duel = Duel
mode-duel-help = Un contre un, deux Battlefields, 8 points.
mode-match = Match
mode-match-help = Deux duels gagnants ; entre eux, les decks peuvent changer.
mode-skirmish = Skirmish
mode-skirmish-help = À trois, chacun pour soi.
mode-war = War
mode-war-help = À quatre, chacun pour soi.
mode-magma = Deux contre deux
mode-magma-help = Deux équipes, trois Battlefields, 11 points.
option-decks = Decks
option-decks-help = Qui joue quel deck.
group-starter = Decks de démarrage
group-origins = Origins
group-spiritforged = Spiritforged
option-first = Qui commence
option-first-help = La place qui joue le premier tour.
option-lists = Listes des decks
option-lists-help = Tout le monde peut-il savoir ce que contiennent les decks ?
value-lists-open = Ouvertes
value-lists-closed = Secrètes

# Le terminal.

command-cards = Montrer les cartes de Riftbound que le moteur sait jouer
command-decks = Montrer les decks de Riftbound, ou en vérifier un
argument-card = Un mot du nom, un tag ou le numéro des cartes
argument-deck = Un deck par son nom, ou un fichier avec une liste
metavar-deck = DECK
flag-decks = Riftbound : un deck par place, séparés par des barres : annie / garen, ou des listes de cartes
bound-turn = Tour { $n } : { $name }
bound-setup = Avant le premier tour. Qui commence : { $name }
bound-uncontrolled = aucun
bound-field = { $card } (contrôle : { $name })
bound-seat = { $name }, { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal } · main { $hand } · Main Deck { $deck } · Trash { $trash }
bound-runes = Runes (Ready sur total) : { $runes }
bound-champion = Champion Zone : { $card }
bound-chain = La Chain, du plus récent au plus ancien : { $cards }
bound-deck = { $name } : { $card }
bound-notice = Projet de fans non officiel : Riftbound appartient à Riot Games.
bound-unit = { $name } : { $unit }
bound-might = { $n } Might
bound-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
bound-exhausted = Exhausted
bound-gear-exhausted = Exhausted
bound-stunned = Stun
bound-buffed = Buff
bound-attacker = attaque
bound-defender = défend
bound-temporary = Temporary
bound-empowered = Empowered
bound-attached = sur { $unit }
bound-facedown = { $name } : une carte cachée
bound-facedown-mine = { $name } : { $card }, cachée, jouable maintenant
bound-facedown-new = { $name } : { $card }, cachée, jouable dès le prochain tour
bound-gone = { $name } a quitté la partie
bound-automatic = Les coûts sont payés pour vous, et vous passez quand vous n’avez rien à répondre. « automatique » active ou désactive les deux, « céder » passe jusqu’à la fin du tour.
automatic-on = Les coûts sont payés et les passes sans choix sont faites pour vous.
automatic-off = On vous demande comment payer, et à chaque passe.
word-cards = cartes
word-automatic = automatique
word-yield = céder
help-bound = Une Unit est affichée avec son numéro, sa Might et ses dégâts. Dans un coût, [4] est de l’Energy et une lettre de la Power : { $domains }, [C] un des Domains de la carte, [A] n’importe lequel. Une réponse peut se réduire au nom de la carte.
help-cards = le texte des cartes visibles
help-automatic = payer et passer tout seul, ou non
help-yield = passer en Showdown et sur la Chain jusqu’à la fin de ce tour
yielding = Vous passez jusqu’à la fin de ce tour.
cards-none = aucune carte ne correspond à « { $word } »
cards-near = aucune carte ne correspond à « { $word } » ; la plus proche est { $guess }
decks-how = « riftable decks NOM », « riftable decks FICHIER » ou « riftable decks CODE » montre une liste et la vérifie.
decks-none = il n’y a ni deck « { $name } » ni fichier de ce nom ; il y a { $known }
decks-legal = Le deck est conforme, et toutes ses cartes peuvent être jouées.
decks-line = Comme option : { $line }
decks-code = Code du deck : { $code }

# Garder des decks sur un serveur.

refused-decks-need-account = Les decks ne sont gardés ici que pour les comptes. Sans compte, c’est ce navigateur qui les garde.
refused-no-cards = Cette liste ne contient aucune carte.
refused-unknown-deck = Ce deck n’existe pas.
refused-too-many-decks = Un compte peut garder { $n } decks au plus.

# Problèmes.

puzzle-theme-lethal = Gagner à ce tour
puzzle-task-lethal = Gagnez à ce tour, quoi que fasse votre adversaire. Sa main est visible.
puzzle-value-lethal = { $n ->
    [0] votre adversaire peut vous en empêcher
   *[other] vous gagnez
}
