## What the server says at a table: why something was refused, and what happened besides the game itself.

refused-malformed = Ce n’est pas une réponse à cette question.
refused-hello_first = Il faut d’abord dire bonjour.
refused-too_fast = C’était trop rapide : attendez un instant.
refused-no_table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
refused-not_your_seat = Cette place n’est pas la vôtre.
refused-not_your_turn = Ce n’est pas le tour de cette place.
refused-not_started = La partie n’a pas encore commencé.
refused-game_over = La partie est terminée.
refused-game_on = La partie n’est pas encore terminée.
refused-illegal = Ce n’est pas possible maintenant.
refused-unfinished = La réponse n’est pas complète.
refused-cannot_undo = Il n’y a rien à reprendre.
refused-cannot_draw = Les robots n’acceptent pas de match nul.
refused-no_proposal = Il n’y a plus de proposition.
refused-enough_undos = On ne peut pas reprendre plus souvent dans une partie.
refused-enough_proposals = Vous l’avez proposé assez souvent : continuez d’abord à jouer.
refused-enough_banked = Vous avez changé votre réponse anticipée trop souvent : répondez quand ce sera votre tour.
refused-log_full = Cette partie a trop duré : elle ne finit que si quelqu’un abandonne ou si tous acceptent un match nul.
refused-no_hints = Il n’y a pas d’indices ici.
refused-too_many_tables = Vous avez autant de tables que possible. Terminez ou quittez-en une d’abord.
refused-unavailable = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.

happened-start = La partie commence.
happened-resign = { $seat } abandonne.
happened-timeout = { $seat } n’a plus de temps.
happened-draw = Tous s’accordent sur un match nul.
happened-undo = { $seat } reprend sa dernière réponse.
happened-you-resign = Vous abandonnez.
happened-you-timeout = Vous n’avez plus de temps.
happened-you-undo = Vous reprenez votre dernière réponse.

result-draw = La partie est nulle.
result-won-resigned = { $seats } gagne, car personne d’autre ne continue.
result-won-timeout = { $seats } gagne au temps.
result-won-rules = { $seats } gagne.
result-old-rules = Cette partie a commencé avec des règles plus anciennes qui ne sont plus en usage ici. Elle se termine sans vainqueur ; son enregistrement peut être téléchargé.
result-shared = { $seats } partagent la victoire.
list = { $items }, { $last }
list-and = { $items } et { $last }

call-turn = C’est à vous de jouer.

## Le plateau libre

board-player = Joueur { $number }
