### L’Épreuve des Temples (Trial of the Temples) : noms, règles, ce qui s’est passé, questions ; avec les termes de
### l’édition française que nous connaissons. Les noms des temples et des sorts sont les nôtres : rien ne les imprime.

## Le jeu

title = L’Épreuve des Temples
rules =
    Ayez le plus de points à la fin : après la cinquième manche, ou plus tôt après une manche où le dernier cube violet est pris ou deux pistes ont été parcourues jusqu’au bout. Une manche a quatre phases :
    1. Jour et nuit : la tuile Jour et Nuit avance, et autant de tuiles devant elle que l’indique la tuile de manche passent côté nuit.
    2. Temple : à tour de rôle, chacun place son archimage sur une tuile de l’anneau. Vous ne pouvez pas vous placer entre deux figurines, ni en enfermer une autre ; la tuile Jour et Nuit compte ici comme une figurine.
    3. Ressources : votre archimage récolte tout sur sa tuile, et la petite icône de chaque tuile vide des deux côtés, jusqu’à la prochaine figurine ou la tuile Jour et Nuit. Si vous atteignez cette tuile, vous recevez aussi ses ressources ; côté nuit, vous prenez en plus la tuile Premier joueur (sauf à deux joueurs). Deux ou trois tuiles donnent du mana en plus.
    4. Épreuves, à tour de rôle jusqu’à ce que tous se reposent : payez un jeton d’action, choisissez une piste et payez de 1 à 3 cases devant votre marqueur. Vous sautez gratuitement les cases occupées, et les propriétaires des marqueurs gagnent 1 mana. Une case avec un cube vous donne ce cube. Quand vous vous reposez, tout ce qui vous reste devient du mana.
    Chaque cube se pose sur votre grimoire et active le sort qu’il recouvre. Aucune ligne ni colonne ne peut contenir deux cubes de la même couleur. Trois ou quatre cubes alignés rapportent des points.
    À chacune de vos décisions, vous pouvez échanger : 2 mana contre un jeton d’action, 4 mana contre un cristal, un jeton d’action ou un cristal contre 1 mana.
    À deux joueurs, chacun a aussi un clone, et récolte avec l’archimage ou, contre du mana, avec le clone ; des marqueurs neutres occupent les pistes.
    Votre niveau sur chaque piste, les lignes de cubes et certains sorts rapportent des points. En cas d’égalité, le mana départage.

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

source-rulebook = d’après le livret de règles
source-review = d’après une critique ({ $site })
source-printed = d’après un exemplaire imprimé
source-designed = notre propre valeur, pas celle qui est imprimée
source-record = d’après l’enregistrement

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
name-from_purple = Depuis violet
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

name-spell_cores = Cubes de sort
name-crystals = Cristaux
name-action_tokens = Jetons d’action
name-counts = Dans la boîte
name-player_colours = Couleurs des joueurs
name-resource_icons = Symboles
name-board_order_clockwise = Ordre des plateaux d’épreuve
name-max_spaces_per_trial = Longueur d’une épreuve
name-skipped_player_mana = Marqueur sauté
name-small_area_bonus = Portion courte
name-mana_track = Piste de mana
name-conversions = Échanges
name-mats_differ_at_start = Ressources de départ
name-core_unplaceable = Un cube impossible à poser
name-two_player = Deux joueurs
name-final_scoring = Décompte final
name-end_conditions = Fin de la partie
name-rulings = Ce que les règles ne précisent pas

## Règles : tuiles

tile-day = De jour, l’archimage placé ici récolte { $main } ; petite icône : { $linked }
tile-night = De nuit, l’archimage placé ici récolte { $main } ; petite icône : { $linked }
extended-day = La figurine la plus proche du côté jour gagne aussi { $goods }
extended-night = La figurine la plus proche du côté nuit gagne aussi { $goods } et, à trois ou quatre joueurs, la tuile Premier joueur
round-number =
    { $number ->
        [one] { $number } tuile de nuit. Dès la manche 2, la tuile Jour et Nuit avance d’abord de { $number } pas
       *[other] { $number } tuiles de nuit. Dès la manche 2, la tuile Jour et Nuit avance d’abord de { $number } pas
    }
round-top_left = Deux joueurs : les premiers marqueurs neutres avancent { round-way } sur { $tracks }
round-bottom_left = Deux joueurs : les seconds marqueurs neutres avancent { round-way } sur { $tracks }
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
        [one] { $count } case donne { $mana } mana quand vous y posez un cube
       *[other] { $count } cases donnent chacune { $mana } mana quand vous y posez un cube
    }

