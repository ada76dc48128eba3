### Die Einführungen: was jede Szene sagt und verlangt, und warum andere Züge woandershin führen.

astray = Das ist erlaubt, führt aber woandershin. Die Aufgabe: { $task }

## Res Arcana

res_arcana-not-pass = Du hast gepasst, deine Aktionen in dieser Runde sind damit vorbei. Passe, wenn sich nichts anderes lohnt; hier lohnt sich etwas.
res_arcana-not-discard = Du hast die Karte für Essenzen hergegeben. Das geht immer, aber diesmal war die Karte selbst, oder was du sonst noch vorhattest, mehr wert.

res_arcana-goal-title = Zehn Siegpunkte
res_arcana-goal-text = Wer am Ende einer Runde zehn oder mehr Siegpunkte hat, gewinnt. Deine stehen vor deinem Namen: bisher neun. Sie kommen von Artefakten, Monumenten und Orten der Macht.
res_arcana-goal-task = Spiel die Nachtigall aus: Sie ist einen Siegpunkt wert.
res_arcana-goal-hint = Klicke auf die leuchtende Karte in deiner Hand, dann auf „Ausspielen“. Ihre Kosten, 1 Leben und 1 Ruhe, kommen aus deinem Vorrat.
res_arcana-goal-done = Zehn Siegpunkte. Hat niemand mehr, wenn diese Runde endet, gewinnst du.

res_arcana-essences-title = Fünf Essenzen
res_arcana-essences-text = Alles wird mit Essenzen bezahlt: Elan, Leben, Ruhe, Tod und Gold. Dein Vorrat zeigt, wie viele du hast. Jede Handkarte lässt sich für 1 Gold hergeben, oder für zwei andere deiner Wahl.
res_arcana-essences-task = Die Flammengrube kostet 2 Elan. Wirf die Seeschlange für 2 Elan ab.
res_arcana-essences-hint = Klicke auf die Seeschlange, wähle „Für 2 Essenzen abwerfen“, und nimm zweimal Elan.
res_arcana-essences-done = Jetzt könntest du die Flammengrube bezahlen. Niemand spielt alle Karten aus: Manche sind als Essenzen mehr wert.
res_arcana-essences-not-pit = Die Flammengrube willst du ja bezahlen. Gib die Seeschlange her: 9 Essenzen sind vorerst außer Reichweite.
res_arcana-essences-not-gold = Gold ist selten und kauft Monumente, aber die Flammengrube kostet Elan.
res_arcana-essences-not-kinds = Zwei Essenzen sind richtig, aber die Flammengrube braucht zweimal Elan.

res_arcana-reading-title = Eine Karte lesen
res_arcana-reading-text = Links oben stehen die Kosten. Darunter: was du jede Runde als Ertrag bekommst, und Fähigkeiten; vor dem Pfeil steht, was du bezahlst, dahinter, was du bekommst. Verweile auf einer Karte, um sie in Worten zu lesen; „?“ erklärt die Zeichen.
res_arcana-reading-task = Eine deiner Karten gibt dir jede Runde 2 Leben. Spiel sie aus.
res_arcana-reading-hint = Zeige auf jede Handkarte, oder drücke sie einen Moment lang. „Ertrag: 2 Leben“ steht auf dem Baumhirten.
res_arcana-reading-done = Drei Runden davon sind mehr wert, als der Baumhirte gekostet hat. Karten mit Ertrag spielt man am besten früh aus.
res_arcana-reading-not-dog = Der Wachhund schützt dich vor Lebensverlust, bringt aber keinen Ertrag.
res_arcana-reading-not-hawk = Der Falke bringt jede Runde 1 Ruhe. Die Aufgabe verlangt 2 Leben.

