### Res Arcana : noms, textes des cartes, ce qui s’est passé, questions.
###
### Coûts et effets sont à l’infinitif : « payer 1 Vigueur → gagner 2 Or ». Ce qu’un rival peut faire pour ignorer une
### attaque (unless-…) suit « à moins ».

## Le jeu

title = Res Arcana
rules =
    Ayez 10 points ou plus à la fin d’une manche, et plus que tous les autres. Une manche a trois étapes :
    1. Collecte : vous recevez automatiquement ce que donnent vos éléments ; vous ne choisissez que s’il y a un choix. Vous pouvez aussi prendre les essences posées sur vos éléments : pour chacun, toutes ou aucune.
    2. Actions, une par tour, jusqu’à ce que tout le monde ait passé :
       - jouer un artefact de votre main en payant son coût ;
       - prendre un Lieu de Puissance, ou un monument pour 4 Or : l’un des monuments visibles, ou le premier de la pioche sans le voir ;
       - défausser une carte de votre main pour 1 Or ou pour 2 autres essences au choix ;
       - utiliser un pouvoir : payez ce qui est à gauche de la flèche, recevez ce qui est à droite. « Engager ceci » met l’élément de côté : il ne peut plus servir avant d’être redressé ;
       - passer : vous échangez votre objet magique et piochez une carte. Le premier à passer prend la tuile Premier joueur (1 point).
    3. Vérification de la victoire : si personne n’a 10 points, tout est redressé et la manche suivante commence.
    Les réactions s’utilisent hors de votre tour ; on vous le demande quand vous le pouvez. Pour chaque Vie que vous devez perdre et n’avez pas, vous perdez 2 autres essences. Un joueur qui a passé ne perd pas de Vie. En cas d’égalité, les essences des réserves départagent ; l’Or compte double.

## Listes

list = { $items }, { $last }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }

## Essences

kind-elan = Vigueur
kind-life = Vie
kind-calm = Sérénité
kind-death = Mort
kind-gold = Or

essence-elan = { $count } Vigueur
essence-life = { $count } Vie
essence-calm = { $count } Sérénité
essence-death = { $count } Mort
essence-gold = { $count } Or
essence-any =
    { $count ->
        [one] { $count } essence { $mix }
       *[other] { $count } essences { $mix }
    }
mix = au choix
mix-but = au choix sauf { $kinds }
nothing = rien

## Sortes d’éléments

component-artifact = artefact
component-mage = mage
component-magic_item = objet magique
component-monument = monument
component-place_of_power = Lieu de Puissance

tag-dragon = dragon
tag-creature = créature

side-sun = face soleil
side-moon = face lune

## Les lignes d’une carte

heading = { $name } : { $kind }
heading-types = { $heading } ({ $types })
heading-side = { $heading }, { $side }
heading-cost =
    { $cost ->
        [rien] { $heading }, gratuit
       *[other] { $heading }, coûte { $cost }
    }

power = { $costs } → { $effects }
power-react =
    { $trigger ->
       *[life_loss] Réaction à une perte de Vie : { $power }
        [dragon_power] Réaction au pouvoir d’un dragon : { $power }
        [victory_check] Réaction à une vérification de la victoire : { $power }
    }
power-turned = Seulement si engagé : { $power }
power-on-claim = À la prise de possession : { $effects }
collect = Collecte : { $effect }
discount =
    { $symbols ->
        [one] { discount-whose } { $symbols } essence de moins
       *[other] { discount-whose } { $symbols } essences de moins
    }
discount-spares-gold = { $discount } (le coût en Or ne change pas)
discount-whose =
    { $tag ->
       *[artifact] Vos artefacts coûtent
        [dragon] Vos dragons coûtent
        [creature] Vos créatures coûtent
    }
points =
    { $points ->
        [one] Vaut { $points } point
       *[other] Vaut { $points } points
    }
points-and = { $points }, plus { $formula }
points-formula = Vaut { $formula }
score-essence =
    { $points ->
        [one] { $points } point par { $kind } sur cette carte
       *[other] { $points } points par { $kind } sur cette carte
    }
score-dragon =
    { $points ->
        [one] { $points } point par dragon que vous avez
       *[other] { $points } points par dragon que vous avez
    }
score-creature =
    { $points ->
        [one] { $points } point par créature que vous avez
       *[other] { $points } points par créature que vous avez
    }

