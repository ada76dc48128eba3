"""The rules of Trial of the Temples, compiled; it imports nothing but itself."""