res_arcana-use-title = Eine Fähigkeit nutzen
res_arcana-use-text = Du hast eine Aktion je Zug; eine Fähigkeit nutzen ist eine. Viele Fähigkeiten erschöpfen ihre Karte als Teil der Kosten. Eine erschöpfte Karte kann in dieser Runde nicht noch einmal genutzt werden.
res_arcana-use-task = Nutze die Zwergenspitzhacke: Erschöpfe sie und bezahle 1 Elan für 1 Gold.
res_arcana-use-hint = Die Zwergenspitzhacke liegt vor dir und leuchtet. Klicke darauf.
res_arcana-use-done = Die Spitzhacke ist jetzt erschöpft. Zu Beginn der nächsten Runde wird sie spielbereit und gräbt wieder.
res_arcana-use-not-discard = Eine Karte für 1 Gold geht auch, aber dann ist die Karte weg. Die Spitzhacke gräbt Runde für Runde Gold.
res_arcana-use-not-place = Der Wachhund hat das Elan gekostet, das die Spitzhacke braucht.

res_arcana-collect-title = Ertrag
res_arcana-collect-text = Eine Runde beginnt mit dem Ertrag. Was deine Karten geben, kommt von selbst: 1 Elan von der Duellantin, 1 von der Flammengrube. Was auf einer Karte liegt, darfst du auch nehmen, alles oder nichts.
res_arcana-collect-task = Nimm die 2 Gold vom Ring des Midas.
res_arcana-collect-hint = Wähle den Ring des Midas, dann bestätige.
res_arcana-collect-done = Das Gold ist in deinem Vorrat. Auf manchen Karten lässt man es besser liegen: Dort wächst es, oder es zählt als Siegpunkte.
res_arcana-collect-not-leave = Das Gold bleibt auf dem Ring. Das ist erlaubt, aber dort bringt es nichts ein und kauft nichts.

res_arcana-claim-title = Orte der Macht
res_arcana-claim-text = Die fünf Orte der Macht in der Mitte nimmt man in Besitz, indem man ihre Kosten bezahlt. Danach kann sie dir niemand mehr nehmen. Die meisten geben Siegpunkte für das, was du auf sie legst.
res_arcana-claim-task = Nimm das Versunkene Schiff für 2 Elan, 2 Leben und 5 Ruhe.
res_arcana-claim-hint = Klicke in der Mitte auf das Versunkene Schiff, dann auf „Nehmen“.
res_arcana-claim-done = Es gehört dir. Es gibt jede Runde 1 Gold, und einen Siegpunkt für jede Ruhe, die du darauf legst: 1 Leben und 2 Ruhe legen eine hin.
res_arcana-claim-not-mermaid = Die Meerjungfrau hat Leben und Ruhe gekostet, die das Schiff braucht. Sie passt gut dazu, aber später.

res_arcana-monument-title = Monumente
res_arcana-monument-text = Jedes Monument kostet 4 Gold. Zwei liegen offen; stattdessen darf man ungesehen das oberste vom Stapel nehmen. Monumente sind ein bis drei Siegpunkte wert.
res_arcana-monument-task = Nimm die Große Pyramide: drei Siegpunkte.
res_arcana-monument-hint = Klicke in der Mitte auf die Große Pyramide, dann auf „Nehmen“.
res_arcana-monument-done = Drei Siegpunkte mit einer Aktion. Wer Gold macht, kauft Monumente; ein neues liegt schon offen.
res_arcana-monument-not-top = Das oberste vom Stapel ist Glückssache: Im Schnitt ist es weniger wert als die drei Siegpunkte, die offen liegen.
res_arcana-monument-not-library = Die Bibliothek ist einen Siegpunkt wert, die Große Pyramide drei, für dieselben 4 Gold.

res_arcana-pass-title = Passen
res_arcana-pass-text = Gibt es nichts Lohnendes mehr zu tun, dann passe. Wer passt, tauscht seinen magischen Gegenstand und zieht eine Karte. Wer zuerst passt, nimmt den Startspielermarker; er ist beim Überprüfen einen Siegpunkt wert.
res_arcana-pass-task = Passe als Erster, und wähle einen anderen magischen Gegenstand.
res_arcana-pass-hint = Drücke „Passen“, oder P. Wähle dann irgendeinen Gegenstand; „Ruhe | Elan“ gibt jede Runde eine Essenz.
res_arcana-pass-done = Du hast den Marker: einen Siegpunkt, wenn die Runde so endet, und du beginnst die nächste. Wer gepasst hat, kann in dieser Runde kein Leben mehr verlieren.

