### Die Einführungen: was jede Szene sagt und verlangt, und warum andere Züge woandershin führen.

astray = Das ist erlaubt, aber nicht die Aufgabe: { $task }

## Res Arcana

res_arcana-not-pass = Du hast gepasst und hast in dieser Runde keine Aktionen mehr. Passe, wenn sich nichts anderes lohnt; hier lohnt sich noch etwas.
res_arcana-not-discard = Du hast die Karte gegen Essenzen eingetauscht. Oft ist das gut, aber hier war die Karte selbst mehr wert.

res_arcana-goal-title = Zehn Siegpunkte
res_arcana-goal-text = Zehn Punkte am Rundenende gewinnen die Partie. Die Zahl neben deinem Namen ist dein Punktestand: bisher neun. Punkte bringen Artefakte, Monumente und Orte der Macht.
res_arcana-goal-task = Spiel die Nachtigall aus: Sie ist einen Siegpunkt wert.
res_arcana-goal-hint = Klicke auf die leuchtende Handkarte, dann auf „Ausspielen“. Ihre Kosten, 1 Leben und 1 Ruhe, bezahlst du aus deinem Vorrat.
res_arcana-goal-done = Zehn Siegpunkte. Wenn am Rundenende niemand mehr hat, gewinnst du.

res_arcana-essences-title = Fünf Essenzen
res_arcana-essences-text = Alles bezahlst du mit Essenzen: Elan, Leben, Ruhe, Tod und Gold. Dein Vorrat zeigt, wie viele du hast. Jede Handkarte kannst du abwerfen: für 1 Gold oder für zwei andere Essenzen deiner Wahl.
res_arcana-essences-task = Die Flammengrube kostet 2 Elan. Wirf die Seeschlange für 2 Elan ab.
res_arcana-essences-hint = Klicke auf die Seeschlange, wähle „Für 2 beliebige Essenzen abwerfen (kein Gold)“, nimm zweimal Elan und drücke „Bestätigen“.
res_arcana-essences-done = Jetzt kannst du dir die Flammengrube leisten. Selten spielst du alle Karten aus: Manche sind als Essenzen mehr wert.
res_arcana-essences-not-pit = Die Flammengrube willst du ja bezahlen. Wirf die Seeschlange ab: Ihre 9 Essenzen sind vorerst unerreichbar.
res_arcana-essences-not-gold = Gold ist selten, und du brauchst es für Monumente, aber die Flammengrube kostet Elan.
res_arcana-essences-not-kinds = Zwei Essenzen sind richtig, aber die Flammengrube kostet 2 Elan.

res_arcana-reading-title = Eine Karte lesen
res_arcana-reading-text = Links oben: die Kosten. Die grüne Zeile ist dein Ertrag jeder Runde. Dunkle Zeilen sind Fähigkeiten: Bezahle, was links vom Pfeil steht, und erhalte, was rechts davon steht. Zeig mit der Maus auf eine Karte (oder halte sie gedrückt), um ihren Text zu lesen; „?“ erklärt die Symbole.
res_arcana-reading-task = Eine deiner Karten bringt dir jede Runde 2 Leben. Spiel sie aus.
res_arcana-reading-hint = Zeig auf jede Handkarte oder halte sie gedrückt. Auf dem Baumhirten steht „Ertrag: 2 Leben erhalten“.
res_arcana-reading-done = In drei Runden hat sich der Baumhirte bezahlt gemacht. Spiel Karten mit Ertrag früh aus.
res_arcana-reading-not-dog = Der Wachhund schützt dich vor Lebensverlust, bringt aber keinen Ertrag.
res_arcana-reading-not-hawk = Der Falke bringt jede Runde 1 Ruhe. Die Aufgabe verlangt 2 Leben.

