### Was der Trainer sagt, und was für einen Tipp spricht.

list = { $items }, { $last }
list-and = { $items } und { $last }
good-core =
    { $count ->
        [one] { $count } Zauberwürfel
       *[other] { $count } Zauberwürfel
    }

## Reasons

why-wins = Es gewinnt die Partie.
why-ends = Sonst gewinnt { $rival } die Partie.
why-goal = Damit kommst du auf { $points } Siegpunkte: Das reicht bei der nächsten Prüfung.
why-rival-goal = Es hält { $rival } in dieser Runde von { $points } Siegpunkten ab.
why-claim-first = { $rival } kann sich nächsten Zug { $card } nehmen: Sei schneller.
why-rival-claims = { $rival } kann sich nächsten Zug { $card } nehmen.
why-keep = Behalte { $goods }: { $card } kostet das.
why-gives = Es gibt dir { $goods }, was { $card } kostet.
why-pass-claims = Du passt, obwohl du { $card } bezahlen kannst.
why-answered = { $rival } antwortet mit { $card }, und du verlierst { $goods }.
why-leads = Es führt in einem deiner nächsten Züge zu: { $card }.
why-pass-first = Noch hat niemand gepasst: Wer zuerst passt, nimmt den Startspielermarker, und der ist ein Siegpunkt.
why-income = Es bringt in jeder weiteren Runde { $goods } mehr.
why-goods = Du hast dann { $goods } mehr.
why-trial = Es führt zu einer Prüfung hier: { $card }.
why-points =
    { $points ->
        [one] Es bringt sofort einen Siegpunkt.
       *[other] Es bringt sofort { $points } Siegpunkte.
    }
why-rest-reach =
    { $points ->
        [one] Du rastest, obwohl in dieser Runde noch ein Punkt erreichbar ist.
       *[other] Du rastest, obwohl in dieser Runde noch { $points } Punkte erreichbar sind.
    }
why-reach =
    { $points ->
        [one] So bleibt in dieser Runde ein Punkt mehr erreichbar.
       *[other] So bleiben in dieser Runde { $points } Punkte mehr erreichbar.
    }
why-pass-unused =
    { $count ->
        [one] Du passt, obwohl du in dieser Runde noch eine Fähigkeit nutzen könntest.
       *[other] Du passt, obwohl du in dieser Runde noch { $count } Fähigkeiten nutzen könntest.
    }
why-line-points =
    { $points ->
        [one] Der Weg dahinter führt zu einem Punkt mehr.
       *[other] Der Weg dahinter führt zu { $points } Punkten mehr.
    }

## Remarks

lost = Das kostet etwa { $loss } Prozentpunkte Gewinnchance (± { $error }).
better = Besser: { $words }
then = Dann vielleicht: { $words }
