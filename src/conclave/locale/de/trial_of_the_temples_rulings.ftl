### Wie jede Komponente gespielt wird, wo ihr Text etwas offen lässt, nach ihrer Kennung.

ruling-day_and_night_tile = Es ist kein Tempelplättchen: Es zählt nicht für das kleine Gebiet, niemand steht darauf, und das Plättchen darunter ist nicht im Spiel. Seine Ressourcen bekommt auf jeder Seite die nächste Figur.
ruling-fire = Einen Zauberwürfel gibt jedes Feld mit Würfel, das du bezahlst, auch mitten im Zug; ein übersprungenes gibt nichts. Ohne Aktionsplättchen kaufen 2 Mana sofort eines.
ruling-water = { ruling-fire }
ruling-sand = { ruling-fire }
ruling-R1 = Zu zweit rücken die neutralen Marker vor, sobald das Plättchen aufgedeckt ist; sie nehmen keine Würfel und bekommen kein Mana. Wer kein freies Feld vor sich hat, bleibt stehen.
ruling-R2 = { ruling-R1 }
ruling-R3 = { ruling-R1 }
ruling-R4 = { ruling-R1 }
ruling-R5 = { ruling-R1 }
ruling-R6 = { ruling-R1 }
ruling-spell_mat = Ein Würfel muss gelegt werden, wenn ein Feld erlaubt ist; seine Gabe darf das nächste Feld desselben Zuges bezahlen. Passt er nirgends, geht er für 2 Mana zurück. Ein leerer Stapel gibt nichts.
ruling-echo_red = Echos hören auf Plättchen, Kristalle deiner Wahl und das Tag/Nacht-Plättchen, aber nicht auf Gaben, Tausch oder andere Echos. Ein in dieser Phase gelernter Zauber darf noch in dieser Runde genutzt werden.
ruling-echo_yellow = { ruling-echo_red }
ruling-echo_blue = { ruling-echo_red }
ruling-echo_action = { ruling-echo_red }
ruling-crystal_to_mana = Mana wird bis 20 gezählt; was darüber geht, ist verloren.
ruling-storage = Ein Kristall für jeden Würfel auf einem Speicher. In der nächsten Runde wird er wie jeder andere benutzt.
ruling-gift_red = Was eine Gabe gibt, kommt sofort und einmal, und kein Echo hört es.
ruling-gift_yellow = { ruling-gift_red }
ruling-gift_blue = { ruling-gift_red }
ruling-gift_purple = { ruling-gift_red }
