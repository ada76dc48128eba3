### Ce que le serveur refuse dans les pages hors d’une table : analyses, essais, plateau libre.

too-fast = Trop de demandes : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
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
