# La table de Riftbound dans le navigateur, en français.

deck-of-seat = Deck de la place { $n }
riftbound-help = Jouez des cartes de votre main, envoyez des Units sur les Battlefields et tenez-les : le premier à huit points gagne. Ce qui peut être choisi est encadré de vert ; le bouton doré dit ce qu’il fait.

rb-you = Vous
rb-fury = Fury
rb-calm = Calm
rb-mind = Mind
rb-body = Body
rb-chaos = Chaos
rb-order = Order
rb-unit = Unit
rb-spell = Spell
rb-gear = Gear
rb-legend = Legend
rb-battlefield = Battlefield
rb-champion = Champion
rb-signature = Signature
rb-token = Token
rb-action = Action
rb-reaction = Reaction
rb-ability = Ability
rb-ready = Ready
rb-exhausted = Exhausted
rb-legend-ready = Ready
rb-legend-exhausted = Exhausted
rb-gear-ready = Ready
rb-gear-exhausted = Exhausted
rb-stunned = Stun
rb-buffed = Buff
rb-temporary = Temporary
rb-empowered = Empowered
rb-attacker = attaque
rb-defender = défend
rb-might = Might
rb-might-n = Might { $n }
rb-might-now = Might actuelle
rb-printed = imprimée { $n }
rb-damage = Dégâts
rb-damage-n = dégâts { $n }
rb-state = État
rb-effect = effet
rb-bears-n = { $n } Equipment
rb-worn-by = sur { $unit }
rb-in-effect = Effets en cours
rb-whose = Contrôle
rb-energy = { $n } Energy
rb-power-n = { $n } Power
rb-power-of = Power { $domain }
rb-power-any = Power de n’importe quel Domain
rb-exhaust = Exhaust
rb-cost = coûte { $n }
rb-rune-fury = Rune Fury
rb-rune-calm = Rune Calm
rb-rune-mind = Rune Mind
rb-rune-body = Rune Body
rb-rune-chaos = Rune Chaos
rb-rune-order = Rune Order
rb-runes-of = Runes : { $name }
rb-runes-n = { $domain } : { $ready } Ready sur { $all }
rb-no-runes = aucune Rune
rb-left = n’est plus là
rb-uncontrolled = à personne
rb-field-unchosen = pas encore choisi
rb-you-hold = à vous
rb-holds = à { $name }
rb-contested = disputé par { $name }
rb-contested-you = disputé par vous
rb-sums = Might : la vôtre { $mine }, en face { $theirs }
rb-scored = marqué
rb-facedown = cachée
rb-facedown-of = Carte cachée : { $name }
rb-facedown-mine = Votre carte cachée : { $card }
rb-open-field = Voir { $field } ; cartes, en face et à vous :
rb-tab-theirs = { $n } en face
rb-tab-yours = { $n } à vous
rb-tab-empty = vide
rb-chain = Chain
rb-newest = la plus récente en haut
rb-chain-empty = la Chain est vide
rb-showdown = Showdown
rb-showdown-at = Showdown : { $field }
rb-pending = en train d’être jouée
rb-pending-ability = va sur la Chain
rb-next = se résout ensuite
rb-aims = cible :
rb-attack-you = Vous attaquez avec
rb-attacks-with = { $name } attaque avec
rb-defend-you = Vous défendez avec
rb-defends-with = { $name } défend avec
rb-focus = Focus
rb-priority = Priority
rb-passed = Ont passé
rb-base = Base
rb-your-base = Votre base
rb-base-of = Base : { $name }
rb-champion-play = Champion en jeu
rb-champion-chain = Champion sur la Chain
rb-champion-hidden = Champion caché
rb-champion-hand = Champion en main
rb-champion-trash = Champion dans la Trash
rb-champion-banished = Champion banni
rb-champion-deck = Champion dans le deck
rb-champion-unseen = Champion hors de vue
rb-gone = a quitté la partie
rb-opponents = Les autres
rb-partner = partenaire
rb-choices-here = il y a de quoi choisir ici
rb-in-deck = { $n } dans le Main Deck
rb-in-rune-deck = { $n } dans le Rune Deck
rb-in-trash = { $n } dans la Trash
rb-in-banished = { $n } au Banishment
rb-piles-of = Decks et Trash : { $name }
rb-trash = Trash
rb-banished = Banishment
rb-main-deck = Main Deck
rb-rune-deck = Rune Deck
rb-any-order = Vous connaissez ces cartes, pas leur ordre.
rb-closed-list = Cette liste est secrète.
rb-unplaced = Dans la liste, pas encore vues
rb-towards = vers { $place }
rb-taps = { $n ->
    [one] Exhaust { $n } Rune
   *[other] Exhaust { $n } Runes
}
rb-recycles = Recycle { $n }
rb-uses = utilise { $cards }
rb-pay-otherwise = Payer autrement
rb-pass-priority = Passer la Priority
rb-pass-focus = Passer le Focus
rb-keep = Garder cette main
rb-go = Déplacer
rb-choose-nothing = Ne rien choisir
rb-exchange = { $n ->
    [one] Échanger { $n } carte
   *[other] Échanger { $n } cartes
}
rb-discard-cards = { $n ->
    [one] Défausser { $n } carte
   *[other] Défausser { $n } cartes
}
rb-recycle-cards = { $n ->
    [one] Recycle { $n } carte
   *[other] Recycle { $n } cartes
}
rb-move-units = Déplacer { $n } Units
rb-then-resolves = { $card } se résout
rb-then-answers = puis { $name } peut répondre
rb-then-focus = puis { $name } a le Focus
rb-then-combat = tous ont passé : combat
rb-then-control = tous ont passé : { $field } se décide
rb-then-over = tous ont passé : fin du Showdown
rb-wait-priority = { $name } a la Priority et peut répondre à { $card }
rb-wait-focus = { $name } a le Focus du Showdown sur { $field }
rb-wait-main = À { $name } de jouer
rb-wait-choice = { $name } fait un choix
rb-points = { $n ->
    [one] { $n } point sur { $goal }
   *[other] { $n } points sur { $goal }
}
rb-games = Parties : vous { $mine }, adversaire { $theirs }
rb-games-short = Parties { $left } : { $right }
rb-resign-match = Abandonner tout le match, et pas seulement cette partie ?
rb-deeds = Ce que chaque côté a fait
rb-deeds-conquered = Conquêtes : { $n }
rb-deeds-held = Tenus (Hold) : { $n }
rb-deeds-lost = Units perdues : { $n }
rb-deeds-played = Cartes jouées : { $n }
rb-deeds-fields = Battlefields
rb-deeds-cards = Cartes
rb-autopass = Passer
rb-autopass-about = La table peut passer pour vous là où vous l’indiquez. Les règles demandent à chaque fois ; ceci n’est que votre souhait, et personne d’autre ne le voit. Ce que vous indiquez sous « Passe auto » et « Me demander quand même » vaut à toutes vos tables dans ce navigateur. Entre personnes, la table ne passe toute seule que si chacun peut voir que vous n’avez rien à répondre, et chaque passe dure au moins le même instant : cela ne révèle rien de votre main.
rb-pass-where = Passe auto
rb-auto-about = La table passe pour vous là où il n’y a rien à décider.
rb-pass-auto = quand je ne peux rien faire d’autre (entre personnes : et que chacun peut le voir)
rb-pass-own = sur mes propres cartes et Abilities
rb-auto = Passe auto
rb-auto-does = Passe quand vous ne pouvez rien faire d’autre ; entre personnes, seulement si chacun peut le voir. Sinon : contrôle total
rb-only-pass = Vous ne pouvez que passer. On vous le demande pour que personne d’autre ne le sache.
rb-full-does = Contrôle total : on vous demande à chaque fois
rb-yield = Céder
rb-yield-about = La table passe pour vous même si vous pourriez répondre : ce qui attend se résout sans vous. Vous pouvez l’arrêter à tout moment.
rb-yield-turn = Céder ce tour
rb-yield-attacked = jusqu’à ce qu’on m’attaque
rb-yield-card = chaque fois que { $card } va se résoudre
rb-yield-stop = Ne plus céder
rb-swap-title = Réserve
rb-swap-main = Main Deck
rb-swap-side = Réserve
rb-swap-out = { $card } : mettre en réserve
rb-swap-in = { $card } : mettre dans le deck
rb-swap-count = { $n ->
    [0] Échangez des cartes une pour une, ou gardez le deck.
    [one] { $n } carte échangée.
   *[other] { $n } cartes échangées.
}
rb-swap-uneven = Sortent : { $out }, entrent : { $back }. Il doit entrer autant de cartes qu’il en sort.
rb-swap-none = Garder le deck tel quel
rb-swap-send = { $n ->
    [one] Échanger { $n } carte
   *[other] Échanger { $n } cartes
}
rb-stops = Me demander quand même
rb-stop-spell = quand une autre personne joue une carte
rb-stop-ability = quand une autre personne utilise une Ability
rb-stop-showdown = dans un Showdown
rb-stop-attacked = quand on m’attaque
rb-if-all-pass = Si tout le monde passe
rb-dealt-otherwise = Les dégâts peuvent aussi être répartis autrement.
rb-result = Résultat
