### L’Épreuve des Temples (Trial of the Temples) : noms, règles, ce qui s’est passé, questions ; avec les termes de
### l’édition française que nous connaissons. Les noms des temples et des sorts sont les nôtres : rien ne les imprime.

## Le jeu

title = L’Épreuve des Temples
rules =
    Ayez le plus de points à la fin : après la cinquième manche, ou après une manche qui ne laisse aucun cube violet ou trouve deux pistes occupées à leur bout. Une manche a quatre phases :
    1. Jour et nuit : la tuile Jour et Nuit avance, et autant de tuiles devant elle que le dit la tuile de manche passent à la nuit.
    2. Temple : à tour de rôle, chacun pose son archimage sur une tuile du cercle. Il ne peut être entre deux voisins ni enfermer un autre archimage ; les archimages et la tuile Jour et Nuit comptent comme voisins.
    3. Ressources : chaque archimage récolte ce que donne sa tuile, et les ressources liées de sa tuile et de toutes les tuiles des deux côtés jusqu’au prochain archimage ou à la tuile Jour et Nuit. Qui l’atteint reçoit aussi ses ressources ; qui atteint son côté nuit reçoit le jeton premier joueur, sauf à deux. Peu de tuiles donnent du mana en plus.
    4. Épreuves, à tour de rôle jusqu’à ce que tous se reposent : dépensez un jeton d’action, choisissez une piste et payez de 1 à 3 cases devant votre marqueur. Les cases avec d’autres marqueurs sont sautées sans frais, et leurs propriétaires gagnent 1 mana. Une case avec un cube vous le donne. Se reposer change en mana tout ce qui vous reste.
    Un cube va sur votre grimoire, sur un sort que vous connaissez dès lors : jamais deux cubes d’une couleur dans une ligne ou une colonne. Trois ou quatre cubes alignés rapportent des points.
    À chacune de vos décisions, vous pouvez convertir : 2 mana contre un jeton d’action, 4 mana contre un cristal, un jeton d’action ou un cristal contre 1 mana.
    À deux, chacun a aussi un clone, et récolte avec l’archimage ou, contre du mana, avec le clone ; des marqueurs neutres sont sur les pistes.
    Points : votre niveau sur chaque piste, les lignes de cubes et certains sorts. En cas d’égalité, le mana départage.

## Listes

list = { $items }, { $last }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }

## Ressources

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet
colour-green = vert

core =
    { $colour ->
       *[red] cube rouge
        [yellow] cube jaune
        [blue] cube bleu
        [purple] cube violet
    }

good-red = cristal rouge
good-yellow = cristal jaune
good-blue = cristal bleu
good-purple = cristal violet
good-action = jeton d’action
good-mana = mana

icon-red =
    { $count ->
        [one] { $count } cristal rouge
       *[other] { $count } cristaux rouges
    }
icon-yellow =
    { $count ->
        [one] { $count } cristal jaune
       *[other] { $count } cristaux jaunes
    }
icon-blue =
    { $count ->
        [one] { $count } cristal bleu
       *[other] { $count } cristaux bleus
    }
icon-purple =
    { $count ->
        [one] { $count } cristal violet
       *[other] { $count } cristaux violets
    }
icon-action =
    { $count ->
        [one] { $count } jeton d’action
       *[other] { $count } jetons d’action
    }
icon-mana = { $count } mana
icon-wild =
    { $count ->
        [one] { $count } cristal au choix (rouge, jaune ou bleu)
       *[other] { $count } cristaux au choix (rouges, jaunes ou bleus)
    }
icon-core_red =
    { $count ->
        [one] { $count } cube rouge
       *[other] { $count } cubes rouges
    }
icon-core_yellow =
    { $count ->
        [one] { $count } cube jaune
       *[other] { $count } cubes jaunes
    }
icon-core_blue =
    { $count ->
        [one] { $count } cube bleu
       *[other] { $count } cubes bleus
    }
icon-core_purple =
    { $count ->
        [one] { $count } cube violet
       *[other] { $count } cubes violets
    }
nothing = rien
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Sortes d’éléments

kind-temple_tile = tuile Temple
kind-day_and_night_tile = tuile Jour et Nuit
kind-track = piste d’épreuve
kind-round_tile = tuile de manche
kind-spell_mat = grimoires
kind-mat = grimoire
kind-spell = sort
kind-supply = réserve
kind-rule = règle

## D’où vient une valeur

source-rulebook = la règle le dit
source-review = une critique le dit ({ $site })
source-printed = lu sur un exemplaire imprimé
source-designed = notre propre valeur, pas celle imprimée
source-record = comme l’a l’enregistrement

## Noms : tuiles Temple

