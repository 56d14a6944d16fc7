# The long texts of the browser, in French: the rules in our own words, the lesson, accounts and shuffles.

# Rules of Riftforce.

rules-title = Les règles de { $game }
rules-guilds = Les guildes
rules-guilds-text = Chaque guilde compte neuf élémentaires : quatre 5, trois 6 et deux 7. Le chiffre indique les dégâts qu’un élémentaire peut subir.
rules-challenges = Les challenges de l’entraîneur
rules-try = Essayer dans la leçon
example = Exemple
example-before = avant
example-after = après
rf-idea = Le principe
rf-idea-text = Une Faille traverse la table, bordée de cinq sites. Chaque camp y aligne des élémentaires. Détruisez des ennemis et contrôlez des sites pour gagner de la Riftforce.
rf-start = Les guildes
rf-start-text = Chacun reçoit une guilde au hasard et prend les autres à tour de rôle parmi celles proposées, quatre en tout. Leurs 36 cartes, mélangées, forment sa pioche. Chacun pioche 7 cartes. La personne qui ne commence pas a déjà la première carte de sa pioche sur le site 3.
rf-turn = Votre tour
rf-turn-text = À votre tour, faites une chose parmi trois : jouer des cartes, activer des élémentaires, ou contrôler et piocher.
rf-play = Jouer
rf-play-text = Jouez d’une à trois cartes, toutes d’une même guilde ou toutes d’un même chiffre. Posez-les toutes sur un même site, ou une par site sur des sites adjacents. Une nouvelle carte se place toujours au bout de sa ligne, le plus loin de la Faille. Certaines guildes ont un effet quand on les joue.
rf-activate = Activer
rf-activate-text = Défaussez une carte et annoncez sa guilde ou son chiffre. Activez alors, l’un après l’autre, jusqu’à trois de vos élémentaires de cette guilde ou de ce chiffre, chacun une seule fois. Chacun fait ce que dit sa guilde, étape par étape ; ce qui est impossible est sauté. Ensuite, tout élémentaire dont les dégâts égalent ou dépassent le chiffre est détruit.
rf-first = Le premier prend le coup
rf-first-text = La plupart des capacités frappent le premier ennemi : celui qui est le plus près de la Faille. Les cartes solides devant protègent donc les fragiles derrière.
rf-draw = Contrôler & Piocher
rf-draw-text = Avec moins de 7 cartes en main, vous pouvez contrôler et piocher. Vous gagnez 1 Riftforce par site où vous avez des élémentaires et l’ennemi aucun. Puis vous complétez votre main à 7 cartes. Une pioche vide est refaite avec la défausse.
rf-end = Points et fin
rf-end-text = Chaque élémentaire détruit donne 1 Riftforce à l’autre camp, peu importe qui l’a détruit. Dès que quelqu’un en a 12, on finit le tour pour que chacun ait joué autant de fois. Le plus haut score gagne ; à égalité, on joue un tour de plus.
rf-dead = Quand plus rien ne peut changer
rf-dead-text = Quand toutes les cartes sont sur le plateau et que mains, pioches et défausses sont vides, il ne reste que Contrôler & Piocher. Si un tour ne donne alors de Riftforce à personne, la partie est finie : le plus haut score gagne ; à égalité, personne ne gagne. Si les deux camps ont autant et gagneraient autant à chaque tour, la partie ne finirait jamais : elle se termine aussitôt sur une égalité.
rf-team = Équipes
rf-team-text = Deux personnes jouent ensemble contre deux autres, ou contre une seule qui agit deux fois par tour. Six sites forment une ligne : trois verts, puis trois gris ; le site vert 3 et le site gris 1 sont adjacents. Dans une équipe, chacun a l’une des deux zones. À chaque tour, les camps agissent en alternance : d’abord les joueurs de la zone verte, puis ceux de la zone grise. Les partenaires partagent leurs points. On peut jouer partout. Par le chiffre, on peut aussi activer les élémentaires de son partenaire ; par la guilde, seulement les siens. En équipe, on ne contrôle que les trois sites de sa propre zone ; une personne seule contre deux contrôle les six.
rf-team-start = Mise en place en équipes
rf-team-start-text = Chacun reçoit une guilde au hasard et prend les autres à tour de rôle parmi celles proposées : trois guildes en tout pour chaque membre d’une équipe, quatre pour une personne seule contre deux. Chacun pioche 7 cartes. À quatre, tous sauf le premier joueur ont la première carte de leur pioche sur le site du milieu de leur zone. À trois, l’équipe commence et n’a aucune carte en jeu ; l’autre camp en a une sur le site du milieu de chaque zone.
rf-solo = En solo
rf-solo-text = On tire six guildes au hasard, et vous en gardez quatre. L’entraîneur en reçoit quatre parmi toutes les autres. Vous commencez, et l’entraîneur a un bot sur chaque site. Un bot n’a pas la capacité de sa guilde : son effet dépend de son chiffre et des étoiles choisies. Après chacune de vos actions, un plan de l’entraîneur s’exécute. Chacun de vos élémentaires détruit par un bot rapporte 1 Riftforce à l’entraîneur. Dès que l’un des deux camps en a 12 à la fin d’un tour, il vous en faut strictement plus que l’entraîneur pour gagner ; à égalité, on joue un tour de plus.
rf-plan = Les plans de l’entraîneur
rf-plan-text = D’abord, un nouveau bot arrive au bout de la ligne sur le site indiqué. Un plan de contrôle donne alors à l’entraîneur 1 Riftforce par site où il a des bots et où vous n’avez aucune carte. Un plan d’attaque indique trois chiffres. Pour chacun, de gauche à droite, un bot de ce chiffre est activé : un bot que ce plan n’a pas encore activé et qui peut infliger des dégâts. S’il y en a plusieurs, vous choisissez lequel, et ses autres choix vous reviennent aussi ; s’il n’y en a aucun, le chiffre est sauté.

