# Ce que refuse Riftforce, tel que l’anglais le dit.

no-guild = il n’y a pas de guilde « { $word } » ; il y a { $known }
no-preset = il n’y a pas de difficulté « { $word } » ; il y a { $known }
cap = l’option cap est un nombre de tours, 0 pour aucune limite, pas « { $word } »
stars = l’option stars donne 1 à 4 étoiles aux 5, aux 6 et aux 7, comme 2,3,1, pas « { $word } »
ampersand = l’option ampersand est move ou heal et un chiffre, comme move:7, pas « { $word } »
guild-twice = la guilde { $word } est nommée deux fois ; chaque guilde n’est là qu’une fois
guilds = l’option { $name } nomme { $want } guildes, une barre oblique entre les places, pas { $word }
needs-cap = l’option dead_position_ends no va avec cap : sans l’un ni l’autre, une partie peut ne jamais finir