res_arcana-react-title = Angriff und Reaktion
res_arcana-react-text = Der Feuerdrache greift an: Alle anderen, die nicht gepasst haben, verlieren 2 Leben. Für jedes Leben, das dir fehlt, verlierst du zwei andere Essenzen. Dein magischer Gegenstand ist eine Reaktion: Er wirkt, wenn du nicht am Zug bist, und ist keine Aktion.
res_arcana-react-task = Reagiere mit Schutz, und verliere nichts.
res_arcana-react-hint = Dein magischer Gegenstand Schutz leuchtet. Klicke darauf.
res_arcana-react-done = Der Angriff ist ignoriert, Schutz ist erschöpft. Viele Angriffe lassen sich auch abkaufen: dieser für 1 Ruhe, wenn du eine hättest.
res_arcana-react-not-decline = Du hast 1 Leben verloren, und 2 andere Essenzen für das Leben, das dir fehlte. Schutz kostet nichts als das Erschöpfen.

res_arcana-check-title = Siegpunkte überprüfen
res_arcana-check-text = Haben alle gepasst, werden die Siegpunkte gezählt. Ab zehn gewinnt die höchste Summe. Dein Rivale hat zehn, du hast acht. Aber die Goldene Statue reagiert auf das Überprüfen: 3 Gold für drei Siegpunkte, nur für dieses Mal.
res_arcana-check-task = Passe, und lass dann die Goldene Statue zählen.
res_arcana-check-hint = Behalte deine 3 Gold, drücke „Passen“ und wähle irgendeinen Gegenstand. Wirst du gefragt, nutze die Goldene Statue.
res_arcana-check-done = Elf zu zehn: Du hast gewonnen. Spiel jetzt eine erste Partie. Die Glühbirne gibt jederzeit einen Rat, mit seinem Grund.
res_arcana-check-not-decline = Ohne die Goldene Statue gewinnt dein Rivale zehn zu acht. Beginne diese Szene neu.
res_arcana-check-not-discard = Essenzen zählen hier nicht, nur Siegpunkte. Die 3 Gold für die Goldene Statue hast du schon.

## Trial of the Temples

trial_of_the_temples-not-rest = Du rastest jetzt und hast in dieser Runde keinen Zug mehr. Raste, wenn du nichts mehr bezahlen kannst; hier konntest du.
trial_of_the_temples-not-convert = Tauschen geht bei jeder deiner Entscheidungen, aber was du hast, passt schon zur Aufgabe.

trial_of_the_temples-goal-title = Drei Leisten
trial_of_the_temples-goal-text = Am Ende gewinnen die meisten Punkte. Die meisten kommen von drei Leisten: Feuer, Wasser und Sand. Ein Marker, der nie vom Start loskommt, kostet 2 Punkte. Eine Prüfung bewegt ihn: für ein Aktionsplättchen, und die Kristalle, die jedes Feld verlangt.
trial_of_the_temples-goal-task = Beginne eine Prüfung auf Feuer, und bezahle 1 roten Kristall für das erste Feld.
trial_of_the_temples-goal-hint = Klicke auf die Leiste Feuer, dann höre auf und bestätige. Der Blitz ist dein Aktionsplättchen.
trial_of_the_temples-goal-done = Von -2 Punkten auf 1. Die Zahlen über einer Leiste sagen, was jede Stufe wert ist.