# Rules of Riffifi.

ri-idea = Le principe
ri-idea-text = Quarante cartes de cinq couleurs, de 1 à 8, et douze jetons de chaque couleur à la banque. Posez des cartes qui restent visibles jusqu’à votre prochain tour : elles rapportent.
ri-start = La donne
ri-start-text = À trois, chacun reçoit 12 cartes, et 4 restent de côté, face cachée ; à quatre, chacun en reçoit 10 ; à cinq, 8. Une main d’au moins cinq cartes de la même couleur est une fausse donne : on mélange toutes les cartes et on redistribue. La personne à gauche du donneur commence ; à la manche suivante, la donne passe à gauche.
ri-turn = Votre tour
ri-turn-text = D’abord, si la carte devant vous est encore visible, elle rapporte. Ensuite, on la retourne. Puis vous jouez une carte par-dessus.
ri-down = La plus haute est retournée
ri-down-text = Une seule carte de chaque couleur peut être visible sur la table. Si vous en jouez une deuxième, la plus haute des deux est aussitôt retournée, la vôtre ou l’autre. Si ce doit être la vôtre, vous pouvez la poser sans la montrer.
ri-pay = Le butin
ri-pay-text = Une carte rapporte autant de jetons de sa couleur que sa valeur. Ils viennent de la banque ; ce qui y manque est pris au joueur qui en a le plus, puis au suivant. À égalité, la part de chacun est aussi égale que possible, et vous désignez qui donne le jeton restant.
ri-end = La fin
ri-end-text = Quand toutes les cartes sont jouées, chacun touche encore une fois son butin à son tour. On compte les jetons, puis on les rend. Il y a autant de manches que de joueurs ; le plus gros total l’emporte.
ri-variants = Variantes
ri-variants-text = Avec l’Officier, le 1 d’une couleur retourne dans la boîte, ou les cinq 1 à trois joueurs, et l’Officier rejoint les cartes. La personne qui le joue peut retourner une carte visible de quelqu’un d’autre ; l’Officier lui-même est retourné aussi et ne rapporte rien. Il n’a pas de couleur et ne compte pas pour une fausse donne. À chances égales, les mains sont données une fois puis passées à gauche. Avec les coches, sept jetons d’une couleur la cochent, et la première personne qui a les cinq gagne.