name-T01 = Porte des braises
name-T02 = Porte des dunes
name-T03 = Porte des marées
name-T04 = Marches de forge
name-T05 = Marches du soleil
name-T06 = Marches de pluie
name-T07 = Cour de cendre
name-T08 = Cour d’ambre
name-T09 = Cour de brume
name-T10 = Puits du soir
name-T11 = Caveau du prisme
name-T12 = Autel muet
name-day_and_night_tile = Tuile Jour et Nuit

## Noms : pistes, tuiles de manche, grimoires

name-fire = Feu
name-water = Eau
name-sand = Sable

name-R1 = Tuile de manche 1
name-R2 = Tuile de manche 2
name-R3 = Tuile de manche 3
name-R4 = Tuile de manche 4
name-R5 = Tuile de manche 5
name-R6 = Tuile de manche 6

name-spell_mat = Grimoires
name-mat_red = Grimoire rouge
name-mat_yellow = Grimoire jaune
name-mat_blue = Grimoire bleu
name-mat_green = Grimoire vert

## Noms : sorts

name-echo_red = Écho rouge
name-echo_yellow = Écho jaune
name-echo_blue = Écho bleu
name-echo_action = Écho d’action
name-to_purple = Vers le violet
name-from_purple = Hors du violet
name-action_to_crystal = Acte en cristal
name-crystal_to_mana = Cristal en mana
name-glory = Gloire
name-repose = Repos
name-storage = Réserve
name-gift_red = Don rouge
name-gift_yellow = Don jaune
name-gift_blue = Don bleu
name-gift_purple = Don violet

## Noms : réserve et règles

name-spell_cores = Cubes de pouvoir
name-crystals = Cristaux
name-action_tokens = Jetons d’action
name-counts = Ce que contient la boîte
name-player_colours = Couleurs des joueurs
name-resource_icons = Symboles
name-board_order_clockwise = Ordre des plateaux
name-max_spaces_per_trial = Longueur d’une épreuve
name-skipped_player_mana = Être sauté
name-small_area_bonus = Petit domaine
name-mana_track = Piste de mana
name-conversions = Convertir
name-mats_differ_at_start = Ressources de départ
name-core_unplaceable = Un cube sans place
name-two_player = Deux joueurs
name-final_scoring = Décompte final
name-end_conditions = Fin de la partie
name-rulings = Là où la règle se tait

## Règles : tuiles

tile-day = De jour, l’archimage ici : { $main } ; lié : { $linked }
tile-night = De nuit, l’archimage ici : { $main } ; lié : { $linked }
extended-day = L’archimage le plus proche du côté jour gagne aussi { $goods }
extended-night = L’archimage le plus proche du côté nuit gagne aussi { $goods } et, sauf à deux, le jeton premier joueur
round-number =
    { $number ->
        [one] La nuit tombe sur { $number } tuile. Dès la manche 2, la tuile Jour et Nuit avance avant de { $number }
       *[other] La nuit tombe sur { $number } tuiles. Dès la manche 2, la tuile Jour et Nuit avance avant de { $number }
    }
round-top_left = Deux joueurs : les premiers marqueurs neutres vont { round-way } sur { $tracks }
round-bottom_left = Deux joueurs : les seconds marqueurs neutres vont { round-way } sur { $tracks }
round-way =
    { $way ->
       *[scoring_level] au niveau de points suivant
        [core_reward] au prochain cube à gagner
    }

## Règles : pistes

track-start = Départ : { $points }
track-space = Case { $index } : coût { $cost } ; { $points }
track-space-core = Case { $index } : coût { $cost }, donne { $core } ; { $points }

## Règles : grimoires

mat-start = Vous commencez avec { $goods }
mat-row = Ligne { $row } : { $spells }
mat-mana =
    { $count ->
        [one] { $count } case donne { $mana } mana quand un cube y est posé
       *[other] { $count } cases donnent chacune { $mana } mana quand un cube y est posé
    }

## Règles : sorts

