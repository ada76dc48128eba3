"""The rules of Res Arcana, compiled as one unit."""
