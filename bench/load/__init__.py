"""How the server bears many games at once: moves at a steady pace over real sockets, and what they cost."""