res_arcana-use-title = Eine Fähigkeit nutzen
res_arcana-use-text = In jedem Zug führst du eine Aktion aus, zum Beispiel eine Fähigkeit nutzen. Viele Fähigkeiten erschöpfen ihre Karte als Teil der Kosten. Eine erschöpfte Karte kannst du in dieser Runde nicht noch einmal nutzen.
res_arcana-use-task = Nutze die Zwergenspitzhacke: Erschöpfe sie und bezahle 1 Elan für 1 Gold.
res_arcana-use-hint = Die Zwergenspitzhacke vor dir leuchtet. Klicke darauf.
res_arcana-use-done = Die Spitzhacke ist jetzt erschöpft. Zur nächsten Runde wird sie wieder spielbereit und kann erneut graben.
res_arcana-use-not-discard = Eine Karte für 1 Gold abzuwerfen geht auch, aber dann ist die Karte weg. Die Spitzhacke bringt Runde für Runde Gold.
res_arcana-use-not-place = Der Wachhund hat den Elan gekostet, den die Spitzhacke braucht.

res_arcana-collect-title = Ertrag
res_arcana-collect-text = Jede Runde beginnt mit dem Ertrag. Den Ertrag deiner Karten erhältst du automatisch: 1 Elan von der Duellantin, 1 von der Flammengrube. Du darfst auch die Essenzen nehmen, die auf einer Karte liegen – alle oder keine.
res_arcana-collect-task = Nimm die 2 Gold vom Ring des Midas.
res_arcana-collect-hint = Der Ring des Midas ist schon mit „Nehmen“ markiert: Drücke „Bestätigen“.
res_arcana-collect-done = Das Gold ist in deinem Vorrat. Auf manchen Karten lässt du Essenzen besser liegen: Dort werden es mehr, oder sie bringen Siegpunkte.
res_arcana-collect-not-leave = Das Gold bleibt auf dem Ring. Das ist erlaubt, aber dort bringt es dir nichts.

res_arcana-claim-title = Orte der Macht
res_arcana-claim-text = Die fünf Orte der Macht in der Mitte nimmst du in Besitz, indem du ihre Kosten bezahlst. Danach kann sie dir niemand mehr wegnehmen. Die meisten bringen Siegpunkte für Essenzen, die du darauflegst.
res_arcana-claim-task = Nimm das Versunkene Schiff für 2 Elan, 2 Leben und 5 Ruhe in Besitz.
res_arcana-claim-hint = Klicke in der Mitte auf das Versunkene Schiff, dann auf „In Besitz nehmen“.
res_arcana-claim-done = Es gehört dir. Es bringt dir jede Runde 1 Gold und einen Siegpunkt für jede Ruhe darauf: Bezahle 1 Leben und 2 Ruhe, um eine daraufzulegen.
res_arcana-claim-not-mermaid = Die Meerjungfrau hat Leben und Ruhe gekostet, die du für das Schiff brauchst. Beide passen gut zusammen, aber erst später.

res_arcana-monument-title = Monumente
res_arcana-monument-text = Jedes Monument kostet 4 Gold. Zwei liegen offen aus; du kannst auch das oberste verdeckt vom Stapel nehmen. Monumente sind ein bis drei Siegpunkte wert.
res_arcana-monument-task = Nimm die Große Pyramide in Besitz: drei Siegpunkte.
res_arcana-monument-hint = Klicke in der Mitte auf die Große Pyramide, dann auf „In Besitz nehmen“.
res_arcana-monument-done = Drei Siegpunkte mit einer Aktion. Mit Gold kaufst du Monumente. Ein neues liegt schon aus.
res_arcana-monument-not-top = Das oberste vom Stapel ist Glückssache: Im Schnitt ist es weniger wert als die drei Siegpunkte, die ausliegen.
res_arcana-monument-not-library = Die Bibliothek ist einen Siegpunkt wert, die Große Pyramide drei, für dieselben 4 Gold.

