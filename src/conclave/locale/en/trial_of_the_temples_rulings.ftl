### How each component is played where its text leaves something open, by its id.

ruling-day_and_night_tile = It is not a temple tile: it doesn’t count for a short stretch, nobody may stand on it, and the tile below it is out of play. On each side, the closest figure gets its resources.
ruling-fire = You gain the core of every reward space you pay for, even in the middle of a trial; a skipped space gives nothing. If you have no action token, you can buy one on the spot for 2 mana.
ruling-water = { ruling-fire }
ruling-sand = { ruling-fire }
ruling-R1 = With two players, the neutral markers move as soon as the tile is revealed; they take no cores and gain no mana. A marker with no free space ahead stays where it is.
ruling-R2 = { ruling-R1 }
ruling-R3 = { ruling-R1 }
ruling-R4 = { ruling-R1 }
ruling-R5 = { ruling-R1 }
ruling-R6 = { ruling-R1 }
ruling-spell_mat = You must place a core if any space is legal; its gift may pay for the next space of the same trial. If it fits nowhere, return it for 2 mana. An empty stack gives nothing.
ruling-echo_red = Echoes double what you collect from tiles, including crystals of your choice and the Day-and-Night tile, but not gifts, trades or other echoes. You may use a spell in the round you learn it.
ruling-echo_yellow = { ruling-echo_red }
ruling-echo_blue = { ruling-echo_red }
ruling-echo_action = { ruling-echo_red }
ruling-crystal_to_mana = You can have up to 20 mana; anything more is lost.
ruling-storage = Keep one crystal for each core on a Storage space. Next round you use it like any other.
ruling-gift_red = You get a gift once, right away; echoes don’t double it.
ruling-gift_yellow = { ruling-gift_red }
ruling-gift_blue = { ruling-gift_red }
ruling-gift_purple = { ruling-gift_red }
