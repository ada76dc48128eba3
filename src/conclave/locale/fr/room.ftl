## What the server says at a table: why something was refused, and what happened besides the game itself.

refused-malformed = Cela ne répond pas à la question.
refused-hello_first = Envoyez d’abord « hello ».
refused-too_fast = Trop rapide : attendez un instant.
refused-no_table = Cette table n’existe pas, ou vous n’y avez pas accès.
refused-not_your_seat = Ce n’est pas votre place.
refused-not_your_turn = Ce n’est pas au tour de ce joueur.
refused-not_started = La partie n’a pas encore commencé.
refused-game_over = La partie est terminée.
refused-game_on = La partie n’est pas encore terminée.
refused-illegal = Ce n’est pas possible maintenant.
refused-unfinished = Votre réponse est incomplète.
refused-cannot_undo = Il n’y a rien à annuler.
refused-cannot_draw = Les bots n’acceptent jamais l’égalité.
refused-no_proposal = La demande a déjà été retirée ou traitée.
refused-enough_undos = Vous ne pouvez plus annuler dans cette partie.
refused-enough_proposals = Vous l’avez demandé assez souvent : jouez d’abord.
refused-enough_banked = Vous avez changé trop souvent votre réponse anticipée. Répondez à votre tour.
refused-log_full = Cette partie dure depuis trop longtemps. Elle ne peut finir que par un abandon ou une égalité acceptée de tous.
refused-no_hints = Les conseils sont désactivés à cette table.
refused-too_many_tables = Vous avez atteint le nombre maximal de tables. Terminez ou quittez d’abord l’une d’elles.
refused-unavailable = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.

happened-start = La partie commence.
happened-resign = { $seat } abandonne.
happened-timeout = { $seat } n’a plus de temps.
happened-draw = Tous les joueurs acceptent l’égalité.
happened-undo = { $seat } annule son dernier coup.
happened-substitute = { $seat } est défaillant. Désormais, { $bot } joue à sa place.
happened-you-resign = Vous abandonnez.
happened-you-timeout = Vous n’avez plus de temps.
happened-you-undo = Vous annulez votre dernier coup.

result-draw = La partie se termine sur une égalité.
result-won-resigned = { $seats } gagne : tous les autres ont abandonné.
result-won-timeout = { $seats } gagne au temps.
result-won-rules = { $seats } gagne.
result-old-rules = Cette partie a commencé avec d’anciennes règles qui ne sont plus prises en charge. Elle se termine sans vainqueur ; vous pouvez télécharger son enregistrement.
result-shared = { $seats } se partagent la victoire.
result-you-won-resigned = Vous gagnez : tous les autres ont abandonné.
result-you-won-timeout = Vous gagnez au temps.
result-you-won-rules = Vous gagnez.
result-you-shared = Vous partagez la victoire avec { $seats }.
list = { $items }, { $last }
list-and = { $items } et { $last }

call-turn = À vous de jouer.

## Le plateau libre

board-player = Joueur { $number }