## Règles : sorts

spell-echo_red = Une fois par manche, quand vous récoltez un cristal rouge sur les tuiles : gagnez-en 1 de plus.
spell-echo_yellow = Une fois par manche, quand vous récoltez un cristal jaune sur les tuiles : gagnez-en 1 de plus.
spell-echo_blue = Une fois par manche, quand vous récoltez un cristal bleu sur les tuiles : gagnez-en 1 de plus.
spell-echo_action = Une fois par manche, quand vous récoltez un jeton d’action sur les tuiles : gagnez 2 mana.
spell-to_purple = Une fois par manche, à votre tour de la phase des épreuves : changez un cristal rouge, jaune ou bleu en cristal violet.
spell-from_purple = Une fois par manche, à votre tour de la phase des épreuves : changez un cristal violet en cristal rouge, jaune ou bleu.
spell-action_to_crystal = Une fois par manche, à votre tour de la phase des épreuves : changez un jeton d’action en cristal rouge, jaune ou bleu.
spell-crystal_to_mana = Une fois par manche, à votre tour de la phase des épreuves : changez un cristal de n’importe quelle couleur en 3 mana.
spell-glory = Rapporte seulement des points.
spell-repose = Quand vous vous reposez, gagnez 1 mana.
spell-storage = Quand vous vous reposez, vous pouvez garder 1 cristal de n’importe quelle couleur pour la manche suivante.
spell-gift_red = Tout de suite : gagnez 1 cristal rouge et 2 mana.
spell-gift_yellow = Tout de suite : gagnez 1 cristal jaune et 2 mana.
spell-gift_blue = Tout de suite : gagnez 1 cristal bleu et 2 mana.
spell-gift_purple = Tout de suite : gagnez 1 cristal violet et 2 mana.
spell-points = À la fin de la partie : { $points }.

## Règles : réserve et règles

rule-spell_cores = À { $seats } joueurs, la partie commence avec { $goods }
rule-crystals = Dans la boîte : { $goods } ; la réserve est illimitée
rule-action_tokens = Dans la boîte : { $goods } ; la réserve est illimitée
rule-counts = La boîte contient 12 tuiles Temple, 6 tuiles de manche, 3 plateaux d’épreuve, 4 grimoires, 29 cubes et 38 cristaux
rule-player_colours = Couleurs des joueurs : { $colours }
rule-resource_icons = Ce que signifient les symboles d’une tuile
rule-board_order_clockwise = Dans le sens horaire : { $tracks }
rule-max_spaces_per_trial =
    { $value ->
        [one] Jusqu’à { $value } case par épreuve ; les cases occupées se sautent gratuitement
       *[other] Jusqu’à { $value } cases par épreuve ; les cases occupées se sautent gratuitement
    }
rule-skipped_player_mana = Le propriétaire d’un marqueur sauté gagne { $value } mana
rule-small_area_bonus = Si vous récoltez sur deux tuiles seulement, gagnez { $two } mana de plus ; sur trois, { $three }
rule-mana_track = Vous pouvez avoir jusqu’à { $max } mana ; le surplus est perdu
rule-conversion-action = { $mana } mana contre 1 jeton d’action
rule-conversion-crystal = { $mana } mana contre 1 cristal de n’importe quelle couleur
rule-conversion-mana = 1 jeton d’action ou cristal contre 1 mana
rule-mats_differ_at_start = Chaque grimoire indique ses ressources de départ
rule-core_unplaceable = Si un cube ne peut être posé nulle part, rendez-le et gagnez { $mana } mana
rule-two_player-start = À deux joueurs, chacun commence avec { $mana } mana de plus
rule-two_player-clone = Récolter avec le clone coûte { $mana } mana
rule-two_player-token = La tuile Premier joueur change de mains à chaque manche
rule-final_scoring-lines = Une ligne de trois cubes rapporte { $three }, une de quatre { $four }
rule-final_scoring-tie = En cas d’égalité, le mana départage ; si elle persiste, la victoire est partagée
rule-end_conditions =
    { $rounds ->
        [one] La partie finit après { $rounds } manche, ou { rule-end_conditions-earlier }
       *[other] La partie finit après { $rounds } manches, ou { rule-end_conditions-earlier }
    }
rule-end_conditions-earlier = plus tôt, après une manche où le dernier cube violet est pris ou deux pistes ont été parcourues jusqu’au bout
rule-rulings = Comment nous jouons ce que les règles ne précisent pas

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

