"""Tables that are played: rooms, their course, those who watch and the bots that sit there."""
