### Les tutoriels : ce que dit et demande chaque scène, et pourquoi d’autres coups mènent ailleurs.

astray = C’est permis, mais ce n’est pas la tâche : { $task }

## Res Arcana

res_arcana-not-pass = Vous avez passé : vous n’avez plus d’actions cette manche. Passez quand rien d’autre n’en vaut la peine ; ici, il y a mieux à faire.
res_arcana-not-discard = Vous avez échangé la carte contre des essences. C’est souvent bien, mais ici la carte elle-même valait davantage.

res_arcana-goal-title = Dix points
res_arcana-goal-text = Atteignez dix points à la fin d’une manche pour gagner. Le nombre à côté de votre nom est votre score : neuf pour l’instant. Les artefacts, les monuments et les Lieux de Puissance en rapportent.
res_arcana-goal-task = Jouez le Rossignol : il vaut un point.
res_arcana-goal-hint = Cliquez sur la carte qui brille dans votre main, puis sur « Jouer ». Son coût, 1 Vie et 1 Sérénité, est payé avec votre réserve.
res_arcana-goal-done = Dix points. Si personne n’en a plus à la fin de cette manche, vous gagnez.

res_arcana-essences-title = Cinq essences
res_arcana-essences-text = Tout se paie en essences : Vigueur, Vie, Sérénité, Mort et Or. Votre réserve montre combien vous en avez. Vous pouvez défausser n’importe quelle carte de votre main pour 1 Or, ou pour deux autres essences de votre choix.
res_arcana-essences-task = Le Puits Calcifère coûte 2 Vigueur. Défaussez le Serpent de Mer contre 2 Vigueur.
res_arcana-essences-hint = Cliquez sur le Serpent de Mer, choisissez « Défausser pour 2 essences au choix (sauf Or) », prenez deux fois Vigueur, puis appuyez sur « Confirmer ».
res_arcana-essences-done = Vous pouvez maintenant payer le Puits Calcifère. Vous jouerez rarement toutes vos cartes : certaines valent plus en essences.
res_arcana-essences-not-pit = C’est le Puits Calcifère que vous voulez payer. Défaussez plutôt le Serpent de Mer : ses 9 essences sont hors de portée pour l’instant.
res_arcana-essences-not-gold = L’Or est rare et sert à acheter des monuments, mais le Puits Calcifère coûte de la Vigueur.
res_arcana-essences-not-kinds = Deux essences, c’est juste, mais le Puits Calcifère coûte 2 Vigueur.

res_arcana-reading-title = Lire une carte
res_arcana-reading-text = En haut à gauche : le coût. La ligne verte est ce que vous collectez à chaque manche. Les lignes sombres sont des pouvoirs : payez ce qui est à gauche de la flèche, recevez ce qui est à droite. Survolez une carte (ou gardez le doigt dessus) pour la lire ; « ? » explique les symboles.
res_arcana-reading-task = Une de vos cartes vous donne 2 Vie à chaque manche. Jouez-la.
res_arcana-reading-hint = Pointez chaque carte de votre main, ou appuyez dessus un instant. « Collecte : gagner 2 Vie » est sur le Tréant.
res_arcana-reading-done = En trois manches, le Tréant est rentabilisé. Jouez tôt les cartes qui collectent.
res_arcana-reading-not-dog = Le Molosse vous protège des pertes de Vie, mais il ne collecte rien.
res_arcana-reading-not-hawk = Le Faucon collecte 1 Sérénité par manche. La tâche demande 2 Vie.

res_arcana-use-title = Utiliser un pouvoir
res_arcana-use-text = Vous faites une action par tour, par exemple utiliser un pouvoir. Beaucoup de pouvoirs engagent leur carte : cela fait partie du coût. Une carte engagée ne peut plus servir cette manche.
res_arcana-use-task = Utilisez la Pioche des Nains : engagez-la et payez 1 Vigueur pour gagner 1 Or.
res_arcana-use-hint = La Pioche des Nains brille devant vous. Cliquez dessus.
res_arcana-use-done = La Pioche est maintenant engagée. Elle se redresse pour la manche suivante et peut creuser de nouveau.
res_arcana-use-not-discard = Défausser une carte pour 1 Or marche aussi, mais la carte est perdue. La Pioche trouve de l’Or manche après manche.
res_arcana-use-not-place = Le Molosse a coûté la Vigueur dont la Pioche avait besoin.

