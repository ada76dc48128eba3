"""The games, one package each. Outside this package only the registry names them."""
