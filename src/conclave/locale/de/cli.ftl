### Was jeder Tisch im Terminal sagt, gleich was dort gespielt wird. Befehle tippt man in jeder Sprache gleich.

title = { $game }: { $players }
player = Spieler { $number }
no = nein
seed = Seed SHA-256 { $hash }
welcome = Wähle mit einer Zahl; „help“ zeigt, was du sonst eingeben kannst{ $rules ->
    [0] .
   *[1] , „help rules“ die Regeln in Kürze.
}
welcome-back = Weiter mit { $path }.

## Hilfe

help =
    Wähle mit einer Zahl (3) oder mit so vielen Wörtern der Notation, dass es eindeutig ist (place athanor).
    - Eine Mischung steht in einer Zeile: 2 elan 1 gold, oder e e g.
    - Mehreres aus einer Liste sind die Nummern: 1 3, oder „none“ für nichts, „all“ für alles.
    - Eine Reihenfolge sind alle Nummern, die oberste zuerst: 2 1 3.
    undo   nimmt deine letzte Wahl zurück, solange seither nichts aufgedeckt wurde; „undo anyway“ geht trotzdem zurück
    hint   was ein starker Bot hier täte, und warum
    log   was bisher geschah; „log 10“ für die letzten zehn Ereignisse
    table   der ganze Tisch, mit dem Text jeder Karte
    help KARTE   was auf einer Karte steht; „help 3“ erklärt die Wahl 3
    help rules   die Regeln in Kürze
    position   diese Stellung, wie du sie kennst, als eine Zeile zum Weitergeben
    save [DATEI]   speichert die Partie
    quit   speichert die Partie und geht; „quit now“ geht, ohne zu speichern
help-unknown = Es gibt keine Komponente namens „{ $words }“.
help-no-rules = Von den Regeln dieses Spiels gibt es keine Kurzfassung.

## Wählen

not-understood = „{ $text }“ steht nicht zur Wahl: Gib die Nummer einer Möglichkeit ein oder ihre Wörter.
no-choice = Eine Wahl { $number } gibt es nicht: Wähle von 1 bis { $most }.

## Befehle

undo-nothing = Du hast noch nichts gewählt.
undo-not-freely = Seit deiner letzten Wahl haben andere geantwortet oder es wurde etwas aufgedeckt. Wenn alle am Tisch einverstanden sind, gib „undo anyway“ ein, um trotzdem zurückzugehen.
undone = Deine letzte Wahl ist zurückgenommen.
hint = Ein starker Bot würde wählen: { $words }. Tippe: { $text }
hint-none = In diesem Spiel kann niemand einen Tipp geben.
log-empty = Noch ist nichts geschehen.
saved = Gespeichert in { $path }.
save-exists = { $path } gibt es schon. Nimm einen anderen Namen oder gib „save anyway { $path }“ ein.
save-failed = { $path } lässt sich nicht schreiben: { $why }
left = Gespeichert. Weiter geht es mit: { $command } play --language de --load { $path }

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
admin-kept = Nichts wurde gelöscht.
admin-deleted = { $kind ->
    [table] Der Tisch { $id }
   *[person] Die Person { $id }
} ist gelöscht.
admin-password = Das neue Passwort von { $login } ist { $password }. Alle Geräte sind abgemeldet.
admin-closed = Die Meldung { $number } ist erledigt.
admin-kicked = { $id } ist vom Tisch { $table } verwiesen.
admin-banned = { $id } ist { $days ->
    [0] für immer
    [one] für { $days } Tag
   *[other] für { $days } Tage
} gesperrt.
admin-unbanned = { $id } darf wieder herein.
admin-steward = { $state ->
    [yes] { $login } ist jetzt Ordner.
   *[no] { $login } ist kein Ordner mehr.
}