res_arcana-collect-title = La collecte
res_arcana-collect-text = Chaque manche commence par la Collecte. Vos cartes rapportent automatiquement : 1 Vigueur de la Duelliste, 1 du Puits Calcifère. Vous pouvez aussi prendre les essences posées sur une carte : toutes ou aucune.
res_arcana-collect-task = Prenez les 2 Or de l’Anneau de Midas.
res_arcana-collect-hint = L’Anneau de Midas porte déjà la mention « Prendre » : appuyez sur « Confirmer ».
res_arcana-collect-done = L’Or est dans votre réserve. Sur certaines cartes, mieux vaut laisser les essences : elles se multiplient ou rapportent des points.
res_arcana-collect-not-leave = L’Or reste sur l’Anneau. C’est permis, mais il n’y rapporte rien.

res_arcana-claim-title = Lieux de Puissance
res_arcana-claim-text = Payez le coût d’un des cinq Lieux de Puissance du centre pour le prendre. Personne ne pourra vous l’enlever. La plupart rapportent des points pour les essences que vous y posez.
res_arcana-claim-task = Prenez le Récif des Naufrageurs pour 2 Vigueur, 2 Vie et 5 Sérénité.
res_arcana-claim-hint = Cliquez sur le Récif des Naufrageurs au centre, puis sur « Prendre ».
res_arcana-claim-done = Il est à vous. Il vous donne 1 Or par manche, et un point par Sérénité posée dessus : payez 1 Vie et 2 Sérénité pour en poser une.
res_arcana-claim-not-mermaid = La Sirène a coûté de la Vie et de la Sérénité dont vous avez besoin pour le Récif. Les deux vont bien ensemble, mais plus tard.

res_arcana-monument-title = Monuments
res_arcana-monument-text = Chaque monument coûte 4 Or. Deux sont visibles ; vous pouvez aussi prendre le premier de la pioche, sans le voir. Les monuments valent de un à trois points.
res_arcana-monument-task = Prenez la Grande Pyramide : trois points.
res_arcana-monument-hint = Cliquez sur la Grande Pyramide au centre, puis sur « Prendre ».
res_arcana-monument-done = Trois points en une action. L’Or sert à acheter des monuments. Un nouveau vient d’être révélé.
res_arcana-monument-not-top = Le premier de la pioche est un pari : en moyenne, il vaut moins que les trois points visibles.
res_arcana-monument-not-library = La Bibliothèque vaut un point, la Grande Pyramide trois, pour les mêmes 4 Or.

res_arcana-pass-title = Passer
res_arcana-pass-text = Quand il n’y a plus rien d’utile à faire, passez : échangez votre objet magique contre un autre et piochez une carte. Le premier à passer prend la tuile Premier joueur, qui vaut un point à la vérification.
res_arcana-pass-task = Passez le premier et choisissez un autre objet magique.
res_arcana-pass-hint = Cliquez sur « Passer », ou appuyez sur P. Choisissez ensuite un objet ; « Sérénité | Vigueur » donne une essence par manche.
res_arcana-pass-done = Vous avez la tuile : un point à la vérification, et vous commencez la manche suivante. Une fois que vous avez passé, les attaques ne vous touchent plus.

res_arcana-react-title = Attaque et réaction
res_arcana-react-text = Le Dragon de Feu attaque : chaque rival qui n’a pas passé perd 2 Vie. Pour chaque Vie qui vous manque, vous perdez deux autres essences. Votre objet magique est une réaction : vous pouvez l’utiliser pendant le tour des autres, sans dépenser d’action.
res_arcana-react-task = Réagissez avec Protection et ne perdez rien.
res_arcana-react-hint = Votre objet magique, Protection, brille. Cliquez dessus.
res_arcana-react-done = Vous ignorez l’attaque, et Protection est engagée. Vous pouvez aussi payer pour éviter beaucoup d’attaques : celle-ci pour 1 Sérénité, si vous en aviez une.
res_arcana-react-not-decline = Vous avez perdu 1 Vie, et 2 autres essences pour la Vie qui vous manquait. Protection ne coûte rien : il suffit de l’engager.

