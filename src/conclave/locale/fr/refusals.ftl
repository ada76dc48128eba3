### Ce qui est refusé : dans les pages hors d’une table (analyses, essais, plateau libre) et comme réponse tapée.

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
position-amount = '{ $text }' n’est pas une quantité ; écrivez par exemple { $example }.
position-twice = '{ $name }' est dit deux fois.
position-players = Il y a 2 à { $most } joueurs, pas { $count }.
position-places = '{ $name }' se trouve à deux endroits.
position-nobody = Personne ne pourrait répondre dans une telle position.
position-tag = Une position de ce jeu commence par '{ $tag }/', pas par '{ $text }'.
position-long = Une position a au plus { $most } caractères, pas { $count }.
position-order = '{ $text }' est là où { $due } devrait être : les places se suivent.
position-field = '{ $text }' n’est pas un champ ; écrivez par exemple '{ $name }:...', ou p1 avant les champs d’une place.
position-example = '{ $text }' ne se lit pas comme '{ $field }' ; écrivez par exemple { $example }.
position-among = '{ $name }' n’est pas connu ici : il y a { $first } à { $last }.
position-unnamed = '{ $text }' ne dit pas de quelles pièces il s’agit.
position-nothing-on = Ici, rien n’est posé sur les pièces : '{ $text }'.
position-of-a-kind = Au plus { $most } d’une sorte peuvent être au même endroit.
position-only = '{ $field }' ne se dit qu’avec { $where }.
position-missing = '{ $field }' manque : il faut le dire avec { $where }.
position-follows = '{ $field }' découle de la table dans la phase { $phase } : ne l’écrivez pas.
position-for-two = '{ $field }' est pour deux joueurs.
position-most = '{ $field }' en a au plus { $most }, pas { $count }.
position-exactly = '{ $field }' devrait en avoir { $right }, pas { $count }.
position-not-in = '{ $name }' ne peut pas être dans '{ $field }'.
position-open = '{ $field }' est visible de tous : rien n’y est inconnu.
position-unknown = Cette position laisse inconnus { $gaps } : nommez les cartes, ou faites-les distribuer.
position-too-few = Il n’y a pas assez de cartes pour tout ce qui est inconnu dans '{ $field }'.
position-no-room = Il n’y a pas de place pour { $names } de '{ $field }'.
position-round = Il n’y a pas de manche { $round } : elles vont de 1 à { $last }.
position-seats = Les places vont de 0 à { $last }.
position-turn = C’est le tour de { $seat }.
position-not-asked = '{ $question }' ne peut pas être demandé à { $who } maintenant.
position-winner = Quand la partie est finie, quelqu’un a gagné.
position-unseen = Cette ligne laisse inconnu ce que { $who } verrait : --seed le distribue, --viewer nobody s’en passe.
ra-artifacts = Les mains, les pioches et les défausses n’ont que des artefacts.
ra-centre = Au centre, il n’y a que des monuments et des Lieux de Puissance.
ra-displayed = { $count } monuments sont exposés : il y en a au plus { $most }.
ra-one-mage = Un joueur a un mage.
ra-one-item = Un joueur a un objet magique.
ra-other-face = '{ $name }' est l’autre face d’une tuile qui est déjà sur la table.
ra-top = Au plus { $most } cartes du dessus d’une pioche sont connues dans l’ordre.
ra-passed = Le joueur { $number } a passé : ce n’est donc pas son tour.
ra-monuments = La pioche de monuments n’a que des monuments.
ra-monument-seen = '{ $name }' ne peut être vu que sur le dessus de la pioche de monuments.
ra-item = { $seat } a un objet magique en jeu : dites lequel.
ra-mages = Chacun a un mage : dites lequel.
ra-mage-in-play = Le mage de { $seat } va dans 'play', pas dans 'chosen'.
ra-chooses = { $seat } ne choisit plus de mage ni de carte d’un paquet.
ra-match-wins = La partie { $game } d’un match ne suit pas { $wins } victoires.
ra-match-artifacts = Un match a { $right } artefacts, pas { $count }.
ra-drafted-anew = Dans la partie 2 d’un match, { $count } artefacts sont choisis à nouveau : dites lesquels sont dans la boîte.
ra-keeps = Dans la partie 3 d’un match, chacun garde { $count } artefacts.
ra-known = Ce que tous savent que { $seat } possède est dans sa main ou sa pioche.
ra-held = Ce que { $seat } avait en main, on le sait, est dans sa main ou sur sa pioche.
ra-strays = Après un nouveau mélange, { $seat } a des cartes plus anciennes en main ou, comme 'strays', sur la pioche.
ra-dealt = { $seat } a reçu { $count } mages.
ra-setup = La mise en place distribue et demande place par place : c’est impossible.
ra-laid-out = D’abord, 5 Lieux de Puissance et 2 monuments sont disposés.
ra-second-draft = Le second draft est fini : écrivez draft:2.
ra-draft-kept = { $count } cartes sont gardées : cela n’arrive pas dans le draft { $draft }.
ra-draft-turns = Les places gardent leurs cartes à tour de rôle, p1 d’abord.
ra-packs = Après { $count } cartes, les paquets ont { $packs } cartes.
ra-open-draft = Deux ont choisi à tour de rôle, parmi { $count } cartes.
ra-kept = Ce qui a été gardé est ce que les joueurs ont en main, en pioche, en jeu et en défausse.
ra-kept-hidden = { $seat } cache plus de cartes qu’il n’en a gardé.
ra-unfinished = Ce qui est en cours ne pourrait pas être fini dans une telle position.
ra-step = Personne n’est interrogé à l’étape { $step }.
ra-instruction = { $name } n’a pas d’instruction { $number } dans { $program }.
ra-memory = '{ $part }' n’est rien que ce programme retienne.
ra-looks = Qui regarde des cartes le fait par un pouvoir : dites lequel, avec 'do'.
ra-looks-not = '{ $name }' ne regarde pas de cartes.
ra-tally = { $tally } cartes sont comptées, mais il y en a { $count }.
ra-waits = Seuls une attaque, un contrôle de victoire ou un réapprovisionnement attendent un autre programme.
ra-collect = Les éléments collectent un par un.
ra-offered = On ne peut choisir que ce que la question propose.
ra-price = Il ne faut pas plus que le prix, et seul un paiement en a un.
ra-kinds = Seules les essences se choisissent dans l’ordre de leurs sortes.
ra-count = On ne peut pas en choisir { $count } sur { $most }.
tt-mana = { $count } mana : la piste va de 0 à { $most }.
tt-cores = Il y a { $count } cubes '{ $colour }' sur les grimoires : il en existe { $most }.
tt-markers = { $count } marqueurs sont sur la case { $space } de { $track } : il n’y a de place que pour un.
tt-one-tile = Deux figurines sont sur la même tuile.
tt-barrier = Une figurine est sur la tuile Jour et Nuit.
tt-surrounded = La figurine de la tuile { $place } est encerclée.
tt-mats = Deux joueurs ont le grimoire '{ $mat }'.
tt-two-cores = Deux cubes sont sur { $cell }.
tt-line = '{ $colour }' est deux fois sur une ligne : en { $one } et en { $other }.
tt-rested = Le joueur { $number } s’est reposé : ce n’est donc pas son tour.
tt-taken-back = Le joueur { $number } s’est reposé et a repris sa figurine.
tt-stacks = Il ne peut pas rester { $count } cubes '{ $colour }' : il y en a au plus { $most }.
tt-used = '{ $text }' ne peut pas être utilisé : seules les cases avec un cube ont un sort.
tt-unknown = Rien n’est inconnu dans ce jeu : écrivez-le au lieu de '?'.
tt-components = Ce jeu a besoin des éléments { $number } : donnez-les par l’option 'components'.
tt-revealed = { $count } tuiles de manche sont révélées : il en faudrait { $right }, une par manche.
tt-ring = Les positions de l’anneau vont de 1 à { $last }.
tt-night = La nuit, personne n’est sur l’anneau.
tt-stands = Dites où se trouve le joueur { $number } : dans une phase de ressources, tous sont sur l’anneau.
tt-placed = Avec { $count } figurines sur l’anneau, le joueur { $number } en a placé { $right }, car le joueur { $start } a commencé.
tt-all-stand = Toutes les figurines sont placées : il est temps de collecter.
tt-all-rested = Il doit rester quelqu’un qui ne s’est pas reposé.
tt-stores = Le joueur { $number } ne s’est pas reposé : il ne garde donc rien.
tt-mats-order = Les grimoires se choisissent dans l’ordre des places.
tt-mats-count = { $count } grimoires sont choisis : c’est impossible dans la phase { $phase }.
tt-echo = Aucun sort d’écho n’a rien entendu.
tt-convert = Dans une telle position, personne ne peut convertir.

