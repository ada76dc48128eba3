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
short-token = premier joueur
nothing = rien

## Titres

heading-round = Manche { $round } sur { $rounds }
heading-setup = Mise en place
heading-yours = à vous
heading-turn = à { $seat }
heading-over = la partie est terminée
phase-mats = grimoires
phase-night = Jour et nuit
phase-temple = Phase de temple
phase-resource = Phase de ressources
phase-trial = Phase d’épreuve

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
ring-linked = lié
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
mat-legend = { letter-red } { letter-yellow } { letter-blue } { letter-purple } sont des cubes, + donne du mana, * a servi cette manche
mat-empty = pas encore de cubes
mat-used = { $spell }*

## Choix

group-figure = archimage
group-clone = clone
ask-clone = Où va votre clone ?
ask-both = Où va votre archimage ou votre clone ?
place-tile = Tuile { $position }, { $tile } ({ $side }) : { $main } ; lié { $linked }. Maintenant en tout { $goods } (sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
})
place-short = Tuile { $position }, { $tile }
collect-figure = Avec votre archimage en { $position } : { $goods }
collect-clone = Avec votre clone en { $position }, pour { $mana } mana : { $goods }
wild = { $good } (vous avez { $count })
core-space = { $space } { $spell } : { $text }
core-space-mana = { $space } { $spell }, { $mana } mana : { $text }
echo = { $spell } : { $text }
trial = Épreuve { $track } : { $step }
trial-buy = Épreuve { $track }, en achetant le jeton d’action pour { $mana } mana : { $step }
step = Continuer : { $step }
space = la case { $space } coûte { $cost } ; { $worth }
space-core = la case { $space } coûte { $cost }, donne un { $core } ; { $worth }
worth = { $now } → { $points } sur cette piste
space-bought = { $line }, en achetant ce qui manque pour { $mana } mana
stop = S’arrêter ici
rest = Se reposer : tout ce qui vous reste devient du mana ({ $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
})
store = Garder { $good } (vous avez { $count })
done-store = Ne rien garder de plus
done-echo = N’en utiliser aucun
done-convert = Ne plus convertir
convert = Convertir : d’abord vendre, acheter ou utiliser des sorts
sell = Vendre { $good } pour 1 mana (vous avez { $count })
drain = { $spell } : { $good } pour { $mana } mana (vous avez { $count })
buy = Acheter { $good } pour { $mana } mana
cast = { $spell } : { $given } en { $gained }
mat = { $mat } : { $text }

## Aide

which-one = Lequel : { $names } ?
place-of-tile = Elle est en { $position } et montre son côté { $side }.
place-of-barrier = Elle est en { $position }.
component = { $name } ({ $kind })
help-rest = Se reposer : votre archimage revient, tous les cristaux et jetons d’action deviennent 1 mana chacun, et vous sortez de cette manche. Réserve garde un cristal ; Repos donne du mana.
help-stop = S’arrêter : votre épreuve finit, et c’est au joueur suivant.
help-go = Continuer : payez une case de plus de la même piste, jusqu’à trois par épreuve.
help-done = Fini : plus rien de cela.

## La fin

end-you = Vous gagnez.
end-winner = { $seat } gagne.
end-winners = Victoire partagée : { $seats }.
end-points = Le plus de points : { $points } contre { $others }.
end-tie = { $seats } ont { $points } points chacun ; le plus de mana, { $mana }, départage.
end-shared = { $seats } ont { $points } points et { $mana } mana chacun.
end-by-no_purple_cores = Il ne reste aucun cube violet.
end-by-two_tracks_finished = Deux pistes sont occupées à leur bout.
end-by-last_round = C’était la dernière manche ({ $rounds }).
column-lines = lignes
column-spells = sorts
column-total = points
