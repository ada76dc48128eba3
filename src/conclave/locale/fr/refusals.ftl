### Ce qui est refusé : dans les pages hors d’une table (analyses, essais, plateau libre) et comme réponse tapée.

too-fast = Trop de demandes : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
missing-extra = Il manque des paquets pour cela ({ $module }) : { $command }
not-found = Il n’y a rien ici, ou vous n’y avez pas accès.
engine-busy = Le moteur est occupé. Réessayez dans un instant.
no-seat = La place { $seat } n’existe pas : elles vont de 0 à { $last }.
replay-not-over = Vous pourrez revoir la partie quand elle sera terminée.
replay-other-rules = Cette partie a été jouée avec la version { $theirs } des règles ; la version actuelle est { $ours }. Seul son enregistrement est disponible.

## Analyses

analysis-not-offered = Ce serveur ne propose pas d’analyse.
analysis-not-over = Vous pourrez analyser la partie quand elle sera terminée.
analysis-other-rules = Cette partie a été jouée avec la version { $theirs } des règles ; la version actuelle est { $ours }. Elle ne peut pas être analysée.
analysis-no-judge = Il n’y a pas de moteur pour { $game } : l’analyse est impossible.
analysis-not-asked = Cette partie n’a pas encore été analysée.
analysis-yours-wait = { $count } de vos parties sont en cours d’analyse. Attendez que l’une d’elles soit terminée.
analysis-neighbours-wait = Trop de parties sont déjà en cours d’analyse depuis votre adresse. Attendez que l’une d’elles soit terminée.
analysis-many-wait = Trop de parties attendent une analyse. Réessayez plus tard.

## Essais

try-which-step = Cette partie est terminée : choisissez à partir de quel coup continuer.
try-no-step = Le coup { $step } n’existe pas : cette partie va du coup 0 au coup { $last }.
try-over-there = La partie est terminée à ce stade : choisissez un coup antérieur.
try-not-allowed = « Et si… ? » est désactivé pendant cette partie.
try-as-it-stands = Pendant une partie, vous ne pouvez partir que de la position actuelle et de ce que vous savez.
try-own-seat = Pendant une partie, vous ne pouvez jouer que votre propre place.
try-not-played = Cette partie n’est pas en cours.
try-no-try = Cette table n’est pas une partie « Et si… ? » : il n’y a rien à comparer.
try-still-played = La partie est encore en cours : vous pourrez comparer quand elle sera terminée.
try-not-judged = L’évaluation a échoué. Réessayez dans un instant.

## Le plateau libre

board-no-position = Le plateau libre ne prend pas en charge { $game }.
board-unseen = Cette position ne dit pas ce que voit le joueur { $number } : complétez-la, ou regardez en spectateur.
board-nobody-asked = Personne n’a de décision à prendre ici : indiquez à qui c’est le tour.
position-of-rated-game = C’est une position d’une partie classée en cours. Le moteur, le plateau libre et les variantes lui sont fermés jusqu’à la fin de la partie.
board-over = Ici, la partie est terminée : il n’y a rien à jouer.

## Positions écrites