# Rules of Riftbound.

rules-keywords = Les mots entre crochets
rules-keywords-text = Ce qui est entre crochets sur une carte abrège une règle. Voici tous ceux que nos cartes emploient.
bd-idea = Le principe
bd-idea-text = Chacun mène une Legend et apporte un deck, des Runes et un Battlefield. Envoyez des Units sur les Battlefields : en prendre un donne un point, le tenir encore au début de votre prochain tour aussi. Huit points gagnent un duel.
bd-start = Avant le premier tour
bd-start-text = La Legend reste visible toute la partie, et son texte vaut toujours. Le Chosen Champion attend près d’elle et se joue comme une carte de la main. Chacun pioche 4 cartes et peut en remettre jusqu’à 2 au bas de son deck contre d’autres. Le Battlefield de chaque joueur est posé au milieu.
bd-turn = Votre tour
bd-turn-text = Tout ce que vous avez redevient Ready. Vous marquez 1 point par Battlefield tenu. Deux Runes entrent en jeu (Channel), vous piochez une carte, puis vous agissez autant que vous voulez : jouer des cartes, déplacer des Units, utiliser des Abilities. À la fin du tour, tous les dégâts disparaissent, et ce qui valait pour ce tour prend fin. La personne qui joue en second a 3 Runes au premier tour.
bd-runes = Les Runes
bd-runes-text = Les Runes paient les cartes, et elles restent. Épuiser une Rune Ready (Exhaust) donne 1 Energy : le nombre au coin de la carte. La remettre au bas du Rune Deck (Recycle), Ready ou non, donne 1 Power de son Domain : les signes sous le nombre. On peut épuiser une Rune, puis la remettre. Ce qui n’est pas dépensé est perdu à la fin du tour.
bd-play = Units, Spells, Gears
bd-play-text = Une Unit arrive à votre base, ou sur un Battlefield que vous contrôlez, et elle est Exhausted : elle peut se déplacer dès votre prochain tour. Un Gear arrive à votre base, Ready. Un Spell fait ce qu’il dit et va dans la Trash. La Might d’une Unit, ce sont les dégâts qu’elle inflige au combat, et il en faut autant pour l’éliminer.
bd-move = Se déplacer
bd-move-text = Une Unit Ready va de votre base à un Battlefield, ou en revient, et devient ainsi Exhausted. Plusieurs peuvent partir ensemble au même endroit. D’un Battlefield à l’autre, seules vont les Units avec Ganking.
bd-showdown = Le Showdown
bd-showdown-text = Le camp qui arrive sur un Battlefield sans le contrôler le dispute, et un Showdown s’y ouvre. Le Focus tourne, en commençant par ce camp : la personne qui l’a peut jouer des cartes avec Action ou Reaction, ou passer. Quand tous passent à la suite, c’est réglé : si un seul camp est là, il prend le contrôle ; si les deux y sont, il y a combat.
bd-combat = Le combat
bd-combat-text = Les deux camps infligent en même temps autant de dégâts que la somme de leur Might. Chacun répartit ceux qu’il inflige : une Unit reçoit de quoi être éliminée avant que la suivante n’en reçoive, et Tank passe devant. S’il reste des défenseurs, les attaquants survivants rentrent à leur base ; s’il ne reste que des attaquants, ils conquièrent. Ensuite, les dégâts disparaissent.
bd-chain = Chain et Priority
bd-chain-text = Ce qui est joué attend sur la Chain que chacun ait pu répondre. La personne qui a la Priority peut y ajouter une Reaction, ou passer. Quand tous ont passé, le plus récent se résout, et la Priority tourne de nouveau : la dernière réponse se résout donc la première. L’Energy et la Power sont simplement là, personne n’y répond.
bd-score = Les points
bd-score-text = On conquiert un Battlefield en prenant son contrôle, et on le tient (Hold) si on le contrôle au début de son tour ; chacun donne 1 point, et un Battlefield vous en donne au plus un par tour. Le Winning Point est plus dur : il vient en tenant, ou en conquérant quand chaque Battlefield vous a déjà rapporté 1 point ce tour-ci ; sinon, vous piochez une carte à la place. La personne dont le deck est vide y mélange sa Trash, et un adversaire gagne un point.
bd-modes = À plusieurs
bd-modes-text = Un match se gagne en deux parties sur trois ; entre les parties, on peut échanger avec sa réserve. À trois ou quatre, chacun joue pour soi jusqu’à huit points. À deux contre deux, on partage ses points et l’on va jusqu’à onze ; à votre tour, vous pouvez laisser votre partenaire jouer une carte à votre place.