trial_of_the_temples-place-title = Der Ring der Tempel
trial_of_the_temples-place-text = Jede Runde beginnt bei den Tempeln: Alle stellen einen Erzmagier auf, zu zweit auch einen Doppelgänger. Dein Erzmagier sammelt alles, was sein eigenes Plättchen zeigt. Er darf nicht zwischen zwei Nachbarn stehen und keine andere Figur einschließen.
trial_of_the_temples-place-task = Stelle deinen Erzmagier auf Plättchen 5, das Gluttor: Es gibt einen roten Zauberwürfel.
trial_of_the_temples-place-hint = Wähle „Erzmagier“ in der Mitte des Rings, und klicke auf Plättchen 5. Auf einem Touchscreen tippe zweimal.
trial_of_the_temples-place-done = Das Gluttor ist diese Runde deins. Bei Nacht hätte seine andere Seite gegolten.
trial_of_the_temples-place-not-clone = Das war dein Doppelgänger. Mit ihm zu sammeln kostet 2 Mana; stelle den Erzmagier dahin, wo du sammeln willst.
trial_of_the_temples-place-not-tile = Dieses Plättchen gibt anderes. Der rote Zauberwürfel liegt auf Plättchen 5.

trial_of_the_temples-collect-title = Sammeln
trial_of_the_temples-collect-text = Eine Figur sammelt alles von ihrem Plättchen. Von den leeren Plättchen auf beiden Seiten sammelt sie, was im kleinen Feld steht, bis zur nächsten Figur oder zum Tag/Nacht-Plättchen. Zu zweit sammelst du mit dem Erzmagier oder, für 2 Mana, mit dem Doppelgänger.
trial_of_the_temples-collect-task = Sammle mit deinem Erzmagier.
trial_of_the_temples-collect-hint = Wähle am Fuß des Tisches deine Figur auf Plättchen 6, nicht den Doppelgänger.
trial_of_the_temples-collect-done = Ein Plättchen ganz, daneben vier kleine Felder. Wo Figuren dicht stehen, gibt es weniger; zwei oder drei Plättchen geben dafür zusätzliches Mana.
trial_of_the_temples-collect-not-clone = Dein Doppelgänger kostet 2 Mana, und sein Stück des Rings ist kürzer. Der Erzmagier sammelt umsonst.

trial_of_the_temples-core-title = Zauberwürfel
trial_of_the_temples-core-text = Ein Zauberwürfel kommt sofort auf dein Tableau, und von da an beherrschst du den Zauber darunter. Keine Farbe darf in einer Reihe oder Spalte zweimal liegen. Eine Gabe gibt sofort etwas; andere Zauber wirken einmal je Runde oder zählen am Ende.
trial_of_the_temples-core-task = Lege den roten Würfel auf die Rote Gabe: 1 roter Kristall und 2 Mana.
trial_of_the_temples-core-hint = Die Rote Gabe ist in der dritten Reihe, dritte Spalte. Zeige auf ein Feld, um seinen Zauber zu lesen.
trial_of_the_temples-core-done = Die Gabe ist da. Ein Kristall, der mitten in einer Prüfung kommt, kann das nächste Feld bezahlen.
trial_of_the_temples-core-not-cell = Jetzt ist ein anderer Zauber wach. Die Rote Gabe ist c3: dritte Reihe, dritte Spalte.

trial_of_the_temples-trial-title = Bis zu drei Felder
trial_of_the_temples-trial-text = Ein Aktionsplättchen reicht für eine Prüfung über bis zu drei Felder, solange du jedes davon bezahlen kannst. Ein Feld mit einem Zauberwürfel gibt dir diesen.
trial_of_the_temples-trial-task = Steige auf Feuer in einer Prüfung drei Felder hinauf.
trial_of_the_temples-trial-hint = Beginne auf Feuer und geh zweimal weiter. Lege den roten Würfel irgendwo auf dein Tableau, und bestätige.
trial_of_the_temples-trial-done = Drei Felder für ein Plättchen, und ein roter Zauberwürfel. Lange Prüfungen sparen Aktionsplättchen.
trial_of_the_temples-trial-not-stop = Du hast früh aufgehört. Eine weitere Prüfung auf dieser Leiste würde noch ein Aktionsplättchen kosten.
trial_of_the_temples-trial-not-track = Die Aufgabe war Feuer: Dort reichen deine Kristalle für drei Felder.