## Ce qui est tapé comme réponse

action-none = « { $text } » n’est pas une action ; on peut par exemple dire « { $example } ».
action-none-over = « { $text } » n’est pas une action ; la partie est finie.
action-could-mean = « { $text } » peut vouloir dire { $choices }.
action-could-mean-more = « { $text } » peut vouloir dire { $choices } et plus encore.
answer-not-here = { $what } ne peut pas être choisi ici.
answer-not-next = { $what } ne peut pas être choisi ensuite.
answer-not-any-more = { $what } ne peut plus être choisi.
answer-too-few = { $count }, c’est trop peu : il reste à choisir.
answer-breaks-off = La réponse s’arrête après { $count } actions : elle vaut entière ou pas du tout.
answer-number = Choisissez un nombre de { $least } à { $most }.
answer-no-choice = Il n’y a pas de choix { $number } : choisissez de 1 à { $most }.
answer-fits = « { $text } » convient à { $choices }.
answer-kinds = Dites-le par sortes, par exemple « { $example } ».
answer-none-of = « { $word } » n’est rien de { $kinds }.
answer-in-all = Choisissez { $count } en tout, par exemple « { $example } ».
answer-not-one = « { $word } » n’est pas un des choix : donnez leurs numéros, par exemple « 1 2 ».
answer-once = Chaque choix ne peut être nommé qu’une fois.
answer-order = Mettez les { $count } en ordre, par exemple « { $example } ».
