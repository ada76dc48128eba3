## What the server says at a table: why something was refused, and what happened besides the game itself.

refused-malformed = Das ist keine Antwort auf die Frage.
refused-hello_first = Sende zuerst „hello“.
refused-too_fast = Zu schnell – warte einen Augenblick.
refused-no_table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
refused-not_your_seat = Das ist nicht dein Platz.
refused-not_your_turn = Dieser Spieler ist nicht dran.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-game_over = Die Partie ist zu Ende.
refused-game_on = Die Partie ist noch nicht zu Ende.
refused-illegal = Das ist jetzt nicht möglich.
refused-unfinished = Deine Antwort ist unvollständig.
refused-cannot_undo = Es gibt nichts zurückzunehmen.
refused-cannot_draw = Bots nehmen kein Unentschieden an.
refused-no_proposal = Die Anfrage ist schon zurückgezogen oder beantwortet.
refused-enough_undos = In dieser Partie kannst du nichts mehr zurücknehmen.
refused-enough_proposals = Du hast oft genug gefragt – spiel erst weiter.
refused-enough_banked = Du hast deine Antwort im Voraus zu oft geändert. Antworte, wenn du dran bist.
refused-log_full = Diese Partie dauert schon zu lange. Sie endet nur noch durch Aufgabe oder ein vereinbartes Unentschieden.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-too_many_tables = Du hast schon die Höchstzahl an Tischen. Beende oder verlasse erst einen.
refused-unavailable = Der Server konnte das nicht speichern. Es hat sich nichts geändert; versuche es noch einmal.

happened-start = Die Partie beginnt.
happened-resign = { $seat } gibt auf.
happened-timeout = Die Zeit von { $seat } ist abgelaufen.
happened-draw = Alle einigen sich auf Unentschieden.
happened-undo = { $seat } nimmt den letzten Zug zurück.
happened-substitute = { $seat } ist ausgefallen. Ab jetzt spielt { $bot } an seiner Stelle.
happened-you-resign = Du gibst auf.
happened-you-timeout = Deine Zeit ist abgelaufen.
happened-you-undo = Du nimmst deinen letzten Zug zurück.

result-draw = Die Partie endet unentschieden.
result-won-resigned = { $seats } gewinnt, weil alle anderen aufgegeben haben.
result-won-timeout = { $seats } gewinnt durch Zeitüberschreitung.
result-won-rules = { $seats } gewinnt.
result-old-rules = Diese Partie begann nach älteren Regeln, die nicht mehr unterstützt werden. Sie endet ohne Sieger; du kannst die Aufzeichnung herunterladen.
result-shared = { $seats } teilen sich den Sieg.
result-you-won-resigned = Du gewinnst, weil alle anderen aufgegeben haben.
result-you-won-timeout = Du gewinnst durch Zeitüberschreitung.
result-you-won-rules = Du gewinnst.
result-you-shared = Du teilst dir den Sieg mit { $seats }.
list = { $items }, { $last }
list-and = { $items } und { $last }

call-turn = Du bist dran.

## Das freie Brett

board-player = Spieler { $number }