## Coûts

turn = engager ceci
pay = payer { $essences }
pay-one-of = payer 1 { $kinds }
pay-x = payer autant d’essences d’une même sorte que vous voulez
take-here = dépenser { $essences } d’ici
turn-one =
    { $tag ->
       *[dragon] engager un de vos dragons
        [creature] engager une de vos créatures
    }
destroy =
    { $victim ->
       *[this] détruire ceci
        [any_own_artifact] détruire un de vos artefacts
        [another_own_artifact] détruire un autre de vos artefacts
        [own_dragon_or_creature] détruire un de vos dragons ou une de vos créatures
    }
discard = défausser une carte de votre main

## Effets

gain = gagner { $essences }
gain-one-of = gagner 1 { $kinds }
gain-cost =
    { $more ->
        [0] gagner autant d’essences { $mix } que dans { gain-cost-basis }
       *[other] gagner autant d’essences { $mix } que dans { gain-cost-basis }, et { $more } de plus
    }
gain-cost-in-gold = gagner autant d’Or que d’essences dans { gain-cost-basis }
gain-cost-basis =
    { $basis ->
       *[destroyed] le coût imprimé de la carte détruite
        [discarded] le coût imprimé de la carte défaussée
    }
gain-as-rival = gagner 1 { $kind } par { $counted } dans la réserve d’un rival de votre choix
convert-x =
    { $kind ->
        [Or] gagner autant d’{ $kind }
       *[other] gagner autant de { $kind }
    }
convert-x-any = en gagner autant d’une autre sorte
convert-x-any-but = en gagner autant d’une autre sorte, sauf { $kinds }
put-here = poser ici { $essences }
put-spent-here = poser ici l’essence payée
put-spent-anywhere = poser l’essence payée sur un de vos éléments
rivals-gain = chaque rival gagne { $essences }
attack = chaque rival qui n’a pas passé perd { $essences }
attack-unless = chaque rival qui n’a pas passé perd { $essences }, à moins { $unless }
unless-pay = de payer { $essences }
unless-discard = de défausser une carte de sa main
unless-destroy = de détruire un de ses artefacts
draw =
    { $count ->
        [one] piocher une carte
       *[other] piocher { $count } cartes
    }
draw-then-discard =
    { $count ->
        [one] piocher une carte, puis en défausser une de votre main
       *[other] piocher { $count } cartes, puis en défausser autant de votre main
    }
reorder-top =
    { $count ->
        [one] regarder la première carte de votre pioche ou de celle des monuments
       *[other] regarder les { $count } premières cartes de votre pioche ou de celle des monuments et les remettre dans l’ordre de votre choix
    }
straighten-this = redresser ceci
straighten-one =
    { $tag ->
       *[component] redresser un de vos éléments
        [dragon] redresser un de vos dragons
        [creature] redresser une de vos créatures
    }
place = jouer { place-what } { place-where } en payant son coût
place-free = jouer { place-what } { place-where } gratuitement
place-discount =
    { $count ->
        [one] jouer { place-what } { place-where } en payant { $count } essence de moins
       *[other] jouer { place-what } { place-where } en payant { $count } essences de moins
    }
place-spares-gold = { $place } (le coût en Or ne change pas)
place-what =
    { $tag ->
       *[artifact] un artefact
        [dragon] un dragon
        [creature] une créature
    }
place-where =
    { $source ->
       *[hand] de votre main
        [own_discards] de votre défausse
        [all_discards] de la défausse de n’importe quel joueur
    }
check-victory = vérifier la victoire immédiatement
ignore =
    { $trigger ->
       *[life_loss] ignorer la perte
        [dragon_power] ignorer ce pouvoir
    }
extra-points =
    { $points ->
        [one] marquer { $points } point de plus à cette vérification
       *[other] marquer { $points } points de plus à cette vérification
    }
if-left =
    { $kind ->
        [Or] s’il y a de l’{ $kind } ici et que vous le laissez, { $effect }
       *[other] s’il y a de la { $kind } ici et que vous la laissez, { $effect }
    }
if-anything-left = s’il y a des essences ici et que vous les laissez, { $effect }
add-to-each-kind = ajouter { $count } essences de chaque sorte présente sur cette carte
pay-or-turn = payer { $essences } ou engager ceci

