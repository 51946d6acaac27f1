### Deutsch. One file is one language; keys are grouped by room, in the order of en.ftl.
### Words held to: Plättchen, Ziel (Wertungsplättchen), Wertung, Runde, Rundenleiste, Startspielerplättchen, Clangebiet (all tiles of a
### player), Gebiet (area), Weideland, Gebirge, Gewässer, abgeschlossen (complete), Burg, Broch, Bauernhof, Whiskyfässer, Schriftrolle,
### Abwurfmarker (die Axt), abwerfen, Preise festlegen, Beutel, Stelle (where a tile may lie), Straße; in Skylands Tableau, Feld (square),
### Platz (space of an island), Bewohner (entsenden), Spezialinsel, Auslage, Vorrat, Stapel, Figur, Marker, Herberge.
### Players are addressed with du, the table with ihr; no gendered pronouns, no genitive of a name.

## Everywhere
title = Skye
close = Schließen
cancel = Abbrechen
back = Zurück
done = Fertig
undo = Zurücknehmen
settings = Einstellungen
help = Regeln und Hilfe
about = Über Skye
replay = Rückblick
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
list-separator = {", "}
phrase-separator = {"; "}
game-isle = Isle of Skye
game-isle-note = Lege Preise fest, handle mit den anderen und baue das schönste Clangebiet der Insel. Für 2 bis 5 Personen.
game-skylands = Skylands
game-skylands-note = Entdecke schwebende Inseln, besiedle sie und verwandle Kristalle in Licht. Für 2 bis 4 Personen.
clan-blue = Blau (Welle)
clan-yellow = Gelb (Sonne)
clan-red = Rot (Schwert)
clan-white = Weiß (Distel)
clan-green = Grün (Kiefer)
player-human = Mensch
player-bot = Bot
player-easy = Bot leicht
player-medium = Bot mittel
player-hard = Bot schwer
level-beginner = Einstieg
level-casual = Gemütlich
level-steady = Solide
level-skilled = Geübt
level-expert = Stark
level-champion = Meisterlich

## Characters: names, and what they are in a word
character-morag = Morag
character-morag-word = Händlerin
character-hamish = Hamish
character-hamish-word = Geizhals
character-rory = Rory
character-rory-word = Zocker
character-isla = Isla
character-isla-word = Strippen­zieherin
character-fergus = Fergus
character-fergus-word = Sammler
character-catriona = Catriona
character-catriona-word = Schäferin
character-angus = Angus
character-angus-word = Bau­meister
character-eilidh = Eilidh
character-eilidh-word = Brenn­meisterin
character-zephyr = Zephyr
character-zephyr-word = Entdecker
character-bora = Bora
character-bora-word = Sprin­terin
character-aurora = Aurora
character-aurora-word = Kristall­sucherin
character-nimbus = Nimbus
character-nimbus-word = Siedler
character-halo = Halo
character-halo-word = Kennerin
character-cirrus = Cirrus
character-cirrus-word = Archi­tekt
character-mistral = Mistral
character-mistral-word = Bürger­meister
character-petrel = Petrel
character-petrel-word = Quer­treiberin

## Start
start-tagline = Zwei Legespiele für einen Tisch
start-continue = Weiterspielen
start-continue-note = { $game } · { $progress }
start-play = Spielen
start-play-alone = { $game }: du gegen { $names }
start-play-level = { $words } · { $level }
start-play-with = { $game }: { $names }
start-alone = Allein gegen Bots
start-alone-note = Du bestimmst, gegen wen und wie stark.
start-family = Familie
start-family-note = Mehrere Personen, ein Gerät.
start-learn = Lernen
start-new = Neues Spiel
start-more = Mehr
start-games = Spielstände

## The engine
engine-ready = Spiel-Engine { $version } bereit (Python { $python }).
engine-retry = Noch einmal versuchen
engine-stage-manifest = Das Spiel wird gesucht…
engine-stage-download = Das Spiel wird geladen – { $loaded } von { $total } MB
engine-stage-python = Das Spiel wird aufgebaut…
engine-stage-engine = Die Regelhefte werden aufgeschlagen…

## Set-up
setup-game = Spiel
setup-players = Wer spielt mit?
setup-name = Person { $number }
setup-name-of = Name von Person { $number }
setup-player-of = Wer steuert { $name }?
setup-level-of = Spielstärke von { $name }
setup-character = Gegner auswählen
setup-character-of = { $name }: { $character }. Jemand anders wählen
setup-character-seated = Sitzt schon am Tisch
setup-clan = { $name }, Clan { $clan }. Clan ändern
setup-clan-change = Clan auswählen
setup-clan-swap = Mit { $name } tauschen
setup-earlier = { $name } nach oben verschieben
setup-remove = { $name } entfernen
setup-add-person = Person hinzufügen
setup-add-bot = Bot hinzufügen
setup-first = Wer beginnt?
setup-first-random = Das Los entscheidet
setup-seed = Startcode
setup-seed-new = Neuer Startcode
setup-seed-note = Gleicher Startcode und gleiche Einstellungen ergeben dieselben Plättchen. Notiere ihn, wenn du ein Spiel wiederholen willst.
setup-house-rules = Hausregeln
setup-begin = Los geht’s

## Saved games
games-loading = Gespeicherte Spiele werden gesucht…
games-none = Noch keine Spiele. Jedes Spiel wird hier automatisch gespeichert, Zug für Zug.
games-none-unsaved = Noch keine Spiele.
games-open = Öffnen
games-over = Beendet
games-progress-round = Runde { $number } von { $last }
games-progress-turn = Zug { $number }
games-progress-start = Aufbau
games-damaged = Beschädigtes Spiel
games-export = In Datei speichern
games-left-out = { $count ->
    [one] { $count } beschädigtes Spiel fehlt in der Datei.
   *[other] { $count } beschädigte Spiele fehlen in der Datei.
}
games-import = Aus Datei laden
games-delete = Löschen
games-delete-title = Dieses Spiel löschen?
games-framed-title = Skye ist in eine andere Seite eingebettet
games-framed-text = Hier kannst du nichts löschen, damit dich keine andere Seite dazu verleiten kann. Öffne Skye in einem eigenen Tab.
games-framed-open = In eigenem Tab öffnen
games-delete-text = Das Spiel von { $names } wird endgültig gelöscht.
device-title = Deine Daten auf diesem Gerät
device-text = Skye speichert deine Spiele, deine Einstellungen, die letzten Mitspieler, deinen Stand in den Tutorials und deine Rätsel nur in diesem Browser. Mit einer Datei nimmst du alles auf ein anderes Gerät mit.
device-export = Alles in Datei speichern
device-delete = Alles löschen
device-delete-title = Alles löschen?
device-delete-text = { $count ->
    [0] Einstellungen, Mitspieler, dein Stand in den Tutorials und deine Rätsel werden endgültig gelöscht.
    [one] Dein Spiel, Einstellungen, Mitspieler, dein Stand in den Tutorials und deine Rätsel werden endgültig gelöscht.
   *[other] Deine { $count } Spiele, Einstellungen, Mitspieler, dein Stand in den Tutorials und deine Rätsel werden endgültig gelöscht.
}
device-deleted = Alles ist gelöscht.
device-found = Die Datei enthält auch Einstellungen, Mitspieler, den Stand in den Tutorials und Rätsel. Wenn du sie übernimmst, ersetzen sie die auf diesem Gerät.
device-unreadable = Die Einstellungen in dieser Datei lassen sich nicht lesen. Deine bleiben, wie sie sind.
device-adopt = Einstellungen übernehmen
device-adopted = Die Einstellungen aus der Datei gelten jetzt.
import-title = Aus Datei laden
import-progress = { $done } von { $count } Spielen geprüft
import-stop = Abbrechen
import-added = { $count ->
    [0] Kein Spiel wurde geladen.
    [one] { $count } Spiel wurde geladen.
   *[other] { $count } Spiele wurden geladen.
}
import-refused = { $count ->
    [one] { $count } Spiel konnte nicht geladen werden:
   *[other] { $count } Spiele konnten nicht geladen werden:
}
import-reason = { $count }-mal – { $words }
import-left = { $count ->
    [one] { $count } Spiel wurde nicht mehr geprüft.
   *[other] { $count } Spiele wurden nicht mehr geprüft.
}

takeover-title = In einem anderen Tab offen
takeover-text = Dieses Spiel ist in einem anderen Tab oder Fenster offen. Du kannst hier weiterspielen, dort wird es dann geschlossen.
takeover-yes = Hier weiterspielen

## Settings
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-theme = Darstellung
settings-theme-auto = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text = Textgröße
settings-text-size = { $size } %
settings-speed = Animationen
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-speed-note = Wie lange Animationen und kurze Pausen dauern und wie lange du siehst, was ein Bot getan hat.
settings-sounds = Töne
settings-hints = Tipps
settings-hints-note = Du kannst in deinem Zug um Rat fragen. Er kommt vom stärksten Bot, der nur sieht, was du siehst.
settings-remarks = Bemerkungen
settings-remarks-note = Die Charaktere sagen ab und zu ein paar Worte.
settings-worth = Wert der Plättchen
settings-worth-note = Zeigt, was dir ein Plättchen an der besten Stelle bringt.
settings-keys = Ein-Tasten-Kürzel
settings-keys-note = Zum Beispiel H für einen Tipp, 1 für das erste Plättchen. Schalte sie aus, wenn sie deinem Screenreader in die Quere kommen.
settings-confirm-end = Zugende bestätigen
settings-confirm-end-note = Dein Zug endet erst, wenn du tippst, auch wenn nichts mehr zu tun ist.

## Help
help-game = Spiel
help-why = Warum?
help-why-label = Warum? Die Regel zeigen
help-search = In den Regeln suchen
help-search-found = { $count } Treffer
help-search-none = Nichts gefunden. Versuche es mit einem anderen Wort oder einem Teil davon.
help-search-clear = Suche löschen
help-back = Zurück zum Spiel
help-rule = Regel { $rule }
help-rule-link = Regel { $rule } ganz lesen
help-more = In den Regeln nachlesen
help-about-thing = { $name } – was ist das?
help-on-tile = Auf diesem Plättchen
help-ruling = Festlegung
help-rulings = Unsere Festlegungen
help-rulings-text = Die gedruckten Regeln lassen diese Fragen offen oder beantworten sie nicht eindeutig. So halten wir es hier; an eurem eigenen Tisch könnt ihr etwas anderes vereinbaren.
help-questions = Fragen und Antworten
help-reconstructed = Rekonstruierte Werte
left-of = { $left } von { $count }
left-kinds = Nach Art

## About
about-fan = Skye ist ein inoffizielles Fanprojekt. Es ist kostenlos, verkauft nichts und steht in keiner Verbindung zu Autoren oder Verlagen.
about-isle = „Isle of Skye: Vom Häuptling zum König“ ist ein Brettspiel von Andreas Pelikan und Alexander Pfister, erschienen bei Lookout Games.
about-skylands = „Skylands“ ist ein Brettspiel von Shun und Aya Taguchi, erschienen bei Queen Games.
about-reconstructed = In den Regeln, die uns vorliegen, steht nicht alles. Die Landschaftsplättchen von Isle of Skye stammen aus einer einzigen öffentlichen Liste. Die Kosten der Spezialinseln von Skylands, den Aufdruck der Tableaus und einige andere Werte haben wir rekonstruiert.
about-rulings = Wo die gedruckten Regeln etwas offenlassen, mussten wir entscheiden. In der Hilfe ist jede dieser Regeln als Festlegung gekennzeichnet, und alle sind dort aufgelistet.
about-rulings-of = { $game }: { $count ->
    [one] { $count } Festlegung
   *[other] { $count } Festlegungen
}
about-art = Alle Bilder, Töne und Texte stammen von uns; die Bilder zeichnet der Code. Wenn dir die Spiele gefallen, kaufe die echten – sie sind wunderschön.
about-parts = Gebaut mit Python im Browser (Pyodide), Fluent und sonst nichts. Die Spiel-Engine und die Seite sind freie Software unter der MIT-Lizenz.
about-privacy = Alles bleibt auf diesem Gerät – kein Konto, kein Tracking, kein Server.
about-secrets = Solange ein Spiel läuft, sind sein Startcode und verdeckte Preise kodiert gespeichert, auf diesem Gerät und in deinen Dateien. Das schützt vor neugierigen Blicken, aber nicht vor jemandem, der sie unbedingt auslesen will. Ein Problembericht enthält beides erst, wenn das Spiel vorbei ist.
about-single = Das ganze Spiel in einer Datei (8 MB) – läuft ohne Internet

## Table
table-opening = Das Spiel wird aufgebaut…
table-menu = Menü
table-board = Spielfläche
table-seats = Mitspielende
table-tray = Dein Zug
table-continue = Weiter
finish-soon = { $name }, dein Zug endet gleich – tippe auf „{ table-continue }“ oder „{ undo }“.
isle-board-of = Clangebiet von { $name }
sky-board-of = Tableau von { $name }
board-tile = { $words }, Spalte { $x }, Reihe { $y }
board-legal = Freie Stelle, Spalte { $x }, Reihe { $y }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Alles zeigen
board-more-left = Weitere freie Stellen links
board-more-right = Weitere freie Stellen rechts
board-more-up = Weitere freie Stellen oben
board-more-down = Weitere freie Stellen unten
board-counted-left = Weiteres, das zählt, links
board-counted-right = Weiteres, das zählt, rechts
board-counted-up = Weiteres, das zählt, oben
board-counted-down = Weiteres, das zählt, unten
drawer-goals = Ziele und Beutel
drawer-sheet = Wertungsblatt
drawer-log = Verlauf
seat-land = { $name }, { points }
seat-first = hat das Startspielerplättchen
seat-turn = an der Reihe
seat-waits = wartet
seat-done = Fertig
seat-thinking = Denkt nach…
secret = Gold
secret-hold = Gedrückt halten, um dein Gold zu sehen
bot-progress = Denkt nach
bot-hurry = Schneller!
bot-stalled = { $name } kommt nicht weiter.
bot-again = Noch einmal versuchen
hint = Tipp
hint-thinking = Der Tipp kommt gleich…
hint-show = Zeig’s mir
moment-next = Weiter
moment-skip = Überspringen
ceremony-count = { $step } von { $steps }
ceremony-skip = Alles überspringen
ceremony-total = insgesamt { $total }
ceremony-row = { $name }: { $reason }. { points }, insgesamt { $total }.
remark-said = { $name }: „{ $words }“
curtain-hand = Gib das Gerät weiter an
curtain-note = Alle anderen schauen bitte weg!
curtain-lift = Das bin ich – zeig meine Plättchen
curtain-others = Zuerst jemand anders?
handover-turn = { $name }, du bist dran!
handover-give = Weiter an { $name }
log-empty = Noch ist nichts passiert.
menu-continue = Weiterspielen
menu-seats = Menschen und Bots
menu-report = Problem melden
menu-leave = Spiel verlassen
menu-saved = Jeder Zug wird gespeichert. Du kannst jederzeit aufhören.
keys = Tastenkürzel
keys-tab = Zum nächsten Bedienelement, mit { key-shift } zum vorigen
keys-arrows = Auf der Spielfläche zur nächsten freien Stelle in dieser Richtung; einen Preis erhöhen oder senken
keys-shift-arrows = Auf der Spielfläche zur nächsten Stelle in dieser Richtung, auch zu Plättchen
keys-page = Auf der Spielfläche der Reihe nach durch alle Stellen
keys-enter = Den Knopf im Fokus drücken; auf der Spielfläche das Plättchen ausprobieren, beim zweiten Mal legen; sonst den wichtigsten Knopf drücken
keys-turn = Das Plättchen drehen, das du gerade ausprobierst
key-space = Leertaste
key-control = Strg
key-title = { $words } ({ $key })
keys-choose = Plättchen, Aktion oder Insel nach der Reihenfolge wählen
keys-hint = Tipp zeigen oder ausblenden
keys-undo = Zurücknehmen
keys-undo-always = Zurücknehmen, auch wenn die Ein-Tasten-Kürzel ausgeschaltet sind
keys-off = Die Ein-Tasten-Kürzel sind in den Einstellungen ausgeschaltet.
keys-escape = Das ausprobierte Plättchen zurücknehmen, dann zurück zu „{ table-tray }“; schließen, was offen ist
keys-zoom = Auf der Spielfläche vergrößern, verkleinern, alles zeigen
keys-help = Das Plättchen oder Symbol im Fokus erklären; sonst diese Liste zeigen
key-shift = Umschalt
key-page-up = Bild ↑
key-page-down = Bild ↓
key-enter = Eingabe
report-note = Dieser Text beschreibt ohne Namen, was im Spiel passiert ist. Kopiere ihn in deine Meldung.
report-copy = Kopieren
report-copied = Kopiert.

## The lens
lens = { $game ->
    [skylands] Inseln
   *[isle] Gebiete
}
lens-title = { $game ->
    [skylands] Abgeschlossene und offene Inseln zeigen
   *[isle] Abgeschlossene und offene Gebiete zeigen
}
lens-tap = { $game ->
    [skylands] Tippe auf eine Insel, um mehr zu erfahren.
   *[isle] Tippe auf ein Gebiet, um mehr zu erfahren.
}
lens-tile = Über dieses Plättchen
lens-legend-complete = Abgeschlossen
lens-legend-open = Offen
lens-legend-road = Mit der Burg verbunden
lens-open-edges = { $count ->
    [one] { $count } offene Kante
   *[other] { $count } offene Kanten
}
lens-if-complete = Abgeschlossen, so wie jetzt:
lens-if-complete-nothing = Abgeschlossen, so wie jetzt: keine Punkte.
lens-nothing = Noch keine Punkte.
keys-lens = Abgeschlossene und offene Gebiete (Inseln) zeigen oder ausblenden
isle-lens-area = { $kind ->
    [P] Weidegebiet
    [M] Gebirge
   *[W] Gewässer
}
isle-lens-complete = Abgeschlossen
isle-lens-scrolls = Schriftrollen am Ende, verdoppelt
isle-lens-road = Straßennetz der Burg
isle-lens-ends = { $count ->
    [one] { $count } offenes Ende
   *[other] { $count } offene Enden
}
isle-lens-whisky = Verbundene Plättchen mit Whisky: { $count }. Einkommen: { $gold } Gold je Runde
isle-lens-goal = { $letter } – „{ $goal }“
sky-lens-area = { $kind ->
    [F] Waldinsel
    [M] Berginsel
    [C] Kristallinsel
   *[T] Stadt
}
sky-lens-complete = Abgeschlossen
sky-lens-spaces = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
sky-lens-stuck = Sie reicht bis an den Rand des Tableaus und kann nie abgeschlossen werden.
sky-lens-final = Für ihre Plätze am Spielende
sky-lens-special = „{ $special }“ am Spielende

