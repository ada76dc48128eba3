### Ce que dit Res Arcana à la table : titres, choix et indications. Noms et textes des cartes sont dans
### res_arcana.ftl.

## Titres

list = { $items }, { $last }
list-and = { $items } et { $last }
list-dots = { $items } · { $last }
sentences = { $items } · { $last }
sentences-end = { $items } { $last }
heading-game = Partie { $game }
heading-round = Manche { $round }
heading-setup = Mise en place
heading-yours = à vous
heading-turn = au tour de { $seat }
heading-over = la partie est terminée
phase-draft = draft
phase-mages = mages
phase-items = objets magiques
phase-collect = Collecte
phase-actions = Actions
phase-check = vérification de la victoire

## La table

column-wins = gagnées
column-points = points
column-hand = main
column-deck = pioche
seat-you = Vous
status-first = premier joueur
status-passed = a passé
label-centre = Lieux
label-monuments = Monuments
label-items = Objets
label-hand = Main
label-deck = Pioche
label-discards = Défausse
none = aucun
monuments = { $display } (4 Or chacun ; { $count } dans la pioche)
monuments-top = Sur le dessus de la pioche : { $cards }
deck-top = au-dessus : { $cards }
deck-unseen = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
chosen = Vous avez choisi { $card }.

component-on = { $name } [{ $essences }]
component-notes = { $name } ({ $notes })
note-turned = engagé
note-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card = { $name } ({ $notes })
card-text = { $card } : { $text }
cost-any = { $count } au choix
cost-free = gratuit
cost-less = { $cost }, { $less } de moins

## Choix

keep-pass = Gardez une de ces cartes ; les autres passent à { $seat }

group-place = Jouer
group-claim = Prendre
group-use = Utiliser
group-discard = Défausser
group-pass = Passer
lead-gold = pour 1 Or :
lead-two = pour 2 au choix (sauf Or) :
claim-top = le premier monument de la pioche, sans le voir (4 Or)
pass = échanger { $item }, piocher une carte
pass-keep = garder la tuile Premier joueur (1 point), échanger { $item }, piocher une carte
pass-first = prendre la tuile Premier joueur (1 point), échanger { $item }, piocher une carte
power = { $name } : { $text }
take = { $name } : { $essences }
take-points = { $take }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} si vous le laissez
take-note = { $take }. { $text }
kind-have = { $kind } (vous avez { $count })
rival = { $seat } : { $essences }
look-own = votre pioche ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
look-discards = votre pioche (vide : votre défausse est mélangée)
look-monuments = la pioche des monuments ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
accept-unless = payer { $essences } et ignorer l’attaque
accept-upkeep = payer { $essences }
decline-react-loss = ne pas réagir
decline-react-check = ne pas réagir
decline-unless = ne pas payer : perdre { $loss }
decline-upkeep = engager { $card }
decline-discard = ne rien défausser : perdre { $loss }
decline-destroy = ne rien détruire : perdre { $loss }
decline-summon = ne rien jouer
decline-kind = aucune

hint-pay = Vous avez { $pool }. Tapez { $size } sur une ligne, par exemple : { $example }
hint-gain = Au choix parmi { $kinds }. Tapez { $size } sur une ligne, par exemple : { $example }
hint-number = Tapez un nombre de { $least } à { $most }.
hint-take = Tapez les numéros sur une ligne ; « none » pour aucun, « all » pour tous.
hint-take-one = Tapez 1, ou « none » pour aucun.

## Aide

which-one = Laquelle ? { $names }
where-play = Devant { $seat } : { $card }
where-hand = Dans votre main.
where-deck = Dans votre pioche.
where-discards = Dans la défausse de { $seat }.
where-centre = Au centre : vous pouvez la prendre.
where-items = Disponible au centre.
example-or = { $items }, ou { $last }

## La fin

end-you = Vous avez gagné !
end-winner = { $seat } a gagné.
end-winners = { $seats } se partagent la victoire.
end-limit = La partie s’est terminée après { $rounds } manches ; personne n’avait 10 points.
end-match = Le match se termine { $wins }.
end-last-game = Points de la dernière partie :
end-points = { $points } points contre { $others }.
end-tie = { $seats } ont { $points } points chacun. Leurs essences (l’Or compte double) : { $essences }.
score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-token = tuile Premier joueur
score-bonus = pour cette vérification seulement
score-line = { $score } ({ $parts })
score-part = { $name } { $points }
score-nothing = aucun point
