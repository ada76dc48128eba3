### Ce que le serveur refuse dans les pages hors d’une table : analyses, essais, plateau libre.

too-fast = Trop de demandes : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
not-found = Il n’y a rien ici, ou cela ne vous est pas accessible.
engine-busy = Le moteur est occupé avec d’autres : redemandez dans un instant.
no-seat = Il y a les places 0 à { $last } ; il n’y a pas de place { $seat }.
replay-not-over = On peut revoir une partie quand elle est terminée.
replay-other-rules = Cette partie a été jouée avec les règles { $theirs }, ici valent les règles { $ours } : il n’en reste que l’enregistrement.

## Analyses

analysis-not-offered = Ce serveur n’analyse pas de parties : son hôte n’y a pas réservé de temps.
analysis-not-over = Une partie peut être analysée quand elle est terminée.
analysis-other-rules = Cette partie a été jouée avec les règles { $theirs }, ici valent les règles { $ours } : elle ne peut pas être analysée.
analysis-no-judge = Personne ici ne sait juger { $game } : cela ne peut pas être analysé.
analysis-not-asked = Cette partie n’est pas analysée : demandez-le d’abord.
analysis-yours-wait = { $count } de vos parties sont en cours d’analyse : attendez que l’une d’elles soit terminée.
analysis-neighbours-wait = Depuis votre adresse, assez de parties sont déjà en cours d’analyse : attendez que l’une d’elles soit terminée.
analysis-many-wait = Beaucoup de parties attendent une analyse : réessayez plus tard.

## Essais

try-which-step = Cette partie est terminée : dites à partir de quelle étape continuer.
try-no-step = Cette partie a les étapes 0 à { $last } ; il n’y a pas d’étape { $step }.
try-over-there = La partie est terminée à cet endroit : continuez à partir d’une étape antérieure.
try-not-allowed = Pendant une partie, on n’essaie rien, sauf si sa table le permet.
try-as-it-stands = Pendant une partie, on continue depuis la situation présente, d’après ce que sait sa propre place.
try-own-seat = Pendant une partie, on n’essaie que depuis sa propre place.
try-not-played = Cette partie n’est pas en train d’être jouée.
try-no-try = Cette table n’est pas un essai : il n’y a rien à quoi la comparer.
try-still-played = La partie est encore en cours : les essais sont évalués quand elle est terminée.
try-not-judged = Cela n’a pas pu être évalué : réessayez dans un instant.

## Le plateau libre

board-no-position = Personne n’a écrit de position de { $game }.
board-unseen = Cette position laisse inconnu ce que verrait le joueur { $number } : dites-le, ou regardez en spectateur.
board-nobody-asked = Ici, on ne demande rien à personne : dites à qui c’est le tour.
board-over = Ici, la partie est terminée : il n’y a rien à jouer.

## Positions écrites

position-game = Une position commence par { $tags }, pas par '{ $tag }'.
position-near = '{ $word }' n’est pas connu ici : vouliez-vous dire '{ $near }' ?
position-word = '{ $word }' n’est pas connu ici ; il y a par exemple { $names }.
position-number = '{ $what }' est un nombre de { $least } à { $most }, pas '{ $text }'.
position-seat = '{ $what }' est une place de p1 à p{ $seats }, pas '{ $text }'.
position-unreadable = '{ $text }' est illisible ; écrivez par exemple vault(turned).seer.
position-amount = '{ $text }' n’est pas une quantité ; écrivez par exemple 2e1g.
position-twice = '{ $name }' est dit deux fois.
position-players = Il y a 2 à { $most } joueurs, pas { $count }.
position-places = '{ $name }' se trouve à deux endroits.
position-nobody = Personne ne pourrait répondre dans une telle position.
ra-artifacts = Les mains, les pioches et les défausses n’ont que des artefacts.
ra-centre = Au centre, il n’y a que des monuments et des Lieux de Puissance.
ra-displayed = { $count } monuments sont exposés : il y en a au plus { $most }.
ra-one-mage = Un joueur a un mage.
ra-one-item = Un joueur a un objet magique.
ra-other-face = '{ $name }' est l’autre face d’une tuile qui est déjà sur la table.
ra-top = Au plus { $most } cartes du dessus d’une pioche sont connues dans l’ordre.
ra-passed = Le joueur { $number } a passé : ce n’est donc pas son tour.
tt-mana = { $count } mana : la piste va de 0 à { $most }.
tt-cores = Il y a sur les grimoires plus de cubes d’une couleur qu’il n’en existe.
tt-markers = Plusieurs marqueurs sont sur la case { $space } d’une piste : il n’y a de place que pour un.
tt-one-tile = Deux figurines sont sur la même tuile.
tt-barrier = Une figurine est sur la tuile Jour et Nuit.
tt-surrounded = La figurine de la tuile { $place } est encerclée.
tt-mats = Deux joueurs ont le même grimoire.
tt-two-cores = Deux cubes sont sur { $cell }.
tt-line = Une couleur est deux fois sur une ligne : en { $one } et en { $other }.
tt-rested = Le joueur { $number } s’est reposé : ce n’est donc pas son tour.
tt-taken-back = Le joueur { $number } s’est reposé et a repris sa figurine.