# The lesson.

lesson-title = Une première partie
lesson-lead = Dix minutes, contre un adversaire qui joue n’importe quoi. On vous dit ce qu’il faut au moment où il le faut.
lesson-start = Commencer
lesson-go = Continuer
lesson-close = Sans guide
lesson-name = Leçon
lesson-board-1 = Voici la Faille et ses cinq sites. Votre camp est en bas, l’autre en haut. Atteignez 12 Riftforce avant l’autre.
lesson-board-2 = En bas, votre main. Une carte montre sa guilde, par un signe et deux lettres, et son chiffre : les dégâts qu’elle peut subir.
lesson-pick = Votre premier tour. Choisissez une carte de votre main : celle dont la guilde ou le chiffre revient le plus.
lesson-place = Choisissez maintenant un site au cadre vert pour y jouer la carte.
lesson-more = Vous pouvez en ajouter jusqu’à deux, de la même guilde ou du même chiffre, sur ce site ou sur des sites adjacents. Quand c’est assez, appuyez sur le bouton doré.
lesson-wait = L’autre camp joue. Regardez où il se place.
lesson-activate = À l’attaque. Choisissez une carte qui s’accorde avec vos élémentaires en jeu, par la guilde ou le chiffre, puis ces élémentaires, trois au plus. La carte elle-même est défaussée.
lesson-aim = Les marques rouges montrent ce qui va arriver, avant que cela n’arrive. Choisissez d’autres élémentaires, ou appuyez sur le bouton doré.
lesson-discard = Choisissez vos élémentaires qui s’accordent avec la carte. La carte est le prix à payer.
lesson-draw = Il reste peu de cartes. « Contrôler & Piocher » donne un point par site que vous contrôlez, où vous avez des élémentaires et l’ennemi aucun, et complète votre main à sept.
lesson-score = Un point par élémentaire détruit, et par site que vous contrôlez au moment de contrôler et piocher. Les petits drapeaux montrent où.
lesson-free = Vous savez tout. Jouez, activez, piochez comme bon vous semble. L’ampoule donne un indice.
lesson-last = Quelqu’un approche de douze. Comptez avant d’agir.
lesson-over = C’était votre première partie. Continuez contre un bot plus fort, ou lisez les règles.

# La leçon de Riftbound.

