### Les tutoriels : ce que dit et demande chaque scène, et pourquoi d’autres coups mènent ailleurs.

astray = C’est permis, mais cela mène ailleurs. La tâche : { $task }

## Res Arcana

res_arcana-not-pass = Vous avez passé : vos actions de cette manche sont finies. Passez quand rien d’autre n’en vaut la peine ; ici, quelque chose en vaut la peine.
res_arcana-not-discard = Vous avez cédé la carte contre des essences. C’est toujours possible, mais cette fois la carte elle-même, ou ce que vous pouviez encore faire, valait davantage.

res_arcana-goal-title = Dix points
res_arcana-goal-text = Qui a dix points ou plus à la fin d’une manche gagne. Les vôtres sont devant votre nom : neuf pour l’instant. Ils viennent des artefacts, des monuments et des Lieux de Puissance.
res_arcana-goal-task = Placez le Rossignol : il vaut un point.
res_arcana-goal-hint = Cliquez sur la carte de votre main qui brille, puis sur « Placer ». Son coût, 1 Vie et 1 Sérénité, vient de votre réserve.
res_arcana-goal-done = Dix points. Si personne n’en a plus à la fin de cette manche, vous gagnez.

res_arcana-essences-title = Cinq essences
res_arcana-essences-text = Tout se paie en essences : Vigueur, Vie, Sérénité, Mort et Or. Votre réserve montre combien vous en avez. Toute carte de votre main peut être cédée contre 1 Or, ou contre deux autres de votre choix.
res_arcana-essences-task = Le Puits Calcifère coûte 2 Vigueur. Défaussez le Serpent de Mer contre 2 Vigueur.
res_arcana-essences-hint = Cliquez sur le Serpent de Mer, choisissez « Défausser pour 2 essences », et prenez deux fois Vigueur.
res_arcana-essences-done = Vous pourriez maintenant payer le Puits Calcifère. Personne ne place toutes ses cartes : certaines valent mieux en essences.
res_arcana-essences-not-pit = C’est le Puits Calcifère que vous voulez payer. Cédez plutôt le Serpent de Mer : 9 essences sont pour l’instant hors de portée.
res_arcana-essences-not-gold = L’Or est rare et achète des monuments, mais le Puits Calcifère coûte de la Vigueur.
res_arcana-essences-not-kinds = Deux essences, c’est juste, mais il faut deux fois Vigueur pour le Puits Calcifère.

res_arcana-reading-title = Lire une carte
res_arcana-reading-text = Le coût est en haut à gauche. En dessous : ce que vous collectez à chaque manche, et les pouvoirs, avec ce que vous payez avant la flèche et ce que vous obtenez après. Restez sur une carte pour la lire en mots ; « ? » explique les signes.
res_arcana-reading-task = Une de vos cartes vous donne 2 Vie à chaque manche. Placez-la.
res_arcana-reading-hint = Pointez chaque carte de votre main, ou appuyez dessus un instant. « Collecte : 2 Vie » est sur le Tréant.
res_arcana-reading-done = Trois manches ainsi valent plus que le prix du Tréant. Les cartes qui collectent se placent de préférence tôt.
res_arcana-reading-not-dog = Le Molosse vous protège des pertes de Vie, mais il ne collecte rien.
res_arcana-reading-not-hawk = Le Faucon collecte 1 Sérénité par manche. La tâche demande 2 Vie.

res_arcana-use-title = Utiliser un pouvoir
res_arcana-use-text = Vous faites une action par tour ; utiliser un pouvoir en est une. Beaucoup de pouvoirs engagent leur carte : cela fait partie du coût. Une carte engagée ne sert plus pendant cette manche.
res_arcana-use-task = Utilisez la Pioche des Nains : engagez-la et payez 1 Vigueur pour gagner 1 Or.
res_arcana-use-hint = La Pioche des Nains est devant vous et brille. Cliquez dessus.
res_arcana-use-done = La Pioche est engagée. Au début de la manche suivante elle est redressée, et creuse de nouveau.
res_arcana-use-not-discard = Une carte contre 1 Or, cela marche aussi, mais la carte est perdue. La Pioche trouve de l’Or manche après manche.
res_arcana-use-not-place = Le Molosse a coûté la Vigueur dont la Pioche a besoin.