res_arcana-pass-title = Passen
res_arcana-pass-text = Wenn sich nichts mehr lohnt, passe: Tausche deinen Magischen Gegenstand und ziehe eine Karte. Wer zuerst passt, nimmt den Startspielermarker; er ist bei der Siegprüfung einen Siegpunkt wert.
res_arcana-pass-task = Passe als Erster und wähle einen anderen Magischen Gegenstand.
res_arcana-pass-hint = Klicke auf „Passen“ oder drücke P. Wähle dann einen Gegenstand; „Ruhe | Elan“ bringt dir jede Runde eine Essenz.
res_arcana-pass-done = Du hast den Startspielermarker: einen Siegpunkt bei der Siegprüfung, und du beginnst die nächste Runde. Wer gepasst hat, kann nicht mehr angegriffen werden.

res_arcana-react-title = Angriff und Reaktion
res_arcana-react-text = Der Feuerdrache greift an: Jeder Rivale, der nicht gepasst hat, verliert 2 Leben. Für jedes Leben, das dir fehlt, verlierst du zwei andere Essenzen. Dein Magischer Gegenstand ist eine Reaktion: Du kannst ihn im Zug der anderen nutzen, und er kostet keine Aktion.
res_arcana-react-task = Reagiere mit „Schutz“ und verliere nichts.
res_arcana-react-hint = Dein Magischer Gegenstand „Schutz“ leuchtet. Klicke darauf.
res_arcana-react-done = Du ignorierst den Angriff, und „Schutz“ ist erschöpft. Viele Angriffe kannst du auch ignorieren, indem du bezahlst: diesen für 1 Ruhe, wenn du eine hättest.
res_arcana-react-not-decline = Du hast 1 Leben verloren und 2 andere Essenzen für das Leben, das dir fehlte. „Schutz“ kostet nichts, du musst ihn nur erschöpfen.

res_arcana-check-title = Die Siegprüfung
res_arcana-check-text = Haben alle gepasst, werden die Siegpunkte gezählt. Hat jemand zehn oder mehr, gewinnt der höchste Punktestand. Dein Rivale hat zehn, du hast acht. Aber die Goldene Statue reagiert auf die Siegprüfung: Bezahle 3 Gold für drei Siegpunkte, nur für diese Siegprüfung.
res_arcana-check-task = Passe, dann nutze die Goldene Statue.
res_arcana-check-hint = Behalte deine 3 Gold, klicke auf „Passen“ und wähle einen Gegenstand. Wenn du gefragt wirst, nutze die Goldene Statue.
res_arcana-check-done = Elf zu zehn: Du hast gewonnen! Spiel jetzt deine erste Partie. Du kommst nicht weiter? Die Glühbirne schlägt einen Zug vor und sagt dir, warum.
res_arcana-check-not-decline = Ohne die Goldene Statue gewinnt dein Rivale zehn zu acht. Beginne die Szene neu.
res_arcana-check-not-discard = Essenzen zählen hier nicht, nur Siegpunkte. Die 3 Gold für die Goldene Statue hast du schon.

## Trial of the Temples

trial_of_the_temples-not-rest = Du rastest jetzt und hast in dieser Runde keinen Zug mehr. Raste, wenn du dir nichts mehr leisten kannst; hier ging noch etwas.
trial_of_the_temples-not-convert = Tauschen kannst du bei jeder deiner Entscheidungen, aber hier hast du schon alles für die Aufgabe.

trial_of_the_temples-goal-title = Drei Leisten
trial_of_the_temples-goal-text = Wer am Ende die meisten Punkte hat, gewinnt. Die meisten Punkte bringen drei Leisten: Feuer, Wasser und Sand. Ein Marker, der nie vom Start wegkommt, kostet 2 Punkte. Um einen Marker zu bewegen, beginne eine Prüfung: Bezahle ein Aktionsplättchen und die Kristalle, die auf jedem Feld stehen.
trial_of_the_temples-goal-task = Beginne eine Prüfung auf Feuer und bezahle 1 roten Kristall für das erste Feld.
trial_of_the_temples-goal-hint = Klicke auf die Leiste Feuer, dann wähle „Hier aufhören“. Der Blitz ist dein Aktionsplättchen.
trial_of_the_temples-goal-done = Von -2 Punkten auf 1. Die Zahlen über einer Leiste zeigen, was jede Stufe wert ist.