rb-lesson-title = Une première partie de Riftbound
rb-lesson-lead = Une demi-heure avec le deck de Garen, contre un adversaire qui joue presque n’importe quoi. On vous dit ce qu’il faut au moment où il le faut.
rb-lesson-board-1 = Au milieu, deux Battlefields ; votre base est en bas, l’autre en haut. Vous marquez en conquérant un Battlefield, puis en le tenant encore au début de votre prochain tour. Huit points font gagner.
rb-lesson-board-2 = En bas, votre main. Le nombre sur une carte est son coût en Energy, payé par les Runes. Les Units ont une Might : autant de dégâts infligés au combat, et autant pour les éliminer.
rb-lesson-board-3 = Votre Legend se tient à côté, et son texte vaut toujours. Près d’elle attend votre Champion, qui se joue comme une carte de la main.
rb-lesson-mulligan = Votre première main. Vous pouvez échanger jusqu’à deux cartes : rendez ce qui est cher, gardez les Units bon marché.
rb-lesson-runes = Au début de chaque tour, deux Runes de plus entrent en jeu (Channel), et elles restent. Une Rune Ready paie 1 Energy. Si rien n’est encore à votre portée, terminez le tour.
rb-lesson-play = Les cartes encadrées peuvent être payées. Prenez une Unit : elle arrive Exhausted et sera Ready au début de votre prochain tour.
rb-lesson-where = Choisissez où elle arrive : à votre base, ou sur un Battlefield que vous contrôlez.
rb-lesson-pay = Chaque Rune épuisée (Exhausted) donne 1 Energy. Le bouton doré paie tout seul, et presque toujours bien.
rb-lesson-confirm = Le bouton doré le fait. La flèche reprend ce que vous avez choisi.
rb-lesson-move = Une de vos Units est Ready. Prenez-la, puis un Battlefield : s’il est vide, il est à vous sans combat.
rb-lesson-destination = Choisissez le Battlefield. Là où se trouvent des ennemis, il y aura combat : comparez d’abord la Might des deux côtés.
rb-lesson-group = D’autres peuvent venir aussi : prenez-les, ou partez.
rb-lesson-target = Choisissez qui est visé. Ce qui peut l’être est encadré.
rb-lesson-showdown = Quelqu’un est arrivé sur un Battlefield : c’est un Showdown. La personne qui a le Focus peut jouer des cartes Action ou Reaction, ou passer. Quand tous deux ont passé, c’est réglé.
rb-lesson-combat = Les deux côtés sont là : le combat suit. Des cartes Action ou Reaction peuvent encore tout changer. Quand tous deux ont passé, chacun inflige sa Might en dégâts, en même temps.
rb-lesson-priority = Quelque chose attend sur la Chain et vous avez la Priority : répondez par une Reaction, ou passez et cela se résout. Le plus récent d’abord.
rb-lesson-assign = Répartissez les dégâts : une Unit reçoit de quoi être éliminée avant que la suivante n’en reçoive.
rb-lesson-conquer = Vous avez conquis un Battlefield : 1 point. Y arriver a ouvert un Showdown ; si personne ne répond, il se règle aussitôt. Tenez le Battlefield jusqu’au début de votre prochain tour pour un autre point.
rb-lesson-hold = Vous avez tenu un Battlefield (Hold) : 1 point. Laissez-y quelqu’un de fort, et visez l’autre avec le reste.
rb-lesson-end = Plus rien à faire : terminez le tour. Une carte sombre dit, quand on la touche, pourquoi elle ne peut pas être jouée. Souvent il manque des Runes, et chaque tour en apporte deux.
rb-lesson-wait = L’autre côté joue. On vous demande dès que vous pouvez répondre.
rb-lesson-last = Il ne manque qu’un point. Il vient en tenant un Battlefield, ou en les conquérant tous en un tour ; sinon, une conquête ne fait que piocher.
rb-lesson-free = C’est tout ce qu’il faut savoir. Jouez des Units, envoyez-les ensemble, tenez ce que vous prenez. L’ampoule donne un conseil.
rb-lesson-over = C’était votre première partie de Riftbound. Continuez contre un bot plus fort, ou composez votre deck.

# My account.