position-game = Une position doit commencer par { $tags }, et non par '{ $tag }'.
position-near = Nom inconnu : '{ $word }'. Vouliez-vous dire '{ $near }' ?
position-word = Nom inconnu : '{ $word }'. Noms possibles, par exemple : { $names }.
position-number = '{ $what }' doit être un nombre de { $least } à { $most }, et non '{ $text }'.
position-seat = '{ $what }' doit être une place de p1 à p{ $seats }, et non '{ $text }'.
position-unreadable = '{ $text }' n’est pas valide ; écrivez par exemple vault(turned).seer.
position-amount = '{ $text }' n’est pas une quantité ; écrivez par exemple { $example }.
position-twice = '{ $name }' apparaît deux fois.
position-players = Il faut de 2 à { $most } joueurs, et non { $count }.
position-places = '{ $name }' se trouve à deux endroits à la fois.
position-nobody = Cette position est impossible : personne ne pourrait jouer.
position-tag = Une position de ce jeu doit commencer par '{ $tag }/', et non par '{ $text }'.
position-long = Une position peut avoir au plus { $most } caractères ; celle-ci en a { $count }.
position-order = '{ $text }' apparaît là où { $due } est attendu : indiquez les places dans l’ordre.
position-field = '{ $text }' n’est pas un champ ; écrivez par exemple '{ $name }:...', ou mettez p1 devant les champs d’une place.
position-example = '{ $text }' n’est pas valide pour '{ $field }' ; écrivez par exemple { $example }.
position-among = Nom inconnu : '{ $name }'. Choisissez de { $first } à { $last }.
position-unnamed = '{ $text }' n’indique pas de quelles pièces il s’agit.
position-nothing-on = Ici, les pièces ne peuvent rien porter : '{ $text }'.
position-of-a-kind = Un même endroit peut contenir au plus { $most } exemplaires d’une sorte.
position-only = '{ $field }' n’est autorisé qu’avec { $where }.
position-missing = '{ $field }' manque ; ce champ est obligatoire avec { $where }.
position-follows = Omettez '{ $field }' : dans la phase { $phase }, il se déduit de la table.
position-for-two = '{ $field }' est réservé aux parties à deux joueurs.
position-most = '{ $field }' peut en contenir au plus { $most }, et non { $count }.
position-exactly = '{ $field }' doit en contenir { $right }, et non { $count }.
position-not-in = '{ $name }' ne peut pas être dans '{ $field }'.
position-open = Tout le monde voit '{ $field }' : rien ne peut y être inconnu.
position-unknown = Encore inconnu dans cette position : { $gaps }. Indiquez les cartes ou faites-les distribuer.
position-too-few = Il ne reste pas assez de cartes pour remplacer les cartes inconnues de '{ $field }'.
position-no-room = '{ $field }' mentionne { $names }, mais il n’y a plus de place.
position-round = La manche { $round } n’existe pas : elles vont de 1 à { $last }.
position-seats = Les places sont numérotées de 0 à { $last }.
position-turn = C’est au tour de { $seat }.
position-not-asked = À ce stade, on ne peut pas demander '{ $question }' à { $who }.
position-winner = Une partie terminée doit avoir un vainqueur.
position-unseen = Cette position ne dit pas ce que voit { $who } : distribuez ces cartes avec --seed ou passez-vous-en avec --viewer nobody.
ra-artifacts = Les mains, les pioches et les défausses ne peuvent contenir que des artefacts.
ra-centre = Au centre, il ne peut y avoir que des monuments et des Lieux de Puissance.
ra-displayed = { $count } monuments sont visibles, alors qu’il peut y en avoir { $most } au plus.
ra-one-mage = Un joueur ne peut avoir qu’un mage.
ra-one-item = Un joueur ne peut avoir qu’un objet magique.
ra-other-face = '{ $name }' est l’autre face d’une tuile qui est déjà sur la table.
ra-top = On ne peut connaître l’ordre que des { $most } premières cartes d’une pioche.
ra-passed = Le joueur { $number } a passé : ce ne peut pas être son tour.
ra-monuments = La pioche des monuments ne peut contenir que des monuments.
ra-monument-seen = '{ $name }' n’est visible que sur le dessus de la pioche des monuments.
ra-item = { $seat } doit avoir un objet magique en jeu : indiquez lequel.
ra-mages = Chaque joueur doit avoir un mage : indiquez lequel.
ra-mage-in-play = Le mage de { $seat } va dans 'play', pas dans 'chosen'.
ra-chooses = { $seat } a déjà choisi son mage et toutes ses cartes.
ra-match-wins = Dans la partie { $game } d’un match, { $wins } victoires sont impossibles.
ra-match-artifacts = Un match se joue avec { $right } artefacts, et non { $count }.
ra-drafted-anew = Dans la partie 2 d’un match, on choisit de nouveau { $count } artefacts : indiquez lesquels sont dans la boîte.
ra-keeps = Dans la partie 3 d’un match, chaque joueur garde { $count } artefacts.
ra-known = Les cartes de { $seat } connues de tous doivent être dans sa main ou dans sa pioche.
ra-held = Les cartes connues de la main de { $seat } doivent s’y trouver encore ou être sur le dessus de sa pioche.
ra-strays = Après un nouveau mélange, les anciennes cartes de { $seat } doivent être en main ou, comptées dans 'strays', sur le dessus de la pioche.
ra-dealt = { $seat } doit avoir reçu { $count } mages.
ra-setup = Cette répartition est impossible : à la mise en place, les joueurs reçoivent et choisissent l’un après l’autre, en commençant par p1.
ra-laid-out = À ce stade, il doit y avoir 5 Lieux de Puissance et 2 monuments sur la table.
ra-second-draft = Le second draft est fini : écrivez draft:2.
ra-draft-kept = Dans le draft { $draft }, il ne peut pas y avoir { $count } cartes gardées.
ra-draft-turns = Les joueurs gardent leurs cartes à tour de rôle, en commençant par p1.
ra-packs = Une fois { $count } cartes choisies, les paquets doivent contenir { $packs } cartes.
ra-open-draft = Les deux joueurs doivent avoir choisi à tour de rôle parmi { $count } cartes.
ra-kept = Les cartes gardées doivent être exactement celles que les joueurs ont en main, dans la pioche, en jeu et dans la défausse.
ra-kept-hidden = { $seat } a plus de cartes cachées qu’il n’en a gardé.
ra-unfinished = L’action en cours ne pourrait pas être menée à terme dans cette position.
ra-step = L’étape { $step } de la collecte ne correspond pas à la question ou au pouvoir indiqué.
ra-instruction = { $name } n’a pas d’instruction { $number } dans { $program }.
ra-memory = '{ $part }' n’est pas possible pour ce pouvoir.
ra-looks = Seul un pouvoir permet de regarder des cartes : indiquez lequel avec 'do'.
ra-looks-not = '{ $name }' ne permet pas de regarder des cartes.
ra-tally = { $tally } cartes sont annoncées, mais il y en a { $count }.
ra-waits = Seuls une attaque, une vérification de la victoire ou un réapprovisionnement peuvent être interrompus par un autre effet.
ra-collect = Dans la phase de collecte, les éléments collectent un par un.
ra-offered = On ne peut choisir que ce que la question propose.
ra-price = Seul un paiement peut laisser un reste à payer, et jamais plus que le prix.
ra-kinds = Seules les essences se choisissent sorte par sorte.
ra-count = On ne peut pas en choisir { $count } parmi { $most }.
tt-mana = { $count } mana, c’est impossible : la piste va de 0 à { $most }.
tt-cores = Il y a { $count } cubes '{ $colour }' sur les grimoires, mais il n’en existe que { $most }.
tt-markers = { $count } marqueurs sont sur la case { $space } de { $track } : il n’y a de place que pour un.
tt-one-tile = Deux figurines sont sur la même tuile.
tt-barrier = Aucune figurine ne peut être sur la tuile Jour et Nuit.
tt-surrounded = La figurine de la tuile { $place } est enfermée, ce qui n’est pas permis.
tt-mats = Deux joueurs ont le grimoire '{ $mat }'.
tt-two-cores = Deux cubes sont sur { $cell }.
tt-line = '{ $colour }' apparaît deux fois sur une ligne : en { $one } et en { $other }.
tt-rested = Le joueur { $number } s’est reposé : ce ne peut pas être son tour.
tt-taken-back = Le joueur { $number } s’est reposé : sa figurine n’est plus sur l’anneau.
tt-stacks = Il ne peut pas rester { $count } cubes '{ $colour }' : { $most } au plus.
tt-used = '{ $text }' ne peut pas avoir été utilisé : seules les cases avec un cube ont un sort.
tt-unknown = Rien n’est caché dans ce jeu : remplacez '?' par la vraie valeur.
tt-components = Ce jeu a besoin des éléments { $number } : indiquez-les avec l’option 'components'.
tt-revealed = { $count } tuiles de manche sont révélées : il en faudrait { $right }, une par manche.
tt-ring = Les positions de l’anneau sont numérotées de 1 à { $last }.
tt-night = La nuit, personne n’est sur l’anneau.
tt-stands = Indiquez où se trouve le joueur { $number } : dans la phase des ressources, tous sont sur l’anneau.
tt-placed = Avec { $count } figurines sur l’anneau, le joueur { $number } doit en avoir placé { $right }, car le joueur { $start } a commencé.
tt-all-stand = Toutes les figurines sont placées : il est temps de récolter.
tt-all-rested = Au moins un joueur ne doit pas encore s’être reposé.
tt-stores = Le joueur { $number } ne s’est pas encore reposé : il ne peut rien garder.
tt-mats-order = Les grimoires doivent être choisis dans l’ordre des places.
tt-mats-count = { $count } grimoires sont choisis, ce qui est impossible dans la phase { $phase }.
tt-echo = Il n’y a rien qu’un sort d’écho puisse doubler.
tt-convert = Dans cette position, personne ne peut échanger.

