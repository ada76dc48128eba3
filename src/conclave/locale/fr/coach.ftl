### Ce que dit le coach, et ce qui justifie un conseil.

list = { $items }, { $last }
list-and = { $items } et { $last }
good-core =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

## Reasons

why-wins = Cela gagne la partie.
why-ends = Sinon, { $rival } gagne la partie.
why-goal = Vous arrivez ainsi à { $points } points : assez pour gagner à la prochaine vérification.
why-rival-goal = Cela empêche { $rival } d’atteindre { $points } points pendant cette manche.
why-claim-first = { $rival } peut revendiquer { $card } au prochain tour : soyez le premier.
why-rival-claims = { $rival } peut revendiquer { $card } au prochain tour.
why-keep = Gardez { $goods } : c’est ce que coûte { $card }.
why-gives = Cela vous donne { $goods }, ce que coûte { $card }.
why-pass-claims = Vous passez alors que vous pouvez payer { $card }.
why-answered = { $rival } répond avec { $card }, et vous perdez { $goods }.
why-leads = Cela mène à { $card } à l’un de vos prochains tours.
why-pass-first = Personne n’a encore passé : le premier qui passe prend le jeton Premier joueur, qui vaut un point.
why-income = Cela rapporte { $goods } de plus à chaque manche suivante.
why-goods = Vous avez alors { $goods } de plus.
why-trial = Cela mène à une épreuve ici : { $card }.
why-points =
    { $points ->
        [one] Cela rapporte aussitôt un point.
       *[other] Cela rapporte aussitôt { $points } points.
    }
why-rest-reach =
    { $points ->
        [one] Vous vous reposez alors qu’un point reste à portée pendant cette manche.
       *[other] Vous vous reposez alors que { $points } points restent à portée pendant cette manche.
    }
why-reach =
    { $points ->
        [one] Un point de plus reste ainsi à portée pendant cette manche.
       *[other] { $points } points de plus restent ainsi à portée pendant cette manche.
    }
why-pass-unused =
    { $count ->
        [one] Vous passez alors qu’un de vos pouvoirs peut encore servir pendant cette manche.
       *[other] Vous passez alors que { $count } de vos pouvoirs peuvent encore servir pendant cette manche.
    }
why-line-points =
    { $points ->
        [one] La suite mène à un point de plus.
       *[other] La suite mène à { $points } points de plus.
    }

## Remarks

lost = Cela coûte environ { $loss } points de chances de gagner (± { $error }).
better = Mieux : { $words }
then = Ensuite, peut-être : { $words }