res_arcana-collect-title = La collecte
res_arcana-collect-text = Une manche commence par la Collecte. Ce que donnent vos cartes arrive tout seul : 1 Vigueur de la Duelliste, 1 du Puits Calcifère. Ce qui est posé sur une carte, vous pouvez aussi le prendre, tout ou rien.
res_arcana-collect-task = Prenez les 2 Or de l’Anneau de Midas.
res_arcana-collect-hint = Choisissez l’Anneau de Midas, puis confirmez.
res_arcana-collect-done = L’Or est dans votre réserve. Sur certaines cartes, mieux vaut laisser ce qui s’y trouve : il y fructifie, ou compte comme points.
res_arcana-collect-not-leave = L’Or reste sur l’Anneau. C’est permis, mais là il ne rapporte rien et n’achète rien.

res_arcana-claim-title = Lieux de Puissance
res_arcana-claim-text = Les cinq Lieux de Puissance du centre se prennent en payant leur coût. Une fois pris, personne ne peut vous les reprendre. La plupart rapportent des points pour ce que vous y posez.
res_arcana-claim-task = Prenez le Récif des Naufrageurs pour 2 Vigueur, 2 Vie et 5 Sérénité.
res_arcana-claim-hint = Cliquez sur le Récif des Naufrageurs au centre, puis sur « Prendre ».
res_arcana-claim-done = Il est à vous. Il donne 1 Or par manche, et un point par Sérénité que vous y posez : 1 Vie et 2 Sérénité en posent une.
res_arcana-claim-not-mermaid = La Sirène a coûté de la Vie et de la Sérénité dont le Récif a besoin. Elle va bien avec lui, mais plus tard.

res_arcana-monument-title = Monuments
res_arcana-monument-text = Chaque monument coûte 4 Or. Deux sont visibles ; à leur place, on peut prendre le premier de la pioche, sans le voir. Les monuments valent de un à trois points.
res_arcana-monument-task = Prenez la Grande Pyramide : trois points.
res_arcana-monument-hint = Cliquez sur la Grande Pyramide au centre, puis sur « Prendre ».
res_arcana-monument-done = Trois points en une action. Qui produit de l’Or achète des monuments ; un autre est déjà visible.
res_arcana-monument-not-top = Le premier de la pioche est un pari : en moyenne il vaut moins que les trois points visibles.
res_arcana-monument-not-library = La Bibliothèque vaut un point, la Grande Pyramide trois, pour les mêmes 4 Or.

res_arcana-pass-title = Passer
res_arcana-pass-text = Quand il n’y a plus rien d’utile à faire, passez. Qui passe échange son objet magique contre un autre et pioche une carte. Le premier à passer prend la tuile Premier joueur, qui vaut un point à la vérification.
res_arcana-pass-task = Passez avant tout le monde, et choisissez un autre objet magique.
res_arcana-pass-hint = Appuyez sur « Passer », ou P. Puis choisissez un objet quelconque ; « Sérénité | Vigueur » donne une essence par manche.
res_arcana-pass-done = Vous avez la tuile : un point si la manche finit ainsi, et vous commencez la suivante. Qui a passé ne peut plus perdre de Vie pendant cette manche.

res_arcana-react-title = Attaque et réaction
res_arcana-react-text = Le Dragon de Feu attaque : tous les autres qui n’ont pas passé perdent 2 Vie. Pour chaque Vie qui vous manque, vous perdez deux autres essences. Votre objet magique est une réaction : il agit hors de votre tour, et n’est pas une action.
res_arcana-react-task = Réagissez avec Protection, et ne perdez rien.
res_arcana-react-hint = Votre objet magique, Protection, brille. Cliquez dessus.
res_arcana-react-done = L’attaque est ignorée, et Protection est engagée. Beaucoup d’attaques peuvent aussi se racheter : celle-ci pour 1 Sérénité, si vous en aviez une.
res_arcana-react-not-decline = Vous avez perdu 1 Vie, et 2 autres essences pour la Vie qui vous manquait. Protection ne coûte rien d’autre que d’être engagée.