trial_of_the_temples-place-title = Der Ring der Tempel
trial_of_the_temples-place-text = Jede Runde beginnt bei den Tempeln: Alle stellen einen Erzmagier auf, zu zweit auch einen Klon. Dein Erzmagier sammelt alles von seinem Plättchen. Du darfst dich nicht zwischen zwei Figuren stellen und keine andere Figur einschließen.
trial_of_the_temples-place-task = Stelle deinen Erzmagier auf Plättchen 5, das Gluttor: Es gibt einen roten Zauberkern.
trial_of_the_temples-place-hint = In der Mitte des Rings ist dein Erzmagier schon gewählt. Klicke auf Plättchen 5; auf einem Touchscreen tippe zweimal.
trial_of_the_temples-place-done = Das Gluttor gehört dir in dieser Runde. Nachts gilt seine andere Seite.
trial_of_the_temples-place-not-clone = Das war dein Klon. Mit ihm zu sammeln kostet 2 Mana; stelle deinen Erzmagier dorthin, wo du sammeln willst.
trial_of_the_temples-place-not-tile = Dieses Plättchen bringt etwas anderes. Der rote Zauberkern liegt auf Plättchen 5.

trial_of_the_temples-collect-title = Sammeln
trial_of_the_temples-collect-text = Eine Figur sammelt alles von ihrem Plättchen. Von den leeren Plättchen zu beiden Seiten, bis zur nächsten Figur oder zum Tag-und-Nacht-Plättchen, sammelt sie nur das kleine Symbol unten. Zu zweit sammelst du mit dem Erzmagier oder, für 2 Mana, mit dem Klon.
trial_of_the_temples-collect-task = Sammle mit deinem Erzmagier.
trial_of_the_temples-collect-hint = Wähle unten am Tisch deinen Erzmagier auf Plättchen 6, nicht den Klon.
trial_of_the_temples-collect-done = Ein ganzes Plättchen und die kleinen Symbole von vier weiteren. Ein kurzer Abschnitt aus zwei oder drei Plättchen bringt dafür zusätzliches Mana.
trial_of_the_temples-collect-not-clone = Dein Klon kostet 2 Mana, und sein Abschnitt des Rings ist kürzer. Dein Erzmagier sammelt kostenlos.

trial_of_the_temples-core-title = Zauberkerne
trial_of_the_temples-core-text = Einen Zauberkern legst du sofort auf dein Tableau: Er aktiviert den Zauber darunter. Keine Reihe oder Spalte darf zwei Kerne derselben Farbe enthalten. Eine Gabe bringt sofort etwas; andere Zauber wirken einmal pro Runde oder zählen am Ende.
trial_of_the_temples-core-task = Lege den roten Kern auf die Rote Gabe: 1 roter Kristall und 2 Mana.
trial_of_the_temples-core-hint = Die Rote Gabe liegt in der dritten Reihe, dritte Spalte. Zeig auf ein Feld, um seinen Zauber zu lesen.
trial_of_the_temples-core-done = Du hast die Gabe erhalten. Mit einem Kristall, den du während einer Prüfung erhältst, kannst du das nächste Feld bezahlen.
trial_of_the_temples-core-not-cell = Du hast einen anderen Zauber aktiviert. Die Rote Gabe ist c3: dritte Reihe, dritte Spalte.

trial_of_the_temples-trial-title = Bis zu drei Felder
trial_of_the_temples-trial-text = Mit einem Aktionsplättchen darfst du bis zu drei Felder aufsteigen, solange du jedes bezahlen kannst. Ein Feld mit einem Zauberkern gibt dir diesen Kern.
trial_of_the_temples-trial-task = Steige auf Feuer in einer Prüfung drei Felder auf.
trial_of_the_temples-trial-hint = Klicke dreimal auf die Leiste Feuer. Lege dann den roten Kern irgendwo auf dein Tableau.
trial_of_the_temples-trial-done = Drei Felder für ein Aktionsplättchen, und ein roter Zauberkern. Lange Prüfungen sparen Aktionsplättchen.
trial_of_the_temples-trial-not-stop = Du hast zu früh aufgehört. Eine weitere Prüfung auf dieser Leiste kostet noch ein Aktionsplättchen.
trial_of_the_temples-trial-not-track = Die Aufgabe war Feuer: Dort reichen deine Kristalle für drei Felder.

