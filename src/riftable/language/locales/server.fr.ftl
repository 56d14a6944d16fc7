# Ce que le serveur de la table dit en français. Le texte du jeu n’est pas ici : c’est « speech » qui parle.

# Refus : ce qui ne va pas, puis ce qui est possible.

refused-failed = Une erreur s’est produite sur le serveur. Sa cause est dans le journal du serveur.
refused-malformed = Ce message est illisible.
refused-too-big = Ce message est trop long : { $n } octets au plus.
refused-unknown-option = Il n’y a pas d’option « { $name } » ici.
refused-bad-option = L’option « { $name } » ne peut pas être « { $value } ».
refused-bad-pairing = « { $name } : { $value } » ne va pas avec les autres options. { $help }
refused-bad-options = Ces options ne vont pas ensemble.
refused-bad-decks = Il faut un deck par place, séparés par des barres obliques : noms de decks connus, listes ou codes.
refused-bad-deck = Ce deck ne peut pas être joué.
refused-no-decks = Ce jeu se joue sans choix de deck.
refused-bad-record = Ce n’est pas un enregistrement de partie valide.
refused-bad-record-line = Ce n’est pas un enregistrement de partie valide : l’erreur est à la ligne { $n }.
refused-long-record = Ici, un enregistrement de partie compte { $n } coups au plus.
refused-not-known = Indiquez d’abord votre nom.
refused-store = Le serveur ne peut rien enregistrer en ce moment. Rien n’a changé ; réessayez.
refused-store-full = Le disque du serveur est plein. Rien n’a changé ; la partie continuera dès qu’il y aura de la place.
refused-store-readonly = Le serveur n’a pas le droit d’écrire sur son disque. Rien n’a changé ; la partie continuera une fois cela réglé.
refused-store-locked = Un autre programme a verrouillé la base de données du serveur. Rien n’a changé ; réessayez.
refused-store-damaged = La base de données du serveur est endommagée. Rien n’a changé ; l’hôte du serveur doit restaurer une sauvegarde.
refused-not-found = Il n’y a rien à cette adresse.
refused-unknown-game = Il n’y a pas de jeu « { $name } ».
refused-unknown-mode = { $game } n’a pas de mode « { $name } ».
refused-unknown-table = Aucune table derrière ce lien.
refused-unreadable-table = Cette table est endommagée ou a été créée par une autre version de Riftable, et ne peut pas être ouverte. Elle est conservée telle quelle.
refused-game-not-served = Ce serveur ne propose pas actuellement le jeu « { $name } ». La table est conservée telle quelle.
refused-unknown-seat = Il n’y a pas de place { $seat } à cette table.
refused-unknown-bot = Il n’y a pas de bot « { $name } ».
refused-unknown-move = Aucune position après { $n } coups.
refused-unknown-lang = Il n’y a pas de langue « { $name } ».
refused-foreign-seat = Cette place n’est pas la vôtre.
refused-seat-taken = Cette place est prise.
refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
refused-begun = La partie a déjà commencé.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-over = La partie n’est pas encore finie.
refused-nothing-to-review = Personne n’a rien décidé dans cette partie : il n’y a rien à analyser.
refused-review-pending = { $n ->
    [one] Une analyse que vous avez lancée n’est pas terminée. Attendez-la ou annulez-la.
   *[other] { $n } analyses que vous avez lancées ne sont pas terminées. Attendez-en une ou annulez-la.
}
refused-reviews-full = Trop d’analyses sont en attente. Réessayez dans quelques minutes.
refused-foreign-review = Seules les personnes qui ont joué et celle qui a lancé cette analyse peuvent l’annuler.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-wrong-seats = Il faut { $n ->
    [one] { $n } place
   *[other] { $n } places
}, pas { $given }.
refused-bad-seat = Place « { $name } » invalide ; attendu : me, open, bot:NOM ou here:NOM.
refused-no-players = Il faut au moins une personne à la table.
refused-bad-clock = Ces réglages d’horloge ne sont pas valides.
refused-bad-delay = Le public peut avoir de 0 à 20 tours de retard.
refused-too-many-moves = Envoyez de 1 à { $n } coups à la fois.
refused-too-many-yields = Vous pouvez céder à { $n } cartes au plus.
refused-bad-id = Une commande a besoin d’un identifiant de 1 à { $n } caractères.
refused-already-asked = Cette demande existe déjà.
refused-nothing-asked = Cette demande n’existe pas.
refused-gave-up = Cette place a abandonné.
refused-not-away = Cette personne est encore connectée.
refused-not-replaced = Aucun bot ne joue pour cette place.
refused-stood-in = Un bot joue à votre place. Reprenez d’abord votre place.
refused-empty-chat = Le message est vide.
refused-long-chat = Un message compte { $n } caractères au plus.
refused-no-hints = Les indices ne sont pas disponibles ici.
refused-only-sockets = Cela ne fonctionne que par WebSocket.
refused-origin = Cette requête vient d’un autre site.
refused-header = L’en-tête X-Riftable manque.
refused-name = Un nom a de 1 à { $n } caractères.
refused-name-taken = Ce nom est celui d’un compte. Si c’est le vôtre, connectez-vous ; sinon, choisissez un autre nom.
refused-password = Un mot de passe a de 8 à 200 caractères.
refused-login = Le nom et le mot de passe ne correspondent pas.
refused-wrong-password = Ce n’est pas votre mot de passe actuel.
refused-no-account = Vous n’avez pas de compte ici.
refused-busy = Trop de personnes se connectent en ce moment. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-not-text = Ce n’est pas du texte.
refused-bad-fork = La partie ne peut pas être reprise à partir de là.
refused-host = Ce serveur ne répond pas à ce nom d’hôte.
refused-too-fast = C’est trop rapide. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-too-many-sockets = Vous avez déjà { $n } connexions. Fermez d’abord une autre fenêtre.
refused-too-many-invites = Il y a déjà { $n } invitations ouvertes. Annulez-en d’abord une.
refused-invite = Il faut une invitation valable pour prendre place ici.
refused-bad-invited = Une table est publique ou sur invitation, pas les deux.
refused-no-salt = Aucun nombre n’est attendu de cette place.
refused-bad-salt = Ce nombre ne correspond pas à sa promesse, ou la promesse est mal formée.
refused-no-shuffle = Cette partie enregistrée ne dit pas comment elle a été mélangée.
refused-unknown-puzzle = Ce problème n’existe pas.
refused-no-such-puzzles = Il n’y a pas de problèmes de ce genre.
refused-no-puzzle-due = Aucun problème n’est à revoir aujourd’hui.
refused-unknown-lesson = Cette leçon n’existe pas.
refused-puzzle-too-large = La suite ne peut pas être explorée jusqu’au bout. Choisissez une autre réponse.
refused-unknown-study = Il n’y a pas ici d’étude que vous puissiez ouvrir. Redemandez son lien.
refused-revoked-link = Ce lien n’ouvre plus d’étude. Demandez-en un nouveau.
refused-unreadable-study = Cette étude est endommagée ou a été créée par une autre version de Riftable, et ne peut pas être ouverte. Elle est conservée telle quelle.
refused-study-not-over = La partie de cette étude continue : son dernier coup a été repris. L’étude s’ouvrira de nouveau à la fin de la partie.
refused-study-read-only = La personne à qui appartient cette étude la laisse seulement lire.
refused-foreign-study = Seule la personne à qui appartient l’étude peut modifier cela.
refused-study-full = Une étude compte { $n } variantes au plus. Supprimez-en d’abord.
refused-study-line = Vous pouvez essayer au plus { $n } décisions à la suite.
refused-study-crowded = Trop de personnes ont ouvert cette étude ({ $n }). Réessayez plus tard.
refused-study-led = Une autre personne guide. Elle peut passer la main, ou bien la personne à qui appartient l’étude.
refused-unknown-person = Cette personne n’est plus là.
refused-unknown-place = Cet endroit n’existe pas dans l’étude. La variante a peut-être été supprimée.
refused-broken-variation = Les règles de cette version ne permettent plus cette variante. Elle est conservée telle quelle.
refused-many-studies = Vous pouvez avoir { $n } études au plus. Supprimez-en d’abord une.
refused-many-comments = Une étude compte { $n } commentaires au plus. Supprimez-en d’abord.
refused-unknown-comment = Ce commentaire a été supprimé.
refused-long-comment = Un commentaire compte { $n } caractères au plus.
refused-empty-text = Écrivez d’abord quelque chose.

