### Wie jede Komponente gespielt wird, wo ihr Text etwas offen lässt, nach ihrer Kennung.

ruling-day_and_night_tile = Es ist kein Tempelplättchen: Es zählt nicht für einen kurzen Abschnitt, niemand darf darauf stehen, und das Plättchen darunter ist nicht im Spiel. Seine Ressourcen bekommt auf jeder Seite die nächste Figur.
ruling-fire = Du erhältst den Kern jedes Belohnungsfelds, das du bezahlst, auch mitten in einer Prüfung; ein übersprungenes Feld gibt nichts. Hast du kein Aktionsplättchen, kannst du sofort eines für 2 Mana kaufen.
ruling-water = { ruling-fire }
ruling-sand = { ruling-fire }
ruling-R1 = Zu zweit rücken die neutralen Marker vor, sobald das Plättchen aufgedeckt ist; sie nehmen keine Kerne und erhalten kein Mana. Ein Marker ohne freies Feld vor sich bleibt stehen.
ruling-R2 = { ruling-R1 }
ruling-R3 = { ruling-R1 }
ruling-R4 = { ruling-R1 }
ruling-R5 = { ruling-R1 }
ruling-R6 = { ruling-R1 }
ruling-spell_mat = Einen Kern musst du legen, wenn ein Feld erlaubt ist; mit seiner Gabe darfst du das nächste Feld derselben Prüfung bezahlen. Passt er nirgends, gibst du ihn für 2 Mana zurück. Ein leerer Stapel gibt nichts.
ruling-echo_red = Echos verdoppeln, was du von Plättchen sammelst, auch Kristalle nach Wahl und das Tag-und-Nacht-Plättchen, aber keine Gaben, keinen Tausch und keine anderen Echos. Einen Zauber darfst du noch in der Runde nutzen, in der du ihn lernst.
ruling-echo_yellow = { ruling-echo_red }
ruling-echo_blue = { ruling-echo_red }
ruling-echo_action = { ruling-echo_red }
ruling-crystal_to_mana = Du kannst höchstens 20 Mana haben; was darüber hinausgeht, verfällt.
ruling-storage = Behalte einen Kristall für jeden Kern auf einem Speicher. In der nächsten Runde nutzt du ihn wie jeden anderen.
ruling-gift_red = Eine Gabe erhältst du sofort und nur einmal; Echos verdoppeln sie nicht.
ruling-gift_yellow = { ruling-gift_red }
ruling-gift_blue = { ruling-gift_red }
ruling-gift_purple = { ruling-gift_red }