trial_of_the_temples-skip-title = Überspringen
trial_of_the_temples-skip-text = Auf einem Feld steht nur ein Marker. Besetzte Felder überspringst du: Sie kosten nichts und zählen nicht. Wessen Marker übersprungen wird, erhält 1 Mana.
trial_of_the_temples-skip-task = Dein Rivale steht auf dem ersten Feld von Feuer. Überspringe ihn und bezahle 1 violetten Kristall für das zweite.
trial_of_the_temples-skip-hint = Klicke auf die Leiste Feuer, dann wähle „Hier aufhören“.
trial_of_the_temples-skip-done = Zwei Felder zum Preis von einem. Manchmal lohnt es sich, andere vorzulassen.

trial_of_the_temples-convert-title = Mana
trial_of_the_temples-convert-text = Mana behältst du von Runde zu Runde. Ein Aktionsplättchen kostet 2 Mana, ein Kristall beliebiger Farbe 4; verkaufen kannst du beides für je 1 Mana. Fehlt dir ein Kristall für ein Feld, kannst du ihn sofort kaufen.
trial_of_the_temples-convert-task = Du hast keine Kristalle. Steige trotzdem auf das erste Feld von Feuer: Kauf einen roten Kristall für 4 Mana.
trial_of_the_temples-convert-hint = Klicke auf die Leiste Feuer: Der rote Kristall wird unterwegs gekauft. Wähle dann „Hier aufhören“.
trial_of_the_temples-convert-done = Kristalle zu kaufen ist teuer, aber im richtigen Moment lohnt es sich.
trial_of_the_temples-convert-not-track = Das geht auch, aber die Aufgabe war Feuer.
trial_of_the_temples-convert-not-buy = Das erste Feld von Feuer kostet einen roten Kristall.
trial_of_the_temples-convert-not-sell = Ohne Aktionsplättchen kannst du keine Prüfung beginnen.

trial_of_the_temples-line-title = Kernreihen
trial_of_the_temples-line-text = Am Ende bringt jede Reihe oder Spalte deines Tableaus mit drei Kernen 2 Punkte, mit vier Kernen 4 Punkte. Alle Kerne darin haben verschiedene Farben.
trial_of_the_temples-line-task = Lege den roten Kern in die dritte Reihe, zu den beiden Kernen dort.
trial_of_the_temples-line-hint = Beide freien Felder der dritten Reihe passen: die Rote und die Gelbe Gabe. Wähle dann „Hier aufhören“.
trial_of_the_temples-line-done = Eine Dreierreihe: 2 Punkte. Mit einem violetten Kern wären es vier.
trial_of_the_temples-line-not-cell = Dort entsteht keine Reihe. In der dritten Reihe liegen zwei Kerne; der dritte gehört dazu.

trial_of_the_temples-rest-title = Rasten
trial_of_the_temples-rest-text = Wenn du fertig bist, raste: Deine Runde ist vorbei. Jeder übrige Kristall und jedes übrige Aktionsplättchen wird zu 1 Mana. Speicherzauber behalten einen Kristall für die nächste Runde.
trial_of_the_temples-rest-task = Mehr kannst du dir nicht leisten. Raste.
trial_of_the_temples-rest-hint = Wähle unten am Tisch „Rasten“ oder drücke P.
trial_of_the_temples-rest-done = Aus drei Kristallen wurden 3 Mana. Wenn alle rasten, beginnt die nächste Runde, und ein Rundenplättchen zeigt, wo es Nacht wird.

