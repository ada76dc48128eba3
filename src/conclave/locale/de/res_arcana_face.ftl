### Was Res Arcana am Tisch sagt: Überschriften, Möglichkeiten und Hinweise. Namen und Kartentexte stehen in
### res_arcana.ftl.

## Überschriften

list = { $items }, { $last }
list-and = { $items } und { $last }
list-dots = { $items } · { $last }
sentences = { $items } · { $last }
sentences-end = { $items } { $last }
heading-game = Partie { $game }
heading-round = Runde { $round }
heading-setup = Spielaufbau
heading-yours = du bist dran
heading-turn = { $seat } ist dran
heading-over = die Partie ist zu Ende
phase-draft = Draft
phase-mages = Magier
phase-items = Magische Gegenstände
phase-collect = Ertrag
phase-actions = Aktionen
phase-check = Siegprüfung

## Der Tisch

column-wins = gewonnen
column-points = SP
column-hand = Hand
column-deck = Stapel
seat-you = Du
status-first = Startspieler
status-passed = gepasst
label-centre = Orte
label-monuments = Monumente
label-items = Gegenstände
label-hand = Hand
label-deck = Stapel
label-discards = Ablagestapel
none = keine
monuments = { $display } (je 4 Gold; { $count } im Stapel)
monuments-top = Oben auf dem Stapel: { $cards }
deck-top = zuoberst: { $cards }
deck-unseen = { $count ->
    [one] { $count } unbekannte Karte
   *[other] { $count } unbekannte Karten
}
chosen = Du hast { $card } gewählt.

component-on = { $name } [{ $essences }]
component-notes = { $name } ({ $notes })
note-turned = erschöpft
note-points = { $points } SP
card = { $name } ({ $notes })
card-text = { $card }: { $text }
cost-any = { $count } beliebige
cost-free = kostenlos
cost-less = { $cost }, { $less } weniger

## Möglichkeiten

keep-pass = Behalte eine dieser Karten; die übrigen gehen an { $seat }

group-place = Ausspielen
group-claim = In Besitz nehmen
group-use = Nutzen
group-discard = Abwerfen
group-pass = Passen
lead-gold = für 1 Gold:
lead-two = für 2 beliebige (kein Gold):
claim-top = das oberste Monument, verdeckt (4 Gold)
pass = { $item } tauschen, eine Karte ziehen
pass-keep = den Startspielermarker behalten (1 Siegpunkt), { $item } tauschen, eine Karte ziehen
pass-first = den Startspielermarker nehmen (1 Siegpunkt), { $item } tauschen, eine Karte ziehen
power = { $name }: { $text }
take = { $name }: { $essences }
take-points = { $take }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} wert, wenn du es liegen lässt
take-note = { $take }. { $text }
kind-have = { $kind } (du hast { $count })
rival = { $seat }: { $essences }
look-own = dein Stapel ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
})
look-discards = dein Stapel (leer: dein Ablagestapel wird gemischt)
look-monuments = der Monumentstapel ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
})
accept-unless = { $essences } bezahlen und den Angriff ignorieren
accept-upkeep = { $essences } bezahlen
decline-react-loss = nicht reagieren
decline-react-check = nicht reagieren
decline-unless = nicht bezahlen: { $loss } verlieren
decline-upkeep = { $card } erschöpfen
decline-discard = nichts abwerfen: { $loss } verlieren
decline-destroy = nichts zerstören: { $loss } verlieren
decline-summon = nichts ausspielen
decline-kind = keine

hint-pay = Du hast { $pool }. Gib { $size } in einer Zeile ein, zum Beispiel: { $example }
hint-gain = Beliebig aus { $kinds }. Gib { $size } in einer Zeile ein, zum Beispiel: { $example }
hint-number = Gib eine Zahl von { $least } bis { $most } ein.
hint-take = Gib die Nummern in einer Zeile ein; „none“ für nichts, „all“ für alles.
hint-take-one = Gib 1 ein, oder „none“ für nichts.

## Hilfe

which-one = Welche Karte meinst du? { $names }
where-play = Vor { $seat }: { $card }
where-hand = Auf deiner Hand.
where-deck = In deinem Stapel.
where-discards = Im Ablagestapel von { $seat }.
where-centre = Liegt in der Tischmitte und kann in Besitz genommen werden.
where-items = Liegt in der Tischmitte.
example-or = { $items }, oder { $last }

## Das Ende

end-you = Du hast gewonnen!
end-winner = { $seat } hat gewonnen.
end-winners = { $seats } teilen sich den Sieg.
end-limit = Die Partie endete nach { $rounds } Runden; niemand hatte 10 Siegpunkte.
end-match = Der Wettkampf endet { $wins }.
end-last-game = Siegpunkte in der letzten Partie:
end-points = { $points } Siegpunkte gegen { $others }.
end-tie = { $seats } haben je { $points } Siegpunkte. Ihre Essenzen (Gold zählt doppelt): { $essences }.
score = { $seat }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
score-token = Startspielermarker
score-bonus = nur für diese Siegprüfung
score-line = { $score } ({ $parts })
score-part = { $name } { $points }
score-nothing = keine Siegpunkte