trial_of_the_temples-skip-title = Überspringen
trial_of_the_temples-skip-text = Auf einem Feld steht nur ein Marker. Felder mit anderen werden übersprungen: Sie kosten nichts und zählen nicht. Wessen Marker übersprungen wird, erhält 1 Mana.
trial_of_the_temples-skip-task = Dein Rivale steht auf dem ersten Feld von Feuer. Überspringe ihn, und bezahle 1 violetten Kristall für das zweite.
trial_of_the_temples-skip-hint = Klicke auf die Leiste Feuer, dann höre auf und bestätige.
trial_of_the_temples-skip-done = Zwei Felder zum Preis von einem. Es kann sich lohnen, andere vorzulassen.

trial_of_the_temples-convert-title = Mana
trial_of_the_temples-convert-text = Mana bleibt dir von Runde zu Runde. 2 Mana kaufen ein Aktionsplättchen, 4 Mana einen Kristall beliebiger Farbe; ein Plättchen oder Kristall bringt 1 Mana. Fehlt etwas für ein Feld, wirst du gefragt, ob du es kaufst.
trial_of_the_temples-convert-task = Du hast keinen Kristall. Steige trotzdem auf das erste Feld von Feuer: 4 Mana für einen roten.
trial_of_the_temples-convert-hint = Klicke auf die Leiste Feuer: Der rote Kristall wird unterwegs gekauft. Dann höre auf und bestätige.
trial_of_the_temples-convert-done = Kristalle für Mana sind teuer, aber im richtigen Moment sind sie es wert.
trial_of_the_temples-convert-not-track = Das geht auch, aber die Aufgabe war Feuer.
trial_of_the_temples-convert-not-buy = Das erste Feld von Feuer kostet einen roten Kristall.
trial_of_the_temples-convert-not-sell = Ohne das Aktionsplättchen gibt es keine Prüfung.

trial_of_the_temples-line-title = Linien aus Würfeln
trial_of_the_temples-line-text = Am Ende ist jede Reihe und jede Spalte deines Tableaus mit drei Zauberwürfeln 2 Punkte wert, mit vieren 4. Jede Farbe liegt darin nur einmal.
trial_of_the_temples-line-task = Lege den roten Würfel in die dritte Reihe, zu den beiden, die dort liegen.
trial_of_the_temples-line-hint = Beide freien Felder der dritten Reihe sind richtig; dort sind die Rote und die Gelbe Gabe. Dann höre auf und bestätige.
trial_of_the_temples-line-done = Eine Linie aus dreien: 2 Punkte. Mit einem violetten Würfel wären es vier.
trial_of_the_temples-line-not-cell = Dort wird keine Linie daraus. Zwei Würfel liegen in der dritten Reihe; der dritte gehört dazu.

trial_of_the_temples-rest-title = Rasten
trial_of_the_temples-rest-text = Kannst oder willst du nichts mehr tun, dann raste: Deine Runde ist vorbei. Jeder Kristall und jedes Plättchen, das übrig ist, wird zu 1 Mana. Speicherzauber behalten einen Kristall für die nächste Runde.
trial_of_the_temples-rest-task = Mehr ist nicht zu bezahlen. Raste.
trial_of_the_temples-rest-hint = Wähle „Rasten“ am Fuß des Tisches, oder drücke P.
trial_of_the_temples-rest-done = Aus drei Kristallen sind 3 Mana geworden. Rasten alle, beginnt die nächste Runde: Ein Rundenplättchen sagt, wo es Nacht wird.

