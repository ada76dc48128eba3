### Ce que dit le coach, et ce qui justifie un conseil.

list = { $items }, { $last }
list-and = { $items } et { $last }
good-core =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

## Reasons

why-wins = Avec ce coup, vous gagnez la partie.
why-ends = Sinon, { $rival } gagne la partie.
why-goal = Vous arrivez à { $points } points : assez pour gagner à la prochaine vérification.
why-rival-goal = Cela empêche { $rival } d’atteindre { $points } points cette manche.
why-claim-first = { $rival } peut prendre { $card } au prochain tour : devancez-le.
why-rival-claims = { $rival } peut prendre { $card } au prochain tour.
why-keep = Gardez { $goods } : vous en avez besoin pour { $card }.
why-gives = Cela vous rapproche de { $card } (+{ $goods }).
why-pass-claims = Vous pouvez encore payer { $card } cette manche.
why-answered = Sinon, { $rival } utilise { $card } et vous perdez { $goods }.
why-leads = Vous obtiendrez { $card } en quelques tours.
why-pass-first = Personne n’a encore passé : le premier à passer prend la tuile Premier joueur (1 point).
why-income = Cela rapporte { $goods } de plus à chaque manche.
why-goods = Il vous reste { $goods } de plus.
why-trial = Vous pourrez ensuite gravir la piste { $card }.
why-points =
    { $points ->
        [one] Cela rapporte tout de suite un point.
       *[other] Cela rapporte tout de suite { $points } points.
    }
why-rest-reach =
    { $points ->
        [one] Vous pouvez encore marquer un point cette manche.
       *[other] Vous pouvez encore marquer { $points } points cette manche.
    }
why-reach =
    { $points ->
        [one] Vous pourrez ainsi marquer un point de plus cette manche.
       *[other] Vous pourrez ainsi marquer { $points } points de plus cette manche.
    }
why-pass-unused =
    { $count ->
        [one] Vous pouvez encore utiliser un de vos pouvoirs cette manche.
       *[other] Vous pouvez encore utiliser { $count } de vos pouvoirs cette manche.
    }
why-line-points =
    { $points ->
        [one] Cela rapportera plus tard un point de plus.
       *[other] Cela rapportera plus tard { $points } points de plus.
    }

## Plans, et conversions dans leur ensemble

why-plan-place-0 = Plan : visez { $card }, qui va bien avec ce que vous avez.
why-plan-place-1 = Plan : visez { $card }. { $card1 } produit les essences nécessaires.
why-plan-place-2 = Plan : visez { $card }. { $card1 } et { $card2 } produisent les essences nécessaires.
why-plan-track = Plan : avancez sur { $card }, où vos cristaux vous mènent le plus loin.
net-sold = Au total, vous vendez { $sold }.
net-bought = Au total, vous achetez { $bought }.
net-sold-bought = Au total, vous vendez { $sold } et achetez { $bought }.

## Remarks

lost = Cela vous coûte environ { $loss } % de chances de gagner (± { $error }).
better = Mieux : { $words }
then = Ensuite, par exemple : { $words }