# La table.

table-title = { $game } · { $mode }
open-seat = Place libre
numbered-player = Joueur { $n }
game-ended = La partie est finie.
passes-automatically = Vous passez automatiquement.
ended-resigned = { $name } abandonne.
ended-late = { $name } n’a plus de temps.
ended-resigned-you = Vous abandonnez.
ended-late-you = Vous n’avez plus de temps.
ended-drawn = Égalité.
ended-lost = L’entraîneur gagne.
ended-won = { $n ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
ended-won-you = Vous gagnez.
ended-won-with-you = Vous et { $names } gagnez.
offer-takeback = { $name } demande à revenir sur sa dernière décision.
offer-rematch = { $name } propose une revanche.
guest = Invité
puzzle-opponent = Adversaire
lesson-no-undo = Dans une leçon, on ne reprend pas une réponse. Vous pouvez recommencer.
puzzle-no-undo = Dans un problème, on ne reprend pas une réponse. Vous pouvez recommencer.
study-no-undo = Dans une étude, rien ne se reprend : revenez en arrière et essayez autre chose.
closing = Le serveur s’arrête. Il va revenir.

# Options.

value-yes = Oui
value-no = Non
value-random = Au hasard
value-none = Aucune
value-seat = Place { $n }

# Bots.

bot-level1-strength = Débutant
bot-level1-help = Beaucoup de choses lui échappent. Idéal pour une première partie.
bot-level2-strength = Facile
bot-level2-help = Se trompe de temps en temps.
bot-level3-strength = Moyen
bot-level3-help = Prend ce qu’il voit de mieux, sans regarder au-delà de sa propre action.
bot-level4-strength = Fort
bot-level4-help = Réfléchit un instant à la suite.
bot-level5-strength = Très fort
bot-level5-help = Réfléchit plus loin.
bot-level6-strength = Expert
bot-level6-help = Réfléchit bien plus loin.
bot-level7-strength = Le plus fort
bot-level7-help = Réfléchit plus loin que tous les autres, et prend son temps.
custom-bot-help = Un bot personnalisé ajouté par l’hôte.