## Ce qui est tapé comme réponse

action-none = « { $text } » n’est pas une action ; essayez par exemple « { $example } ».
action-none-over = « { $text } » n’est pas une action ; la partie est finie.
action-could-mean = « { $text } » peut vouloir dire { $choices }.
action-could-mean-more = « { $text } » peut vouloir dire { $choices }, entre autres.
answer-not-here = Vous ne pouvez pas choisir { $what } ici.
answer-not-next = Vous ne pouvez pas choisir { $what } ensuite.
answer-not-any-more = Vous ne pouvez plus choisir { $what }.
answer-too-few = { $count }, c’est trop peu : choisissez-en plus.
answer-breaks-off = La réponse s’arrête après { $count } actions : donnez-la en entier.
answer-number = Choisissez un nombre de { $least } à { $most }.
answer-no-choice = Le choix { $number } n’existe pas : choisissez de 1 à { $most }.
answer-fits = « { $text } » peut désigner { $choices }.
answer-kinds = Tapez les sortes, par exemple « { $example } ».
answer-none-of = « { $word } » ne fait pas partie de { $kinds }.
answer-in-all = Choisissez { $count } en tout, par exemple « { $example } ».
answer-not-one = « { $word } » n’est pas un des choix : donnez leurs numéros, par exemple « 1 2 ».
answer-once = Chaque choix ne peut être nommé qu’une fois.
answer-order = Mettez les { $count } en ordre, par exemple « { $example } ».

## Names and passwords

name-of-a-bot = « { $name } » est le nom d’un bot : choisissez-en un autre.
name-taken = Un compte s’appelle « { $name } » ou presque : choisissez un autre nom.
password-common = Ce mot de passe est l’un des plus courants et serait deviné aussitôt : choisissez-en un autre.
password-of-you = Ce mot de passe contient votre identifiant ou votre nom : choisissez-en un autre.
password-pattern = Ce mot de passe répète un motif simple : choisissez-en un autre.
