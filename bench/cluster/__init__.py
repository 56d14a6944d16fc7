"""Several workers, two ways: requests forwarded between workers over Redis, or routed by a reverse proxy."""