spell-echo_red = Une fois par manche, quand des tuiles vous donnent un cristal rouge : gagnez-en 1 de plus.
spell-echo_yellow = Une fois par manche, quand des tuiles vous donnent un cristal jaune : gagnez-en 1 de plus.
spell-echo_blue = Une fois par manche, quand des tuiles vous donnent un cristal bleu : gagnez-en 1 de plus.
spell-echo_action = Une fois par manche, quand des tuiles vous donnent un jeton d’action : gagnez 2 mana.
spell-to_purple = Une fois par manche, à votre tour de la phase d’épreuve : changez un cristal rouge, jaune ou bleu en un violet.
spell-from_purple = Une fois par manche, à votre tour de la phase d’épreuve : changez un cristal violet en un rouge, jaune ou bleu.
spell-action_to_crystal = Une fois par manche, à votre tour de la phase d’épreuve : changez un jeton d’action en un cristal, sauf violet.
spell-crystal_to_mana = Une fois par manche, à votre tour de la phase d’épreuve : changez un cristal de n’importe quelle couleur en 3 mana.
spell-glory = Il ne fait que rapporter des points.
spell-repose = Quand vous vous reposez, gagnez 1 mana.
spell-storage = Quand vous vous reposez, vous pouvez garder 1 cristal de n’importe quelle couleur pour la manche suivante.
spell-gift_red = Aussitôt : gagnez 1 cristal rouge et 2 mana.
spell-gift_yellow = Aussitôt : gagnez 1 cristal jaune et 2 mana.
spell-gift_blue = Aussitôt : gagnez 1 cristal bleu et 2 mana.
spell-gift_purple = Aussitôt : gagnez 1 cristal violet et 2 mana.
spell-points = À la fin de la partie : { $points }.

## Règles : réserve et règles

rule-spell_cores = À { $seats } joueurs, la partie commence avec { $goods }
rule-crystals = Dans la boîte : { $goods } ; la réserve ne s’épuise jamais
rule-action_tokens = Dans la boîte : { $goods } ; la réserve ne s’épuise jamais
rule-counts = La boîte contient 12 tuiles Temple, 6 tuiles de manche, 3 plateaux d’épreuve, 4 grimoires, 29 cubes et 38 cristaux
rule-player_colours = Les joueurs sont { $colours }
rule-resource_icons = Ce que signifie un symbole sur une tuile
rule-board_order_clockwise = Dans le sens horaire : { $tracks }
rule-max_spaces_per_trial =
    { $value ->
        [one] Une épreuve paie { $value } case au plus ; les cases avec d’autres marqueurs sont sautées et ne coûtent rien
       *[other] Une épreuve paie { $value } cases au plus ; les cases avec d’autres marqueurs sont sautées et ne coûtent rien
    }
rule-skipped_player_mana = Le propriétaire d’un marqueur sauté gagne { $value } mana
rule-small_area_bonus = Récolter sur deux tuiles seulement donne { $two } mana de plus, sur trois seulement { $three }
rule-mana_track = Le mana se compte jusqu’à { $max } ; le surplus est perdu
rule-conversion-action = { $mana } mana contre 1 jeton d’action
rule-conversion-crystal = { $mana } mana contre 1 cristal de n’importe quelle couleur
rule-conversion-mana = 1 jeton d’action ou cristal contre 1 mana
rule-mats_differ_at_start = Chaque grimoire dit avec quoi son joueur commence
rule-core_unplaceable = Un cube qui n’a de place nulle part retourne, et son joueur gagne { $mana } mana
rule-two_player-start = Chacun des deux joueurs commence avec { $mana } mana de plus
rule-two_player-clone = Récolter avec le clone coûte { $mana } mana
rule-two_player-token = Le jeton premier joueur change de mains à chaque manche
rule-final_scoring-lines = Une ligne de trois cubes vaut { $three }, une de quatre { $four }
rule-final_scoring-tie = En cas d’égalité, le plus de mana gagne ; sinon la victoire est partagée
rule-end_conditions =
    { $rounds ->
        [one] La partie finit après { $rounds } manche, ou { rule-end_conditions-earlier }
       *[other] La partie finit après { $rounds } manches, ou { rule-end_conditions-earlier }
    }
rule-end_conditions-earlier = plus tôt, avec une manche qui ne laisse aucun cube violet ou trouve deux pistes occupées à leur bout
rule-rulings = Comment nous jouons ce que la règle laisse ouvert

## Ce qui s’est passé
##
## Une phrase parle d’un joueur et se compose de parties ; chacune a une seconde forme, tell-you-…, pour le lecteur
## lui-même : « Vous commencez une épreuve (Feu) : payez 1 jeton d’action, atteignez la case 1. »

tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
tell-subject-you = Vous
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head } : { $clauses }.