res_arcana-check-title = La vérification de la victoire
res_arcana-check-text = Quand tous ont passé, on compte les points. À partir de dix, le plus haut total gagne. Votre rival en a dix, vous huit. Mais la Statue Sacrée réagit à la vérification : 3 Or pour trois points, pour cette fois seulement.
res_arcana-check-task = Passez, puis faites compter la Statue Sacrée.
res_arcana-check-hint = Gardez vos 3 Or, appuyez sur « Passer » et choisissez un objet quelconque. Quand on vous le demande, utilisez la Statue Sacrée.
res_arcana-check-done = Onze à dix : vous avez gagné. Jouez maintenant une première partie. L’ampoule conseille à tout moment, avec sa raison.
res_arcana-check-not-decline = Sans la Statue Sacrée, votre rival gagne dix à huit. Recommencez cette scène.
res_arcana-check-not-discard = Les essences ne comptent pas ici, seulement les points. Vous avez déjà les 3 Or qu’il faut à la Statue Sacrée.

## Trial of the Temples

trial_of_the_temples-not-rest = Vous vous reposez, et n’avez plus de tour dans cette manche. Reposez-vous quand vous ne pouvez plus rien payer ; ici vous pouviez.
trial_of_the_temples-not-convert = Convertir est possible à chacune de vos décisions, mais ce que vous avez suffit à la tâche.

trial_of_the_temples-goal-title = Trois pistes
trial_of_the_temples-goal-text = À la fin, le plus de points gagne. La plupart viennent de trois pistes : Feu, Eau et Sable. Un marqueur qui ne quitte jamais le départ coûte 2 points. Une épreuve le fait avancer : il faut un jeton d’action, et les cristaux que demande chaque case.
trial_of_the_temples-goal-task = Commencez une épreuve sur Feu, et payez 1 cristal rouge pour la première case.
trial_of_the_temples-goal-hint = Cliquez sur la piste Feu, puis arrêtez-vous et confirmez. L’éclair est votre jeton d’action.
trial_of_the_temples-goal-done = De -2 points à 1. Les nombres au-dessus d’une piste disent ce que vaut chaque niveau.

trial_of_the_temples-place-title = L’anneau des temples
trial_of_the_temples-place-text = Chaque manche commence aux temples : chacun place un archimage et, à deux, aussi un clone. Votre archimage récolte tout ce que montre sa tuile. Il ne peut être entre deux voisins ni enfermer une autre figurine.
trial_of_the_temples-place-task = Placez votre archimage sur la tuile 5, la Porte des braises : elle donne un cube rouge.
trial_of_the_temples-place-hint = Choisissez « Archimage » au milieu de l’anneau, et cliquez sur la tuile 5. Sur un écran tactile, touchez deux fois.
trial_of_the_temples-place-done = La Porte des braises est à vous pour cette manche. De nuit, son autre face aurait compté.
trial_of_the_temples-place-not-clone = C’était votre clone. Récolter avec lui coûte 2 mana ; mettez l’archimage où vous voulez récolter.
trial_of_the_temples-place-not-tile = Cette tuile donne autre chose. Le cube rouge est sur la tuile 5.

trial_of_the_temples-collect-title = Récolter
trial_of_the_temples-collect-text = Une figurine récolte tout sur sa tuile. Sur les tuiles vides des deux côtés elle récolte ce qui est dans le petit champ, jusqu’à la prochaine figurine ou la tuile Jour et Nuit. À deux, vous récoltez avec l’archimage ou, pour 2 mana, avec le clone.
trial_of_the_temples-collect-task = Récoltez avec votre archimage.
trial_of_the_temples-collect-hint = Au pied de la table, choisissez votre figurine sur la tuile 6, pas le clone.
trial_of_the_temples-collect-done = Une tuile entière, et quatre petits champs à côté. Où les figurines sont proches, il y a moins ; deux ou trois tuiles donnent alors du mana en plus.
trial_of_the_temples-collect-not-clone = Votre clone coûte 2 mana, et sa part de l’anneau est plus courte. L’archimage récolte gratuitement.

