### Problèmes : ce que demande chaque sorte, et ce qui est dit des réponses.

title-win = Gagnez cette manche
text-win = Quoi que répondent les autres et quoi que donne le hasard, vous pouvez gagner avant la fin de cette manche.
task-win = Trouvez les coups qui gagnent cette manche.
done-win = Gagné. Rien de ce que les autres auraient pu faire n’y aurait rien changé.
not-win = Cette manche ne peut plus être gagnée ainsi : ce qui reste ne suffit pas.
not-win-answer = Cela ne gagne plus à coup sûr. Par exemple : { $answer }
not-win-chance = Cela s’en remet au hasard. Voici ce qui pourrait arriver : { $answer }
not-win-over = La partie est finie, mais vous ne l’avez pas gagnée seul.

title-only = Trouvez le seul coup
text-only = Un coup est nettement meilleur que tous les autres : au moins 15 points de chances de gagner, d’après ce que vous pouvez savoir.
task-only = Trouvez ce coup.
done-only = C’est le seul coup.
not-only = Ce coup perd environ { $loss ->
    [one] un point
   *[other] { $loss } points
} de chances de gagner.

title-harvest = La meilleure récolte
text-harvest = Vous placez en dernier. Comptez ce que récolte chaque emplacement : un cristal compte 4, un violet ou un joker 5, un jeton d’action 2, un mana 1, un cube 7.
task-harvest = Placez là où la récolte compte le plus.
done-harvest = C’est la meilleure récolte.
not-harvest = Un autre emplacement compte { $loss } de plus.

title-own = Tiré de votre propre partie
text-own = Votre décision a fait basculer cette partie : { $played } Cela a coûté environ { $lost ->
    [one] un point
   *[other] { $lost } points
} de chances de gagner. Ce que vous ne pouviez pas savoir alors est redistribué.
task-own = Trouvez le meilleur coup.
done-own = C’est mieux : environ { $chance } % de chances de gagner, au lieu de { $other } %.
not-own = Ce n’est pas cela non plus : les chances de gagner du meilleur coup sont supérieures d’environ { $loss ->
    [one] un point
   *[other] { $loss } points
}.
not-own-weighed = L’analyse n’a pas pesé ce coup : il semblait moins bon dès le départ.

seat = { $you ->
    [1] Vous
   *[other] Joueur { $number }
}

terminal-help = Les coups faux sont expliqués et repris. Tapez « solution » pour voir la réponse suivante, « quit » pour partir.
terminal-solution = La réponse suivante : { $answer }
terminal-calm = Aucune décision de cette place n’a fait basculer la partie.