trial_of_the_temples-end-title = Das Ende
trial_of_the_temples-end-text = Die Partie endet nach fünf Runden, oder früher, wenn kein violetter Würfel übrig ist oder zwei Leisten an ihrem Ende besetzt sind. Dies ist die letzte Runde: Du hast 10 Punkte, dein Rivale 12. Nur eine neue Stufe bringt Punkte.
trial_of_the_temples-end-task = Mach die Prüfung, die Punkte bringt, dann raste.
trial_of_the_temples-end-hint = Auf Sand steht dein Marker noch am Start: Das erste Feld bringt ihn von -2 Punkten auf 1. Höre dort auf, bestätige und raste.
trial_of_the_temples-end-done = Dreizehn zu zwölf: Du hast gewonnen. Spiel jetzt eine erste Partie. Die Glühbirne gibt jederzeit einen Rat, mit seinem Grund.
trial_of_the_temples-end-not-level = Dieses Feld gehört zur selben Stufe: kein Punkt mehr. Auf Sand sind drei zu holen.
trial_of_the_temples-end-not-rest = Damit endet die Partie, zwölf zu zehn für deinen Rivalen. Beginne diese Szene neu: Das Aktionsplättchen war drei Punkte wert.

## Gründe für Tipps

why-points =
    { $points ->
        [one] Es bringt sofort einen Punkt.
       *[other] Es bringt sofort { $points } Punkte.
    }
why-chance = Nach der Rechnung des Bots gewinnst du damit zu { $chance } %, mit dem Nächstbesten zu { $other } %.
why-res_arcana-mage = Er passt zu den Karten, die du bekommen hast.
why-res_arcana-item = Er passt zu dem, was du in der kommenden Runde tun kannst.
why-res_arcana-place-collects = Sie gibt jede Runde Essenzen: je früher sie liegt, desto mehr.
why-res_arcana-place-any = Ihre Fähigkeit oder ihre Siegpunkte nützen dir von jetzt an.
why-res_arcana-claim = Ein Monument ist die sicherste Verwendung für Gold, und die guten sind zuerst weg.
why-res_arcana-claim-place_of_power = Ist er genommen, gehört er dir für immer, und niemand sonst kann damit punkten.
why-res_arcana-use = Nach der Runde wird alles spielbereit: Eine ungenutzte Fähigkeit ist verloren.
why-res_arcana-discard = Diese Karte kostet mehr, als sie jetzt bringt; ihre Essenzen bezahlen etwas Besseres.
why-res_arcana-pass = Nichts ist mehr seine Kosten wert. Was du behältst, nützt dir in der nächsten Runde, und wer zuerst passt, hält einen Punkt.
why-res_arcana-react = Es kostet weniger, als du verlieren würdest.
why-res_arcana-decline = Was es kosten würde, ist mehr wert, als es rettet.
why-res_arcana-take = Im Vorrat kann es etwas bezahlen; auf der Karte würde es nicht schnell genug wachsen.
why-trial_of_the_temples-mat = Womit es beginnt, bezahlt ein erstes Feld.
why-trial_of_the_temples-figure = Was sie dort sammelt, passt zu den nächsten Feldern deiner Leisten.
why-trial_of_the_temples-clone = Dein Doppelgänger hält andere von diesen Plättchen fern und darf sammeln, wenn das 2 Mana wert ist.
why-trial_of_the_temples-collect = Dieses Stück des Rings passt am besten zu den nächsten Feldern deiner Leisten.
why-trial_of_the_temples-core = Der Zauber dort hilft am meisten, oder eine Linie wächst.
why-trial_of_the_temples-trial = Deine Kristalle passen zu dieser Leiste, und beim Rasten wären sie nur je 1 Mana wert.
why-trial_of_the_temples-go = Weitergehen spart das Aktionsplättchen einer neuen Prüfung.
why-trial_of_the_temples-stop = Was du behältst, ist auf einer anderen Leiste mehr wert.
why-trial_of_the_temples-rest = Mehr lässt sich nicht sinnvoll bezahlen, und was übrig ist, wird zu Mana.
why-trial_of_the_temples-convert = So kaufst du, was für ein Feld fehlt.
why-trial_of_the_temples-use = Der Zauber ist nächste Runde wieder frisch: ungenutzt ist er verloren.
