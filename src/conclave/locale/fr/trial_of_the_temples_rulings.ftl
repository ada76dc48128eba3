### Comment on joue chaque élément là où son texte laisse quelque chose ouvert, par identifiant.

ruling-day_and_night_tile = Ce n’est pas une tuile Temple : elle ne compte pas pour une portion courte, personne ne peut s’y placer, et la tuile dessous est hors jeu. De chaque côté, la figurine la plus proche reçoit ses ressources.
ruling-fire = Vous gagnez le cube de chaque case à récompense que vous payez, même au milieu d’une épreuve ; une case sautée ne donne rien. Sans jeton d’action, vous pouvez en acheter un aussitôt pour 2 mana.
ruling-water = { ruling-fire }
ruling-sand = { ruling-fire }
ruling-R1 = À deux joueurs, les marqueurs neutres avancent dès que la tuile est révélée ; ils ne prennent pas de cube et ne gagnent pas de mana. Un marqueur sans case libre devant lui ne bouge pas.
ruling-R2 = { ruling-R1 }
ruling-R3 = { ruling-R1 }
ruling-R4 = { ruling-R1 }
ruling-R5 = { ruling-R1 }
ruling-R6 = { ruling-R1 }
ruling-spell_mat = Vous devez poser un cube si une case le permet ; son don peut servir à payer la case suivante de la même épreuve. S’il ne peut être posé nulle part, rendez-le pour 2 mana. Une pile vide ne donne rien.
ruling-echo_red = Les échos doublent ce que vous récoltez sur les tuiles, y compris les cristaux au choix et la tuile Jour et Nuit, mais pas les dons, les échanges ni les autres échos. Vous pouvez utiliser un sort dès la manche où vous l’apprenez.
ruling-echo_yellow = { ruling-echo_red }
ruling-echo_blue = { ruling-echo_red }
ruling-echo_action = { ruling-echo_red }
ruling-crystal_to_mana = Vous pouvez avoir jusqu’à 20 mana ; le surplus est perdu.
ruling-storage = Gardez un cristal par cube posé sur une Réserve. À la manche suivante, il sert comme un autre.
ruling-gift_red = Un don se reçoit tout de suite et une seule fois ; les échos ne le doublent pas.
ruling-gift_yellow = { ruling-gift_red }
ruling-gift_blue = { ruling-gift_red }
ruling-gift_purple = { ruling-gift_red }