account-title = Votre compte
account-is = Vous jouez ici sous ce nom, avec un mot de passe.
account-guest = Vous jouez ici sans compte : seul ce navigateur vous connaît. Avec un mot de passe, sur la première page, vous retrouvez vos parties sur tout appareil.
account-nobody = Ce serveur n’a encore aucune donnée sur vous. Il en aura dès votre première partie.
account-where = Vos connexions
account-where-text = Chaque navigateur de cette liste joue en votre nom.
account-here = ce navigateur
account-since = depuis le { $date }, dernière visite le { $seen }
account-end = Déconnecter
account-end-of = Déconnecter : { $agent }
account-end-others = Déconnecter partout ailleurs
account-ended = Déconnexion faite.
account-new-password = Changer de mot de passe
account-new-password-text = Tous les autres navigateurs seront déconnectés.
account-old = Mot de passe actuel
account-new = Nouveau mot de passe (8 à 200 caractères)
account-new-again = Nouveau mot de passe, encore une fois
account-change = Changer le mot de passe
account-changed = Mot de passe changé. Tous les autres navigateurs sont déconnectés.
account-unlike = Les deux nouveaux mots de passe ne sont pas identiques.
account-data = Vos données
account-data-text = Tout ce que ce serveur sait de vous, en un fichier : votre nom, vos connexions, vos parties et vos messages aux tables.
account-save = Tout enregistrer dans un fichier
account-leave = Partir pour de bon
account-leave-text = Votre nom, votre mot de passe, vos connexions et vos parties contre des bots sont supprimés. Les parties avec d’autres personnes restent, sans votre nom ni vos messages. C’est irréversible.
account-forget = Supprimer mon compte
account-forget-guest = Supprimer mes données
account-password = Votre mot de passe, encore une fois
account-sure = Oui, supprimer
account-keep = Non, garder
account-gone = Supprimé. Ce serveur n’a plus aucune donnée sur vous.

# Fair shuffles.

fair-how = Avant l’arrivée des joueurs, la table promet un nombre secret. Chaque place en ajoute un, promis avant de voir ceux des autres. Chaque carte découle de tous ces nombres ensemble. Après la partie, le secret est montré, et votre navigateur tire à nouveau chaque carte.
fair-promised = Ce que cette table a promis
fair-later = La partie n’est pas finie. Revenez alors : ce navigateur a noté la promesse.
fair-busy = Chaque carte est tirée à nouveau…
fair-yes = Mélangé comme promis
fair-no = Pas mélangé comme promis
fair-seed = Le secret de la table
fair-commitment = La promesse qui lui correspond
fair-noted-same = C’est celle que ce navigateur avait notée avant la partie.
fair-noted-other = Ce n’est pas celle que ce navigateur avait notée avant la partie.
fair-noted-none = Ce navigateur n’avait rien noté avant la partie ; comparez avec ce que d’autres ont vu.
fair-seat = Ajouté par la place { $n }
fair-salt-mine = C’est ce que votre navigateur a ajouté.
fair-salt-own = Montré par la personne à cette place.
fair-salt-server = Un bot, ou une personne qui n’a rien ajouté : la part du serveur, et elle découle du secret.
fair-salt-missed = Votre navigateur avait promis un nombre, mais il n’est pas arrivé à temps : la part du serveur, qui découle du secret, a pris sa place.
fair-salt-foreign = La part du serveur, mais elle ne découle pas du secret.
fair-salt-exchanged = Ce n’est pas ce que votre navigateur a ajouté.
fair-alone = Aucune personne n’a rien ajouté : seul le serveur garantit que le secret n’a avantagé aucune place.
fair-draws = Cartes et autres tirages
fair-drawn = { $n } sur { $all } sont ceux qui en découlent.
fair-uncovered = { $n ->
    [one] { $n } tirage reste inexpliqué.
   *[other] { $n } tirages restent inexpliqués.
}
fair-wrong = Le coup { $at } était { $drawn }, mais aurait dû être { $due }.
fair-file = Vérifier une partie enregistrée
fair-unable = Les navigateurs ne calculent cela qu’en https, ou sur la machine qui sert la table. Ici, le serveur a ajouté votre part ; la commande ci-dessous vérifie tout.
fair-limits = Ce que cela ne prouve pas
fair-limits-text = L’hôte du serveur peut regarder les cartes, et le contraire ne se prouve pas. Ce qui pouvait être tiré à chaque fois, cette page le tient du serveur. Et une personne qui a promis un nombre, vu ceux des autres et gardé le sien a pu choisir entre deux mélanges.
fair-command = Cette commande, lancée chez vous sur une partie enregistrée, se passe de la parole du serveur :