## Noms imprimés ; card-name dit comment un nom entre dans une phrase

card-name = { $name }
name-athanor = Athanor
name-bone_dragon = Dragon d'Os
name-celestial_horse = Monture Céleste
name-chalice_of_fire = Coupe de Feu
name-chalice_of_life = Calice de Vie
name-corrupt_altar = Autel Corrompu
name-crypt = Crypte
name-cursed_skull = Crâne Maudit
name-dancing_sword = Épée Vive
name-dragon_bridle = Harnais de Dragon
name-dragon_egg = Oeuf de Dragon
name-dragon_teeth = Dent de Dragon
name-dwarven_pickaxe = Pioche des Nains
name-earth_dragon = Dragon de Terre
name-elemental_spring = Source Élémentaire
name-elvish_bow = Arc Elfique
name-fiery_whip = Fouet Ardent
name-fire_dragon = Dragon de Feu
name-flaming_pit = Puits Calcifère
name-fountain_of_youth = Fontaine de Jouvence
name-guard_dog = Molosse
name-hand_of_glory = Main de Gloire
name-hawk = Faucon
name-horn_of_plenty = Corne d'Abondance
name-hypnotic_basin = Étang de Sérénité
name-jeweled_statuette = Statuette Ornée
name-magical_shard = Éclat Élémentaire
name-mermaid = Sirène
name-nightingale = Rossignol
name-philosophers_stone = Pierre Philosophale
name-prism = Prisme
name-ring_of_midas = Anneau de Midas
name-sacrificial_dagger = Dague Sacrificielle
name-sea_serpent = Serpent de Mer
name-treant = Tréant
name-tree_of_life = Arbre de Vie
name-vault = Coffre-Fort
name-water_dragon = Dragon des Eaux
name-wind_dragon = Dragon des Vents
name-windup_man = Automate
name-alchemist = Alchimiste
name-artificer = Artificier
name-druid = Druidesse
name-duelist = Duelliste
name-healer = Guérisseur
name-necromancer = Nécromancienne
name-scholar = Érudit
name-seer = Voyante
name-transmuter = Transmutatrice
name-witch = Sorcière
name-alchemy = Alchimie
name-calm_elan = Sérénité | Vigueur
name-death_life = Mort | Vie
name-divination = Divination
name-protection = Protection
name-reanimate = Réanimation
name-research = Recherches
name-transmutation = Transmutation
name-colossus = Colosse
name-golden_statue = Statue Sacrée
name-great_pyramid = Grande Pyramide
name-hanging_gardens = Jardins Suspendus
name-library = Bibliothèque
name-mausoleum = Mausolée
name-obelisk = Obélisque
name-oracle = Oracle
name-solomons_mine = Mine de Salomon
name-temple = Temple
name-sacred_grove = Bosquet Sacré
name-alchemists_tower = Tour de l'Alchimiste
name-catacombs_of_the_dead = Catacombes de la Mort
name-sacrificial_pit = Puits Sacrificiel
name-cursed_forge = Forge Maudite
name-dwarven_mines = Mine des Nains
name-coral_castle = Manoir de Corail
name-sunken_reef = Récif des Naufrageurs
name-dragons_lair = Repaire des Dragons
name-sorcerers_bestiary = Bestiaire du Sorcier

## Ce qui s’est passé
##
## Une phrase parle d’un joueur et se compose de parties : « Ada utilise Coffre-Fort : paie 1 Vigueur, gagne 2 Or. »
## Chaque partie a une seconde forme, tell-you-…, pour le lecteur lui-même.

amounts = { $items } + { $last }
tell-subject-you = Vous
tell-object-you = vous
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head } : { $clauses }.

