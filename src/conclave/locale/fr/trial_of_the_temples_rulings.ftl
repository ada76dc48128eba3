### Comment on joue chaque élément là où son texte laisse quelque chose ouvert, par identifiant.

ruling-day_and_night_tile = Ce n’est pas une tuile de temple : elle ne compte pas pour la petite zone, personne ne s’y tient, et la tuile dessous est hors jeu. Ses ressources vont à la figurine la plus proche de chaque côté.
ruling-fire = Chaque case à cube que vous payez donne son cube, aussi en cours de route ; une case sautée ne donne rien. Sans jeton d’action, 2 mana en achètent un sur-le-champ.
ruling-water = { ruling-fire }
ruling-sand = { ruling-fire }
ruling-R1 = À deux, les marqueurs neutres avancent une fois la tuile révélée ; ils ne prennent ni cube ni mana. Sans case libre devant, ils restent.
ruling-R2 = { ruling-R1 }
ruling-R3 = { ruling-R1 }
ruling-R4 = { ruling-R1 }
ruling-R5 = { ruling-R1 }
ruling-R6 = { ruling-R1 }
ruling-spell_mat = Un cube doit être posé si une case est permise ; son don peut payer la case suivante du même mouvement. S’il ne va nulle part, il retourne contre 2 mana. Une pile vide ne donne rien.
ruling-echo_red = Les échos entendent les tuiles, les cristaux au choix et la tuile Jour et Nuit, mais ni dons, ni conversions, ni autres échos. Un sort appris dans cette phase peut servir dans cette manche.
ruling-echo_yellow = { ruling-echo_red }
ruling-echo_blue = { ruling-echo_red }
ruling-echo_action = { ruling-echo_red }
ruling-crystal_to_mana = Le mana se compte jusqu’à 20 ; ce qui dépasse est perdu.
ruling-storage = Un cristal par cube posé sur une réserve. À la manche suivante, il sert comme un autre.
ruling-gift_red = Ce que donne un don vient aussitôt, une fois, et aucun écho ne l’entend.
ruling-gift_yellow = { ruling-gift_red }
ruling-gift_blue = { ruling-gift_red }
ruling-gift_purple = { ruling-gift_red }
