## What the server says at a table: why something was refused, and what happened besides the game itself.

refused-malformed = Das ist keine Antwort auf diese Frage.
refused-hello_first = Erst grüßen, dann alles andere.
refused-too_fast = Das war zu schnell: einen Augenblick, bitte.
refused-no_table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
refused-not_your_seat = Dieser Platz gehört dir nicht.
refused-not_your_turn = Dieser Platz ist nicht an der Reihe.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-game_over = Das Spiel ist zu Ende.
refused-game_on = Das Spiel ist noch nicht zu Ende.
refused-illegal = Das ist jetzt nicht möglich.
refused-unfinished = Die Antwort ist unvollständig.
refused-cannot_undo = Es gibt nichts, was sich zurücknehmen ließe.
refused-cannot_draw = Bots stimmen keinem Unentschieden zu.
refused-no_proposal = Es liegt kein Vorschlag mehr vor.
refused-enough_undos = Öfter darf man in einem Spiel nicht zurücknehmen.
refused-enough_proposals = Das wurde oft genug vorgeschlagen: Spiele erst weiter.
refused-enough_banked = Du hast deine frühe Antwort zu oft geändert: Antworte, wenn du an der Reihe bist.
refused-log_full = Dieses Spiel dauert schon zu lange: Es endet nur noch, wenn jemand aufgibt oder alle einem Unentschieden zustimmen.
refused-no_hints = Hier gibt es keine Hinweise.
refused-too_many_tables = Du hast so viele Tische, wie du haben kannst. Beende oder verlasse erst einen.
refused-unavailable = Der Server konnte das nicht speichern. Es hat sich nichts geändert; versuche es noch einmal.

happened-start = Das Spiel beginnt.
happened-resign = { $seat } gibt auf.
happened-timeout = { $seat } hat keine Zeit mehr.
happened-draw = Alle einigen sich auf ein Unentschieden.
happened-undo = { $seat } nimmt die letzte Antwort zurück.
happened-you-resign = Du gibst auf.
happened-you-timeout = Du hast keine Zeit mehr.
happened-you-undo = Du nimmst deine letzte Antwort zurück.

result-draw = Das Spiel endet unentschieden.
result-won-resigned = { $seats } gewinnt, weil sonst niemand weiterspielt.
result-won-timeout = { $seats } gewinnt nach Zeit.
result-won-rules = { $seats } gewinnt.
result-old-rules = Dieses Spiel wurde nach älteren Regeln begonnen, die hier nicht mehr gelten. Es endet ohne Sieger; die Aufzeichnung kann heruntergeladen werden.
result-shared = { $seats } teilen sich den Sieg.
list = { $items }, { $last }
list-and = { $items } und { $last }

call-turn = Du bist am Zug.

## Das freie Brett

board-player = Spieler { $number }
