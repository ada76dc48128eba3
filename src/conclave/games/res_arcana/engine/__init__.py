"""Rules engine of Res Arcana, compiled as one unit."""
