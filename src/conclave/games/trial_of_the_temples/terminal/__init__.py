"""Terminal drawing of Trial of the Temples."""
