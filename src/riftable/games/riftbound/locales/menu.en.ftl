# Links to pages of Riftbound in the menus of all pages, in English.

nav-decks = Decks