trial_of_the_temples-core-title = Cubes de sort
trial_of_the_temples-core-text = Un cube va aussitôt sur votre grimoire, et dès lors vous connaissez le sort qu’il couvre. Aucune couleur ne peut être deux fois dans une ligne ou une colonne. Un don donne aussitôt quelque chose ; d’autres sorts servent une fois par manche ou comptent à la fin.
trial_of_the_temples-core-task = Posez le cube rouge sur le Don rouge : 1 cristal rouge et 2 mana.
trial_of_the_temples-core-hint = Le Don rouge est à la troisième ligne, troisième colonne. Pointez une case pour lire son sort.
trial_of_the_temples-core-done = Le don est arrivé. Un cristal qui arrive au milieu d’une épreuve peut payer la case suivante.
trial_of_the_temples-core-not-cell = Vous connaissez maintenant un autre sort. Le Don rouge est c3 : troisième ligne, troisième colonne.

trial_of_the_temples-trial-title = Jusqu’à trois cases
trial_of_the_temples-trial-text = Un jeton d’action suffit à une épreuve de trois cases au plus, tant que vous pouvez payer chacune. Une case avec un cube vous le donne.
trial_of_the_temples-trial-task = Gravissez trois cases sur Feu en une seule épreuve.
trial_of_the_temples-trial-hint = Commencez sur Feu et continuez deux fois. Posez le cube rouge où vous voulez sur votre grimoire, et confirmez.
trial_of_the_temples-trial-done = Trois cases pour un jeton, et un cube rouge. Les longues épreuves économisent les jetons d’action.
trial_of_the_temples-trial-not-stop = Vous vous êtes arrêté tôt. Une autre épreuve sur cette piste coûterait un autre jeton d’action.
trial_of_the_temples-trial-not-track = La tâche était Feu : là, vos cristaux paient trois cases.

trial_of_the_temples-skip-title = Sauter
trial_of_the_temples-skip-text = Il n’y a qu’un marqueur par case. Les cases avec d’autres marqueurs sont sautées : elles ne coûtent rien et ne comptent pas. Le propriétaire d’un marqueur sauté gagne 1 mana.
trial_of_the_temples-skip-task = Votre rival est sur la première case de Feu. Sautez-la, et payez 1 cristal violet pour la deuxième.
trial_of_the_temples-skip-hint = Cliquez sur la piste Feu, puis arrêtez-vous et confirmez.
trial_of_the_temples-skip-done = Deux cases pour le prix d’une. Il peut être bon de laisser passer les autres.

trial_of_the_temples-convert-title = Le mana
trial_of_the_temples-convert-text = Le mana vous reste de manche en manche. 2 mana achètent un jeton d’action, 4 mana un cristal de n’importe quelle couleur ; un jeton ou un cristal se vend 1 mana. S’il manque quelque chose pour une case, on vous demande de l’acheter.
trial_of_the_temples-convert-task = Vous n’avez pas de cristal. Montez quand même sur la première case de Feu : 4 mana pour un rouge.
trial_of_the_temples-convert-hint = Cliquez sur la piste Feu : le cristal rouge s’achète en chemin. Puis arrêtez-vous et confirmez.
trial_of_the_temples-convert-done = Les cristaux coûtent cher en mana, mais au bon moment ils le valent.
trial_of_the_temples-convert-not-track = C’est possible aussi, mais la tâche était Feu.
trial_of_the_temples-convert-not-buy = La première case de Feu coûte un cristal rouge.
trial_of_the_temples-convert-not-sell = Sans le jeton d’action, il n’y a pas d’épreuve.

trial_of_the_temples-line-title = Lignes de cubes
trial_of_the_temples-line-text = À la fin, chaque ligne et chaque colonne de votre grimoire avec trois cubes vaut 2 points, avec quatre, 4. Chaque couleur n’y est qu’une fois.
trial_of_the_temples-line-task = Posez le cube rouge dans la troisième ligne, près des deux qui s’y trouvent.
trial_of_the_temples-line-hint = Les deux cases libres de la troisième ligne conviennent ; ce sont le Don rouge et le Don jaune. Puis arrêtez-vous et confirmez.
trial_of_the_temples-line-done = Une ligne de trois : 2 points. Avec un cube violet, ce serait quatre.
trial_of_the_temples-line-not-cell = Là, cela ne fait pas de ligne. Deux cubes sont dans la troisième ligne ; le troisième va avec eux.