res_arcana-check-title = La vérification de la victoire
res_arcana-check-text = Quand tous ont passé, on compte les points. À partir de dix, le meilleur score gagne. Votre rival a dix points, vous huit. Mais la Statue Sacrée réagit à la vérification : payez 3 Or pour trois points, cette fois seulement.
res_arcana-check-task = Passez, puis utilisez la Statue Sacrée.
res_arcana-check-hint = Gardez vos 3 Or, cliquez sur « Passer » et choisissez un objet. Quand on vous le demande, utilisez la Statue Sacrée.
res_arcana-check-done = Onze à dix : vous avez gagné ! Jouez maintenant votre première partie. Bloqué ? L’ampoule propose un coup et vous dit pourquoi.
res_arcana-check-not-decline = Sans la Statue Sacrée, votre rival gagne dix à huit. Recommencez la scène.
res_arcana-check-not-discard = Les essences ne comptent pas ici, seulement les points. Vous avez déjà les 3 Or qu’il faut à la Statue Sacrée.

## Trial of the Temples

trial_of_the_temples-not-rest = Vous vous reposez et n’avez plus de tour cette manche. Reposez-vous quand vous ne pouvez plus rien payer ; ici, vous le pouviez encore.
trial_of_the_temples-not-convert = Vous pouvez échanger à chacune de vos décisions, mais ici vous avez déjà ce qu’il faut.

trial_of_the_temples-goal-title = Trois pistes
trial_of_the_temples-goal-text = Celui qui a le plus de points à la fin gagne. La plupart viennent de trois pistes : Feu, Eau et Sable. Un marqueur qui ne quitte jamais le départ coûte 2 points. Pour avancer, commencez une épreuve : payez un jeton d’action et les cristaux indiqués sur chaque case.
trial_of_the_temples-goal-task = Commencez une épreuve sur Feu et payez 1 cristal rouge pour la première case.
trial_of_the_temples-goal-hint = Cliquez sur la piste Feu, puis choisissez « S’arrêter ici ». L’éclair est votre jeton d’action.
trial_of_the_temples-goal-done = De -2 points à 1. Les nombres au-dessus d’une piste indiquent ce que vaut chaque niveau.

trial_of_the_temples-place-title = L’anneau des temples
trial_of_the_temples-place-text = Chaque manche commence aux temples : chacun place un archimage et, à deux joueurs, un clone. Votre archimage récolte tout sur sa tuile. Vous ne pouvez pas vous placer entre deux figurines, ni en enfermer une autre.
trial_of_the_temples-place-task = Placez votre archimage sur la tuile 5, la Porte des braises : elle donne un cube rouge.
trial_of_the_temples-place-hint = Votre archimage est déjà choisi au milieu de l’anneau. Cliquez sur la tuile 5 ; sur un écran tactile, touchez-la deux fois.
trial_of_the_temples-place-done = La Porte des braises est à vous cette manche. La nuit, c’est son autre face qui compte.
trial_of_the_temples-place-not-clone = C’était votre clone. Récolter avec lui coûte 2 mana ; placez l’archimage là où vous voulez récolter.
trial_of_the_temples-place-not-tile = Cette tuile donne autre chose. Le cube rouge est sur la tuile 5.

trial_of_the_temples-collect-title = Récolter
trial_of_the_temples-collect-text = Une figurine récolte tout sur sa tuile. Sur les tuiles vides des deux côtés, jusqu’à la prochaine figurine ou la tuile Jour et Nuit, elle ne récolte que la petite icône du bas. À deux joueurs, vous récoltez avec l’archimage ou, pour 2 mana, avec le clone.
trial_of_the_temples-collect-task = Récoltez avec votre archimage.
trial_of_the_temples-collect-hint = En bas de la table, choisissez votre archimage sur la tuile 6, pas le clone.
trial_of_the_temples-collect-done = Une tuile entière, et les petites icônes de quatre autres. Une portion courte, de deux ou trois tuiles, donne du mana en plus.
trial_of_the_temples-collect-not-clone = Votre clone coûte 2 mana, et sa portion de l’anneau est plus courte. L’archimage récolte gratuitement.

