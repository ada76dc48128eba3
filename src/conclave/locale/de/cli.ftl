### Was jeder Tisch im Terminal sagt, gleich was dort gespielt wird. Befehle tippt man in jeder Sprache gleich.

title = { $game }: { $players }
player = Spieler { $number }
no = nein
seed = Seed SHA-256 { $hash }
welcome = Wähle mit einer Zahl; „help“ zeigt alle Befehle{ $rules ->
    [0] .
   *[1] , „help rules“ die Regeln in Kürze.
}
welcome-back = Weiter mit { $path }.

## Hilfe

help =
    Wähle mit einer Zahl (3) oder mit so vielen Wörtern der Notation, dass es eindeutig ist (place athanor).
    - Gib eine Mischung in einer Zeile ein: 2 elan 1 gold, oder e e g.
    - Wähle mehreres aus einer Liste mit den Nummern: 1 3, oder „none“ für nichts, „all“ für alles.
    - Gib eine Reihenfolge mit allen Nummern an, die oberste zuerst: 2 1 3.
    undo   nimmt deine letzte Wahl zurück, solange seither nichts aufgedeckt wurde; „undo anyway“ geht trotzdem zurück
    hint   schlägt einen Zug vor und begründet ihn
    log   zeigt, was bisher geschah; „log 10“ zeigt die letzten zehn Ereignisse
    table   zeigt den ganzen Tisch mit dem Text jeder Karte
    help KARTE   zeigt den Text einer Karte; „help 3“ erklärt die Möglichkeit 3
    help rules   zeigt die Regeln in Kürze
    position   zeigt diese Stellung, wie du sie kennst, als eine Zeile zum Kopieren
    save [DATEI]   speichert die Partie
    quit   speichert die Partie und beendet; „quit now“ beendet, ohne zu speichern
help-unknown = Hier heißt nichts „{ $words }“.
help-no-rules = Für dieses Spiel gibt es keine Kurzfassung der Regeln.

## Wählen

not-understood = „{ $text }“ steht nicht zur Wahl: Gib eine Nummer ein oder Wörter einer Möglichkeit.
no-choice = Nummer { $number } gibt es nicht: Wähle von 1 bis { $most }.

## Befehle

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-not-freely = Seither haben andere gespielt, oder es wurde etwas aufgedeckt. Wenn alle am Tisch einverstanden sind, gib „undo anyway“ ein, um trotzdem zurückzugehen.
undone = Deine letzte Wahl ist zurückgenommen.
substitute = { $seat } ist ausgefallen ({ $why }). Ab jetzt spielt { $bot } an seiner Stelle.
hint = Tipp: { $words }. Gib ein: { $text }
hint-none = Für dieses Spiel gibt es keine Tipps.
log-empty = Noch ist nichts geschehen.
saved = Gespeichert in { $path }.
save-exists = { $path } gibt es schon. Nimm einen anderen Namen oder gib „save anyway { $path }“ ein.
save-failed = { $path } konnte nicht gespeichert werden: { $why }
left = Partie gespeichert. Weiter geht es mit: { $command } play --language de --load { $path }

## Das Ende

over = Die Partie ist zu Ende
offer-record = Aufzeichnung speichern? Eingabetaste für { $path }, ein anderer Dateiname, oder n für nein:{" "}
curtain = { $name }, komm an die Tastatur und drücke die Eingabetaste.{" "}
curtain-plain = { $name } kommt an die Tastatur

## Der Server

serve-ready = Conclave läuft unter { $address }. Strg+C beendet es.
admin-exported = { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
} nach { $folder } geschrieben.
admin-sure = { $kind ->
    [table] Den Tisch { $id }
   *[person] Die Person { $id }
} endgültig löschen? Gib y für Ja ein:{" "}
admin-kept = Es wurde nichts gelöscht.
admin-deleted = { $kind ->
    [table] Der Tisch { $id }
   *[person] Die Person { $id }
} wurde gelöscht.
admin-password = Das neue Passwort von { $login } ist { $password }. Alle Geräte wurden abgemeldet.
admin-closed = Meldung { $number } ist erledigt.
admin-voided = Die Partie an Tisch { $table } zählt nicht mehr für die Wertung.
admin-kicked = { $id } wurde vom Tisch { $table } entfernt.
admin-banned = { $id } ist { $days ->
    [0] dauerhaft
    [one] für { $days } Tag
   *[other] für { $days } Tage
} gesperrt.
admin-unbanned = { $id } ist nicht mehr gesperrt.
admin-steward = { $state ->
    [yes] { $login } gehört jetzt zur Moderation.
   *[no] { $login } gehört nicht mehr zur Moderation.
}
