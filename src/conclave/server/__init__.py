"""The table's server: people, tables, and games that are never lost."""
