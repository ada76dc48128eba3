### How each component is played where its text leaves something open, by its id.

ruling-day_and_night_tile = It is no temple tile: it is not counted for the small area, nobody stands on it, and the tile below it is out of play. Its goods go to the nearest figure on each side.
ruling-fire = A core is gained on every reward space that you pay for, also in mid-move; a skipped space gives nothing. Without an action token, 2 mana buy one on the spot.
ruling-water = { ruling-fire }
ruling-sand = { ruling-fire }
ruling-R1 = With two players the neutral markers move after the tile is revealed; they take no cores and gain no mana. One without a free space ahead stays.
ruling-R2 = { ruling-R1 }
ruling-R3 = { ruling-R1 }
ruling-R4 = { ruling-R1 }
ruling-R5 = { ruling-R1 }
ruling-R6 = { ruling-R1 }
ruling-spell_mat = A core must be placed if any space is legal; its gift may pay for the next space of the same move. One that fits nowhere goes back, for 2 mana. An empty stack gives nothing.
ruling-echo_red = Echoes hear tiles, crystals of your choice and the goods of the Day-and-Night tile, but not gifts, conversions or other echoes. A spell learned in this phase may be used in this round.
ruling-echo_yellow = { ruling-echo_red }
ruling-echo_blue = { ruling-echo_red }
ruling-echo_action = { ruling-echo_red }
ruling-crystal_to_mana = Mana is counted up to 20; what goes beyond is lost.
ruling-storage = One crystal for each core on a storage space. It is used in the next round like any other.
ruling-gift_red = What a gift gives comes at once, once, and no echo hears it.
ruling-gift_yellow = { ruling-gift_red }
ruling-gift_blue = { ruling-gift_red }
ruling-gift_purple = { ruling-gift_red }