tell-mat = joue { $colour }
tell-you-mat = jouez { $colour }
tell-starts = commence avec { $goods }
tell-you-starts = commencez avec { $goods }
tell-token = prend le jeton premier joueur
tell-you-token = prenez le jeton premier joueur
tell-figure = va sur la tuile { $position }
tell-you-figure = allez sur la tuile { $position }
tell-clone = envoie le clone sur la tuile { $position }
tell-you-clone = envoyez le clone sur la tuile { $position }
tell-collects-figure = récolte { $goods } sur { tiles }
tell-you-collects-figure = récoltez { $goods } sur { tiles }
tell-collects-clone = récolte { $goods } avec le clone sur { tiles }
tell-you-collects-clone = récoltez { $goods } avec le clone sur { tiles }
tell-chooses = choisit { $goods }
tell-you-chooses = choisissez { $goods }
tell-gains = gagne { $goods }
tell-you-gains = gagnez { $goods }
tell-echo = gagne { $goods } grâce à { $spell }
tell-you-echo = gagnez { $goods } grâce à { $spell }
tell-pays = paie { $goods }
tell-you-pays = payez { $goods }
tell-pays-clone = paie { $goods } pour le clone
tell-you-pays-clone = payez { $goods } pour le clone
tell-turns-into = change { $given } en { $goods }
tell-you-turns-into = changez { $given } en { $goods }
tell-core = pose un { core } sur { $spell }
tell-you-core = posez un { core } sur { $spell }
tell-core-returned = ne peut pas poser un { core }
tell-you-core-returned = ne pouvez pas poser un { core }
tell-spell = utilise { $spell }
tell-you-spell = utilisez { $spell }
tell-trial = commence une épreuve ({ $track })
tell-you-trial = commencez une épreuve ({ $track })
tell-mark = atteint la case { $space }
tell-you-mark = atteignez la case { $space }
tell-mark-on = atteint la case { $space } ({ $track })
tell-you-mark-on = atteignez la case { $space } ({ $track })
tell-rested = se repose
tell-you-rested = vous reposez
tell-score = a { points }
tell-you-score = avez { points }

tell-skipped = { $seat } se fait dépasser et gagne { $goods }.
tell-you-skipped = Vous gagnez { $goods } : votre marqueur est sauté.
tell-barrier = La tuile Jour et Nuit est en { $position }.
tell-round = La manche { $round } commence.
tell-neutral = Un marqueur neutre atteint la case { $space } ({ $track }).
tell-over-points = La partie est terminée : { $seats } gagne aux points.
tell-over-tie-break = La partie est terminée : { $seats } l’emporte à égalité avec le plus de mana.
tell-over-shared = La partie est terminée : { $seats } se partagent la victoire.

## Questions

ask-mat = Avec quel grimoire jouez-vous ?
ask-place = Où va votre archimage ?
ask-collect = Avec quelle figurine récoltez-vous ?
ask-wild = Choisissez { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
ask-core = Où va le { core } ?
ask-echo = Utilisez-vous un sort d’écho ?
ask-turn = Commencez-vous une épreuve, ou vous reposez-vous ?
ask-on = Continuez-vous l’épreuve ? ({ $track })
ask-pay = Comment obtenez-vous ce que coûte la case suivante ? ({ $track })
ask-store = Gardez-vous un cristal ? (encore { $count })
ask-convert = Que convertissez-vous ?

## Titres

chapter-setup = Mise en place
chapter-round = Manche { $round }

## Pourquoi quelque chose est impossible

why-over = La partie est terminée.
why-other = Autre chose est demandé maintenant.
why-token = Il vous manque un jeton d’action, et { $mana } mana pour en acheter un à { $price }.
why-end = Aucune case libre ne reste devant vous sur cette piste.
why-lacks = Pour la case { $space } il vous manque { $goods } ; { $mana } mana de plus y suffirait ({ $price } par cristal).
why-most-spaces = Une épreuve avance de { $count } cases au plus.
why-barrier = La tuile Jour et Nuit se trouve ici.
why-taken = Quelqu’un se tient déjà ici.
why-surrounded = Aucune figurine ne peut se trouver entre deux autres, ni entre une autre et la tuile Jour et Nuit : ce serait le cas ici.
why-stands = Cette figurine est déjà placée.
why-no-clone = Il n’y a de clones qu’à deux.
why-filled = Un cube se trouve déjà ici.
why-line = { $where ->
   *[row] Cette rangée
    [column] Cette colonne
} a déjà un cube de cette couleur ({ $colour }).
why-mana = Il vous manque { $mana } mana.
why-none-of = Il vous faut { $good } pour cela.
why-full = Votre mana est déjà au bout.
why-order = En une fois, on vend avant d’acheter, et dans l’ordre de cette liste.
why-used = { $spell } est épuisé jusqu’à la prochaine manche.
why-untaught = Aucun de vos cubes ne se trouve sur { $spell }.
why-own-turn = { $spell } s’utilise pendant votre propre tour de la phase d’épreuve.
why-unheard = Vous n’avez rien récolté que { $spell } répète.
why-no-use = Cela n’aiderait pas à payer la case.
why-not-among = Ce n’est pas parmi les choix.
why-converted = Vous avez déjà converti avant ce choix.
why-nothing = Vous n’avez rien à convertir.
why-first = Faites au moins une conversion.
