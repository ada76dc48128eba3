"""The compiled rules engine of Trial of the Temples."""