## The last resort
failed-title = Da ist etwas schiefgegangen
failed-text = Skye ist auf einen Fehler gestoßen und musste anhalten. Deine gespeicherten Spiele sind nicht betroffen. Lade die Seite neu, um an derselben Stelle weiterzumachen.
failed-reload = Neu laden
failed-start = Zur Startseite

## Score sheet, end and looking back
sheet-loading = Die Punkte werden gezählt…
sheet-source = Punkte für
sheet-sum = Summe
sheet-points = { $name }, { $label }: { points }. Grund zeigen
chart-end = Ende
end-title = Spielende
end-show = Ergebnis zeigen
end-winner = Gewonnen
end-course = Spielverlauf
end-sources = Woher die Punkte kamen
end-again = Revanche
end-new = Neues Spiel
end-table = Tisch ansehen
end-save = In Datei speichern
end-share = Teilen
end-home = Start
end-lands = Die Ländereien
end-land-of = Das Land von { $name }
end-next = Wie geht es weiter?
end-notables = Bemerkenswert
end-numbers = Alle Zahlen
end-source = { $label }: { $points }
end-poster = Poster
poster-alt = Poster mit dem Land von { $name }, { $points }
poster-save = Bild speichern
poster-standing = { $name } { $points }
poster-whose = Wessen Land?
replay-leave = Zurück zum Spiel
replay-start = Das Spiel beginnt.
replay-step = { $step } / { $steps }
replay-slider = Stelle im Spielverlauf
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause

## Puzzles
puzzles = Rätsel
puzzle = Rätsel
puzzles-intro = Eine Stellung, eine klar beste Antwort. Jede wurde hunderte Male zu Ende gespielt, um sicherzugehen.
puzzles-loading = Die Rätsel werden ausgelegt…
puzzles-missing = Die Rätsel konnten nicht geladen werden. Bist du online?
puzzles-due = Wieder da
puzzles-due-text = { $count ->
    [one] { $count } Rätsel, das schiefging, ist für einen neuen Versuch zurück.
   *[other] { $count } Rätsel, die schiefgingen, sind für einen neuen Versuch zurück.
}
puzzles-due-go = Noch einmal versuchen
puzzles-own = { $count ->
    [one] { $count } Rätsel stammt aus deinen eigenen Spielen.
   *[other] { $count } Rätsel stammen aus deinen eigenen Spielen.
}
puzzles-solved = { $solved } von { $count } gelöst
puzzles-back = Alle Rätsel
puzzles-forget = Von vorn anfangen
puzzles-forget-title = Deine Rätsel vergessen?
puzzles-forget-text = Dieses Gerät vergisst, welche Rätsel du gelöst hast, und die aus deinen eigenen Spielen.
puzzle-level-1 = Leicht
puzzle-level-2 = Mittel
puzzle-level-3 = Schwer
puzzle-you = Du
puzzle-ask-placement = { $count ->
    [one] Wohin gehört das Plättchen?
   *[other] Lege alle { $count } Plättchen. Wohin gehören sie?
}
puzzle-ask-purchase = { $game ->
    [isle] Welches Plättchen kaufst du – oder keines?
   *[skylands] Welche Spezialinsel erschaffst du?
}
puzzle-ask-pricing = Welche dieser Preise würdest du festlegen?
puzzle-ask-action = Welche Aktion wählst du?
puzzle-answers = Möglichkeiten für deine Preise
puzzle-right = Gut gesehen!
puzzle-right-words = Das ist die beste Antwort.
puzzle-wrong = Nicht ganz.
puzzle-wrong-words = Es gibt eine bessere Antwort.
puzzle-loss = { $exact ->
    [yes] Das bringt { points } weniger als die beste Antwort.
   *[no] Das bringt etwa { points } weniger als die beste Antwort.
}
puzzle-best = Am besten:
puzzle-best-shown = so, wie es jetzt im Clangebiet oder auf dem Tableau liegt.
puzzle-others = Was die anderen kosten
puzzle-loss-title = Punkte im Vergleich zur besten Antwort
puzzle-gap = { $exact ->
    [yes] Genau gezählt bringt die zweitbeste Antwort { points } weniger.
   *[no] Über viele Partien bringt die zweitbeste Antwort etwa { points } weniger.
}
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel

## Faults
fault-unknown = Etwas ist schiefgegangen ({ $code }).
fault-page-error = Auf dieser Seite ist etwas schiefgegangen: { $detail }
fault-no-language = Diese Sprache konnte nicht geladen werden.
fault-not-durable = Dieser Browser speichert für Skye nichts. Speichere deine Spiele in Dateien, bevor du die Seite schließt.
durable-again = Dieser Browser speichert deine Spiele wieder.
fault-taken-over = Dieses Spiel geht in einem anderen Tab weiter.
fault-backup-used = Der letzte Spielstand war beschädigt. Geöffnet wurde der davor.
fault-stored-again = Der Browser hatte dieses Spiel aus seinem Speicher gelöscht. Jetzt ist es wieder gespeichert, nichts ist verloren.
fault-no-clipboard = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
fault-no-share = Der Browser konnte die Datei nicht teilen. Speichere sie stattdessen.
fault-no-poster = Das Bild ließ sich nicht erstellen. Versuche es noch einmal.
fault-name-missing = Alle Mitspielenden brauchen einen Namen.
fault-name-too-long = Ein Name darf höchstens { $longest } Zeichen haben.
fault-name-unfit = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen.
fault-name-invisible = Ein Name braucht mindestens ein sichtbares Zeichen.
fault-name-taken = Zwei Personen haben denselben Namen. Bitte ändert einen davon.
fault-clan-taken = Ein Clan ist doppelt vergeben.
fault-bad-seed = Der Startcode braucht 1 bis { $longest } Zeichen.
fault-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
fault-no-bot = Dort spielt kein Bot.
fault-engine-error = In der Spiel-Engine ist ein Fehler aufgetreten: { $detail }
fault-bad-request = Interner Fehler – die Seite hat eine ungültige Anfrage gestellt.
fault-unknown-verb = Interner Fehler – die Spiel-Engine kennt diese Anfrage nicht.
fault-bad-question = Interner Fehler – dieses Spiel kennt diese Anfrage nicht.
fault-unknown-game = Dieses Spiel gibt es hier nicht.
fault-other-game = Das stammt aus einem anderen Spiel.
fault-unknown-seat = Auf diesem Platz sitzt niemand.
fault-unknown-player = Diese Art Mitspieler gibt es nicht.
fault-missing-field = Diese Einstellungen sind unvollständig ({ $field } fehlt).
fault-unknown-field = Diese Einstellungen enthalten etwas Unbekanntes ({ $field }).
fault-unknown-clan = Diesen Clan gibt es nicht.
fault-wrong-seat-count = Dieses Spiel ist für { $fewest } bis { $most } Personen.
fault-wrong-players = Jeder Platz muss genau einmal besetzt sein.
fault-bad-first-player = Wer beginnt, muss auch mitspielen.
fault-wrong-goal-count = Bitte wähle { $needed } Ziele.
fault-unknown-goal = Dieses Ziel gibt es nicht ({ $letter }).
fault-repeated-goal = Jedes Ziel darf nur einmal vorkommen.
fault-changed-elsewhere = Dieses Spiel wurde inzwischen in einem anderen Tab verändert.

## Isle of Skye: set-up
isle-setup-goals = Ziele
isle-goals-random = Zufällig
isle-goals-first-game = Erstes Spiel
isle-goals-chosen = Eigene Wahl
isle-goals-random-note = Vier der sechzehn Ziele, bei Spielbeginn gezogen.
isle-goals-first-game-note = Vier Ziele, die den Einstieg leicht machen.
isle-goals-chosen-note = Suche für jeden Buchstaben ein Ziel aus.
isle-goal-for = Ziel { $letter }
isle-open-gold = Offenes Gold
isle-open-gold-note = Alle sehen, wie viel Gold die anderen haben.
isle-open-prices = Offene Preise
isle-open-prices-note = Ihr legt die Preise nacheinander fest, und alle sehen sie sofort. Gut, um gemeinsam zu lernen.

## Isle of Skye: round, goals, seats
isle-phase = Runde { $round } von { $rounds } · { $phase }
isle-phase-price = Preise festlegen
isle-phase-buy = Kaufen
isle-phase-build = Bauen
isle-phase-score = Wertung
isle-phase-end = Spielende
isle-track = Rundenleiste
isle-track-round = Runde { $round }: { $goals }{ $gold ->
    [0] { "" }
   *[other] {"; "}{ $gold } Gold je Person, die vor dir liegt
}
isle-goals = Ziele
isle-goal-rounds = Wird in den Runden { $rounds } gewertet
isle-chip = Ziel { $letter }, { $goal }
isle-chip-points = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}
isle-chip-hidden = die Punkte hängen von geheimem Gold ab
isle-chip-now = wird in dieser Runde gewertet
isle-gold = { $gold } Gold
isle-own-gold = { $gold } Gold
isle-tiles = { $count } Plättchen
isle-in-hand = noch { $count } zu legen
isle-income = +{ $gold } je Runde
isle-income-note = Einkommen: 5 Gold für die Burg und 1 für jedes Plättchen mit Whisky, das über Straßen mit ihr verbunden ist
isle-bag = Im Beutel
isle-bag-count = { $count ->
    [one] { $count } Plättchen ist noch im Beutel.
   *[other] { $count } Plättchen sind noch im Beutel.
}
isle-bag-show = Alle Plättchen zeigen

## Isle of Skye: what is asked
isle-prompt-price = { $name }, wirf ein Plättchen ab und lege Preise für die beiden anderen fest.
isle-prompt-price-due = { $name }, dein Gold ist verteilt: Tippe auf eine Axt.
isle-prompt-buy = { $name }, kaufe ein Plättchen oder passe.
isle-prompt-build = { $count ->
    [one] { $name }, lege dein Plättchen an.
   *[other] { $name }, lege deine { $count } Plättchen an.
}
isle-prompt-done = { $name }, beende das Bauen oder nimm das letzte Plättchen zurück.
isle-prompt-end = Das Spiel ist vorbei.
isle-prompt-next = Die nächste Runde beginnt.
isle-bot-price = { $name } legt Preise fest.
isle-bot-buy = { $name } sucht sich ein Plättchen aus.
isle-bot-build = { $name } baut.

## Isle of Skye: tiles in words
isle-castle = Burg
isle-side = { $kind ->
    [P] Weideland
    [M] Gebirge
   *[W] Wasser
} im { $edge ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}{ $road ->
    [yes] {" "}mit Straße
   *[no] { "" }
}
isle-terrain-P = Weideland
isle-terrain-M = Gebirge
isle-terrain-W = Wasser
isle-bare = { $road ->
    [yes] { $kind ->
        [P] Weideland
        [M] Gebirge
       *[W] Wasser
    } mit Straße
   *[no] nur { $kind ->
        [P] Weideland
        [M] Gebirge
       *[W] Wasser
    }
}
isle-tile-name = „{ $words }“
isle-count-sheep = { $count ->
    [one] Schaf
   *[other] { $count } Schafe
}
isle-count-cattle = { $count ->
    [one] Rind
   *[other] { $count } Rinder
}
isle-count-farm = { $count ->
    [one] Bauernhof
   *[other] { $count } Bauernhöfe
}
isle-count-broch = { $count ->
    [one] Broch
   *[other] { $count } Brochs
}
isle-count-lighthouse = { $count ->
    [one] Leuchtturm
   *[other] { $count } Leuchttürme
}
isle-count-ship = { $count ->
    [one] Schiff
   *[other] { $count } Schiffe
}
isle-count-whisky = Whisky
isle-scroll-sheep = Schriftrolle für Schafe
isle-scroll-whisky = Schriftrolle für Whisky
isle-scroll-ship = Schriftrolle für Schiffe
isle-scroll-cattle = Schriftrolle für Rinder
isle-scroll-broch = Schriftrolle für Brochs
isle-scroll-farm = Schriftrolle für Bauernhöfe
isle-scroll-lighthouse = Schriftrolle für Leuchttürme
isle-things-sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
isle-things-cattle = { $count ->
    [one] { $count } Rind
   *[other] { $count } Rinder
}
isle-things-farm = { $count ->
    [one] { $count } Bauernhof
   *[other] { $count } Bauernhöfe
}
isle-things-broch = { $count ->
    [one] { $count } Broch
   *[other] { $count } Brochs
}
isle-things-lighthouse = { $count ->
    [one] { $count } Leuchtturm
   *[other] { $count } Leuchttürme
}
isle-things-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
isle-things-whisky = { $count } Plättchen mit Whisky
isle-things-scroll = { $count ->
    [one] { $count } Schriftrolle
   *[other] { $count } Schriftrollen
}

## Isle of Skye: pricing
isle-price-tiles = Deine drei Plättchen
isle-price-have = Du hast
isle-price-put = Auf Plättchen
isle-price-left = Zum Kaufen
isle-price-of = Gold auf { $name }
isle-price-where = Zeigen, wo dieses Plättchen passt
isle-price-back = Kommt zurück in den Beutel
isle-discard = Abwerfen
isle-discarded = Abgeworfen
isle-less = Weniger
isle-more = Mehr
isle-price-mark = Lege zwei Preise fest oder lege die Axt auf ein Plättchen.
isle-price-due = Wähle das Plättchen, das du abwirfst.
isle-price-implied = Das dritte Plättchen kommt zurück in den Beutel.
isle-price-too-much = { $over ->
    [one] Das ist { $over } Gold mehr, als du hast.
   *[other] Das sind { $over } Gold mehr, als du hast.
}
isle-price-lowest = Jedes der beiden Plättchen braucht einen Preis von mindestens { $lowest } Gold.
isle-price-ready = { $left ->
    [0] Zum Kaufen bleibt dir nichts, es sei denn, jemand kauft bei dir.
   *[other] Was niemand kauft, behältst du und zahlst den Preis selbst.
}
isle-price-seal = Preise festlegen
isle-others-drew = Das haben die anderen gezogen

## Isle of Skye: buying
isle-buy-own = Deine Plättchen
isle-offer = { $price } Gold, von { $owner }
isle-sold-to = gekauft von { $name }
isle-buy-for = Kaufen für { $price }
isle-pass = Passen
isle-pass-title = In dieser Runde nichts kaufen?
isle-pass-text = Deine eigenen Plättchen, die niemand kauft, behältst du.
isle-worth = { $total ->
    [0] Auch an der besten Stelle bringt es bei den Zielen dieses Spiels keine Punkte.
    [one] An der besten Stelle bringt es bis zum Spielende { $total } Punkt.
   *[other] An der besten Stelle bringt es bis zum Spielende { $total } Punkte.
}
isle-worth-nowhere = Es passt zurzeit nirgends in dein Clangebiet.
isle-worth-goal = { $times ->
    [one] { $goal }: { $gain }, wird noch einmal gewertet
   *[other] { $goal }: { $gain }, wird noch { $times }-mal gewertet
}