tell-places = joue { $card }
tell-you-places = jouez { $card }
tell-places-for = joue { $card } pour { $essences }
tell-you-places-for = jouez { $card } pour { $essences }
tell-revives = joue { $card } depuis une défausse
tell-you-revives = jouez { $card } depuis une défausse
tell-claims = prend { $card }
tell-you-claims = prenez { $card }
tell-claims-for = prend { $card } pour { $essences }
tell-you-claims-for = prenez { $card } pour { $essences }
tell-claims-top = prend le premier monument de la pioche
tell-you-claims-top = prenez le premier monument de la pioche
tell-claims-top-for = prend le premier monument de la pioche pour { $essences }
tell-you-claims-top-for = prenez le premier monument de la pioche pour { $essences }
tell-gets = reçoit { $card }
tell-you-gets = recevez { $card }
tell-sells = défausse { $card }
tell-you-sells = défaussez { $card }
tell-sells-for = défausse { $card } pour { $essences }
tell-you-sells-for = défaussez { $card } pour { $essences }
tell-uses = utilise { $card }
tell-you-uses = utilisez { $card }
tell-reacts = réagit avec { $card }
tell-you-reacts = réagissez avec { $card }
tell-chooses = choisit { $rival }
tell-you-chooses = choisissez { $rival }
tell-gains = gagne { $essences }
tell-you-gains = gagnez { $essences }
tell-rivals = chaque rival gagne { $essences }
tell-you-rivals = chaque rival gagne { $essences }
tell-pays = paie { $essences }
tell-you-pays = payez { $essences }
tell-loses = perd { $essences }
tell-you-loses = perdez { $essences }
tell-collects = collecte { $essences }
tell-you-collects = collectez { $essences }
tell-takes = prend { $essences } sur { $card }
tell-you-takes = prenez { $essences } sur { $card }
tell-puts = pose { $essences } sur { $card }
tell-you-puts = posez { $essences } sur { $card }
tell-puts-alone = { $card } reçoit { $essences }.
tell-spends = dépense { $essences } de { $card }
tell-you-spends = dépensez { $essences } de { $card }
tell-spends-alone = { $card } perd { $essences }.
tell-turns = engage { $card }
tell-you-turns = engagez { $card }
tell-straightens = redresse { $card }
tell-you-straightens = redressez { $card }
tell-straightens-alone = { $card } est de nouveau disponible.
tell-destroys = détruit { $cards }
tell-you-destroys = détruisez { $cards }
tell-discards = défausse { $cards }
tell-you-discards = défaussez { $cards }
tell-draws = pioche { $cards }
tell-you-draws = piochez { $cards }
tell-draws-hidden = pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}
tell-keeps = garde { $cards }
tell-you-keeps = gardez { $cards }
tell-shuffles = mélange sa défausse et forme une nouvelle pioche
tell-you-shuffles = mélangez votre défausse et formez une nouvelle pioche
tell-looks-own = regarde les premières cartes de sa pioche
tell-you-looks-own = regardez les premières cartes de votre pioche
tell-looks-monuments = regarde les premières cartes de la pioche des monuments
tell-you-looks-monuments = regardez les premières cartes de la pioche des monuments
tell-passes = passe
tell-you-passes = passez
tell-token = prend la tuile Premier joueur
tell-you-token = prenez la tuile Premier joueur
tell-returns = rend { $card }
tell-you-returns = rendez { $card }
tell-takes-item = prend { $card }
tell-you-takes-item = prenez { $card }
tell-swaps = échange { $card } contre { $other }
tell-you-swaps = échangez { $card } contre { $other }
tell-plays = choisit { $card } comme mage
tell-you-plays = choisissez { $card } comme mage
tell-ignores = ignore { $card }
tell-you-ignores = ignorez { $card }
tell-suffers = subit l’attaque de { $card }
tell-you-suffers = subissez l’attaque de { $card }
tell-checks = demande une vérification de la victoire
tell-you-checks = demandez une vérification de la victoire
tell-bonus = marque { $points } points de plus à cette vérification
tell-you-bonus = marquez { $points } points de plus à cette vérification

tell-shown = Nouvelle carte révélée : { $card }.
tell-round = La manche { $round } commence.
tell-game = La partie { $game } du match commence.
tell-score = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-over-points = La partie est terminée : { $seats } gagne aux points.
tell-over-tie-break = La partie est terminée : { $seats } l’emporte au nombre d’essences.
tell-over-shared = La partie est terminée : { $seats } se partagent la victoire.
tell-limit = La limite de manches est atteinte.
tell-over-you-points = La partie est terminée : vous gagnez aux points.
tell-over-you-tie-break = La partie est terminée : vous l’emportez au nombre d’essences.
tell-over-you-shared = La partie est terminée : vous partagez la victoire avec { $seats }.

## Questions

