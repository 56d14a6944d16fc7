# Les decks de Riftbound dans le navigateur, en français. Le texte des cartes et les raisons viennent du serveur.

decks-title = Les decks de Riftbound
decks-lead = Prenez un des decks fournis, modifiez-le, collez une liste ou un code de deck, ou composez le vôtre carte par carte. Le moteur le vérifie aussitôt.
decks-mine = Mes decks
decks-none = Aucun pour l’instant.
decks-given = Decks fournis
deck-new = Nouveau deck
deck-new-unsaved = « { $name } » est un nouveau deck que vous n’avez pas encore gardé. Voulez-vous le continuer, ou l’abandonner et en commencer un autre ?
deck-go-on = Le continuer
deck-start-anew = L’abandonner et recommencer
deck-build = Composer un deck
deck-here = dans ce navigateur
deck-paste = Coller une liste ou un code de deck
deck-bring = Votre deck
deck-bring-help = Il ne vaut que pour cette table ; rien n’est gardé.
deck-laid = Le deck prévu à cette place
deck-playable = Prêt à jouer
deck-not-playable = Pas encore prêt
deck-legal = Règles de composition : conforme
deck-not-legal = Règles de composition : non conforme
deck-supported = Toutes les cartes peuvent être jouées ici
deck-not-supported = Certaines cartes ne peuvent pas encore être jouées ici
deck-total = { $n ->
    [one] Main Deck : { $n } carte
   *[other] Main Deck : { $n } cartes
}
deck-later = { $n ->
    [one] Une carte d’une extension ultérieure reste dans la liste, mais ne peut pas encore être jouée ici :
   *[other] { $n } cartes d’extensions ultérieures restent dans la liste, mais ne peuvent pas encore être jouées ici :
}
deck-later-mark = pas encore jouable
deck-banned-mark = bannie
deck-banned-help = Bannie du format officiel Constructed à un contre un. Elle peut être jouée ici.
deck-banned-list = Bannies du format officiel Constructed à un contre un, mais jouables ici :
deck-curve = Cartes par Energy
deck-curve-bar = { $n ->
    [one] { $energy } Energy : { $n } carte
   *[other] { $energy } Energy : { $n } cartes
}
deck-reasons = Ce qui ne va pas
deck-and-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
deck-use = Mettre { $card }
deck-search = Cartes
deck-words = Mots : nom, texte ou étiquette
deck-domains = Domains
deck-kind = Type
deck-cost = Energy
deck-set = Extension
deck-any = peu importe
deck-or-more = { $n } ou plus
deck-all-cards = Aussi les cartes qui ne vont pas avec la Legend
deck-aside = Ajouter à la réserve
deck-found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
deck-more = En montrer plus
deck-pick-legend = Choisissez d’abord une Legend : elle fixe les Domains.
deck-take-legend = { $card } : choisir comme Legend
deck-add = { $card } : une de plus
deck-fewer = { $card } : une de moins
deck-remove = Retirer { $card }
deck-copies = { $n } dans le deck
deck-view = Ce qui est montré
deck-view-deck = Le deck
deck-view-cards = Chercher
deck-name = Nom du deck
deck-untitled = Sans titre
deck-legend = Legend
deck-champion = Chosen Champion
deck-pick-champion = aucun pour l’instant
deck-main = Main Deck : { $n } sur { $size }
deck-runes = Runes : { $n } sur { $size }
deck-fields = Battlefields : { $n }
deck-side = Réserve : { $n } sur { $size } au plus
deck-keep = Garder ce deck
deck-kept = Gardé dans votre compte.
deck-kept-here = Gardé dans ce navigateur. Avec un compte, vous le retrouvez aussi sur d’autres appareils.
deck-unsaved = Pas encore gardé. Vos modifications restent dans ce navigateur, même si vous quittez cette page.
deck-unsaved-mark = modifications pas encore gardées
deck-discard = Abandonner les modifications
deck-discard-sure = Abandonner ce que vous avez modifié depuis que le deck a été gardé ?
deck-play = Jouer avec
deck-copy-code = Copier le code
deck-copy-list = Copier la liste
deck-code-without = { $n ->
    [one] Une entrée qui n’est pas une carte connue ne figure pas dans le code.
   *[other] { $n } entrées qui ne sont pas des cartes connues ne figurent pas dans le code.
}
deck-take-below = Le navigateur ne permet pas de copier : prenez-le dans le cadre ci-dessous.
deck-drop = Oublier ce deck
deck-drop-sure = Oublier le deck « { $name } » ?
deck-written = En liste ou en code
deck-written-help = Collez ici une liste de n’importe quel programme, du CSV, des numéros de cartes ou un code de deck. Ce qui n’est pas jouable reste jusqu’à ce que vous le retiriez.
