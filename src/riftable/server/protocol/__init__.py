"""What travels: messages, HTTP models and their parts. TypeScript types are generated from here."""