tell-mat = joue en { $colour }
tell-you-mat = jouez en { $colour }
tell-starts = commence avec { $goods }
tell-you-starts = commencez avec { $goods }
tell-token = prend la tuile Premier joueur
tell-you-token = prenez la tuile Premier joueur
tell-figure = place l’archimage sur la tuile { $position }
tell-you-figure = placez votre archimage sur la tuile { $position }
tell-clone = place le clone sur la tuile { $position }
tell-you-clone = placez votre clone sur la tuile { $position }
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
tell-trial = commence une épreuve sur { $track }
tell-you-trial = commencez une épreuve sur { $track }
tell-mark = atteint la case { $space }
tell-you-mark = atteignez la case { $space }
tell-mark-on = atteint la case { $space } sur { $track }
tell-you-mark-on = atteignez la case { $space } sur { $track }
tell-rested = se repose
tell-you-rested = vous reposez
tell-score = a { points }
tell-you-score = avez { points }

tell-skipped = { $seat } gagne { $goods } : son marqueur est sauté.
tell-you-skipped = Vous gagnez { $goods } : votre marqueur est sauté.
tell-barrier = La tuile Jour et Nuit est en { $position }.
tell-round = La manche { $round } commence.
tell-neutral = Un marqueur neutre atteint la case { $space } sur { $track }.
tell-over-points = La partie est terminée : { $seats } gagne aux points.
tell-over-tie-break = La partie est terminée : { $seats } l’emporte grâce au mana.
tell-over-shared = La partie est terminée : { $seats } se partagent la victoire.
tell-over-you-points = La partie est terminée : vous gagnez aux points.
tell-over-you-tie-break = La partie est terminée : vous l’emportez grâce au mana.
tell-over-you-shared = La partie est terminée : vous partagez la victoire avec { $seats }.

## Questions

ask-mat = Choisissez votre grimoire
ask-place = Placez votre archimage
ask-collect = Récoltez-vous avec votre archimage ou votre clone ?
ask-wild = Choisissez { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
ask-core = Où posez-vous le { core } ?
ask-echo = Utilisez-vous un sort d’écho ?
ask-turn = Commencez une épreuve ou reposez-vous
ask-on = Continuez-vous sur { $track } ?
ask-pay = Comment payez-vous la case suivante sur { $track } ?
ask-store = Gardez-vous un cristal ? (encore { $count })
ask-convert = Qu’échangez-vous ?

## Titres

chapter-setup = Mise en place
chapter-round = Manche { $round }

## Pourquoi quelque chose est impossible

why-over = La partie est terminée.
why-other = Vous avez d’abord un autre choix à faire.
why-token = Il vous faut un jeton d’action, ou { $mana } mana de plus pour en acheter un (à { $price }).
why-end = Il n’y a plus de case libre devant vous sur cette piste.
why-lacks = Pour la case { $space }, il vous manque { $goods }. Avec { $mana } mana de plus, vous pourriez acheter ce qui manque ({ $price } par cristal).
why-most-spaces = { $count } cases au plus par épreuve.
why-barrier = La tuile Jour et Nuit est ici.
why-taken = Il y a déjà une figurine ici.
why-surrounded = Une figurine serait enfermée ici, entre deux figurines ou entre une figurine et la tuile Jour et Nuit.
why-stands = Vous avez déjà placé cette figurine.
why-no-clone = Les clones sont réservés aux parties à deux.
why-filled = Il y a déjà un cube ici.
why-line = { $where ->
   *[row] Cette ligne
    [column] Cette colonne
} a déjà un cube de cette couleur ({ $colour }).
why-mana = Il vous manque { $mana } mana.
why-none-of = Il vous faut { $good } pour cela.
why-full = Vous avez déjà le maximum de mana.
why-order = Vendez avant d’acheter, dans l’ordre de cette liste.
why-used = Vous avez déjà utilisé { $spell } cette manche.
why-untaught = Vous n’avez pas de cube sur { $spell }.
why-own-turn = { $spell } ne s’utilise qu’à votre tour de la phase des épreuves.
why-unheard = Vous n’avez rien récolté que { $spell } puisse doubler.
why-no-use = Cela n’aide pas à payer la case.
why-not-among = Vous ne pouvez pas choisir cela ici.
why-converted = Vous avez déjà échangé avant ce choix.
why-nothing = Vous n’avez rien à échanger.
why-first = Faites au moins un échange.