trial_of_the_temples-core-title = Cubes de sort
trial_of_the_temples-core-text = Posez aussitôt le cube sur votre grimoire : il active le sort qu’il recouvre. Aucune ligne ni colonne ne peut contenir deux cubes de la même couleur. Un Don donne quelque chose tout de suite ; d’autres sorts servent une fois par manche ou comptent à la fin.
trial_of_the_temples-core-task = Posez le cube rouge sur le Don rouge : 1 cristal rouge et 2 mana.
trial_of_the_temples-core-hint = Le Don rouge est à la troisième ligne, troisième colonne. Survolez une case pour lire son sort.
trial_of_the_temples-core-done = Vous avez reçu le don. Un cristal gagné pendant une épreuve peut servir à payer la case suivante.
trial_of_the_temples-core-not-cell = Vous avez activé un autre sort. Le Don rouge est c3 : troisième ligne, troisième colonne.

trial_of_the_temples-trial-title = Jusqu’à trois cases
trial_of_the_temples-trial-text = Avec un jeton d’action, vous pouvez gravir jusqu’à trois cases, tant que vous pouvez payer chacune. Une case avec un cube vous donne ce cube.
trial_of_the_temples-trial-task = Gravissez trois cases sur Feu en une seule épreuve.
trial_of_the_temples-trial-hint = Cliquez trois fois sur la piste Feu. Posez ensuite le cube rouge où vous voulez sur votre grimoire.
trial_of_the_temples-trial-done = Trois cases pour un jeton, et un cube rouge. Les longues épreuves économisent les jetons d’action.
trial_of_the_temples-trial-not-stop = Vous vous êtes arrêté trop tôt. Une autre épreuve sur cette piste coûte un autre jeton d’action.
trial_of_the_temples-trial-not-track = La tâche était Feu : là, vos cristaux suffisent pour trois cases.

trial_of_the_temples-skip-title = Sauter
trial_of_the_temples-skip-text = Une case n’accueille qu’un marqueur. Vous sautez les cases occupées : elles ne coûtent rien et ne comptent pas. Le propriétaire d’un marqueur sauté gagne 1 mana.
trial_of_the_temples-skip-task = Votre rival est sur la première case de Feu. Sautez-la et payez 1 cristal violet pour la deuxième.
trial_of_the_temples-skip-hint = Cliquez sur la piste Feu, puis choisissez « S’arrêter ici ».
trial_of_the_temples-skip-done = Deux cases pour le prix d’une. Parfois, mieux vaut laisser passer les autres.

trial_of_the_temples-convert-title = Le mana
trial_of_the_temples-convert-text = Vous gardez votre mana d’une manche à l’autre. Un jeton d’action coûte 2 mana, un cristal de n’importe quelle couleur 4 ; l’un ou l’autre se vend 1 mana. S’il vous manque un cristal, vous pouvez l’acheter aussitôt.
trial_of_the_temples-convert-task = Vous n’avez pas de cristal. Montez quand même sur la première case de Feu : achetez un cristal rouge pour 4 mana.
trial_of_the_temples-convert-hint = Cliquez sur la piste Feu : le cristal rouge s’achète en chemin. Choisissez ensuite « S’arrêter ici ».
trial_of_the_temples-convert-done = Acheter des cristaux coûte cher, mais au bon moment cela vaut la peine.
trial_of_the_temples-convert-not-track = C’est possible aussi, mais la tâche était Feu.
trial_of_the_temples-convert-not-buy = La première case de Feu coûte un cristal rouge.
trial_of_the_temples-convert-not-sell = Sans jeton d’action, vous ne pouvez pas commencer d’épreuve.

trial_of_the_temples-line-title = Lignes de cubes
trial_of_the_temples-line-text = À la fin, chaque ligne ou colonne de votre grimoire rapporte 2 points avec trois cubes, 4 points avec quatre. Tous ses cubes sont de couleurs différentes.
trial_of_the_temples-line-task = Posez le cube rouge dans la troisième ligne, à côté des deux autres.
trial_of_the_temples-line-hint = Les deux cases libres de la troisième ligne conviennent : le Don rouge et le Don jaune. Choisissez ensuite « S’arrêter ici ».
trial_of_the_temples-line-done = Une ligne de trois : 2 points. Avec un cube violet, elle en vaudrait quatre.
trial_of_the_temples-line-not-cell = Là, cela ne forme pas de ligne. Deux cubes sont dans la troisième ligne ; le troisième va avec eux.

