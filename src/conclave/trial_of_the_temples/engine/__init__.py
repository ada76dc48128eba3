"""The compiled heart of Trial of the Temples; it imports nothing but itself."""
