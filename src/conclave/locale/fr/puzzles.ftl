### Problèmes : ce que demande chaque sorte, et ce qui est dit des réponses.

title-win = Gagnez dans cette manche
text-win = Vous pouvez forcer la victoire dans cette manche.
task-win = Trouvez les coups qui gagnent dans cette manche.
done-win = Résolu : une victoire forcée.
not-win = Vous ne pouvez plus gagner dans cette manche : ce qui vous reste ne suffit pas.
not-win-answer = Cela ne gagne plus à coup sûr. Par exemple : { $answer }
not-win-chance = Cela dépend alors du hasard. Par exemple : { $answer }
not-win-over = La partie est terminée, mais vous ne l’avez pas gagnée seul.

title-only = Trouvez le meilleur coup
text-only = Un coup se détache : au moins 15 % de chances de gagner de plus que tout autre.
task-only = Trouvez-le.
done-only = Exact !
not-only = Ce coup coûte environ { $loss } % de chances de gagner.

title-harvest = Récoltez le maximum
text-harvest = Vous placez votre archimage en dernier. Comptez ce que vous récolteriez sur chaque tuile : un cristal vaut 4, un violet ou un joker 5, un jeton d’action 2, un mana 1, un cube 7.
task-harvest = Placez votre archimage là où vous récoltez le plus.
done-harvest = Exact ! Aucune autre tuile ne rapporte plus.
not-harvest = Une autre tuile vaut { $loss } de plus.

title-own = Tiré de votre propre partie
text-own = Ce coup a fait basculer la partie : { $played } Il a coûté environ { $lost } % de chances de gagner. Les cartes que vous ne pouviez pas connaître sont redistribuées.
task-own = Trouvez un meilleur coup.
done-own = C’est mieux : environ { $chance } % de chances de gagner au lieu de { $other } %.
not-own = Pas encore : le meilleur coup offre environ { $loss } % de chances de gagner en plus.
not-own-weighed = Non : l’analyse a vite écarté ce coup.

# L’idée d’un problème, montrée une fois qu’il est résolu. $card est un élément.
idea-victory-check = L’idée : { $card } rapporte des points à la vérification de la victoire ; gardez de quoi payer jusque-là.
idea-again = L’idée : redressez { $card } pour utiliser son pouvoir une seconde fois dans la même manche.
idea-check-now = L’idée : { $card } déclenche aussitôt une vérification de la victoire, avant que quiconque puisse réagir.
idea-claim-monument = L’idée : les points de { $card } vous donnent la victoire ; dépensez tout pour le prendre.
idea-claim-place = L’idée : prendre { $card } vous donne la victoire ; dépensez tout pour cela.
idea-claim-top = L’idée : le premier monument de la pioche vous donne la victoire, quel qu’il soit.
idea-score = L’idée : ce qui est posé sur { $card } vaut des points ; changez donc toutes vos essences en ce qu’il faut y poser.
idea-place = L’idée : jouer { $card } vous donne les points qui manquent pour gagner.
idea-use = L’idée : le pouvoir de { $card } vous donne ce qui manque pour gagner.
idea-tie-break = L’idée : à égalité de points, c’est le mana restant qui départage.
idea-gift = L’idée : posez le cube sur { $card } ; ce don paie la case suivante.
idea-spell = L’idée : { $card } change ce que vous avez en ce que la piste demande.
idea-two-trials = L’idée : répartissez les cases entre deux épreuves, la dernière sur { $card }.
idea-core = L’idée : l’épreuve rapporte un cube qui, posé sur { $card }, donne les points manquants.
idea-conversion = L’idée : vendez contre du mana ce que { $card } ne demande pas, et achetez ce qu’il faut avec ce mana.
idea-trial = L’idée : { $card } rapporte le plus de points pour ces cristaux.
idea-only-claim = L’idée : prenez { $card } maintenant ; au tour suivant, il sera peut-être trop tard, ou ce sera trop cher.
idea-only-place = L’idée : c’est en jouant { $card } maintenant que vous en tirez le plus.
idea-only-use = L’idée : utilisez { $card } maintenant ; vous avez besoin de ce pouvoir avant tout le reste.
idea-only-discard-two = L’idée : cette carte vaut moins en jeu que les deux essences reçues en la défaussant.
idea-only-discard-gold = L’idée : cette carte vaut moins en jeu que l’Or reçu en la défaussant.
idea-only-pass = L’idée : passer en premier vaut mieux que tout ce que vous pourriez encore faire.
idea-only-trial = L’idée : avancer sur { $card } est ce qui rapporte le plus maintenant.
idea-only-figure = L’idée : depuis { $card }, votre archimage récolte ce qu’il vous faut et laisse moins aux autres.
idea-only-convert = L’idée : échangez d’abord ; c’est la seule façon d’avoir assez de jetons et de cristaux pour l’épreuve.
idea-only-other = L’idée : tout autre coup fait perdre du temps.
idea-harvest = L’idée : comptez toutes les tuiles jusqu’à la figurine suivante ; c’est depuis { $card } qu’elles valent le plus.
idea-by-discarding = Les cartes défaussées aident à payer.
idea-by-selling = Les jetons ou les cristaux vendus aident à payer.

seat-you = Vous

terminal-help = Les mauvais coups sont expliqués et annulés. Tapez « solution » pour voir le coup suivant, « quit » pour quitter.
terminal-solution = Coup suivant : { $answer }
terminal-calm = Ce joueur n’a pas fait de grosse erreur dans cette partie.