trial_of_the_temples-end-title = Das Ende
trial_of_the_temples-end-text = Die Partie endet nach fünf Runden, oder früher, wenn kein violetter Kern mehr da ist oder zwei Leisten abgeschlossen sind. Dies ist die letzte Runde: Du hast 10 Punkte, dein Rivale 12. Nur eine neue Stufe bringt Punkte.
trial_of_the_temples-end-task = Beginne die Prüfung, die Punkte bringt, und raste dann.
trial_of_the_temples-end-hint = Auf Sand steht dein Marker noch am Start: Das erste Feld bringt ihn von -2 Punkten auf 1. Wähle „Hier aufhören“, dann „Rasten“.
trial_of_the_temples-end-done = Dreizehn zu zwölf: Du hast gewonnen! Spiel jetzt deine erste Partie. Du kommst nicht weiter? Die Glühbirne schlägt einen Zug vor und sagt dir, warum.
trial_of_the_temples-end-not-level = Dieses Feld gehört zur selben Stufe: keine weiteren Punkte. Auf Sand kannst du drei holen.
trial_of_the_temples-end-not-rest = Damit endet die Partie zwölf zu zehn für deinen Rivalen. Beginne die Szene neu: Das Aktionsplättchen war drei Punkte wert.

## Gründe für Tipps

why-points =
    { $points ->
        [one] Das bringt sofort einen Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
why-chance = ({ $chance } %, nächstbester Zug { $other } %)
why-res_arcana-mage = Er passt zu deinen Karten.
why-res_arcana-item = Er passt zu dem, was du nächste Runde vorhast.
why-res_arcana-place-collects = Sie bringt dir jede Runde Essenzen – je früher, desto besser.
why-res_arcana-place-any = Ihre Fähigkeit oder ihre Siegpunkte nützen dir ab sofort.
why-res_arcana-claim = Monumente sind die sicherste Verwendung für Gold, und die guten sind schnell weg.
why-res_arcana-claim-place_of_power = Hast du ihn einmal in Besitz genommen, gehört er dir für immer, und niemand sonst kann damit punkten.
why-res_arcana-use = Nach der Runde werden alle Karten spielbereit: Eine ungenutzte Fähigkeit ist verschenkt.
why-res_arcana-discard = Diese Karte kostet mehr, als sie dir jetzt bringt; mit den Essenzen fürs Abwerfen bezahlst du etwas Besseres.
why-res_arcana-pass = Nichts lohnt sich mehr. Spare deine Essenzen für die nächste Runde; wer zuerst passt, bekommt einen Punkt.
why-res_arcana-react = Es kostet weniger, als du verlieren würdest.
why-res_arcana-decline = Es würde mehr kosten, als es dir erspart.
why-res_arcana-take = Im Vorrat kannst du damit etwas bezahlen; auf der Karte wächst es zu langsam.
why-trial_of_the_temples-mat = Mit seinen Startressourcen kannst du ein erstes Feld bezahlen.
why-trial_of_the_temples-figure = Dort sammelt er, was die nächsten Felder deiner Leisten kosten.
why-trial_of_the_temples-clone = Dein Klon hält andere von diesen Plättchen fern und kann für 2 Mana selbst sammeln.
why-trial_of_the_temples-collect = Dieser Abschnitt des Rings bringt, was die nächsten Felder deiner Leisten kosten.
why-trial_of_the_temples-core = Der Zauber dort hilft dir am meisten, oder eine Reihe wächst.
why-trial_of_the_temples-trial = Deine Kristalle passen zu dieser Leiste; beim Rasten sind sie nur je 1 Mana wert.
why-trial_of_the_temples-go = Weitergehen spart dir das Aktionsplättchen für eine neue Prüfung.
why-trial_of_the_temples-stop = Was du behältst, ist auf einer anderen Leiste mehr wert.
why-trial_of_the_temples-rest = Es gibt nichts Sinnvolles mehr zu bezahlen; was übrig ist, wird zu Mana.
why-trial_of_the_temples-convert = So kannst du ein Feld bezahlen, für das dir noch etwas fehlt.
why-trial_of_the_temples-use = Nächste Runde hast du den Zauber wieder: Ungenutzt ist er verschenkt.
