# Ce que refuse Riftforce, tel que l’anglais le dit.

no-guild = il n’y a pas de guilde « { $word } » ; il y a { $known }
no-preset = il n’y a pas de difficulté « { $word } » ; il y a { $known }
cap = l’option cap est un nombre de tours, 0 pour aucune limite, pas « { $word } »
stars = l’option stars donne 1 à 4 étoiles aux 5, aux 6 et aux 7, comme 2,3,1, pas « { $word } »
ampersand = l’option ampersand est move ou heal et un chiffre, comme move:7, pas « { $word } »
guild-twice = la guilde { $word } est nommée deux fois ; chaque guilde n’est là qu’une fois
guilds = l’option { $option } nomme { $want } guildes, une barre oblique entre les places, pas { $found }
needs-cap = l’option dead_position_ends no va avec cap : sans l’un ni l’autre, une partie peut ne jamais finir
score = score attend un nombre pour chacun des deux camps
not-a-line = « { $word } » n’est pas un site et ne figure pas parmi { $known }
not-a-card = « { $word } » n’est pas une carte ; une carte est une guilde et 5, 6 ou 7, comme fire5
damage = la carte { $card } ne peut pas avoir { $n } dégâts : { $most } suffisent à la détruire
only-on-board = seule une carte sur la table a des dégâts ou un propriétaire, pas { $word } dans { $key }
place = la place { $seat } n’agit pas au rang { $place } ; l’ordre est { $order }
guild-there-twice = la guilde { $word } apparaît deux fois ; chaque guilde n’est qu’une fois dans la boîte
guilds-of-seat = il faut { $n } guildes à la place { $seat }, comme « guilds { $seat } fire ice light … »
no-location = il n’y a pas de site { $word } ; ils vont de 1 à { $last }
location = un site contient les cartes du camp 0, une barre oblique et celles du camp 1
other-side = { $word } : la place { $seat } n’est pas de ce côté de la Faille
trainer-hand = l’entraîneur n’a pas de main
hand-size = une main a au plus { $most } cartes, pas { $n }
known-card = la carte { $card } est connue, mais n’est pas dans la main de la place { $seat }
not-a-plan = « { $word } » n’est pas un plan de ce mode ; en solo, ce serait par exemple attack1-556 ou control2
plan-twice = le plan { $word } apparaît deux fois
too-few-plans = plans exécutés : { $met }, plans nommés : { $n } seulement
plan-order = les plans sont trois attaques, puis un contrôle, et ainsi de suite
too-many-plans = plans exécutés : { $met }, donc plans connus : { $most }, pas { $n }
no-seat-has-guild = la carte { $word } est là, mais aucune place n’a sa guilde (strict=False le permet)
too-many-copies = { $word } : en trop, { $n } au lieu de { $copies } (strict=False le permet)
missing-copies = { $word } : il en manque, { $n } au lieu de { $copies } (strict=False le permet)
no-net = il n’y a pas de réseau de politique dans « { $file } » : { $problem }
net-features = le réseau de politique dans « { $file } » est fait pour la version { $found } des observations, pas pour la { $version }
net-mode = les réseaux de politique jouent à riftforce duel, pas à { $game }
batch-selector = les lots ne connaissent pas le sélecteur { $name }
batch-observed-mode = les observations par lots sont faites pour duel, pas pour { $mode }
batch-seats = chacune des { $n } parties est observée par la place 0 ou 1, pas par { $word }
batch-step = les lots ne connaissent pas l’étape { $name }
batch-length = { $name } a plus de { $most } instructions
batch-plan = les lots ne connaissent pas le plan { $name } : seuls les plans d’attaque ont des valeurs, de 1 à { $most }
gpu-extra = les lots sur un GPU demandent numba-cuda : pip install 'riftable[gpu]' ; Batch joue sur le processeur
gpu-card = les lots sur un GPU demandent une carte graphique NVIDIA, et CUDA n’en trouve pas : { $problem }