ask-main = Votre action
ask-pay = Payez { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} pour { $card }
ask-pay-less = Payez pour { $card } : { $cost }, moins { $less } au choix
ask-gain = Prenez { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} ({ $card })
ask-put = Posez { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} sur { $card }
ask-lose = { $card } : perdez { $count ->
    [one] { $count } autre essence
   *[other] { $count } autres essences
} pour la Vie qui vous manque
ask-kind = Quelle essence payez-vous ? ({ $card })
ask-kind-gain = Quelle essence recevez-vous en échange ? ({ $card })
ask-number =
    { $kind ->
        [Or] Combien d’{ $kind } payez-vous ? ({ $card })
       *[other] Combien de { $kind } payez-vous ? ({ $card })
    }
ask-rival = Choisissez un rival ({ $card })
ask-first = Choisissez qui commence la prochaine partie
ask-look = Quelle pioche regardez-vous ? ({ $card })
ask-react-loss = { $card } attaque : { $attack }. Réagissez-vous ?
ask-react-check = Vérification de la victoire. Réagissez-vous ?
ask-unless = { $card } attaque : { $attack }
ask-upkeep = { $card } : payez { $essences }, ou engagez la carte
ask-keep = Gardez une de ces cartes
ask-mage = Choisissez votre mage
ask-item = Choisissez un objet magique
ask-item-swap = Échangez { $card } contre un autre objet magique
ask-discard = Défaussez { $count ->
    [one] une carte
   *[other] { $count } cartes
} de votre main ({ $card })
ask-discard-unless = { $card } attaque : { $attack }
ask-destroy = Détruisez un de vos artefacts ({ $card })
ask-destroy-unless = { $card } attaque : { $attack }
ask-turn = Quelle carte engagez-vous ? ({ $card })
ask-straighten = Quelle carte redressez-vous ? ({ $card })
ask-put_on = Où posez-vous l’essence ?
ask-summon = Quelle carte jouez-vous ? ({ $card })
ask-return = Remettez ces cartes dans l’ordre de votre choix, en commençant par celle du dessus
ask-take = Collecte : quelles cartes videz-vous ?

## Titres

chapter-setup = Mise en place
chapter-round = Manche { $round }
chapter-game = Partie { $game }, { $where }

## Pourquoi quelque chose est impossible

why-over = La partie est terminée.
why-other = Vous avez d’abord un autre choix à faire.
why-lacks = Il vous manque { $essences }.
why-lacks-and-any = Il vous manque { $essences }, et { $count } au choix.
why-lacks-any = { $count ->
    [one] Il vous manque { $count } essence au choix.
   *[other] Il vous manque { $count } essences au choix.
}
why-lacks-of = Il vous manque { $count } { $kinds }.
why-lacks-here = Il manque { $essences } sur { $card }.
why-covered = { $essences }, moins { $covered } grâce à votre réduction
why-turned = Cette carte est engagée jusqu’à la prochaine manche.
why-straight = Utilisable seulement tant que la carte est engagée.
why-needs-turn-dragon = Vous n’avez aucun dragon disponible.
why-needs-turn-creature = Vous n’avez aucune créature disponible.
why-needs-artifact = Vous n’avez aucun artefact en jeu.
why-needs-other = Vous n’avez aucun autre artefact en jeu.
why-needs-beast = Vous n’avez ni dragon ni créature en jeu.
why-needs-card = Vous n’avez pas de carte en main.
why-react = Utilisable seulement en réaction.
why-claim = Cela n’arrive qu’une fois, quand vous la prenez.
why-no-react = Elle ne permet pas de réagir à ceci.
why-no-power = Elle n’a pas ce pouvoir.
why-not-in-play = Vous ne l’avez pas en jeu.
why-not-in-hand = Vous ne l’avez pas en main.
why-not-in-centre = Elle n’est pas au centre de la table.
why-no-monument = La pioche des monuments est vide.
why-none-of =
    { $kind ->
        [Or] Vous n’avez pas d’{ $kind }.
       *[other] Vous n’avez pas de { $kind }.
    }
why-kind = Vous ne pouvez pas choisir { $kind } ici.
why-earlier = Choisissez { $kind } avant les autres.
why-short = Si vous utilisez { $kind } ici, vous ne pourrez pas payer le reste.
why-number = Choisissez un nombre de { $least } à { $most }.
why-not-among = Vous ne pouvez pas choisir cela ici.
why-must = Vous ne pouvez pas refuser.