trial_of_the_temples-rest-title = Se reposer
trial_of_the_temples-rest-text = Quand vous avez fini, reposez-vous : votre manche est terminée. Chaque cristal ou jeton restant devient 1 mana. Les sorts de Réserve gardent un cristal pour la manche suivante.
trial_of_the_temples-rest-task = Vous ne pouvez plus rien payer. Reposez-vous.
trial_of_the_temples-rest-hint = Choisissez « Se reposer » en bas de la table, ou appuyez sur P.
trial_of_the_temples-rest-done = Trois cristaux sont devenus 3 mana. Quand tous se reposent, la manche suivante commence et une tuile de manche indique où tombe la nuit.

trial_of_the_temples-end-title = La fin
trial_of_the_temples-end-text = La partie se termine après cinq manches, ou plus tôt s’il ne reste aucun cube violet ou si deux pistes ont été parcourues jusqu’au bout. C’est la dernière manche : vous avez 10 points, votre rival 12. Seul un nouveau niveau rapporte des points.
trial_of_the_temples-end-task = Faites l’épreuve qui rapporte des points, puis reposez-vous.
trial_of_the_temples-end-hint = Sur Sable, votre marqueur est encore au départ : la première case le fait passer de -2 points à 1. Choisissez « S’arrêter ici », puis « Se reposer ».
trial_of_the_temples-end-done = Treize à douze : vous avez gagné ! Jouez maintenant votre première partie. Bloqué ? L’ampoule propose un coup et vous dit pourquoi.
trial_of_the_temples-end-not-level = Cette case est du même niveau : pas de points en plus. Sur Sable, vous pouvez en gagner trois.
trial_of_the_temples-end-not-rest = La partie se termine ainsi, douze à dix pour votre rival. Recommencez la scène : le jeton d’action valait trois points.

## Raisons des conseils

why-points =
    { $points ->
        [one] Cela rapporte tout de suite un point.
       *[other] Cela rapporte tout de suite { $points } points.
    }
why-chance = ({ $chance } %, deuxième choix { $other } %)
why-res_arcana-mage = Il va bien avec les cartes que vous avez reçues.
why-res_arcana-item = Il convient à ce que vous pouvez faire à la prochaine manche.
why-res_arcana-place-collects = Elle donne des essences à chaque manche : le plus tôt est le mieux.
why-res_arcana-place-any = Son pouvoir, ou ses points, vous servent dès maintenant.
why-res_arcana-claim = Les monuments sont l’usage le plus sûr de l’Or, et les bons partent vite.
why-res_arcana-claim-place_of_power = Une fois pris, il est à vous pour de bon, et personne d’autre ne peut marquer avec lui.
why-res_arcana-use = Tout est redressé après la manche : un pouvoir inutilisé est perdu.
why-res_arcana-discard = Cette carte coûte plus qu’elle ne rapporte maintenant ; les essences reçues en échange paieront quelque chose de mieux.
why-res_arcana-pass = Plus rien ne vaut son coût. Gardez vos essences pour la prochaine manche ; le premier à passer gagne un point.
why-res_arcana-react = Cela coûte moins que ce que vous perdriez.
why-res_arcana-decline = Cela coûterait plus que cela n’épargne.
why-res_arcana-take = Dans votre réserve, cela peut payer quelque chose ; sur la carte, cela augmente trop lentement.
why-trial_of_the_temples-mat = Ses ressources de départ permettent de payer une première case.
why-trial_of_the_temples-figure = Il y récolte ce que coûtent les prochaines cases de vos pistes.
why-trial_of_the_temples-clone = Votre clone écarte les autres de ces tuiles, et peut récolter pour 2 mana.
why-trial_of_the_temples-collect = Cette portion de l’anneau donne ce que coûtent les prochaines cases de vos pistes.
why-trial_of_the_temples-core = Ce sort est le plus utile, ou une ligne s’allonge.
why-trial_of_the_temples-trial = Vos cristaux correspondent à cette piste ; au repos, ils ne valent que 1 mana chacun.
why-trial_of_the_temples-go = Continuer vous épargne le jeton d’action d’une autre épreuve.
why-trial_of_the_temples-stop = Ce que vous gardez vaut plus sur une autre piste.
why-trial_of_the_temples-rest = Il n’y a plus rien d’utile à payer ; ce qui reste devient du mana.
why-trial_of_the_temples-convert = Cela vous permet de payer une case qui est encore trop chère pour vous.
why-trial_of_the_temples-use = Le sort revient à la prochaine manche : inutilisé, il est perdu.
