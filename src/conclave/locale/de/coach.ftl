### Was der Trainer sagt, und was für einen Tipp spricht.

list = { $items }, { $last }
list-and = { $items } und { $last }
good-core =
    { $count ->
        [one] { $count } Zauberkern
       *[other] { $count } Zauberkerne
    }

## Reasons

why-wins = Damit gewinnst du die Partie.
why-ends = Sonst gewinnt { $rival } die Partie.
why-goal = Damit kommst du auf { $points } Siegpunkte – genug für den Sieg bei der nächsten Siegprüfung.
why-rival-goal = So kommt { $rival } diese Runde nicht auf { $points } Siegpunkte.
why-claim-first = { $rival } kann { $card } im nächsten Zug in Besitz nehmen: Sei schneller.
why-rival-claims = { $rival } kann { $card } im nächsten Zug in Besitz nehmen.
why-keep = Behalte { $goods }: Du brauchst das für { $card }.
why-gives = Das bringt dich { $card } näher (+{ $goods }).
why-pass-claims = Du kannst dir { $card } diese Runde noch leisten.
why-answered = Sonst nutzt { $rival } { $card }, und du verlierst { $goods }.
why-leads = So erreichst du in wenigen Zügen { $card }.
why-pass-first = Noch hat niemand gepasst: Wer zuerst passt, nimmt den Startspielermarker (1 Siegpunkt).
why-income = Das bringt dir jede weitere Runde { $goods } mehr.
why-goods = So hast du danach { $goods } mehr.
why-trial = Danach kannst du auf der Leiste { $card } aufsteigen.
why-points =
    { $points ->
        [one] Das bringt sofort einen Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
why-rest-reach =
    { $points ->
        [one] Du kannst diese Runde noch einen Punkt holen.
       *[other] Du kannst diese Runde noch { $points } Punkte holen.
    }
why-reach =
    { $points ->
        [one] So kannst du diese Runde einen Punkt mehr holen.
       *[other] So kannst du diese Runde { $points } Punkte mehr holen.
    }
why-pass-unused =
    { $count ->
        [one] Du kannst diese Runde noch eine Fähigkeit nutzen.
       *[other] Du kannst diese Runde noch { $count } Fähigkeiten nutzen.
    }
why-line-points =
    { $points ->
        [one] Das bringt später einen Punkt mehr.
       *[other] Das bringt später { $points } Punkte mehr.
    }

## Pläne, und Umwandlungen im Ganzen

why-plan-place-0 = Plan: Arbeite auf { $card } hin – das passt zu dem, was du hast.
why-plan-place-1 = Plan: Arbeite auf { $card } hin. { $card1 } liefert die Essenzen dafür.
why-plan-place-2 = Plan: Arbeite auf { $card } hin. { $card1 } und { $card2 } liefern die Essenzen dafür.
why-plan-track = Plan: Steige auf { $card } auf – dort kommst du mit deinen Kristallen am weitesten.
net-sold = Insgesamt verkaufst du { $sold }.
net-bought = Insgesamt kaufst du { $bought }.
net-sold-bought = Insgesamt verkaufst du { $sold } und kaufst { $bought }.

## Remarks

lost = Das kostet dich etwa { $loss } % Gewinnchance (± { $error }).
better = Besser: { $words }
then = Danach zum Beispiel: { $words }
