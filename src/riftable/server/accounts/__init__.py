"""Users, sessions, invitations, rate limits and personal data."""
