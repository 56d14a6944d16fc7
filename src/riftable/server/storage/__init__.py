"""The store: its interface, SQLite and PostgreSQL, backup and migration."""
