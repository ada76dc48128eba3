### Ce que dit L’Épreuve des Temples à la table : titres, choix et indications. Noms et règles sont dans
### trial_of_the_temples.ftl. Les noms des sorts ont 15 lettres au plus, pour que le grimoire tienne en largeur.

## Listes et quantités brèves

list = { $items }, { $last }
list-and = { $items } et { $last }
list-dots = { $items } · { $last }
short-red = { $count } rouge
short-yellow = { $count } jaune
short-blue = { $count } bleu
short-purple = { $count } violet
short-action = { $count } action
short-mana = { $count } mana
short-wild = { $count } au choix
short-core_red = { $count ->
    [one] cube rouge
   *[other] { $count } cubes rouges
}
short-core_yellow = { $count ->
    [one] cube jaune
   *[other] { $count } cubes jaunes
}
short-core_blue = { $count ->
    [one] cube bleu
   *[other] { $count } cubes bleus
}
short-core_purple = { $count ->
    [one] cube violet
   *[other] { $count } cubes violets
}
short-token = tuile Premier joueur
nothing = rien

## Titres

heading-round = Manche { $round } sur { $rounds }
heading-setup = Mise en place
heading-yours = à vous
heading-turn = au tour de { $seat }
heading-over = la partie est terminée
phase-mats = grimoires
phase-night = Jour et nuit
phase-temple = Phase des temples
phase-resource = Phase des ressources
phase-trial = Phase des épreuves

## La table

column-points = points
column-action = action
column-mana = mana
seat-you = Vous
status-start = premier joueur
status-rested = se repose
neutral = neutre { $number }
side-day = jour
side-night = nuit
ring-head = tuile
ring-main = archimage ici
ring-linked = petite icône
ring-barrier = Tuile Jour et Nuit, sur { $tile }
ring-day = côté jour, vers { $position } : { $goods }
ring-night = côté nuit, vers { $position } : { $goods }
standing = { $seat }
standing-clone = { $seat }, clone
label-cores = Cubes
label-round-tile = Manche
label-mat = Votre grimoire ({ $colour })
label-mat-of = { $seat } ({ $colour })
cores-left = reste { $goods }
round-tile = { $number ->
    [one] nuit sur { $number } tuile
   *[other] nuit sur { $number } tuiles
}
round-corner = neutre { $number } { $way ->
   *[scoring_level] au niveau de points suivant
    [core_reward] au prochain cube à gagner
} sur { $tracks }
track-marks = { $marks } (sur { $last })
track-mark = { $seat } : { $space }
track-next = ensuite { $spaces }
track-next-space = { $space } : { $cost }
track-next-core = { $space } : { $cost } ({ $core })
track-end = vous êtes au bout
letter-red = R
letter-yellow = J
letter-blue = B
letter-purple = V
mat-legend = { letter-red } { letter-yellow } { letter-blue } { letter-purple } sont des cubes, + donne du mana, * a déjà servi cette manche
mat-empty = pas encore de cubes
mat-used = { $spell }*

## Choix

group-figure = archimage
group-clone = clone
ask-clone = Placez votre clone
ask-both = Placez votre archimage ou votre clone
place-tile = Tuile { $position }, { $tile } ({ $side }) : { $main } ; petite icône { $linked }. Total : { $goods } (sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
})
place-short = Tuile { $position }, { $tile }
collect-figure = Avec votre archimage sur { $position } : { $goods }
collect-clone = Avec votre clone sur { $position }, pour { $mana } mana : { $goods }
wild = { $good } (vous avez { $count })
core-space = { $space } { $spell } : { $text }
core-space-mana = { $space } { $spell }, { $mana } mana : { $text }
echo = { $spell } : { $text }
trial = Épreuve sur { $track } : { $step }
trial-buy = Épreuve sur { $track }, en achetant le jeton d’action pour { $mana } mana : { $step }
step = Continuer : { $step }
space = la case { $space } coûte { $cost } ; { $worth }
space-core = la case { $space } coûte { $cost } et donne un { $core } ; { $worth }
worth = { $now } → { $points } sur cette piste
worth-same = pas de points en plus sur cette piste
space-bought = { $line } ; vous achetez ce qui manque pour { $mana } mana
stop = S’arrêter ici
rest = Se reposer (ce qui reste devient { $count } mana)
store = Garder { $good } (vous avez { $count })
done-store = Ne rien garder de plus
done-echo = N’en utiliser aucun
done-convert = Ne plus échanger
convert = Échanger d’abord (acheter, vendre, sorts)
sell = Vendre { $good } pour 1 mana (vous avez { $count })
drain = { $spell } : { $good } pour { $mana } mana (vous avez { $count })
buy = Acheter { $good } pour { $mana } mana
cast = { $spell } : { $given } en { $gained }
mat = { $mat } : { $text }

## Aide

which-one = Lequel ? { $names }
place-of-tile = Elle est en { $position }, côté { $side } visible.
place-of-barrier = Elle est en { $position }.
component = { $name } ({ $kind })
help-rest = Se reposer : reprenez votre archimage ; chaque cristal et chaque jeton d’action devient 1 mana, et votre manche est terminée. Réserve garde un cristal ; Repos donne du mana.
help-stop = S’arrêter : votre épreuve se termine, et c’est au joueur suivant.
help-go = Continuer : payez une case de plus de la même piste, jusqu’à trois par épreuve.
help-done = Terminé : c’est tout.

## La fin

end-you = Vous avez gagné !
end-winner = { $seat } a gagné.
end-winners = { $seats } se partagent la victoire.
end-points = { $points } points contre { $others }.
end-tie = { $seats } ont { $points } points chacun ; départagés au mana ({ $mana }).
end-shared = { $seats } ont { $points } points et { $mana } mana chacun.
end-by-no_purple_cores = Il ne reste plus de cube violet.
end-by-two_tracks_finished = Deux pistes ont été parcourues jusqu’au bout.
end-by-last_round = C’était la dernière manche ({ $rounds }).
column-lines = lignes
column-spells = sorts
column-total = points