trial_of_the_temples-rest-title = Se reposer
trial_of_the_temples-rest-text = Quand vous ne pouvez ou ne voulez plus rien faire, reposez-vous : votre manche est finie. Chaque cristal et chaque jeton qui reste devient 1 mana. Les sorts de Réserve gardent un cristal pour la manche suivante.
trial_of_the_temples-rest-task = Plus rien ne peut être payé. Reposez-vous.
trial_of_the_temples-rest-hint = Choisissez « Se reposer » au pied de la table, ou appuyez sur P.
trial_of_the_temples-rest-done = Trois cristaux sont devenus 3 mana. Quand tous se reposent, la manche suivante commence : une tuile de manche dit où tombe la nuit.

trial_of_the_temples-end-title = La fin
trial_of_the_temples-end-text = La partie finit après cinq manches, ou plus tôt s’il ne reste aucun cube violet ou si deux pistes sont occupées à leur bout. C’est la dernière manche : vous avez 10 points, votre rival 12. Seul un nouveau niveau rapporte des points.
trial_of_the_temples-end-task = Faites l’épreuve qui rapporte des points, puis reposez-vous.
trial_of_the_temples-end-hint = Sur Sable, votre marqueur est encore au départ : la première case le fait passer de -2 points à 1. Arrêtez-vous là, confirmez et reposez-vous.
trial_of_the_temples-end-done = Treize à douze : vous avez gagné. Jouez maintenant une première partie. L’ampoule conseille à tout moment, avec sa raison.
trial_of_the_temples-end-not-level = Cette case est du même niveau : pas un point de plus. Sur Sable, il y en a trois à gagner.
trial_of_the_temples-end-not-rest = Cela finit la partie, douze à dix pour votre rival. Recommencez cette scène : le jeton d’action valait trois points.

## Raisons des conseils

why-points =
    { $points ->
        [one] Cela rapporte aussitôt un point.
       *[other] Cela rapporte aussitôt { $points } points.
    }
why-chance = Selon le bot, vous gagnez ainsi { $chance } % du temps, et { $other } % avec le deuxième choix.
why-res_arcana-mage = Il convient aux cartes que vous avez reçues.
why-res_arcana-item = Il convient à ce que vous pourrez faire à la manche suivante.
why-res_arcana-place-collects = Elle donne des essences à chaque manche : plus tôt elle est en jeu, plus elle en donne.
why-res_arcana-place-any = Son pouvoir, ou ses points, vous servent dès maintenant.
why-res_arcana-claim = Un monument est l’usage le plus sûr de l’Or, et les bons partent les premiers.
why-res_arcana-claim-place_of_power = Une fois pris, il est à vous pour de bon, et personne d’autre ne peut en tirer des points.
why-res_arcana-use = Tout est redressé après la manche : un pouvoir inutilisé est perdu.
why-res_arcana-discard = Cette carte coûte plus qu’elle ne rapporte maintenant ; ses essences paient quelque chose de mieux.
why-res_arcana-pass = Plus rien ne vaut son coût. Ce que vous gardez vous servira à la manche suivante, et le premier à passer tient un point.
why-res_arcana-react = Cela coûte moins que ce que vous perdriez.
why-res_arcana-decline = Ce que cela coûterait vaut plus que ce que cela sauve.
why-res_arcana-take = Dans votre réserve cela peut payer quelque chose ; sur la carte cela ne croîtrait pas assez vite.
why-trial_of_the_temples-mat = Ce avec quoi il commence paie une première case.
why-trial_of_the_temples-figure = Ce qu’il récolte là convient aux prochaines cases de vos pistes.
why-trial_of_the_temples-clone = Votre clone écarte les autres de ces tuiles, et peut récolter si cela vaut 2 mana.
why-trial_of_the_temples-collect = Cette part de l’anneau convient le mieux aux prochaines cases de vos pistes.
why-trial_of_the_temples-core = Le sort qui s’y trouve aide le plus, ou une ligne grandit.
why-trial_of_the_temples-trial = Vos cristaux conviennent à cette piste, et au repos ils ne vaudraient que 1 mana chacun.
why-trial_of_the_temples-go = Continuer économise le jeton d’action d’une autre épreuve.
why-trial_of_the_temples-stop = Ce que vous gardez vaut plus sur une autre piste.
why-trial_of_the_temples-rest = Plus rien d’utile ne peut être payé, et ce qui reste devient du mana.
why-trial_of_the_temples-convert = Cela achète ce qui manque pour une case.
why-trial_of_the_temples-use = Le sort se renouvelle à la manche suivante : inutilisé, il est perdu.