## Isle of Skye: building
isle-hand = Deine neuen Plättchen
isle-fits = { $count ->
    [0] passt nirgends
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
isle-build-choose = Wähle ein Plättchen und tippe auf eine markierte Stelle – oder ziehe es dorthin.
isle-build-where = { $count ->
    [one] Tippe auf die markierte Stelle.
   *[other] Tippe auf eine der { $count } markierten Stellen.
}
isle-build-all-placed = Alle deine Plättchen sind gelegt.
isle-done = Fertig gebaut
isle-stuck = Dieses Plättchen passt nirgends in dein Clangebiet. Es kommt zurück in den Beutel.
isle-stuck-yet = Dieses Plättchen passt noch nirgends. Du darfst zuerst die anderen anlegen, um Platz dafür zu schaffen.
isle-give-up = Zurück in den Beutel
isle-give-up-title = Plättchen zurück in den Beutel legen?
isle-give-up-text = Das bezahlte Gold bekommst du nicht zurück.
isle-preview-scrolls = Schriftrollen am Ende
isle-preview-income = Einkommen je Runde
isle-completes = Schließt { $kind ->
    [P] ein Weidegebiet
    [M] ein Gebirge
   *[W] ein Gewässer
} aus { $count } Plättchen ab
isle-joins = Verbindet { $count } Plättchen mit deiner Burg

## Isle of Skye: advice
isle-hint-price = Wirf { $tile } ab und lege { $prices }.
isle-hint-price-one = { $price } Gold auf { $tile }
isle-hint-buy = Kaufe { $tile }.
isle-hint-pass = Kaufe diesmal nichts.
isle-hint-place = Lege { $tile } wie gezeigt an.
isle-hint-give-up = { $tile } passt nirgends. Lege das Plättchen zurück in den Beutel.
isle-hint-done = Tippe auf „{ isle-done }“.
isle-why-fits-nowhere = Es gibt keine Stelle dafür.
isle-why-best-place = Diese Stelle bringt jetzt noch nichts, hält dir aber die meisten Möglichkeiten offen.
isle-why-promise = Insgesamt etwa { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert, mit allem, was sich daraus noch ergeben kann.
isle-why-goal-gain = { $when } für „{ $goal }“.
isle-why-completes-gain = { $when } für „{ $goal }“, denn { $kind ->
    [P] ein Weidegebiet
    [M] ein Gebirge
   *[W] ein Gewässer
} aus { $tiles } Plättchen wird abgeschlossen.
isle-gain-now = +{ $gain } in dieser Runde
isle-gain-later = +{ $gain } in { $count ->
    [one] Runde { $rounds }
   *[other] den Runden { $rounds }
}
isle-why-scroll = +{ $points } für Schriftrollen am Ende.
isle-why-income = +{ $gold } Gold je Runde, noch { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} lang.
isle-why-joins-castle = Verbindet { $tiles } Plättchen mit deiner Burg.
isle-why-completes = Schließt { $kind ->
    [P] ein Weidegebiet
    [M] ein Gebirge
   *[W] ein Gewässer
} aus { $tiles } Plättchen ab.
isle-why-all-built = Du hast nichts mehr anzulegen.
isle-why-buy = Für dich etwa { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert. Der Preis von { $price } Gold entspricht etwa { $gold_worth ->
    [one] { $gold_worth } Punkt
   *[other] { $gold_worth } Punkten
}.
isle-why-denies = Es würde { $name } noch mehr helfen als dir.
isle-why-pass-no-gold = Das billigste Plättchen kostet { $lowest } Gold, du hast { $gold }.
isle-why-pass-helps-owner = Der Preis für { $tile } würde { $name } mehr helfen als dir das Plättchen.
isle-why-pass-no-gain = Kein Plättchen im Angebot ist seinen Preis wert.
isle-why-pass-for-gold = In dieser Runde bringt Gold Punkte. Es zu behalten lohnt sich mehr.
isle-why-pass-foresight = Wenn du kaufst, kosten dich die nächsten Käufe der anderen mehr, als ein Plättchen bringt.
isle-why-discard = { $tile } hilft dir am wenigsten.
isle-why-discard-denies = { $tile } würde { $name } am meisten helfen.
isle-why-discard-trade = Die beiden anderen bringen dir mehr – ob behalten oder verkauft.
isle-why-price-to-sell = { $name } kauft wahrscheinlich { $tile }. Du bekommst { $gold } Gold, etwa { $gold_worth ->
    [one] { $gold_worth } Punkt
   *[other] { $gold_worth } Punkte
} wert; das Plättchen ist etwa { $worth } wert.
isle-why-price-to-let-go = { $name } kauft wahrscheinlich { $tile }. Für dich ist es etwa { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert, aber ein höherer Preis würde dich zu viel kosten.
isle-why-price-to-keep = { $tile } bleibt wahrscheinlich bei dir: Für dich ist es etwa { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert, das Gold darauf etwa { $gold_worth }.

## Isle of Skye: what happened
isle-event-start = Die Ziele dieses Spiels: { $goals }.
isle-event-round = Runde { $round } beginnt. Ziele dieser Runde: { $goals }.
isle-event-income = { $name } bekommt { $gold } Gold: { $castle } für die Burg{ $whisky ->
    [0] { "" }
   *[other] {", "}{ $whisky } für Whisky
}{ $behind ->
    [0] { "" }
   *[other] {", "}{ $behind } als Ausgleich für den Rückstand
}.
isle-event-drawn = { $name } zieht { $tiles }.
isle-event-priced = { $name } hat die Preise festgelegt.
isle-priced-at = { $tile } für { $price } Gold
isle-event-revealed = { $name } bietet { $prices } an. { $discard } kommt zurück in den Beutel.
isle-event-bought = { $name } kauft { $tile } von { $seller } für { $price } Gold.
isle-event-passed = { $name } kauft nichts.
isle-event-kept = { $name } behält { $tiles } und zahlt { $gold } Gold.
isle-event-placed = { $name } legt { $tile } an.
isle-event-given-up = { $name } legt { $tile } zurück in den Beutel, weil es nirgends passt.
isle-event-scored = { $points ->
    [0] { $name } bekommt nichts für Ziel { $letter } „{ $goal }“ ({ $reason }).
    [one] { $name } bekommt { $points } Punkt für Ziel { $letter } „{ $goal }“ ({ $reason }).
   *[other] { $name } bekommt { $points } Punkte für Ziel { $letter } „{ $goal }“ ({ $reason }).
}
isle-event-round-end = Stand nach Runde { $round }: { $points }.
isle-event-first-player = { $name } beginnt die nächste Runde.
isle-event-scrolls = { $count ->
    [0] { $name } hat keine Schriftrolle.
   *[other] { $name } bekommt { points } für Schriftrollen ({ $reasons }).
}
isle-event-gold = { $name } bekommt { points } für Gold ({ $reason }).
isle-moment-revealed = Die Preise sind aufgedeckt
isle-moment-income = Einkommen in Runde { $round }
isle-ceremony-goal = { $letter } · { $goal }
isle-ceremony-end = Schlusswertung
isle-ceremony-scrolls = Schriftrollen
isle-ceremony-scrolls-rule = Jede Schriftrolle bringt Punkte für das, was sie zeigt; in einem abgeschlossenen Gebiet zählt sie doppelt.
isle-ceremony-gold = Gold
isle-ceremony-gold-rule = 1 Punkt je 5 Gold.
isle-ceremony-no-scrolls = keine Schriftrollen

## Isle of Skye: score sheet and end
isle-sheet-now = Wenn jetzt gewertet würde
isle-chart = Punkte nach jeder Runde
isle-chart-step = Runde
isle-sheet-round = Runde { $round }
isle-sheet-end = Spielende
isle-sheet-end-now = Wenn das Spiel jetzt enden würde
isle-source-gold = Gold
isle-source-scroll = Schriftrollen
isle-source-scroll-sheep = Schriftrolle: Schafe
isle-source-scroll-whisky = Schriftrolle: Whisky
isle-source-scroll-ship = Schriftrolle: Schiffe
isle-source-scroll-cattle = Schriftrolle: Rinder
isle-source-scroll-broch = Schriftrolle: Brochs
isle-source-scroll-farm = Schriftrolle: Bauernhöfe
isle-source-scroll-lighthouse = Schriftrolle: Leuchttürme
isle-outcome-points = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
isle-outcome-gold = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} – { $name } hat mehr Gold und gewinnt.
isle-outcome-shared = { $name } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und gleich viel Gold.
isle-notable-lead-changes = { $count ->
    [one] Die Führung wechselte { $count }-mal.
   *[other] Die Führung wechselte { $count }-mal.
}
# Also passed: $count
isle-notable-led-throughout = { $name } führte nach jeder Runde.
isle-notable-comeback = { $name } lag nach Runde { $step } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Rückstand auf dem letzten Platz und gewann trotzdem.
isle-notable-close = { $points ->
    [one] Nur { $points } Punkt trennt
   *[other] Nur { $points } Punkte trennen
} { $name } und { $rival }.
isle-notable-runaway = { $name } gewann mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung vor { $rival }.
isle-notable-largest-area = { $name } hat das größte abgeschlossene { $terrain ->
    [P] Weidegebiet
    [M] Gebirge
   *[W] Gewässer
}: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}.
isle-notable-longest-road = { $name } hat { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} über Straßen mit der Burg verbunden.
isle-notable-most-tiles = { $name } hat das größte Clangebiet: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}.
isle-notable-flock = { $name } hat die größte Herde: { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}.
isle-notable-dearest-sale = Das teuerste Plättchen: { $rival } zahlte { $count } Gold an { $name }.
isle-notable-most-spent = { $name } gab am meisten für Plättchen aus: { $count } Gold.
isle-notable-most-sold = { $name } verkaufte die meisten Plättchen: { $count }.
isle-notable-best-scoring = { $name } bekam in Runde { $round } auf einmal { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} für „{ $goal }“.
isle-notable-best-scroll = Eine einzige Schriftrolle brachte { $name } { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
isle-line-hidden = Das Gold ist geheim, bis dieses Ziel gewertet wird.
isle-line-squares = { $count ->
    [one] { $count } Quadrat aus 2 × 2 Plättchen
   *[other] { $count } Quadrate aus 2 × 2 Plättchen
}
isle-line-sheep = { isle-things-sheep }
isle-line-broch-mountains = { $count ->
    [0] kein Gebirge mit Broch
   *[other] { $count } Gebirge, Brochs darin: { $brochs }
}
isle-line-most-whisky = { $count } Plättchen mit Whisky{ $rank ->
    [first] {", "}die meisten
    [second] {", "}die zweitmeisten
   *[none] { "" }
}
isle-line-farm-animals = { $count ->
    [one] { $count } Tier bei einem Bauernhof
   *[other] { $count } Tiere bei Bauernhöfen
}
isle-line-road-cattle = { $count ->
    [one] { $count } Rind mit der Burg verbunden
   *[other] { $count } Rinder mit der Burg verbunden
}
isle-line-road-tiles = { $count } Plättchen mit der Burg verbunden
isle-line-largest-water = { $count ->
    [0] kein abgeschlossenes Gewässer
   *[other] größtes abgeschlossenes Gewässer: { $count } Plättchen
}
isle-line-complete-areas = { $count ->
    [one] { $count } abgeschlossenes Gebiet
   *[other] { $count } abgeschlossene Gebiete
}
isle-line-large-areas = { $count ->
    [one] { $count } abgeschlossenes Gebiet aus mindestens 3 Plättchen
   *[other] { $count } abgeschlossene Gebiete aus mindestens 3 Plättchen
}
isle-line-building-sets = { $count ->
    [one] { $count } Set
   *[other] { $count } Sets
} ({ $broch ->
    [one] { $broch } Broch
   *[other] { $broch } Brochs
}, { $farm ->
    [one] { $farm } Bauernhof
   *[other] { $farm } Bauernhöfe
}, { $lighthouse ->
    [one] { $lighthouse } Leuchtturm
   *[other] { $lighthouse } Leuchttürme
})
isle-line-most-ships = { isle-things-ship }{ $rank ->
    [first] {", "}die meisten
    [second] {", "}die zweitmeisten
   *[none] { "" }
}
isle-line-most-gold = { $count } Gold{ $rank ->
    [first] {", "}das meiste
    [second] {", "}das zweitmeiste
   *[none] { "" }
}
isle-line-ship-lighthouse-waters = { $count } Gewässer mit Schiff und Leuchtturm
isle-line-columns = { $count ->
    [one] { $count } senkrechte Reihe aus mindestens 3 Plättchen
   *[other] { $count } senkrechte Reihen aus mindestens 3 Plättchen
}
isle-line-complete-mountains = { $count ->
    [one] { $count } abgeschlossenes Gebirge
   *[other] { $count } abgeschlossene Gebirge
}
isle-line-scroll = { $amount }, { $each ->
    [one] je 1 Punkt
   *[other] 1 Punkt für je { $each }
}{ $is_double ->
    [yes] {", "}verdoppelt, weil das Gebiet abgeschlossen ist
   *[no] { "" }
}
isle-line-gold = { $count } Gold, 1 Punkt für je 5

## Isle of Skye: refusals
fault-not-enough-gold = Das kostet mehr Gold, als du hast.
fault-price-too-low = Jedes der beiden Plättchen braucht einen Preis von mindestens { $lowest } Gold.
fault-not-your-offer = Das ist keines deiner Plättchen.
fault-wrong-tiles = Wirf ein Plättchen ab und lege Preise für die anderen beiden fest – jedes der drei genau einmal.
fault-already-sealed = Diese Preise stehen schon fest.
fault-already-built = Du hast schon fertig gebaut.
fault-own-tile = Das ist dein eigenes Plättchen. Du kannst nur bei den anderen kaufen.
fault-already-bought = Dieses Plättchen hat schon jemand gekauft.
fault-not-on-offer = Dieses Plättchen steht nicht zum Verkauf.
fault-not-in-hand = Dieses Plättchen gehört nicht zu denen, die du anlegen darfst.
fault-still-fits = Dieses Plättchen passt noch irgendwo, also musst du es anlegen.
fault-must-place-first = Lege zuerst deine übrigen Plättchen an.
fault-cell-taken = Dort liegt schon ein Plättchen.
fault-not-adjacent = Ein Plättchen muss mit einer Kante an dein Clangebiet grenzen. Hier tut es das nicht.
fault-bad-turn = Plättchen lassen sich nur in Vierteldrehungen drehen.
fault-terrain-mismatch = Wie du es auch drehst, es passt hier nicht – auch im besten Fall träfe im { $edge ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} { $mine ->
    [P] Weideland
    [M] Gebirge
   *[W] Wasser
} auf { $theirs ->
    [P] Weideland
    [M] Gebirge
   *[W] Wasser
}.
fault-not-your-turn = Jemand anderes ist an der Reihe.
fault-wrong-phase = Das geht in dieser Phase nicht.
fault-game-over = Das Spiel ist vorbei.
fault-stale-request = Das Spiel ist inzwischen weitergegangen. Versuche es bitte noch einmal.

## Isle of Skye: goals
isle-goal-squares = Quadrate
isle-goal-squares-rule = 2 Punkte für jedes Quadrat aus 2 × 2 Plättchen. Ein Plättchen darf zu mehreren Quadraten gehören.
isle-goal-sheep = Schafe
isle-goal-sheep-rule = 1 Punkt für jedes Schaf.
isle-goal-broch-mountains = Brochs im Gebirge
isle-goal-broch-mountains-rule = Für jedes Gebirge mit 1 / 2 / mindestens 3 Brochs: 1 / 3 / 6 Punkte. Es muss nicht abgeschlossen sein.
isle-goal-most-whisky = Der meiste Whisky
isle-goal-most-whisky-rule = 5 Punkte für die meisten Plättchen mit Whisky, 2 Punkte für die zweitmeisten.
isle-goal-farm-animals = Tiere bei den Bauernhöfen
isle-goal-farm-animals-rule = 1 Punkt für jedes Schaf und jedes Rind auf einem Plättchen mit Bauernhof oder auf einem der 8 Plättchen ringsum. Jedes Tier zählt nur einmal.
isle-goal-road-cattle = Rinder an der Straße
isle-goal-road-cattle-rule = 2 Punkte für jedes Rind auf einem Plättchen, das über Straßen mit deiner Burg verbunden ist.
isle-goal-road-tiles = Straßen zur Burg
isle-goal-road-tiles-rule = 1 Punkt für jedes Plättchen, das über Straßen mit deiner Burg verbunden ist. Die Burg selbst zählt nicht.
isle-goal-largest-water = Größtes Gewässer
isle-goal-largest-water-rule = 2 Punkte für jedes Plättchen deines größten abgeschlossenen Gewässers.
isle-goal-complete-areas = Abge­schlos­sene Gebiete
isle-goal-complete-areas-rule = 1 Punkt für jedes abgeschlossene Gebiet.
isle-goal-large-areas = Große Gebiete
isle-goal-large-areas-rule = 3 Punkte für jedes abgeschlossene Gebiet aus mindestens 3 Plättchen.
isle-goal-building-sets = Gebäudesets
isle-goal-building-sets-rule = 5 Punkte für jedes Set aus Broch, Bauernhof und Leuchtturm. Jedes Gebäude zählt nur zu einem Set.
isle-goal-most-ships = Die meisten Schiffe
isle-goal-most-ships-rule = 5 Punkte für die meisten Schiffe, 2 Punkte für die zweitmeisten.
isle-goal-most-gold = Das meiste Gold
isle-goal-most-gold-rule = 5 Punkte für das meiste Gold, 2 Punkte für das zweitmeiste. Dazu zeigen alle ihr Gold.
isle-goal-ship-lighthouse-waters = Schiffe und Leuchttürme
isle-goal-ship-lighthouse-waters-rule = 3 Punkte für jedes Gewässer mit mindestens 1 Schiff und mindestens 1 Leuchtturm am Ufer. Es muss nicht abgeschlossen sein.
isle-goal-columns = Spalten
isle-goal-columns-rule = 3 Punkte für jede senkrechte Reihe aus mindestens 3 Plättchen ohne Lücke. Auch eine längere zählt nur einmal; zwei getrennte in derselben Spalte zählen beide.
isle-goal-complete-mountains = Abge­schlos­sene Gebirge
isle-goal-complete-mountains-rule = 2 Punkte für jedes abgeschlossene Gebirge.

## Isle of Skye: help
isle-help-aim = Das Spiel in Kürze
isle-help-aim-text =
    Ihr führt je einen Clan und baut aus quadratischen Plättchen ein Clangebiet rund um eure Burg.
    Sechs Runden lang (zu fünft nur fünf) zieht ihr Plättchen, legt ihre Preise fest, kauft voneinander und baut. Vier Ziele, A bis D, sagen, was Punkte bringt, und die Rundenleiste zeigt, welche davon in welcher Runde gewertet werden. Nach der letzten Runde bringen Schriftrollen und Gold noch ein paar Punkte.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das übrige Gold; herrscht auch da Gleichstand, teilt ihr euch den Sieg.
isle-help-round = Ablauf einer Runde
isle-help-income = Einkommen
isle-help-price = Plättchen ziehen und Preise festlegen
isle-help-buy = Plättchen kaufen
isle-help-build = Bauen
isle-help-areas = Gebiete und Straßen
isle-help-goals = Die sechzehn Ziele
isle-help-end = Spielende
isle-help-components = Spielmaterial
isle-help-tile = Plättchen und Symbole
isle-help-setup = Spielvorbereitung
isle-help-score = Rundenende und Wertung
isle-help-aim-also = Spielziel, Spielidee, Überblick, Kurzregel, Häuptling, Chieftain, König, Highlands, Schottland, Sieg, Siegpunkte, wer gewinnt, wie gewinne ich
isle-help-round-also = Rundenablauf, Spielablauf, Phase, Phasen, Spielphase, Reihenfolge, Preise setzen, Wertungsplättchen, Rundenzähler
isle-help-income-also = Einkommensphase, Geld, Münze, Münzen, Taler, Fass, Whiskyfass, Destillerie, Brennerei, Aufholen, Aufholbonus, Rückstand, Ausgleich, Letzter, zurückliegen, Rundenzähler
isle-help-price-also = Sichtschirm, Sichtschirme, Schirm, Paravent, Landschaftsplättchen, Abwurfplättchen, abwerfen, wegwerfen, verdeckt, Preise setzen, bieten, Gebot, Münze, Münzen, Geld, aufdecken, versiegeln, Beil
isle-help-buy-also = Kaufphase, Kauf, Verkauf, verkaufen, verkauft, handeln, Handel, Angebot, Kaufpreis, Geld, Münze, Münzen, Startspieler, Startspielerin, Sichtschirm, behalten
isle-help-build-also = Bauphase, anlegen, einbauen, legen, Anlegeregel, Auslage, Landschaftsplättchen, angrenzen, Nachbar, diagonal, drehen, passt nicht, passt nirgends, erstatten, zurückgeben, Weide, Wiese, See, Berg
isle-help-score-also = Wertungsphase, Wertungsplättchen, werten, Zwischenwertung, Punkteleiste, Wertungsleiste, Siegpunkte, Startspieler, Startspielerwechsel, Rundenzähler
isle-help-areas-also = Weide, Wiese, Weidegebiet, Berg, Berge, See, Meer, Gewässer, Fläche, Region, fertig, vollständig, umschlossen, Weg, Wege, Wegenetz, Verbindung
isle-help-goals-also = Wertungsplättchen, Wertung, Wertungen, Siegpunkte, Aufgabe, Aufgaben, Mehrheit, Mehrheiten, Patt, Unentschieden, Hof, Höfe, Kuh, Kühe, Turm, Rundturm, Whiskyfässer, Fass, Boot, See
isle-help-end-also = Schlusswertung, Endwertung, Endabrechnung, Sieg, Sieger, Siegerin, gewinnen, Unentschieden, Tiebreaker, Siegpunkte, Münze, Münzen, Geld, Rolle, Rollen, Pergament, Kuh, Hof, Whiskyfässer
isle-help-setup-also = Aufbau, Spielaufbau, Vorbereitung, Startspieler, Startspielerin, Wertungsplättchen, Sichtschirm, Startgeld, Startgold, Spieleranzahl, Rundenzahl, Spieldauer, erste Partie, Einsteiger
isle-help-components-also = Inhalt, Spielinhalt, Schachtelinhalt, Material, Spielplan, Punkteleiste, Rundenleiste, Startspielerplättchen, Sichtschirm, Sichtschirme, Abwurfmarker, Axt, Stoffbeutel, Beutel, Münze, Geld, Geldstücke, Spieler, Spieleranzahl, Häuptling
isle-help-tile-also = Landschaftsplättchen, Tile, Karte, Weide, Wiese, Berg, See, Meer, Weg, Kuh, Kühe, Hof, Turm, Rundturm, Boot, Symbol, Symbole, Rand, Seite, Seiten
isle-clause-1-text = Für 2 bis 5 Personen. Jede führt einen Clan: Blau, Gelb, Rot, Weiß oder Grün. Es gibt 73 verschiedene Landschaftsplättchen und für jeden Clan ein Burgplättchen.
isle-clause-2-text = Es gibt 16 Ziele (Wertungsplättchen); vier davon sind im Spiel, als A, B, C und D. 14 Plättchen tragen eine Schriftrolle, je zwei von sieben Arten.
isle-clause-3-text = Gold gibt es in Münzen zu 1, 2, 5 und 10. Ihr dürft jederzeit wechseln, und die Bank wird nie leer – darum ist Gold hier einfach eine Zahl.
isle-clause-4-text = Jedes Plättchen ist quadratisch. Jede der vier Kanten und die Mitte zeigen je eine Landschaft: Weideland, Gebirge oder Wasser.
isle-clause-5-text =
    Auf einem einzelnen Plättchen bilden zwei benachbarte Kanten mit derselben Landschaft ein Gebiet. Eine Kante und die Mitte bilden ein Gebiet, wenn sie dieselbe Landschaft zeigen. Alles andere ist getrennt.
    Gegenüberliegende Kanten gehören also nur über die Mitte oder über eine Kante dazwischen zusammen. Zeigt keine Kante die Landschaft der Mitte, ist die Mitte ein Gebiet für sich und von Anfang an abgeschlossen.
isle-clause-6-text = Eine Straße verbindet die Kanten, zu denen sie führt. Manche Plättchen haben zwei Straßen, die sich nicht treffen; eine Straße, die nur eine Kante erreicht, endet auf dem Plättchen. Straßen sind keine Grenzen: Beide Seiten gehören zum selben Gebiet.
isle-clause-7-text = Schiffe liegen im Wasser, Brochs stehen im Gebirge, Schafe, Rinder und Bauernhöfe auf dem Weideland und Leuchttürme am Ufer des Gewässers auf ihrem Plättchen. Eine Schriftrolle gehört zum Gebiet in der Mitte ihres Plättchens.
isle-clause-8-text = Vor dem Anlegen darfst du ein Plättchen in Vierteldrehungen drehen. Es wird nie umgedreht, und was einmal liegt, bleibt so liegen.
isle-clause-9-text = Vier Ziele werden zufällig gezogen, oder ihr sucht sie aus. Für euer erstes Spiel gibt es eine leichte Auswahl.
isle-clause-10-text = Dein Clangebiet beginnt mit deinem Burgplättchen, das du nicht drehen darfst. Alle beginnen ohne Punkte und ohne Gold.
isle-clause-11-text = Beim Aufbau bestimmt ihr, wer das Startspielerplättchen bekommt (üblicherweise die jüngste Person), oder das Los entscheidet.
isle-clause-12-text = Zu zweit, zu dritt und zu viert dauert ein Spiel 6 Runden, zu fünft 5. Die Rundenleiste zeigt, welche Ziele in welcher Runde gewertet werden und wie viel Gold du für jede Person bekommst, die mehr Punkte hat als du.
isle-clause-round-text =
    Jede Runde hat dieselben Phasen:
    - Einkommen: Alle bekommen Gold.
    - Plättchen ziehen und Preise festlegen: Alle ziehen drei Plättchen, werfen eines ab und legen geheim die Preise der anderen beiden fest.
    - Plättchen kaufen: Reihum dürfen alle ein Plättchen von jemand anderem kaufen.
    - Bauen: Alle legen ihre neuen Plättchen an ihr Clangebiet an.
    - Wertung: Die Ziele der Runde werden für alle gewertet.
isle-clause-13-text =
    Du bekommst 5 Gold für deine Burg und 1 Gold für jedes Plättchen mit Whiskyfässern, das über Straßen mit deiner Burg verbunden ist.
    Ab Runde 3 bekommst du außerdem Gold für jede Person, die mehr Punkte hat als du; Gleichstand zählt nicht. Wie viel, steht auf der Rundenleiste, und es wird von Runde zu Runde mehr.
    Beispiel: In Runde 5 sind zwei deiner Plättchen mit Whisky verbunden und eines nicht, und zwei Personen liegen vor dir: 5 + 2 + 2 × 3 = 13 Gold.
isle-clause-14-text =
    Alle ziehen drei Plättchen und legen sie offen aus. Dann entscheiden alle gleichzeitig und geheim: Lege deinen Abwurfmarker (die Axt) auf eines deiner Plättchen und eigenes Gold auf die anderen beiden, mindestens 1 auf jedes.
    Mehr Gold, als du hast, kannst du nicht einsetzen. Was dir übrig bleibt, ist geheim.
isle-clause-15-text = Haben alle ihre Preise festgelegt, werden sie gleichzeitig aufgedeckt. Die Plättchen mit Abwurfmarker kommen zurück in den Beutel, der danach gemischt wird.
isle-clause-16-text =
    Wer das Startspielerplättchen hat, beginnt. Reihum im Uhrzeigersinn darf jede Person ein Plättchen von jemand anderem zu seinem Preis kaufen oder passen. Eigene und schon gekaufte Plättchen stehen nicht zur Wahl.
    Du bezahlst den Preis sofort an die Person, die das Plättchen verkauft. Sie nimmt auch das Gold zurück, das darauf lag, und darf alles noch in derselben Runde ausgeben, wenn sie erst danach an der Reihe ist.
isle-clause-17-text = Wenn alle dran waren, behältst du deine Plättchen, die niemand gekauft hat. Das Gold darauf geht an die Bank.
isle-clause-18-text =
    Baue alle Plättchen dieser Runde in beliebiger Reihenfolge in dein Clangebiet ein. Ein Plättchen muss mit mindestens einer Kante an einem Plättchen deines Clangebiets liegen (auch an einem eben gelegten), und wo zwei Plättchen aneinandergrenzen, muss die Landschaft gleich sein: Weideland an Weideland, Gebirge an Gebirge, Wasser an Wasser.
    Straßen müssen nicht fortgesetzt werden.
    Alle, die Plättchen haben, dürfen gleichzeitig bauen. Teilt ihr euch ein Gerät, beginnt, wer es gerade hat, und gibt es dann weiter.
isle-clause-19-text = Ein Plättchen, das nirgends passt, kommt zurück in den Beutel; das Gold dafür bekommst du nicht zurück. Solange es eine Stelle dafür gibt, musst du es anlegen. Du darfst zuerst deine anderen Plättchen anlegen, um Platz zu schaffen.
isle-clause-20-text = Alle Ziele, die auf der Rundenleiste bei dieser Runde stehen, werden für alle gewertet. Jedes Ziel wird im Spiel genau dreimal gewertet. Danach geht das Startspielerplättchen im Uhrzeigersinn weiter.
isle-clause-21-text =
    Ein Gebiet ist eine zusammenhängende Fläche derselben Landschaft, egal über wie viele Plättchen sie reicht.
    Es ist abgeschlossen, wenn jede seiner Kanten an ein anderes Plättchen stößt. Eine leere Stelle daneben, selbst ein Loch im Inneren, lässt es offen. Straßen schließen ein Gebiet weder ab noch teilen sie es.
isle-clause-22-text = Die Größe eines Gebiets ist die Zahl der Plättchen, auf denen es liegt.
isle-clause-23-text = Zwei Straßen sind verbunden, wenn beide Plättchen an der gemeinsamen Kante eine Straße haben. „Mit der Burg verbunden“ heißt: verbunden mit der Straße deines Burgplättchens. Ein Plättchen mit zwei getrennten Straßen ist verbunden, wenn eine von beiden es ist.
isle-clause-24-text =
    Bei Zielen, für die du das meiste von etwas haben musst, gilt:
    - Bei Gleichstand auf dem ersten Platz bekommen alle Beteiligten je 5 Punkte; die 2 Punkte entfallen.
    - Bei Gleichstand auf dem zweiten Platz bekommen alle Beteiligten je 2 Punkte.
    - Wer gar nichts davon hat, bekommt keine Punkte.
    - Das gilt für jede Personenzahl, auch zu zweit.
isle-clause-25-text = Dein Burgplättchen zählt als Plättchen deines Clangebiets für Quadrate, Spalten, Gebiete und deren Größe.
isle-clause-26-text =
    Nach der letzten Runde bringt jede Schriftrolle Punkte für das, was sie zeigt, gezählt in deinem ganzen Clangebiet: 1 Punkt für je 2 Schafe, je 2 Plättchen mit Whisky oder je 2 Schiffe, oder 1 Punkt für jedes Rind, jeden Broch, jeden Bauernhof oder jeden Leuchtturm.
    Es gibt keine halben Punkte. Eine Schriftrolle in einem abgeschlossenen Gebiet bringt das Doppelte; verdoppelt wird nach dem Abrunden.
isle-clause-27-text = Je 5 Gold bringen 1 Punkt. Ein Rest zählt nicht.
isle-clause-28-text = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Gold übrig hat (bevor es zu Punkten wird). Herrscht auch da Gleichstand, teilt ihr euch den Sieg.

isle-ask-build-order = Wer baut zuerst?
isle-ask-build-order-text = Wer will: Alle, die Plättchen haben, dürfen gleichzeitig bauen, wie am echten Tisch. Teilt ihr euch ein Gerät, beginnt, wer es gerade hat; soll jemand anders zuerst bauen, tippe auf den Namen und gib weiter. Bots bauen zuletzt, im Uhrzeigersinn ab dem Startspielerplättchen. Weil jedes Clangebiet für sich steht, hat niemand einen Vorteil davon. Wer nichts anzulegen hat, wird übersprungen (Regel 18).
isle-ask-lens = Wo sehe ich, welche Gebiete abgeschlossen sind?
isle-ask-lens-text = Tippe neben der Spielfläche auf die Lupe, drücke L oder halte ein Plättchen gedrückt. Abgeschlossene Gebiete sind gestreift, offene gepunktet; das Straßennetz der Burg und verbundener Whisky sind orange. Tippe auf ein Gebiet, dann siehst du seine Größe, seine offenen Kanten, wofür es zählt und was es abgeschlossen brächte.
isle-ask-puzzles = Was sind die Rätsel?
isle-ask-puzzles-text = Stellungen aus Partien von Bots mit einer klar besten Antwort: wohin ein Plättchen gehört, was du kaufst, welche Preise du festlegst, welche Aktion du wählst. Du findest sie unter „{ puzzles }“ auf der ersten Seite. Jede Antwort wurde viele Male mit anderen Plättchen zu Ende gespielt, die Punkte sind also Durchschnitte. Wo der Zufall nicht mehr mitspielt, sind sie genau. Ein Rätsel, das schiefging, kommt am nächsten Tag wieder.
isle-ask-undo = Was kann ich zurücknehmen?
isle-ask-undo-text = Plättchen, die du angelegt hast, bis du fertig gebaut hast. Ist nichts mehr zu tun, endet dein Zug nach einer kurzen Pause von selbst; mit „{ settings-confirm-end }“ in den Einstellungen wartet er auf dich. Festgelegte Preise, Käufe und gezogene Plättchen bleiben bestehen.
isle-ask-doubled = Werden die Punkte einer Schriftrolle vor oder nach dem Abrunden verdoppelt?
isle-ask-doubled-text = Danach. 5 Schafe bringen 2 Punkte, in einem abgeschlossenen Gebiet 4 (Regel 26).
isle-ask-coins = Können der Bank die Münzen ausgehen?
isle-ask-coins-text = Nein, es ist immer genug da (Regel 3).
isle-ask-hidden = Was wissen alle?
isle-ask-hidden-text = Alle sehen die Clangebiete, die gezogenen Plättchen und damit auch, was noch im Beutel ist – nur nicht, in welcher Reihenfolge es kommt. Das Gold der anderen ist geheim, ebenso die Preise, bis alle sie festgelegt haben. Wird „{ isle-goal-most-gold }“ gewertet, zeigen alle ihr Gold.
isle-ask-house-rules = Was ändern die Hausregeln?
isle-ask-house-rules-text = „{ isle-open-gold }“ heißt, dass alle immer sehen, wie viel Gold die anderen haben. „{ isle-open-prices }“ heißt, dass ihr die Preise nacheinander und für alle sichtbar festlegt. Sonst ändert sich nichts.
isle-ruling-first-game = Welche Ziele werden für das erste Spiel empfohlen?
isle-ruling-first-game-text = Hier sind es „{ isle-goal-farm-animals }“ als A, „{ isle-goal-complete-mountains }“ als B, „{ isle-goal-road-tiles }“ als C und „{ isle-goal-squares }“ als D. Das Regelheft bildet eine eigene Auswahl ab (Regel 9).
isle-ruling-castle-turn = Darf ich mein Burgplättchen drehen?
isle-ruling-castle-turn-text = Nein. Es bleibt so liegen, wie es abgebildet ist (Regel 10).
isle-ruling-give-up = Ein Plättchen passt nirgends, aber ein anderes von mir könnte Platz dafür schaffen. Darf ich es zurücklegen?
isle-ruling-give-up-text = Ja. Ein Plättchen darf zurück in den Beutel, wenn es jetzt keine Stelle dafür gibt. Du darfst zuerst deine anderen Plättchen anlegen, um Platz zu schaffen, musst es aber nicht. Solange es eine Stelle gibt, musst du es anlegen (Regel 19).
isle-ruling-two-roads = Ein Plättchen hat zwei Straßen, und nur eine führt zu meiner Burg. Ist es verbunden?
isle-ruling-two-roads-text = Ja. Es genügt, wenn eine der beiden Straßen verbunden ist (Regel 23).
isle-ruling-columns = In einer Spalte stehen zwei getrennte Reihen. Zählen beide?
isle-ruling-columns-text = Ja. Bei „{ isle-goal-columns }“ zählt jede senkrechte Reihe aus mindestens 3 Plättchen ohne Lücke, auch wenn zwei davon in derselben Spalte stehen.
isle-ruling-castle = Zählt mein Burgplättchen mit?
isle-ruling-castle-text = Ja, als Plättchen deines Clangebiets für Quadrate, Spalten, Gebiete und deren Größe (Regel 25). Nur bei „{ isle-goal-road-tiles }“ zählt es nicht.
isle-ruling-gold-tie = Bei Gleichstand entscheidet das Gold. Welches Gold?
isle-ruling-gold-tie-text = Das Gold, das ihr übrig habt, bevor es zu Punkten wird. 9 Gold schlagen also 8, obwohl beides 1 Punkt bringt (Regel 28).
isle-help-reconstructed-text = Die gedruckten Regeln zeigen nicht jedes Plättchen. Die Landschaftsplättchen stammen aus einer einzigen öffentlichen Liste und können vom gedruckten Spiel abweichen; die Mitte von Plättchen 27 ist dort falsch gedruckt, wir haben sie erschlossen. Die empfohlenen Ziele für das erste Spiel sind unsere Wahl.

isle-example-fits = Es passt: Weideland an Weideland, Wasser an Wasser.
isle-example-mismatch = Es passt nicht, denn Weideland träfe auf Wasser. Noch einmal gedreht, passt es.
isle-example-apart = Nicht erlaubt: Das Plättchen berührt dein Clangebiet nur an einer Ecke.
isle-example-lake = Das neue Plättchen schließt dieses Gewässer ab. Dessen Größe ist { $count }, denn es liegt auf { $count } Plättchen.
isle-example-open = Dasselbe Gewässer ohne dieses Plättchen: Eine Kante ist offen, also ist es nicht abgeschlossen.
isle-example-income = { $joined } Plättchen mit Whisky sind mit der Burg verbunden, { $apart } nicht. Das Einkommen beträgt { $income } Gold.
isle-example-road = { $count } Plättchen sind mit der Burg verbunden.
isle-example-scroll = { $amount } Schafe, und die Schriftrolle für Schafe liegt in einem abgeschlossenen Gebiet – das bringt { $points } Punkte.
isle-example-parts = Zweimal dieselben Kanten: Mit Wasser in der Mitte hängt das Wasser zusammen, mit Weideland in der Mitte das Weideland.
isle-example-gives = { $reason }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
isle-example-alt = Beispiel zu Regel { $rule }: { $words }
isle-example-goal-alt = Beispiel zum Ziel „{ $goal }“: { $words }
isle-example-rank = Wer { $amount } hat: { $points ->
    [0] nichts
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

isle-symbol-sheep = Schafe
isle-symbol-sheep-text = Schafe stehen auf Weideland. Sie zählen für die Ziele „{ isle-goal-sheep }“ und „{ isle-goal-farm-animals }“ sowie für Schriftrollen.
isle-symbol-cattle = Rinder
isle-symbol-cattle-text = Rinder stehen auf Weideland. Sie zählen für „{ isle-goal-farm-animals }“, für „{ isle-goal-road-cattle }“ (wenn sie mit der Burg verbunden sind) und für Schriftrollen.
isle-symbol-farm = Bauernhof
isle-symbol-farm-text = Ein Bauernhof steht auf Weideland. Er zählt für „{ isle-goal-farm-animals }“, „{ isle-goal-building-sets }“ und Schriftrollen.
isle-symbol-broch = Broch (Rundturm)
isle-symbol-broch-text = Ein runder Turm im Gebirge. Er zählt für „{ isle-goal-broch-mountains }“, „{ isle-goal-building-sets }“ und Schriftrollen.
isle-symbol-lighthouse = Leuchtturm
isle-symbol-lighthouse-text = Ein Leuchtturm steht am Ufer des Gewässers auf seinem Plättchen. Er zählt für „{ isle-goal-ship-lighthouse-waters }“, „{ isle-goal-building-sets }“ und Schriftrollen.
isle-symbol-ship = Schiff
isle-symbol-ship-text = Ein Schiff liegt im Wasser seines Plättchens. Es zählt für „{ isle-goal-most-ships }“, „{ isle-goal-ship-lighthouse-waters }“ und Schriftrollen.
isle-symbol-whisky = Whiskyfässer
isle-symbol-whisky-text = Ist das Plättchen über Straßen mit deiner Burg verbunden, bringt es in jeder Runde 1 Gold. Für „{ isle-goal-most-whisky }“ und Schriftrollen zählt es auch unverbunden.
isle-symbol-scroll = Schriftrolle
isle-symbol-scroll-text = Bringt nach der letzten Runde Punkte für das, was sie zeigt – in einem abgeschlossenen Gebiet doppelt.
isle-symbol-castle = Burg
isle-symbol-castle-text = Hier beginnt dein Clangebiet. Die Burg bringt in jeder Runde 5 Gold, und von ihr gehen die Straßen aus.
isle-symbol-road = Straße
isle-symbol-road-text = Verbindet Plättchen mit deiner Burg. Sie muss nicht weiterführen und ist keine Grenze zwischen Gebieten.
isle-help-track = Bei { $players } Personen
isle-help-track-round = Runde
isle-help-track-gold = Gold je Person vor dir

## Kept games, the engine's health and new versions

fault-file-missing = Ein Teil des Spiels fehlt auf dem Server ({ $file }).
fault-file-damaged = Ein Teil des Spiels kam beschädigt an ({ $file }).
fault-file-wrong-type = Der Server liefert einen Teil des Spiels im falschen Format ({ $file } als { $type }).
fault-build-changed = Auf dem Server liegt eine neue Version von Skye. Lade die Seite neu; hilft das nicht, warte ein paar Minuten.
fault-network-failed = Ein Teil des Spiels konnte nicht geladen werden ({ $file }). Bist du online?
fault-worker-failed = Das Spiel konnte in diesem Browser nicht starten.
fault-boot-failed = Das Spiel konnte nicht starten ({ $detail }).
fault-boot-timeout = Das Spiel ist nicht gestartet – { $seconds } Sekunden lang ist nichts passiert.
fault-page-failed = Die Seite konnte nicht aufgebaut werden ({ $detail }).
fault-storage-full = Auf diesem Gerät ist kein Speicherplatz mehr frei, deshalb wurde deine letzte Aktion nicht ausgeführt. Schaffe etwas Platz und versuche es noch einmal.
fault-storage-failed = Das Spiel konnte nicht gespeichert werden, deshalb wurde deine letzte Aktion nicht ausgeführt. Versuche es noch einmal.
fault-open-in-other-tab = Dieses Spiel ist in einem anderen Tab offen.
fault-record-damaged = Dieses gespeicherte Spiel ist beschädigt, und seine Sicherungskopien sind es auch.
fault-newer-version = Das stammt aus einer neueren Version von Skye. Lade die Seite neu, damit Skye aktualisiert wird, und öffne es dann noch einmal.
fault-other-rules = Dieses Spiel wurde nach Regeln begonnen, die diese Version von Skye nicht kennt. Speichere es in eine Datei und öffne es mit der Version, aus der es stammt.
fault-already-here = Dieses Spiel hast du schon.
fault-not-a-file = Das ist keine Datei.
fault-unreadable-file = Die Datei konnte nicht gelesen werden.
fault-not-text = Das ist kein gespeichertes Spiel, sondern eine andere Art von Datei.
fault-not-json = Das ist kein gespeichertes Spiel – die Datei ist beschädigt oder von anderer Art.
fault-not-a-record = Diese Datei enthält kein Spiel aus Skye.
fault-too-large = Das ist zu groß für ein gespeichertes Spiel.
fault-too-deep = Das ist kein gespeichertes Spiel – die Daten sind zu tief verschachtelt.
fault-wrong-type = Dieses gespeicherte Spiel ist beschädigt ({ $field }).
fault-bad-setup = Dieses gespeicherte Spiel ist beschädigt – seine Einstellungen sind nicht möglich.
fault-illegal-action = Dieses gespeicherte Spiel ist beschädigt – Aktion { $number } verstößt gegen die Regeln.
fault-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
fault-wrong-digest = Dieses gespeicherte Spiel wurde verändert – beim Nachspielen kommt etwas anderes heraus.
fault-no-games = Es gibt keine gespeicherten Spiele.
fault-no-table = Dieses Spiel ist nicht mehr offen.
fault-bad-puzzle = Dieses Rätsel lässt sich nicht lesen.
fault-no-puzzle = Es ist kein Rätsel offen.
fault-worker-error = In der Spiel-Engine ist etwas schiefgegangen: { $detail }
fault-engine-crashed = Die Spiel-Engine ist abgestürzt.
fault-engine-hung = Die Spiel-Engine hat { $seconds } Sekunden lang nicht geantwortet.
fault-engine-restarted = Die Spiel-Engine wurde neu gestartet. Dein Spiel ist unverändert.
fault-game-lost = Die Spiel-Engine ist abgestürzt, bevor dieser Browser das Spiel gespeichert hatte. Es ist leider verloren.
update-offer = Eine neue Version von Skye ist da.
update-accept = Neu laden
update-later = Später
update-no-answer = Die neue Version antwortet nicht. Schließe Skye in allen Tabs und öffne es wieder.
update-other-tabs = Schließe zuerst die anderen Tabs mit Skye, dann kann die neue Version starten.

# A tile on trial, in every game
trial-lies = Zur Probe gelegt: { $words }
trial-only-turn = Hier passt es nur so herum.
trial-turn = { $count ->
    [one] Drehen (passt hier nur so herum)
   *[other] Drehen (passt hier in { $count } Richtungen)
  }
trial-turn-short = Drehen
trial-place = Legen
trial-actions = Ausprobiertes Plättchen
trial-change = jetzt { $before }, dann { $after }
trial-hidden = geheim
trial-preview = Was sich ändern würde
tile-number = Plättchen { $number }

# Skylands
sky-terrain-F = Wald
sky-terrain-M = Berg
sky-terrain-C = Kristall
sky-terrain-T = Stadt
sky-terrain-cloud = Wolken
sky-side = { $kind ->
    [F] Wald
    [M] Berg
    [C] Kristall
    [T] Stadt
   *[cloud] Wolken
  } im { $edge ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  }
sky-tile-name = „{ $words }“
sky-island = { $kind ->
    [F] Wald
    [M] Berg
    [C] Kristallinsel
   *[T] Stadt
  } mit { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätzen
  }, { $count ->
    [0] unbewohnt
    [one] 1 Bewohner
   *[other] { $count } Bewohner
  }, Spalte { $x }, Reihe { $y }
sky-folk-G = { $count ->
    [one] 1 grüner Bewohner
   *[other] { $count } grüne Bewohner
  }
sky-folk-P = { $count ->
    [one] 1 violetter Bewohner
   *[other] { $count } violette Bewohner
  }
sky-folk-B = { $count ->
    [one] 1 blauer Bewohner
   *[other] { $count } blaue Bewohner
  }
sky-folk-W = { $count ->
    [one] 1 Bewohner beliebiger Farbe
   *[other] { $count } Bewohner beliebiger Farbe
  }
sky-guest-G = Grüner Gast in der Herberge
sky-guest-P = Violetter Gast in der Herberge
sky-guest-B = Blauer Gast in der Herberge
sky-free = kostenlos
sky-costs = Kosten: { $folk }

sky-setup-start = Startaufbau
sky-start-printed = Bedruckte Tableaus
sky-start-printed-note = Auf jedem Tableau sind schon drei Plättchen aufgedruckt, auf jedem ein wenig andere.
sky-start-tactical = Taktisch
sky-start-tactical-note = Leere Tableaus – alle legen zuerst ein Startplättchen und zwei von drei gezogenen Plättchen.
sky-setup-specials = Spezialinseln
sky-specials-random = Zufällig
sky-specials-random-note = Aus jeder der vier Gruppen werden vier gezogen und ausgelegt.
sky-specials-first-game = Erstes Spiel
sky-specials-first-game-note = Die zwölf Inseln ohne Effekt und vier, die leicht zu nutzen sind.

sky-actions = Die vier Aktionen
sky-action-discover = Inseln entdecken
sky-action-deploy = Bewohner entsenden
sky-action-create = Inseln erschaffen
sky-action-convert = Energie umwandeln
sky-action-short-discover = Entdecken
sky-action-short-deploy = Entsenden
sky-action-short-create = Erschaffen
sky-action-short-convert = Umwandeln
sky-track-action = { $count ->
    [0] { $action }
   *[other] { $action }: { $names }
  }
sky-supply = Vorrat
sky-stack = Stapel
sky-stack-left = { $count ->
    [one] 1 Plättchen ist noch im Stapel.
   *[other] { $count } Plättchen sind noch im Stapel.
  }
sky-stack-show = Übrige Plättchen zeigen
sky-points-left = { $count ->
    [one] 1 Punkt ist noch im Vorrat.
   *[other] { $count } Punkte sind noch im Vorrat.
  }
sky-drawer = Inseln und Vorrat
sky-active = am Zug, hat den Bonus
sky-if-it-ended-now = { $points }, wenn jetzt Schluss wäre
sky-now-short = Stand jetzt
sky-now-tiny = Ende:
sky-show = Spezialinseln in der Auslage
sky-group-plain = Ohne Effekt
sky-group-instant = Sofortiger Effekt
sky-group-lasting = Dauerhafter Effekt
sky-group-scoring = Schlusswertung
sky-specials-of = Spezialinseln von { $name }
sky-empty = { $count ->
    [one] 1 leeres Feld
   *[other] { $count } leere Felder
  }
sky-marker-active = Der Marker ist aktiv. Damit lässt sich einmal eine Aktion wiederholen – oder er bringt am Ende 2 Punkte.
sky-marker-used = Der Marker ist verbraucht.

sky-phase = Zug { $turn } · { $phase }
sky-phase-start = Taktischer Beginn
sky-phase-choose = Aktion wählen
sky-phase-discover = Inseln entdecken
sky-phase-deploy = Bewohner entsenden
sky-phase-create = Inseln erschaffen
sky-phase-pay = Inseln erschaffen
sky-phase-place = Inseln erschaffen
sky-phase-outpost = Außenposten
sky-phase-convert = Energie umwandeln
sky-phase-end = Spielende
sky-ceremony = Schlusswertung
sky-ceremony-none = keine

sky-prompt-start = { $name }, lege dein Startplättchen und zwei der drei anderen.
sky-prompt-choose = { $name }, wähle eine Aktion für alle.
sky-prompt-discover = { $name }, nimm ein Plättchen und lege es, oder passe.
sky-prompt-bonus = { $name }, du darfst noch ein Plättchen nehmen.
sky-prompt-deploy = { $name }, entsende Bewohner auf eine Insel oder passe.
sky-prompt-create = { $name }, wähle eine Spezialinsel oder passe.
sky-prompt-pay = { $name }, mit wem bezahlst du?
sky-prompt-place = { $name }, lege deine Spezialinsel.
sky-prompt-outpost = { $name }, lege das Plättchen aus dem Außenposten oder wirf es ab.
sky-prompt-convert = { $name }, bringe Bewohner in eine Stadt oder passe.
sky-prompt-done = { $name }, beende deine Aktion oder nimm sie zurück.
sky-prompt-pass = { $name }, keines der Plättchen passt, also passt du.
sky-prompt-end = Das Spiel ist vorbei.
sky-bot-start = { $name } legt die ersten Plättchen.
sky-bot-choose = { $name } wählt eine Aktion.
sky-bot-discover = { $name } sucht sich ein Plättchen aus.
sky-bot-deploy = { $name } entsendet Bewohner.
sky-bot-create = { $name } wählt eine Spezialinsel.
sky-bot-pay = { $name } bezahlt.
sky-bot-place = { $name } legt eine Spezialinsel.
sky-bot-outpost = { $name } sieht nach, was der Außenposten gefunden hat.
sky-bot-convert = { $name } bringt Bewohner in eine Stadt.

sky-may-end = In diesem Zug kann das Spiel enden.
sky-will-end = Nach diesem Zug endet das Spiel.
sky-warning-few-tiles = Für „{ sky-action-discover }“ sind zu wenige Plättchen übrig – wer die Aktion wählt, beendet das Spiel sofort.
sky-warning-few-squares = { $name } hat noch { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
  }.
sky-warning-few-points = Der Punktevorrat geht zur Neige.
sky-cannot-choose = Diese Aktion steht jetzt nicht zur Wahl.
sky-gain-discover = { $count ->
    [0] kein Plättchen
    [one] 1 Plättchen
   *[other] bis zu { $count } Plättchen
  }
sky-gain-deploy = { $count ->
    [0] keine Bewohner
    [one] 1 Bewohner
   *[other] { $count } Bewohner
  }
sky-gain-create = { $count ->
    [0] keine Insel bezahlbar
    [one] 1 Insel bezahlbar
   *[other] { $count } Inseln bezahlbar
  }
sky-gain-convert = { $count ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
sky-others-gain = Was die anderen bekämen
sky-repeat-note = Wiederholen dreht deinen Marker um.
sky-marker-used-note = Dein Marker ist verbraucht.
sky-repeat-title = Marker umdrehen?
sky-repeat-text = Einmal im Spiel darfst du auf einer Aktion bleiben und sie wiederholen. Ist dein Marker am Ende noch aktiv, bringt er 2 Punkte.
sky-ends-game = Beendet das Spiel sofort.
sky-end-title = Spiel beenden?
sky-end-text = Zum Aufdecken sind nicht mehr genug Plättchen da. Wählst du diese Aktion, endet das Spiel sofort, und niemand führt sie aus.

sky-tiles = Plättchen
sky-choose-tile = Wähle zuerst ein Plättchen.
sky-choose-place = { $count ->
    [one] Tippe auf das einzige Feld, auf das es passt.
   *[other] Tippe auf eines der { $count } Felder, auf die es passt.
  }
sky-fits = { $count ->
    [0] passt nirgends
    [one] 1 Feld
   *[other] { $count } Felder
  }
sky-fits-nowhere = Dieses Plättchen passt nirgends auf dein Tableau.
sky-none-fits = Keines der Plättchen passt auf dein Tableau.
sky-preview-total = Wäre jetzt Schluss
sky-completes = Schließt { $kind ->
    [F] einen Wald
    [M] einen Berg
    [C] eine Kristallinsel
   *[T] eine Stadt
  } mit { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätzen
  } ab
sky-taken = Dein Plättchen ist gelegt.
sky-start-placed = Deine Startplättchen sind gelegt.
sky-discard = Plättchen abwerfen
sky-deploy-hint = Tippe auf eine abgeschlossene Insel, um ihre freien Plätze zu füllen.
sky-deploy-more = Du hast den Bonus und darfst noch eine Insel besiedeln.
sky-deployed = Alle Bewohner sind eingezogen.
sky-deploy-none = Du hast keine abgeschlossene Insel, die du füllen kannst.
sky-in-supply = Im Vorrat:
sky-islands = Inseln zum Besiedeln
sky-created = Deine Spezialinsel ist gelegt.
sky-you-have = Du hast:
sky-create-bonus = Du hast den Bonus und musst die weißen Symbole nicht bezahlen.
sky-can-create = lässt sich erschaffen
sky-cannot-create = lässt sich nicht erschaffen
sky-special-fits = { $count ->
    [one] Passt auf { $count } Feld.
   *[other] Passt auf { $count } Felder.
  }
sky-special-points = { $points ->
    [one] 1 Punkt am Ende
   *[other] { $points } Punkte am Ende
  }
sky-create = Erschaffen
sky-pay = Noch zu zahlen für „{ $special }“:
sky-pay-G = Zahle mit einem grünen Bewohner. Von welcher Insel?
sky-pay-P = Zahle mit einem violetten Bewohner. Von welcher Insel?
sky-pay-W = Zahle mit einem beliebigen Bewohner. Von welcher Insel?
sky-moved = { $count ->
    [one] 1 Bewohner ist umgezogen.
   *[other] { $count } Bewohner sind umgezogen.
  }
sky-convert-bonus = Bonus: +{ $points } für den ersten Umzug
sky-convert-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
  }
sky-convert-none = Niemand kann umziehen, oder du hast keine abgeschlossene Stadt.
sky-convert-from = Von welcher Insel?
sky-convert-into = In welche Stadt?
sky-trades = Handelsviertel – zwei gegen einen
sky-trade-first = Erster Bewohner von
sky-trade-second = Zweiter Bewohner von
sky-trade-city = Zielstadt
sky-trade = Zwei gegen einen tauschen
sky-hostel = { $count ->
    [0] In die Herberge bringen
   *[other] In die Herberge bringen (schon { $count } dort)
  }
sky-lodge-from = Von welcher Insel in die Herberge?
sky-passed-over = { $count ->
    [one] { $names } kann hier nichts tun und passt.
   *[other] { $names } können hier nichts tun und passen.
  }
sky-pass = Passen
sky-pass-title = Jetzt passen?
sky-pass-text = Du könntest in dieser Aktion noch etwas tun.
sky-several-islands = Hier liegt mehr als eine Insel. Wähle unten eine aus.
sky-not-this-island = Diese Insel lässt sich jetzt nicht besiedeln.
sky-no-island-there = Hier ist keine Insel. Tippe auf eine, die umrandet ist.
sky-filled-already = Diese Insel hast du gerade besiedelt.
sky-convert-only = Bewohner ziehen von einer Kristallinsel in eine Stadt. Tippe auf eine umrandete Insel.
sky-mismatch = Wie du es auch drehst, es passt hier nicht – auch im besten Fall träfe im { $edge ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  } { $mine ->
    [F] Wald
    [M] Berg
    [C] Kristall
    [T] Stadt
   *[cloud] Wolken
  } auf { $theirs ->
    [F] Wald
    [M] Berg
    [C] Kristall
    [T] Stadt
   *[cloud] Wolken
  }.

sky-hint-choose = Wähle „{ $action }“.
sky-hint-repeat = Drehe deinen Marker um und wiederhole „{ $action }“.
sky-hint-take = Nimm { $tile } und lege das Plättchen wie gezeigt.
sky-hint-place = Lege { $tile } wie gezeigt.
sky-hint-deploy = Besiedle diese Insel: { $island }.
sky-hint-create = Erschaffe „{ $special }“.
sky-hint-pay = Bezahle mit einem Bewohner von hier: { $island }.
sky-hint-trade = Tausche zwei Bewohner gegen einen. Der erste kommt von hier: { $island }. Der zweite von hier: { $other }.
sky-hint-trade-city = Der neue zieht hierhin: { $city }.
sky-hint-convert = Bringe Bewohner von hier ({ $island }) in diese Stadt ({ $other }).
sky-hint-lodge = Bringe einen Bewohner von hier in die Herberge: { $island }.
sky-hint-discard = Wirf { $tile } ab.
sky-hint-pass = Passe.
sky-hint-done = Tippe auf „{ done }“.
sky-why-points-now = Wäre danach Schluss, würde sich dein Punktestand um { $points } ändern.
sky-why-ahead = Auf die nächsten Züge gesehen etwa { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkte
} besser als der zweitbeste Zug.
sky-why-ahead-of-action = Auf die nächsten Züge gesehen etwa { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkte
} besser als „{ $action }“.
sky-why-close-call = Es ist knapp: Ein anderer Zug ist fast genauso gut.
sky-why-nothing-better = Etwas Besseres ist nicht in Sicht.
sky-why-only-option = Etwas anderes ist nicht möglich.
sky-why-completes-island = Schließt { $kind ->
    [F] einen Wald
    [M] einen Berg
    [C] eine Kristallinsel
   *[T] eine Stadt
  } mit { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätzen
  } ab.
sky-why-fills-island = { $count ->
    [one] 1 Bewohner zieht
   *[other] { $count } Bewohner ziehen
  } { $kind ->
    [F] in den Wald
    [M] auf den Berg
   *[C] auf die Kristallinsel
  }.
sky-why-converts = { $count ->
    [one] 1 Bewohner wird zu einem Punkt.
   *[other] { $count } Bewohner werden zu Punkten.
  }
sky-why-turn-gains = Punkte in diesem Zug: { $mine } für dich, höchstens { $theirs } für jede andere Person.

sky-event-start = Das Spiel beginnt.
sky-event-turn = Zug { $turn } – { $name } ist an der Reihe.
sky-event-chosen = { $name } wählt „{ $action }“.
sky-event-repeated = { $name } dreht den Marker um und wiederholt „{ $action }“.
sky-event-revealed = { $count ->
    [one] 1 Plättchen wird aufgedeckt.
   *[other] { $count } Plättchen werden aufgedeckt.
  }
sky-event-taken = { $name } nimmt { $tile } und legt das Plättchen in Spalte { $x }, Reihe { $y }.
sky-event-placed = { $name } legt { $tile } in Spalte { $x }, Reihe { $y }.
sky-event-completed = { $name } schließt { $kind ->
    [F] einen Wald
    [M] einen Berg
    [C] eine Kristallinsel
   *[T] eine Stadt
  } mit { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätzen
  } ab.
sky-event-deployed = { $name } entsendet { $count } Bewohner { $kind ->
    [F] in einen Wald
    [M] auf einen Berg
   *[C] auf eine Kristallinsel
  }.
sky-event-lodged = { $name } bringt einen Bewohner in die Herberge.
sky-event-created = { $name } erschafft „{ $special }“.
sky-event-traded = { $name } tauscht zwei Bewohner gegen einen.
sky-event-drawn = Der Außenposten von { $name } findet { $tile }.
sky-event-discarded = { $count ->
    [one] 1 Plättchen wird abgeworfen.
   *[other] { $count } Plättchen werden abgeworfen.
  }
sky-event-converted = { $name } bringt { $count ->
    [one] 1 Bewohner
   *[other] { $count } Bewohner
  } in eine Stadt.
sky-event-points = { $name } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ({ $reason }).
sky-event-passed = { $name } passt.
sky-event-cannot = { $name } kann nichts tun und passt.
sky-points-energy = Energie
sky-points-bonus = Bonus
sky-points-generator = Generator
sky-points-power-station = Kraftwerk
sky-points-profitable-city = Ertragreiche Stadt
sky-points-useful-find = Nützlicher Fund
sky-end-few-squares = Ein Tableau ist fast voll. Das Spiel endet.
sky-end-points-gone = Der Punktevorrat ist leer. Das Spiel endet.
sky-end-stack-gone = Zum Aufdecken sind nicht genug Plättchen da. Das Spiel endet.
sky-outcome-points = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
sky-outcome-shared = { $name } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.

sky-notable-lead-changes = { $count ->
    [one] Die Führung wechselte { $count }-mal.
   *[other] Die Führung wechselte { $count }-mal.
}
# Also passed: $count
sky-notable-led-throughout = { $name } führte nach jedem Zug.
sky-notable-comeback = { $name } lag nach Zug { $step } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Rückstand auf dem letzten Platz und gewann trotzdem.
sky-notable-close = { $points ->
    [one] Nur { $points } Punkt trennt
   *[other] Nur { $points } Punkte trennen
} { $name } und { $rival }.
sky-notable-runaway = { $name } gewann mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung vor { $rival }.
sky-notable-largest-island = { $name } hat die größte abgeschlossene { $terrain ->
    [F] Waldinsel
    [M] Berginsel
    [C] Kristallinsel
   *[T] Stadt
}: { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}.
sky-notable-best-special = „{ $special }“ brachte { $name } { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
sky-notable-most-specials = { $name } erschuf die meisten Spezialinseln: { $count }.
sky-notable-most-inhabitants = { $name } hat die meisten Bewohner: { $count }.
sky-notable-most-islands = { $name } hat die meisten abgeschlossenen Inseln: { $count }.
sky-notable-fullest-board = { $name } hat { $count } von { $squares } Feldern belegt, mehr als alle anderen.
sky-notable-most-deployed = { $name } entsandte auf einen Schlag { $count ->
    [one] { $count } Bewohner
   *[other] { $count } Bewohner
} auf eine Insel.
sky-notable-most-converted = { $name } brachte die meisten Bewohner in Städte: { $count }.
sky-sheet-now = Wenn das Spiel jetzt enden würde
sky-sheet-end = Schlusswertung
sky-chart = Punkte nach jedem Zug
sky-chart-step = Zug
sky-source-empty = Leere Felder
sky-source-empty-rule = je −2
sky-source-inhabitants = Bewohner
sky-source-inhabitants-rule = 1 für je 2 auf dem Tableau
sky-source-spaces = Abge­schlossene Inseln
sky-source-spaces-rule = 1 für jeden Platz, auch in Städten
sky-source-special = Spezialinseln
sky-source-special-rule = aufgedruckte Punkte, wenn die Insel abgeschlossen ist, und Effekte am Ende
sky-source-collected = Gesammelt
sky-source-collected-rule = Punkte aus dem Vorrat
sky-source-written = Notiert
sky-source-written-rule = Punkte, die der Vorrat nicht zahlen konnte
sky-source-marker = Marker
sky-source-marker-rule = 2, wenn er noch aktiv ist
sky-line-empty = { $count ->
    [one] 1 leeres Feld
   *[other] { $count } leere Felder
  }
sky-line-inhabitants = { $count ->
    [one] 1 Bewohner
   *[other] { $count } Bewohner
  }
sky-line-spaces = { $count ->
    [one] 1 Platz auf abgeschlossenen Inseln
   *[other] { $count } Plätze auf abgeschlossenen Inseln
  }
sky-line-collected = { $points ->
    [one] 1 Punkt gesammelt
   *[other] { $points } Punkte gesammelt
  }
sky-line-written = { $points ->
    [one] 1 Punkt notiert
   *[other] { $points } Punkte notiert
  }
sky-line-marker = { $count ->
    [0] der Marker ist verbraucht
   *[other] der Marker ist noch aktiv
  }
sky-line-special = { $special }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
sky-line-special-open = { $special }: die Insel ist nicht abgeschlossen

sky-special-small-forest = Kleine Waldinsel
sky-special-small-mountain = Kleine Berginsel
sky-special-small-crystal = Kleine Kristallinsel
sky-special-small-city = Kleine Stadtinsel
sky-special-half-forest = Halbe Waldinsel
sky-special-half-mountain = Halbe Berginsel
sky-special-half-crystal = Halbe Kristallinsel
sky-special-half-city = Halbe Stadtinsel
sky-special-whole-forest = Ganze Waldinsel
sky-special-whole-mountain = Ganze Berginsel
sky-special-whole-crystal = Ganze Kristallinsel
sky-special-whole-city = Ganze Stadtinsel
sky-special-useful-find = Nützlicher Fund
sky-special-outpost = Außenposten
sky-special-fertile-forest = Fruchtbare Waldinsel
sky-special-fertile-mountain = Fruchtbare Berginsel
sky-special-fertile-crystal = Fruchtbare Kristallinsel
sky-special-profitable-city = Ertragreiche Stadt
sky-special-generator = Generator
sky-special-hostel = Herberge
sky-special-trading-district = Handelsviertel
sky-special-mountain-district = Bergviertel
sky-special-forest-district = Waldviertel
sky-special-power-station = Kraftwerk
sky-special-forest-temple = Waldtempel
sky-special-mountain-temple = Bergtempel
sky-special-crystal-temple = Kristalltempel
sky-special-city-temple = Stadttempel
sky-special-sky-refuge = Himmelszuflucht
sky-special-sanctuary = Heiligtum
sky-special-academy = Akademie
sky-special-villa = Villa
sky-effect-plain = { $kind ->
    [F] Waldinsel
    [M] Berginsel
    [C] Kristallinsel
   *[T] Stadtinsel
  } mit { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätzen
  }.
sky-effect-useful-find = Du nimmst sofort 2 Punkte aus dem Vorrat.
sky-effect-outpost = Ziehe sofort das oberste Plättchen des Stapels und lege es oder wirf es ab.
sky-effect-fertile-forest = Wird dieser Wald abgeschlossen, füllst du sofort alle seine freien Plätze.
sky-effect-fertile-mountain = Wird dieser Berg abgeschlossen, füllst du sofort alle seine freien Plätze.
sky-effect-fertile-crystal = Wird diese Kristallinsel abgeschlossen, füllst du sofort alle ihre freien Plätze.
sky-effect-profitable-city = Wird diese Stadt abgeschlossen, nimmst du sofort 1 Punkt für je 2 ihrer Plätze.
sky-effect-generator = Du bekommst 1 Punkt, wann immer jemand „{ sky-action-convert }“ wählt.
sky-effect-hostel = Bis zu 4 Bewohner dürfen hier einziehen; später kannst du mit ihnen bezahlen oder Energie umwandeln. Die Plätze der Herberge bringen keine Punkte.
sky-effect-trading-district = Bei „{ sky-action-create }“ und „{ sky-action-convert }“ darfst du 2 Bewohner derselben Farbe gegen 1 Bewohner beliebiger Farbe tauschen.
sky-effect-mountain-district = Zahle bei „{ sky-action-create }“ 1 violetten Bewohner weniger.
sky-effect-forest-district = Zahle bei „{ sky-action-create }“ 1 grünen Bewohner weniger.
sky-effect-power-station = Du bekommst 2 Punkte, wann immer du bei „{ sky-action-convert }“ Bewohner in die Stadt des Kraftwerks bringst.
sky-effect-forest-temple = Am Spielende 2 Punkte für jeden deiner abgeschlossenen Wälder.
sky-effect-mountain-temple = Am Spielende 2 Punkte für jeden deiner abgeschlossenen Berge.
sky-effect-crystal-temple = Am Spielende 2 Punkte für jede deiner abgeschlossenen Kristallinseln.
sky-effect-city-temple = Am Spielende 2 Punkte für jede deiner abgeschlossenen Städte.
sky-effect-sky-refuge = Am Spielende 1 Punkt für je 2 Bewohner auf deinem Tableau.
sky-effect-sanctuary = Am Spielende 1 Punkt für jedes Plättchen auf den 8 Feldern ringsum.
sky-effect-academy = Am Spielende 2 Punkte für jede Spezialinsel auf deinem Tableau, auch für diese.
sky-effect-villa = Am Spielende 1 Punkt für jeden Platz deiner größten abgeschlossenen Insel.

sky-help-aim = Das Spiel in Kürze
sky-help-aim-text =
    Ihr füllt je ein Tableau aus 5 × 4 Feldern mit schwebenden Inseln, besiedelt sie und verwandelt Kristalle in Punkte.
    Wer am Ende die meisten Punkte hat, gewinnt.
sky-help-placing = Plättchen legen
sky-help-turn = Ablauf eines Zugs
sky-help-discover = Inseln entdecken
sky-help-deploy = Bewohner entsenden
sky-help-create = Inseln erschaffen
sky-help-convert = Energie umwandeln
sky-help-specials = Spezialinseln
sky-help-end = Spielende
sky-help-reconstructed-text = Die uns vorliegenden Regeln nennen nicht jeden Wert. Die Kosten, die Plätze und die meisten Punktwerte der Spezialinseln, die Zahl der Plättchen zu zweit und zu dritt, die bedruckten Tableaus, die Startplättchen und die vier zusätzlichen Inseln des ersten Spiels haben wir rekonstruiert; sie können vom gedruckten Spiel abweichen.
sky-help-components = Spielmaterial
sky-help-setup = Spielvorbereitung
sky-help-aim-also = Spielziel, Spielidee, Überblick, Kurzregel, Siegpunkte, Spielertableau, Tafel, Himmelsinseln, Himmel, Energie, wer gewinnt
sky-help-turn-also = Spielablauf, Spielzug, Zugreihenfolge, aktiver Spieler, aktive Spielerin, Spielfigur, Spielstein, Pöppel, Aktionsleiste, Aktionsfeld, folgen, Wiederholung, aussetzen
sky-help-discover-also = Entdecken, Inselplättchen, ziehen, auslegen, Nachziehstapel, Ablagestapel, Stapel leer, nachfüllen, aktiver Spieler, folgen, Sofortende
sky-help-deploy-also = Ansiedeln, Bewohner ansiedeln, besiedeln, einsetzen, aussenden, Bevölkerung, Männchen, Meeple, Einwohner, Figuren, Farbe, Farben
sky-help-create-also = Erschaffen, bauen, kaufen, bezahlen, Preis, Sonderinsel, Sonderinseln, Joker, Einwohner, aktiver Spieler
sky-help-convert-also = Umwandeln, Umwandlung, umsiedeln, umziehen, Lichtenergie, Siegpunkte, Punktechips, Einwohner, aktiver Spieler, Bank
sky-help-placing-also = Legeregel, Legeregeln, Anlegeregel, anlegen, angrenzen, Nachbar, Seite, Seiten, Spielertableau, Tafel, fertig, geschlossen, vollständig, Gebiet, Wolke, verschieben
sky-help-specials-also = Sonderinsel, Sonderinseln, Spezialplättchen, Fähigkeit, Fähigkeiten, Effekte, Wirkung, Rabatt, Gebäude, Hotel, Hostel, Schule, Turm, Gasthaus, tauschen, Siegpunkte
sky-help-end-also = Schlusswertung, Endwertung, Endabrechnung, Sieg, Sieger, Siegerin, gewinnen, Unentschieden, Minuspunkte, Siegpunkte, Sonderinseln, Spielertableau, Tafel, letzter Zug
sky-help-setup-also = Aufbau, Spielaufbau, Vorbereitung, Startspieler, Startspielerin, Startspielerplättchen, Spielertableau, Tafel, Sonderinseln, Startinsel, erste Partie, Einsteiger, Variante
sky-help-components-also = Inhalt, Spielinhalt, Schachtelinhalt, Material, Spielertableau, Spielertafel, Tafel, Landschaftsplättchen, Sonderinsel, Sonderinseln, Männchen, Meeple, Einwohner, Pöppel, Spielfigur, Spieler, Spieleranzahl, Siegpunkte, Punktechips
sky-clause-1-text = Für 2 bis 4 Personen. Jede hat ein Tableau mit 5 Spalten und 4 Reihen, zusammen 20 Felder.
sky-clause-2-text =
    Es gibt 88 Inselplättchen; zu zweit sind 48 im Spiel, zu dritt 68, zu viert alle. Jede Kante eines Plättchens zeigt Wald, Berg, Kristall, Stadt oder Wolken.
    Kanten derselben Landschaft bilden auf einem Plättchen einen Teil einer Insel, mit einem Platz je Kante. Verschiedene Landschaften sind verschiedene Teile.
sky-clause-3-text = Es gibt 32 Spezialinseln: 12 ohne Effekt, 6 mit sofortigem Effekt, 6 mit dauerhaftem Effekt und 8 für die Schlusswertung. Sie kosten grüne und violette Bewohner; ein weißes Symbol steht für eine beliebige Farbe. Zeigen alle vier Kanten Wolken, ist die Insel schon für sich allein abgeschlossen.
sky-clause-4-text = Im Vorrat sind 60 Bewohner: 20 grüne für Wälder, 20 violette für Berge und 20 blaue für Kristallinseln. Ist eine Farbe aufgebraucht, kannst du davon keine mehr nehmen.
sky-clause-5-text = Im Punktevorrat liegen zu zweit 32 Punkte, zu dritt 42 und zu viert 48.
sky-clause-6-text = Ihr habt je eine Figur, die auf eurer zuletzt gewählten Aktion steht, und je einen Marker, der anfangs mit der aktiven Seite nach oben liegt.
sky-clause-7-text = Beginn mit bedruckten Tableaus: Auf jedem Tableau sind drei Plättchen aufgedruckt; sie zählen als gelegt. Alle Tableaus sind ein wenig verschieden.
sky-clause-8-text = Taktischer Start: Die Tableaus sind leer. Alle bekommen ein zweiseitiges Startplättchen und ziehen drei Inselplättchen. Behalte zwei davon und lege sie nach den üblichen Regeln, ebenso das Startplättchen mit einer Seite deiner Wahl nach oben.
sky-clause-9-text = Aus jeder der vier Gruppen von Spezialinseln werden vier gezogen und ausgelegt, zusammen 16. Im ersten Spiel sind es die 12 ohne Effekt und dazu „{ sky-special-useful-find }“, „{ sky-special-outpost }“, „{ sky-special-fertile-forest }“ und „{ sky-special-profitable-city }“.
sky-clause-10-text = Wer beginnt, entscheidet das Los, oder ihr legt es beim Aufbau fest. Gespielt wird im Uhrzeigersinn.
sky-clause-11-text =
    Ein Plättchen kommt auf ein beliebiges leeres Feld deines Tableaus. Du darfst es drehen, wie du magst, und es muss kein anderes berühren. Wo es andere berührt, muss jede Kante passen: dieselbe Landschaft oder Wolken an Wolken.
    Am Rand des Tableaus ist alles erlaubt, aber eine zum Rand hin offene Insel kann nie abgeschlossen werden.
sky-clause-12-text = Ein gelegtes Plättchen wird nie mehr gedreht oder verschoben.
sky-clause-13-text = Eine Insel besteht aus allen zusammenhängenden Teilen einer Landschaft. Sie ist abgeschlossen, wenn keine ihrer Kanten offen ist.
sky-clause-14-text =
    Wer am Zug ist, stellt die eigene Figur auf eine andere Aktion (in der ersten Runde auf eine beliebige).
    Einmal im Spiel darfst du stattdessen deinen Marker umdrehen, um stehen zu bleiben und die Aktion zu wiederholen.
sky-clause-15-text = Alle führen die Aktion aus: zuerst, wer am Zug ist, dann die anderen im Uhrzeigersinn. Den Bonus bekommt nur, wer am Zug ist. Alle dürfen passen.
sky-clause-16-text =
    Es wird ein Plättchen mehr aufgedeckt, als Personen mitspielen. Reihum nehmt ihr je eines und legt es sofort, oder ihr passt.
    Bonus: Wer am Zug ist, darf nach allen anderen noch eines nehmen und legen. Der Rest wird abgeworfen und kommt nie zurück.
sky-clause-17-text = Sind nicht mehr genug Plättchen zum Aufdecken da, endet das Spiel sofort, und niemand führt die Aktion aus.
sky-clause-18-text =
    Wähle einen abgeschlossenen Wald, einen abgeschlossenen Berg oder eine abgeschlossene Kristallinsel mit freiem Platz. Fülle alle freien Plätze aus dem Vorrat, soweit er reicht. Grüne Bewohner leben in Wäldern, violette auf Bergen, blaue auf Kristallinseln. In Städten wohnt niemand.
    Bonus: zwei Inseln.
sky-clause-19-text =
    Wähle eine Spezialinsel aus der Auslage, bezahle ihre Kosten mit Bewohnern von deinem Tableau und lege sie sofort. Ein weißes Symbol kannst du mit jeder Farbe bezahlen. Wenn du sie nicht bezahlen oder nicht legen kannst, darfst du sie nicht nehmen. Die Auslage wird nicht aufgefüllt.
    Bonus: Du musst die weißen Symbole nicht bezahlen.
sky-clause-20-text = Wähle eine abgeschlossene Kristallinsel mit Bewohnern und eine abgeschlossene Stadt. Die Bewohner ziehen in die Stadt, bis diese voll oder die Insel leer ist; für jeden nimmst du 1 Punkt aus dem Vorrat. Danach kommen sie zurück in den Vorrat, und die Stadt ist wieder frei.
sky-clause-21-text = Bonus: Du darfst Bewohner von einer oder zwei Kristallinseln in eine Stadt bringen oder von einer Kristallinsel in eine oder zwei Städte. Zieht mindestens ein Bewohner um, bekommst du 2 Punkte mehr.
sky-clause-22-text = Punkte, die der Vorrat nicht zahlen kann, werden notiert und zählen trotzdem, egal woher sie kommen.
sky-clause-23-text = Was die Spezialinseln bewirken, steht unten. Die aufgedruckten Punkte einer Spezialinsel zählen am Ende nur, wenn die Insel abgeschlossen ist, zu der sie gehört.
sky-clause-24-text =
    So wirken die Spezialinseln mit allem anderen zusammen:
    - Eine fruchtbare Insel und die „{ sky-special-profitable-city }“ wirken einmal, sobald ihre Insel abgeschlossen wird – egal durch welches Plättchen.
    - Der Generator zahlt, sobald jemand „{ sky-action-convert }“ wählt.
    - Jedes Mal, bevor du eine Aktion ausführst, darfst du Bewohner abgeschlossener Inseln in deine Herberge bringen. Sie hat Platz für 4.
    - Bei „{ sky-action-convert }“ dürfen die blauen Gäste der Herberge anstelle der Bewohner einer Kristallinsel oder zusätzlich zu ihnen umziehen.
    - Mit dem Handelsviertel darfst du in einer Aktion mehrmals tauschen: zwei Bewohner derselben Farbe gegen einen beliebiger Farbe.
    - Ein Tempel zählt nicht als Insel seiner Art.
    - Der Nachlass von Berg- und Waldviertel gilt nur, wenn die Kosten diese Farbe enthalten.
    - Die Villa zählt deine größte abgeschlossene Insel.
    - Das Kraftwerk ist Teil einer Stadt, keine eigene Stadt.
sky-clause-25-text = Das Spiel endet nach einem Zug, wenn jemand höchstens ein leeres Feld hat oder der Punktevorrat leer ist.
sky-clause-26-text =
    Dann zählt ihr eure Punkte zusammen:
    - −2 Punkte für jedes leere Feld
    - 1 Punkt für je 2 Bewohner auf dem Tableau
    - 1 Punkt für jeden Platz auf abgeschlossenen Inseln, auch in Städten, aber nicht in der Herberge
    - die Punkte der Spezialinseln, deren Insel abgeschlossen ist
    - die gesammelten und die notierten Punkte
    - 2 Punkte, wenn der Marker noch aktiv ist
    Beispiel: 2 leere Felder −4, 9 Bewohner 4, 28 Plätze 28, Spezialinseln 11, gesammelte Punkte und Marker 10 – zusammen 49 Punkte.
sky-clause-27-text = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.

sky-ruling-written = Der Punktevorrat ist leer. Sind die Punkte verloren?
sky-ruling-written-text = Nein. Was der Vorrat nicht zahlen kann, wird notiert und zählt, egal woher es kommt (Regel 22).
sky-ruling-fertile = Wann wirken fruchtbare Inseln und die „{ sky-special-profitable-city }“?
sky-ruling-fertile-text = Einmal, sobald ihre Insel durch irgendein Plättchen abgeschlossen wird, und dann für die ganze Insel (Regel 24).
sky-ruling-generator = Wann zahlt der Generator?
sky-ruling-generator-text = Wenn irgendwer „{ sky-action-convert }“ wählt, noch bevor die Aktion beginnt – selbst wenn niemand etwas umwandeln kann (Regel 24).
sky-ruling-hostel = Wann darf ich die Herberge nutzen?
sky-ruling-hostel-text = Jedes Mal, bevor du eine Aktion ausführst; die Bewohner ziehen einer nach dem anderen um. Sie verlassen die Herberge nur, wenn du mit ihnen bezahlst, tauschst oder Energie umwandelst. Vor dem Bonus von „{ sky-action-discover }“ darfst du sie nicht noch einmal nutzen (Regel 24).
sky-ruling-guests = Darf ich blaue Gäste der Herberge ohne Kristallinsel umwandeln?
sky-ruling-guests-text = Ja. Bei „{ sky-action-convert }“ dürfen sie anstelle der Bewohner einer Kristallinsel umziehen, auch wenn du keine hast, oder zusätzlich zu ihnen. Sie zählen nie zu den ein oder zwei Inseln, die die Aktion erlaubt. Dasselbe gilt für blaue Bewohner aus einem Tausch (Regel 24).
sky-ruling-trade = Wie oft darf ich tauschen, und wogegen?
sky-ruling-trade-text = Innerhalb einer Aktion so oft du willst. Bei „{ sky-action-create }“ bekommst du einen grünen oder violetten Bewohner für die Kosten, bei „{ sky-action-convert }“ einen blauen, der sofort in eine Stadt zieht. Was du hergibst, kommt sofort zurück in den Vorrat (Regel 24).
sky-ruling-temple = Zählt sich ein Waldtempel selbst mit?
sky-ruling-temple-text = Nein. Ein Tempel zählt nicht als Insel seiner Art (Regel 24).
sky-ruling-discount = Die Kosten enthalten kein Violett. Hilft mir das Bergviertel?
sky-ruling-discount-text = Nein. Der Nachlass gilt nur, wenn die Kosten diese Farbe enthalten (Regel 24).
sky-ruling-lasting = Wirken dauerhafte Effekte schon, bevor ihre Insel abgeschlossen ist?
sky-ruling-lasting-text = Ja, sobald das Plättchen liegt. In eine Stadt ziehen Bewohner aber erst ein, wenn sie abgeschlossen ist; vorher bringt auch das Kraftwerk nichts. Die Akademie zählt Spezialinseln, ob abgeschlossen oder nicht.
sky-ruling-outpost = Der Stapel ist leer. Was findet der Außenposten?
sky-ruling-outpost-text = Nichts. Seine Punkte zählen trotzdem.
sky-ruling-boards = Wer bekommt welches Tableau?
sky-ruling-boards-text = Die Tableaus werden ausgelost. Am echten Tisch sucht sich jede Person eines aus (Regel 7).
sky-ruling-first-player = Wer beginnt?
sky-ruling-first-player-text = Das Los entscheidet, oder ihr legt es beim Aufbau fest (Regel 10).
sky-ruling-pass = Darf ich bei jeder Aktion passen?
sky-ruling-pass-text = Ja. Die gedruckten Regeln sagen das nur für „{ sky-action-discover }“ und „{ sky-action-create }“. Hier dürft ihr auch bei „{ sky-action-deploy }“ und „{ sky-action-convert }“ passen (Regel 15).
sky-ruling-villa = Zählt die Villa auch eine Insel, die nicht abgeschlossen ist?
sky-ruling-villa-text = Nein. Hier zählt deine größte abgeschlossene Insel; die gedruckte Regel sagt nur „die Insel mit den meisten Plätzen“ (Regel 24).
sky-ruling-power-station = Ist das Kraftwerk eine eigene Stadt?
sky-ruling-power-station-text = Nein. Hier ist es Teil einer Stadt, die andere Plättchen abschließen müssen. Die uns vorliegenden Regeln zeigen seinen Aufdruck nicht; wir können ihn nur vermuten (Regel 24).
sky-ask-many = Darf ich weniger Bewohner umziehen lassen, als möglich wäre?
sky-ask-many-text = Nein, es ziehen immer so viele um wie möglich. Den Bonus und die Punkte des Kraftwerks gibt es einmal je Aktion, mit dem ersten Bewohner (Regel 20).
sky-ask-pay = Warum bezahlt das Spiel manchmal automatisch?
sky-ask-pay-text = Weil es nur einen Weg gab zu bezahlen. Hast du die Wahl, wirst du gefragt. Angeboten wird nur, wonach du auch den Rest noch bezahlen kannst (Regel 19).
sky-ask-start = Wie läuft der taktische Beginn ab?
sky-ask-start-text = Alle Plättchen werden gleich zu Beginn offen gezogen. Eine Person nach der anderen legt ihre in beliebiger Reihenfolge und wirft das übrige ab (Regel 8).
sky-ask-passed = Warum wurde ich nicht gefragt?
sky-ask-passed-text = Wer in einer Aktion nichts tun kann, wird übersprungen. Nur wer am Zug ist, wird immer gefragt, damit die Wahl noch zurückgenommen werden kann.
sky-ask-lens = Wo sehe ich, welche Inseln abgeschlossen sind?
sky-ask-lens-text = Tippe neben der Spielfläche auf die Lupe, drücke L oder halte ein Plättchen gedrückt. Abgeschlossene Inseln sind gestreift, offene gepunktet. Tippe auf eine Insel, dann siehst du ihre Plätze, ihre offenen Kanten, wofür sie zählt und was sie abgeschlossen brächte.
sky-ask-undo = Was kann ich zurücknehmen?
sky-ask-undo-text = Alles, was du in dieser Aktion selbst getan hast, bis dein Teil zu Ende ist – aber nichts mehr, sobald danach ein Plättchen aufgedeckt oder gezogen wurde. Ist nichts mehr zu tun, endet dein Teil nach einer kurzen Pause von selbst; mit „{ settings-confirm-end }“ in den Einstellungen wartet er auf dich.
sky-ask-puzzles = Was sind die Rätsel?
sky-ask-puzzles-text = Stellungen aus Partien von Bots mit einer klar besten Antwort: wohin ein Plättchen gehört, was du kaufst, welche Preise du festlegst, welche Aktion du wählst. Du findest sie unter „{ puzzles }“ auf der ersten Seite. Jede Antwort wurde viele Male mit anderen Plättchen zu Ende gespielt, die Punkte sind also Durchschnitte. Wo der Zufall nicht mehr mitspielt, sind sie genau. Ein Rätsel, das schiefging, kommt am nächsten Tag wieder.

sky-example-fits = Es passt: Wald trifft auf Wald.
sky-example-mismatch = Es passt nicht: Wald träfe auf Wolken.
sky-example-rim = Diese Insel ist zum Rand hin offen und kann nie abgeschlossen werden.
sky-example-complete = Das neue Plättchen schließt eine Insel mit { $count } Plätzen ab.
sky-example-deploy = Alle freien Plätze einer abgeschlossenen Insel werden gefüllt – { $count } Bewohner ziehen ein.
sky-example-create = Die Akademie: Alle bezahlen, was aufgedruckt ist; wer am Zug ist, spart sich die weißen Symbole.
sky-example-convert = Zwei Kristallinseln mit zusammen { $count } Bewohnern und eine Stadt mit { $spaces } Plätzen. Wer am Zug ist, lässt alle umziehen – das bringt { $count } Punkte und { $bonus } als Bonus.
sky-example-alt = Beispiel zu Regel { $rule }: { $words }
sky-example-special-alt = „{ $special }“ auf einem Tableau

sky-effect-plain-example = Beispiel: Eine Insel mit 3 Plätzen und ohne Effekt bringt 3 Punkte für die Plätze, dazu ihre aufgedruckten Punkte und Platz für Bewohner.
sky-effect-useful-find-example = Beispiel: Du erschaffst ihn und nimmst 2 Punkte. Am Ende kommt sein aufgedruckter Punkt dazu.
sky-effect-outpost-example = Beispiel: Er findet ein Plättchen, das nirgends passt. Du wirfst es ab und behältst den Außenposten.
sky-effect-fertile-forest-example = Beispiel: Ein Plättchen schließt diesen Wald mit 5 Plätzen ab. Sofort ziehen 5 grüne Bewohner ein.
sky-effect-fertile-mountain-example = Beispiel: Ein Plättchen schließt diesen Berg mit 4 Plätzen ab. Sofort ziehen 4 violette Bewohner ein.
sky-effect-fertile-crystal-example = Beispiel: Ein Plättchen schließt diese Kristallinsel mit 4 Plätzen ab. Sofort ziehen 4 blaue Bewohner ein.
sky-effect-profitable-city-example = Beispiel: Eine Stadt mit 5 Plätzen wird abgeschlossen und bringt sofort 2 Punkte.
sky-effect-generator-example = Beispiel: Dreimal wählt jemand „{ sky-action-convert }“ – das sind 3 Punkte für dich.
sky-effect-hostel-example = Beispiel: Zwei blaue Bewohner ziehen in die Herberge. Ihre Insel kann nun wieder gefüllt werden.
sky-effect-trading-district-example = Beispiel: Dir fehlt ein violetter Bewohner. Du gibst zwei grüne dafür.
sky-effect-mountain-district-example = Beispiel: Statt zwei violetten Bewohnern und einem beliebigen zahlst du nur einen violetten und einen beliebigen.
sky-effect-forest-district-example = Beispiel: Statt zwei grünen Bewohnern und einem beliebigen zahlst du nur einen grünen und einen beliebigen.
sky-effect-power-station-example = Beispiel: 3 Bewohner ziehen in seine Stadt. Das bringt 3 Punkte und 2 für das Kraftwerk.
sky-effect-forest-temple-example = Beispiel: 4 abgeschlossene Wälder bringen 8 Punkte.
sky-effect-mountain-temple-example = Beispiel: 3 abgeschlossene Berge bringen 6 Punkte.
sky-effect-crystal-temple-example = Beispiel: 3 abgeschlossene Kristallinseln bringen 6 Punkte.
sky-effect-city-temple-example = Beispiel: 2 abgeschlossene Städte bringen 4 Punkte.
sky-effect-sky-refuge-example = Beispiel: 9 Bewohner bringen 4 Punkte, zusätzlich zu den 4, die es ohnehin für sie gibt.
sky-effect-sanctuary-example = Beispiel: Plättchen auf allen 8 Feldern ringsum bringen 8 Punkte; am Rand sind es weniger Felder.
sky-effect-academy-example = Beispiel: Die Akademie und drei andere Spezialinseln bringen 8 Punkte.
sky-effect-villa-example = Beispiel: Deine größte abgeschlossene Insel hat 7 Plätze und bringt 7 Punkte.

sky-symbol-F = Wald
sky-symbol-F-text = Hier wohnen grüne Bewohner.
sky-symbol-M = Berg
sky-symbol-M-text = Hier wohnen violette Bewohner.
sky-symbol-C = Kristall
sky-symbol-C-text = Hier wohnen blaue Bewohner, die du in einer Stadt zu Punkten machst.
sky-symbol-T = Stadt
sky-symbol-T-text = Hier wohnt niemand. Bei „{ sky-action-convert }“ ziehen blaue Bewohner von Kristallinseln ein und bringen Punkte.
sky-symbol-cloud = Wolken
sky-symbol-cloud-text = Wolken passen nur an Wolken. Sie schließen eine Insel auf dieser Seite ab.
sky-symbol-folk = Bewohner
sky-symbol-folk-text = Mit Bewohnern bezahlst du Spezialinseln. Die blauen kannst du auch zu Punkten machen. Am Ende bringen je 2 auf dem Tableau 1 Punkt.
sky-symbol-any = Bewohner beliebiger Farbe
sky-symbol-any-text = Ein weißes Symbol in den Kosten kannst du mit jeder Farbe bezahlen. Wer am Zug ist, muss es nicht bezahlen.
sky-symbol-points = Punktevorrat
sky-symbol-points-text = Von hier kommen die Punkte. Ist der Vorrat leer, endet das Spiel nach dem Zug.
sky-symbol-stack = Stapel
sky-symbol-stack-text = Die Plättchen, die noch zu entdecken sind. Reichen sie nicht mehr zum Aufdecken, beendet „{ sky-action-discover }“ das Spiel.
sky-symbol-marker = Marker
sky-symbol-marker-text = Du kannst ihn einmal im Spiel umdrehen, um eine Aktion zu wiederholen. Ist er am Ende noch aktiv, bringt er 2 Punkte.
sky-symbol-discover = Inseln entdecken
sky-symbol-discover-text = Nimm ein Plättchen und lege es. Bonus: danach noch eines.
sky-symbol-deploy = Bewohner entsenden
sky-symbol-deploy-text = Fülle eine abgeschlossene Insel. Bonus: zwei Inseln.
sky-symbol-create = Inseln erschaffen
sky-symbol-create-text = Bezahle eine Spezialinsel und lege sie. Bonus: Weiße Symbole kosten nichts.
sky-symbol-convert = Energie umwandeln
sky-symbol-convert-text = Bringe Bewohner einer Kristallinsel in eine Stadt; das gibt je 1 Punkt. Bonus: eine Insel oder Stadt mehr und 2 Punkte.

fault-pawn-is-there = Deine Figur steht schon auf dieser Aktion. Drehe deinen Marker um, wenn du sie wiederholen willst.
fault-not-a-repeat = Deine Figur steht nicht auf dieser Aktion, also gibt es nichts zu wiederholen.
fault-marker-used = Deine Figur steht hier, und dein Marker ist verbraucht. Wähle eine andere Aktion.
fault-unknown-choice = Diese Aktion gibt es nicht.
fault-already-acted = Das hast du in dieser Aktion schon getan.
fault-nothing-done = Du hast noch nichts getan. Tippe auf „{ sky-pass }“.
fault-not-revealed = Dieses Plättchen ist nicht aufgedeckt.
fault-not-yours = Dieses Plättchen darfst du nicht legen.
fault-off-board = Das liegt nicht auf dem Tableau.
fault-no-such-island = Diese Insel gibt es nicht.
fault-not-complete = Diese Insel ist nicht abgeschlossen.
fault-nobody-lives-in-a-city = In einer Stadt wohnt niemand.
fault-island-full = Diese Insel hat keinen freien Platz.
fault-supply-empty = Von dieser Farbe ist kein Bewohner mehr im Vorrat.
fault-not-on-show = Diese Spezialinsel liegt nicht in der Auslage.
fault-cannot-pay = Dir fehlen Bewohner, um diese Spezialinsel zu bezahlen.
fault-fits-nowhere = Das passt nirgends auf dein Tableau.
fault-nobody-there = Dort wohnt niemand.
fault-wrong-colour = Mit dieser Farbe kannst du jetzt nicht bezahlen.
fault-rest-unpayable = Dann könntest du den Rest nicht mehr bezahlen.
fault-no-trading-district = Du hast kein Handelsviertel.
fault-nothing-to-trade-for = Ein Tausch würde dir hier nichts bringen.
fault-not-two-of-a-kind = Zum Tauschen brauchst du zwei Bewohner derselben Farbe.
fault-nothing-moves-to-a-city = Bei „{ sky-action-create }“ zieht niemand in eine Stadt.
fault-city-missing = Wähle die Stadt, in die sie ziehen.
fault-no-such-city = Diese Stadt gibt es nicht.
fault-city-full = Diese Stadt ist voll.
fault-too-many-islands = Das wären zu viele Inseln oder Städte für eine Aktion.
fault-no-hostel = Du hast keine Herberge.
fault-hostel-full = Die Herberge ist voll.
fault-lodging-comes-first = In die Herberge kannst du Bewohner nur bringen, bevor du etwas anderes tust.
fault-wrong-order = Wähle die beiden Orte der Reihe nach.

## Lektionen
learn-begin = Spielend lernen
learn-go-on = Weiterlernen – Schritt { $step } von { $steps }
learn-step = Schritt { $step } von { $steps }
learn-coach = Tutorial
learn-next = Weiter
learn-finish = Beenden
learn-play-on = Weiterspielen
learn-restart = Tutorial neu starten
learn-restart-text = Du beginnst wieder beim ersten Schritt. Gespeicherte Spiele bleiben, wie sie sind.
learn-leave = Tutorial verlassen
learn-waits = Das Tutorial wartet dort auf dich, wo du aufgehört hast.
learn-declined = Zuerst bitte das hier:
learn-guided = Vorschlag für deinen Zug:
learn-guide-over = Ab jetzt spielst du allein – viel Erfolg! Wenn du Rat brauchst, tippe auf „{ hint }“.
learn-name-own = Isla
learn-isle-welcome = Willkommen, Häuptling! Diese Burg ist das Herz deines Clangebiets. Sechs Runden lang baust du um sie herum – wer dann die meisten Punkte hat, gewinnt.
learn-isle-goals = Vier Ziele, A bis D, zeigen, was Punkte bringt. Auf der Rundenleiste siehst du, welche in welcher Runde zählen – in dieser nur A.
learn-isle-goals-open = Tippe oben auf die Fahne, um die Ziele zu lesen.
learn-isle-goals-read = Ziel A belohnt Schafe und Rinder bei Bauernhöfen. Denke daran, wenn du Plättchen aussuchst.
learn-isle-income = Jede Runde beginnt mit dem Einkommen. Deine Burg bringt 5 Gold.
learn-isle-secret = Alle ziehen drei Plättchen und legen geheim ihre Preise fest. Teilt ihr euch einen Bildschirm, senkt sich dazwischen ein Vorhang.
learn-isle-discard = Ein Plättchen muss zurück: eines, das dir wenig oder anderen viel nützt. Schiffe und Leuchttürme zählen hier für kein Ziel – lege den Abwurfmarker (die Axt) auf dieses Plättchen.
learn-isle-price = Das Gold auf einem Plättchen ist sein Preis: Ein niedriger lockt Käufer an, ein hoher schützt. Du willst diesen Bauernhof samt Schriftrolle behalten – erhöhe seinen Preis auf 2.
learn-isle-seal = Das Gold auf deinen Plättchen ist gebunden: Zum Kaufen bleiben dir 2. Was niemand kauft, behältst du und zahlst den Preis selbst. Tippe auf „{ isle-price-seal }“.
learn-isle-revealed = Jetzt sind alle Preise aufgedeckt. Alle dürfen ein Plättchen von jemand anderem kaufen, und du beginnst.
learn-isle-broch = Hier gibt es Bauernhof, Schaf und einen Broch, den Rundturm. Aber Hamish verlangt 3 Gold, und du hast nur noch 2: Ein hoher Preis schützt das Plättchen.
learn-isle-offer = Dieses kannst du bezahlen: ein Schaf für Ziel A, Whisky für mehr Einkommen und eine Straße. Tippe darauf.
learn-isle-buy = Es kostet 2 Gold, die Hamish bekommt. Tippe auf „{ isle-buy-for }“.
learn-isle-sold = Ein gutes Geschäft: Hamish hat dir ein Plättchen abgekauft. Du bekommst seinen Preis, 1 Gold, und auch dein eigenes Gold, das darauf lag, kommt zurück.
learn-isle-kept = Diesen Bauernhof hat niemand gekauft, also behältst du ihn. Die 2 Gold darauf sind sein Preis und gehen an die Bank.
learn-isle-tile = Jetzt wird gebaut. Wähle das Plättchen mit dem Bauernhof.
learn-isle-lake-cell = Alle passenden Stellen sind markiert: Wo Plättchen sich berühren, muss die Landschaft gleich sein. Tippe auf die Stelle am Wasser.
learn-isle-lake = Noch probierst du es nur aus. Du siehst, was es bringt: Es schließt den See ab. Tippe auf „{ trial-place }“.
learn-isle-complete = Gut gemacht! Ein Gebiet ist abgeschlossen, wenn keine Kante mehr offen ist – wie bei diesem See. Viele Ziele belohnen das.
learn-isle-road-cell = Probiere das andere Plättchen an dieser Stelle unter der Burg aus.
learn-isle-road-turn = Es passt, aber seine Straße trifft nicht auf die der Burg. Tippe auf „{ trial-turn-short }“.
learn-isle-road = Jetzt treffen sich die Straßen, und dein Einkommen steigt auf 6. Tippe auf „{ trial-place }“.
learn-isle-castle = Dieser Whisky ist jetzt über eine Straße mit der Burg verbunden: 1 Gold mehr in jeder Runde. Straßen müssen nicht weitergehen, aber es lohnt sich.
learn-isle-done = Alles ist gelegt. Außerhalb des Tutorials könntest du das noch zurücknehmen. Tippe auf „{ isle-done }“.
learn-isle-scored = Runde 1 ist vorbei, Ziel A wird gewertet. Dein Schaf steht schräg neben dem Bauernhof, und auch das zählt: 1 Punkt!
learn-isle-sheet-open = Öffne das Wertungsblatt und sieh nach, woher deine Punkte kommen.
learn-isle-sheet-number = Tippe auf diese Zahl.
learn-isle-sheet-why = Hier steht der Grund, und auf der Spielfläche ist markiert, was gezählt wurde.
learn-isle-end-points = Nach der letzten Runde zählen auch Schriftrollen und Gold. Deine Schriftrolle bringt 1 Punkt je 2 Schafe (in einem abgeschlossenen Gebiet doppelt), und je 5 Gold bringen 1 Punkt.
learn-isle-next-income = Runde 2 hat begonnen: 5 Gold für die Burg und 1 für den Whisky. Ab Runde 3 bekommst du auch Gold für jede Person, die vor dir liegt.
learn-isle-first-player = Das Startspielerplättchen ist weitergewandert. Nun kauft Hamish zuerst.
learn-isle-lighthouse = Hamish hat ein Plättchen mit Leuchtturm gezogen. Für die Ziele dieses Spiels zählt er nicht, höchstens für Schriftrollen – lies also die Ziele, bevor du Preise festlegst.
learn-isle-end = Nach Runde 6 gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet das Gold.
learn-isle-bye = Gut gemacht, Häuptling! Spiele weiter: In Runde 2 bekommst du zu jeder Entscheidung einen Tipp. Was du vergisst, steht unter „{ help }“.
learn-skylands-welcome = Willkommen über den Wolken! Fülle die 20 Felder deines Tableaus mit Inseln, besiedle sie und verwandle Kristalle in Punkte.
learn-skylands-islands = Wo Plättchen sich berühren, müssen die Kanten passen, und Inseln wachsen zusammen. Diese Kristallinsel ist abgeschlossen, denn keine ihrer Kanten ist offen.
learn-skylands-open = Dieser Wald ist noch nicht abgeschlossen: Seine linke Kante ist offen. Nur abgeschlossene Inseln werden besiedelt und bringen Punkte.
learn-skylands-actions = In deinem Zug wählst du eine von vier Aktionen. Alle führen sie aus, aber nur du bekommst den Bonus – wähle also, was dir mehr nützt als den anderen.
learn-skylands-discover = Zuerst brauchst du Land. Wähle „{ sky-action-discover }“.
learn-skylands-tile = Es liegt immer ein Plättchen mehr aus, als Personen mitspielen – so bleibt allen eine Wahl. Nimm den Wald, er kann deinen abschließen.
learn-skylands-cell = Das Plättchen darf auf jedes leere Feld, auf dem seine Kanten passen. Tippe auf das Feld am offenen Wald.
learn-skylands-forest = Das Plättchen hat sich passend gedreht. Du siehst, was es bringt: Es schließt den Wald ab. Tippe auf „{ trial-place }“.
learn-skylands-done = Gut gemacht, dein Wald ist abgeschlossen. Außerhalb des Tutorials könntest du das noch zurücknehmen. Tippe auf „{ done }“.
learn-skylands-follow = Nimbus hat die Aktion auch ausgeführt und ein Plättchen genommen. Tippe auf seinen Namen, um sein Tableau zu sehen.
learn-skylands-followed = Nimbus hat damit eine Kristallinsel abgeschlossen.
learn-skylands-back = Tippe auf deinen eigenen Namen, um zurückzukehren.
learn-skylands-bonus-tile = Das ist dein Bonus, weil du die Aktion gewählt hast: noch ein Plättchen. Nimm den Berg.
learn-skylands-bonus-cell = Tippe auf das Feld am offenen Berg.
learn-skylands-bonus = Jetzt wird auch der Berg abgeschlossen. Tippe auf „{ trial-place }“.
learn-skylands-turn-ends = Tippe auf „{ done }“, dann darf Nimbus wählen.
learn-skylands-deploy = Nimbus hat „{ sky-action-deploy }“ gewählt, also bist auch du dran und füllst eine abgeschlossene Insel. Wähle den Wald.
learn-skylands-deployed = Zwei grüne Bewohner sind eingezogen; mit ihnen bezahlst du später Spezialinseln. Tippe auf „{ done }“.
learn-skylands-choose-deploy = Du bist am Zug, und deine Figur muss auf eine andere Aktion. Wähle „{ sky-action-deploy }“ – diesmal bekommst du den Bonus.
learn-skylands-deploy-crystal = Mit dem Bonus füllst du zwei Inseln. Zuerst die Kristallinsel.
learn-skylands-deploy-mountain = Und nun den Berg.
learn-skylands-deploy-done = Nun hast du grüne, violette und blaue Bewohner. Tippe auf „{ done }“.
learn-skylands-show = Nimbus hat „{ sky-action-create }“ gewählt. Diese Spezialinseln bezahlst du mit grünen und violetten Bewohnern; Weiß steht für eine beliebige Farbe.
learn-skylands-special = Für „{ sky-special-useful-find }“ reichen deine Bewohner, und er bringt sofort 2 Punkte. Tippe darauf.
learn-skylands-create = Es kostet einen grünen, einen violetten und einen beliebigen Bewohner. Tippe auf „{ sky-create }“ – grün und violett werden automatisch bezahlt.
learn-skylands-pay = Es fehlt noch ein beliebiger Bewohner (den spart sich nur, wer den Bonus hat). Gib den zweiten grünen her: Die blauen können zu Punkten werden.
learn-skylands-find-cell = Eine Spezialinsel wird wie jedes Plättchen gelegt. Tippe auf dieses Feld.
learn-skylands-find = Tippe auf „{ trial-place }“.
learn-skylands-find-done = Das hat dir 2 Punkte gebracht. Tippe auf „{ done }“.
learn-skylands-choose-convert = Du bist wieder am Zug, und deine Kristallinsel ist voll. Wähle „{ sky-action-convert }“.
learn-skylands-convert = Deine blauen Bewohner ziehen von der Kristallinsel in eine abgeschlossene Stadt und bringen je 1 Punkt. Tippe auf die Stadt.
learn-skylands-points = Sehr schön: 2 Punkte und 2 dazu als Bonus, nun hast du 6. Tippe auf „{ done }“.
learn-skylands-marker = Einmal im Spiel darfst du deinen Marker umdrehen und eine Aktion wiederholen. Tust du es nie, bringt er am Ende 2 Punkte.
learn-skylands-sheet-open = Öffne das Wertungsblatt.
learn-skylands-sheet = Am Ende zählen abgeschlossene Inseln, Bewohner und Spezialinseln. Jedes leere Feld kostet 2 Punkte – darum liegst du noch unter null. Fülle dein Tableau!
learn-skylands-end = Das Spiel endet, wenn Plättchen oder Punkte ausgehen oder jemand höchstens ein leeres Feld übrig hat.
learn-skylands-bye = Gut gemacht! Spiele weiter: In den nächsten Zügen bekommst du zu jeder Entscheidung einen Tipp. Was du vergisst, steht unter „{ help }“.
