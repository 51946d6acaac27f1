### Deutsch. One file is one language; keys are grouped by room, in the order of en.ftl.
### Words held to: Plättchen, Ziel, Wertung, Runde, Land (all tiles of a player), Gebiet (area), abgeschlossen (complete),
### Burg, Broch, Hof, Fass, Schriftrolle, abwerfen, Beutel, Stelle (where a tile may lie), Straße; in Skylands Feld (square),
### Platz (space of an island), Bewohner, Sonderinsel, Auslage, Vorrat, Stapel, Figur, Marker, Herberge.

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
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
game-isle = Isle of Skye
game-isle-note = Setze Preise, handle mit den anderen und baue das schönste Land der Insel. Für 2 bis 5.
game-skylands = Skylands
game-skylands-note = Entdecke schwebende Inseln, besiedle sie und mach aus Kristallen Licht. Für 2 bis 4.
clan-blue = Blau, die Welle
clan-yellow = Gelb, die Sonne
clan-red = Rot, das Schwert
clan-white = Weiß, die Distel
clan-green = Grün, die Kiefer
player-human = Mensch
player-easy = Leicht
player-medium = Mittel
player-hard = Schwer

## Start
start-tagline = Zwei Legespiele für einen Tisch
start-continue = Weiterspielen
start-continue-note = { $game } · { $names } · { $progress }
start-new = Neues Spiel
start-more = Mehr
start-games = Gespeicherte Spiele

## The engine
engine-ready = Spielwerk { $version } bereit (Python { $python }).
engine-retry = Noch einmal
engine-stage-manifest = Das Spiel wird gesucht …
engine-stage-download = Das Spiel wird geladen: { $loaded } von { $total } MB
engine-stage-python = Das Spiel wird aufgebaut …
engine-stage-engine = Die Regelhefte werden aufgeschlagen …

## Set-up
setup-players = Wer spielt mit?
setup-name = Person { $number }
setup-bot-name = Bot { $number }
setup-name-of = Name Nummer { $number }
setup-player-of = Wer spielt { $name }?
setup-clan = { $name }: Clan { $clan }. Ändern
setup-clan-change = Clan aussuchen
setup-clan-swap = Tausch mit { $name }
setup-earlier = { $name } nach oben
setup-remove = { $name } entfernen
setup-add-person = Mensch dazu
setup-add-bot = Bot dazu
setup-first = Wer beginnt?
setup-first-random = Das Los entscheidet
setup-seed = Startcode
setup-seed-new = Neuer Startcode
setup-seed-note = Gleicher Code und gleicher Aufbau ergeben dieselben Plättchen. Merk ihn dir, wenn du ein Spiel wiederholen willst.
setup-house-rules = Hausregeln
setup-begin = Los geht’s
setup-starting = Der Tisch wird gedeckt …

## Saved games
games-loading = Gespeicherte Spiele werden gesucht …
games-none = Noch keine Spiele. Jedes Spiel wird hier von selbst gespeichert, Zug für Zug.
games-none-unsaved = Noch keine Spiele.
games-open = Öffnen
games-over = Beendet
games-progress-round = Runde { $number } von { $last }
games-progress-turn = Zug { $number }
games-progress-start = Aufbau
games-damaged = Beschädigtes Spiel
games-export = Als Datei sichern
games-export-all = Alle als Datei sichern
games-left-out = { $count ->
    [one] { $count } beschädigtes Spiel fehlt in der Datei.
   *[other] { $count } beschädigte Spiele fehlen in der Datei.
}
games-import = Datei laden
games-delete = Löschen
games-delete-title = Dieses Spiel löschen?
games-framed-title = Skye steckt in einer anderen Seite
games-framed-text = Hier lässt sich nichts löschen, damit dich keine andere Seite dazu verleiten kann. Öffne Skye in einem eigenen Tab.
games-framed-open = In eigenem Tab öffnen
games-delete-text = Das Spiel von { $names } ist dann für immer weg.
import-title = Datei laden
import-progress = { $done } von { $count } Spielen geprüft
import-stop = Anhalten
import-added = { $count ->
    [0] Es kam kein Spiel dazu.
    [one] { $count } Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
}
import-refused = { $count ->
    [one] { $count } Spiel wurde abgewiesen:
   *[other] { $count } Spiele wurden abgewiesen:
}
import-reason = { $count }-mal: { $words }
import-left = { $count ->
    [one] { $count } Spiel wurde nicht mehr geprüft.
   *[other] { $count } Spiele wurden nicht mehr geprüft.
}

takeover-title = In einem anderen Tab offen
takeover-text = Dieses Spiel ist in einem anderen Tab oder Fenster offen. Du kannst hier weiterspielen; dort wird es geschlossen.
takeover-yes = Hier weiterspielen

## Settings
settings-language = Sprache
settings-language-auto = Wie der Browser
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-text = Textgröße
settings-text-size = { $size } %
settings-speed = Tempo
settings-speed-off = Keine Bewegung
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-speed-note = Wie lange Bewegungen dauern und wie lange du siehst, was ein Bot getan hat.
settings-sounds = Leise Klänge
settings-hints = Tipps
settings-hints-note = Frag in deinem Zug um Rat.
settings-worth = Wert der Plättchen
settings-worth-note = Sieh, was dir ein Plättchen an der besten Stelle bringt.

## Help
help-game = Spiel
help-why = Warum?
help-why-label = Warum? Die Regel dazu
help-search = In den Regeln suchen
help-search-found = { $count ->
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
help-search-none = Nichts gefunden. Versuch ein anderes Wort oder einen Teil davon.
help-search-clear = Suche leeren
help-back = Zurück zum Tisch
help-rule = Regel { $rule }
help-rule-link = Regel { $rule } im Ganzen
help-more = In den Regeln
help-about-thing = Was ist das: { $name }?
help-on-tile = Auf diesem Plättchen
help-ruling = Festlegung
help-rulings = Unsere Festlegungen
help-rulings-text = Diese Fragen lassen die gedruckten Regeln offen oder beantworten sie nicht eindeutig. Was hier gespielt wird, ist unsere Festlegung. An eurem eigenen Tisch könnt ihr etwas anderes vereinbaren.
help-questions = Fragen und Antworten
help-reconstructed = Rekonstruierte Werte
left-of = { $left } von { $count }
left-kinds = Nach Art

## About
about-fan = Skye ist ein inoffizielles Fanprojekt. Es ist kostenlos, verkauft nichts und steht in keiner Verbindung zu Autoren oder Verlagen.
about-isle = Isle of Skye: Vom Häuptling zum König ist ein Brettspiel von Andreas Pelikan und Alexander Pfister, erschienen bei Lookout Games.
about-skylands = Skylands ist ein Brettspiel von Shun und Aya Taguchi, erschienen bei Queen Games.
about-reconstructed = Nicht alles steht in den Regeln, die uns vorliegen. Die Landschaftsplättchen von Isle of Skye stammen aus einer einzigen öffentlichen Liste. Die Kosten der Spezialinseln von Skylands, den Aufdruck der Tableaus und einige andere Werte haben wir selbst rekonstruiert.
about-rulings = Wo die gedruckten Regeln etwas offenlassen, mussten wir entscheiden. Die Hilfe kennzeichnet jede solche Regel als Festlegung und führt alle auf.
about-rulings-of = { $game }: { $count ->
    [one] { $count } Festlegung
   *[other] { $count } Festlegungen
}
about-art = Alle Bilder, Klänge und Texte sind eigens gemacht und mit Code gezeichnet. Wenn dir die Spiele gefallen, kauf die echten: Sie sind wunderschön.
about-parts = Gebaut mit Python im Browser (Pyodide), Fluent und sonst nichts. Spielwerk und Seite sind freie Software unter der MIT-Lizenz.
about-privacy = Alles geschieht auf diesem Gerät. Kein Konto, keine Nachverfolgung, kein Server.
about-secrets = Solange eine Partie läuft, sind ihr Startcode und verdeckte Preise kodiert gespeichert, auf diesem Gerät und in deinen Dateien. Das schützt vor einem flüchtigen Blick, aber nicht vor jemandem, der sie unbedingt auslesen will. Ein Problembericht enthält beides erst, wenn die Partie vorbei ist.
about-single = Das ganze Spiel in einer Datei (8 MB), zum Öffnen ohne Netz

## Table
table-opening = Der Tisch wird gedeckt …
table-menu = Menü
table-board = Spielfläche
table-seats = Runde am Tisch
table-tray = Dein Zug
table-continue = Weiter
board-of = Land von { $name }
board-tile = { $words }, Spalte { $x }, Reihe { $y }
board-legal = Freie Stelle, Spalte { $x }, Reihe { $y }
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-fit = Ganzes Land
drawer-goals = Ziele und Beutel
drawer-sheet = Wertungsblatt
drawer-log = Verlauf
seat-land = { $name }, { points }
seat-first = beginnt
seat-turn = an der Reihe
seat-waits = wartet
seat-done = Versiegelt
seat-thinking = Denkt nach …
secret = Gold
secret-hold = Halte gedrückt, um dein eigenes Gold zu sehen
bot-progress = Denkt nach
bot-hurry = Beeilung
bot-stalled = { $name } konnte nicht ziehen.
bot-again = Noch einmal versuchen
hint = Tipp
hint-thinking = Kurz überlegen …
hint-show = Zeig’s mir
moment-next = Weiter
moment-skip = Überspringen
curtain-hand = Weitergeben an
curtain-note = Alle anderen schauen jetzt weg.
curtain-lift = Das bin ich: zeig meine Plättchen
log-empty = Noch ist nichts geschehen.
menu-continue = Weiterspielen
menu-seats = Menschen und Bots
menu-report = Problem melden
menu-leave = Tisch verlassen
menu-saved = Jeder Zug ist gespeichert: Du kannst jederzeit gehen.
keys = Tasten
keys-tab = Zum nächsten Bedienelement; mit Umschalttaste zum vorigen
keys-arrows = Auf der Spielfläche: zur nächsten freien Stelle in dieser Richtung; bei einem Preis: mehr oder weniger
keys-shift-arrows = Auf der Spielfläche: zur nächsten Stelle in dieser Richtung, auch zu Plättchen
keys-page = Auf der Spielfläche: der Reihe nach durch alle Stellen
keys-enter = Einen Knopf drücken; auf der Spielfläche das Plättchen zur Probe legen, noch einmal zum Anlegen
keys-turn = Auf der Spielfläche: das Plättchen drehen, das zur Probe liegt
keys-escape = Das Plättchen zurücknehmen, das zur Probe liegt, dann zurück zu „Dein Zug“; schließen, was offen ist
keys-zoom = Auf der Spielfläche: näher heran, weiter weg, ganzes Land
keys-help = Das Plättchen oder Ding erklären, das den Fokus hat; sonst am Tisch diese Liste
report-note = Dieser Text erzählt ohne Namen, was im Spiel geschah. Kopiere ihn in deine Meldung.
report-copy = Kopieren
report-copied = Kopiert.

## The last resort
failed-title = Da ist etwas schiefgegangen
failed-text = Skye ist auf einen Fehler gestoßen und musste anhalten. Deine gespeicherten Spiele sind nicht betroffen. Lade neu, um weiterzumachen, wo du warst.
failed-reload = Neu laden
failed-start = Zur Startseite

## Score sheet, end and looking back
sheet-loading = Es wird gezählt …
sheet-source = Herkunft
sheet-sum = Summe
sheet-points = { $name }, { $label }: { points }. Grund zeigen
chart-end = Ende
end-title = Spielende
end-show = Ergebnis zeigen
end-winner = Sieg
end-course = Verlauf des Spiels
end-sources = Woher die Punkte kamen
end-again = Gleicher Tisch, neuer Startcode
end-new = Neues Spiel
end-table = Tisch ansehen
end-save = Als Datei sichern
end-share = Teilen
replay-leave = Zurück an den Tisch
replay-start = Das Spiel beginnt.
replay-step = { $step } / { $steps }
replay-slider = Schritt des Spiels
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause

## Faults
fault-unknown = Etwas ging schief ({ $code }).
fault-page-error = Auf dieser Seite ging etwas schief: { $detail }
fault-no-language = Diese Sprache konnte nicht geladen werden.
fault-not-durable = Dieser Browser speichert nichts für diese Seite. Sichere deine Spiele als Dateien, bevor du die Seite schließt.
durable-again = Dieser Browser speichert deine Spiele wieder.
fault-taken-over = Dieses Spiel geht in einem anderen Tab weiter.
fault-backup-used = Der letzte Stand war beschädigt. Geöffnet wurde der Stand davor.
fault-stored-again = Der Browser hatte dieses Spiel aus seinem Speicher gelöscht. Es ist wieder gespeichert, nichts ist verloren.
fault-no-clipboard = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn von Hand.
fault-no-share = Der Browser konnte die Datei nicht teilen. Sichere sie stattdessen.
fault-name-missing = Alle brauchen einen Namen.
fault-name-too-long = Ein Name darf höchstens { $longest } Zeichen haben.
fault-name-unfit = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen.
fault-name-invisible = Ein Name braucht Zeichen, die man sehen kann.
fault-name-taken = Zwei haben denselben Namen. Bitte ändert einen davon.
fault-clan-taken = Ein Clan ist doppelt vergeben.
fault-bad-seed = Der Startcode braucht 1 bis { $longest } Zeichen.
fault-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
fault-no-bot = Dort spielt kein Bot.
fault-engine-error = Das Spielwerk hat einen Fehler gemacht: { $detail }
fault-bad-request = Die Seite hat etwas Seltsames gefragt.
fault-unknown-verb = Die Seite wollte etwas, was das Spielwerk nicht kann.
fault-bad-question = Die Seite hat etwas gefragt, worauf dieses Spiel keine Antwort hat.
fault-unknown-game = Ein solches Spiel gibt es hier nicht.
fault-other-game = Das wurde aus einem anderen Spiel gespeichert.
fault-unknown-seat = Auf diesem Platz sitzt niemand.
fault-unknown-player = So jemand kann hier nicht mitspielen.
fault-unknown-field = Dieser Aufbau enthält etwas Unbekanntes ({ $field }).
fault-unknown-clan = Einen solchen Clan gibt es nicht.
fault-wrong-seat-count = Dieses Spiel ist für { $fewest } bis { $most } Leute.
fault-wrong-players = Zu jedem Platz gehört genau jemand, der spielt.
fault-bad-first-player = Wer beginnt, muss mit am Tisch sitzen.
fault-wrong-goal-count = Es braucht { $needed } Ziele.
fault-unknown-goal = Ein solches Ziel gibt es nicht ({ $letter }).
fault-repeated-goal = Jedes Ziel darf nur einmal vorkommen.
fault-changed-elsewhere = Dieses Spiel wurde inzwischen in einem anderen Tab verändert.

## Isle of Skye: set-up
isle-setup-goals = Ziele
isle-goals-random = Zufällig
isle-goals-first-game = Erstes Spiel
isle-goals-chosen = Ausgesucht
isle-goals-random-note = Vier der sechzehn Ziele, gezogen bei Spielbeginn.
isle-goals-first-game-note = Vier Ziele, mit denen du das Spiel leicht lernst.
isle-goals-chosen-note = Such für jeden Buchstaben ein Ziel aus.
isle-goal-for = Ziel { $letter }
isle-open-gold = Offenes Gold
isle-open-gold-note = Alles Gold liegt offen auf dem Tisch.
isle-open-prices = Offene Preise
isle-open-prices-note = Preise sind sofort zu sehen, und ihr setzt sie nacheinander. Gut, um gemeinsam zu lernen.

## Isle of Skye: round, goals, seats
isle-phase = Runde { $round } von { $rounds } · { $phase }
isle-phase-price = Preise
isle-phase-buy = Kaufen
isle-phase-build = Bauen
isle-phase-end = Spielende
isle-track = Runden
isle-track-round = Runde { $round }: { $goals }{ $gold ->
    [0] { "" }
   *[other] {"; "}{ $gold } Gold je Person, die vor dir liegt
}
isle-goals = Ziele
isle-goal-rounds = Gewertet in Runde { $rounds }
isle-gold = { $gold } Gold
isle-own-gold = { $gold } Gold
isle-tiles = { $count } Plättchen
isle-in-hand = { $count } anzulegen
isle-income = +{ $gold } je Runde
isle-income-note = Einkommen: 5 Gold für die Burg und 1 für jedes Plättchen mit Whisky, das eine Straße mit ihr verbindet
isle-bag = Im Beutel
isle-bag-count = { $count ->
    [one] { $count } Plättchen ist noch im Beutel.
   *[other] { $count } Plättchen sind noch im Beutel.
}
isle-bag-show = Alle zeigen

## Isle of Skye: what is asked
isle-prompt-price = { $name }: Wirf ein Plättchen ab und setze Preise auf die anderen
isle-prompt-buy = { $name }: Kauf ein Plättchen oder passe
isle-prompt-build = { $count ->
    [one] { $name }: Leg dein Plättchen an
   *[other] { $name }: Leg deine { $count } Plättchen an
}
isle-prompt-done = { $name }: Beende den Bau oder nimm das letzte Plättchen zurück
isle-prompt-end = Das Spiel ist vorbei
isle-prompt-scored = Das hat die Runde gebracht
isle-bot-price = { $name } setzt Preise
isle-bot-buy = { $name } überlegt, was zu kaufen ist
isle-bot-build = { $name } baut

## Isle of Skye: tiles in words
isle-castle = Burg
isle-side = { $terrain } im { $side }{ $road ->
    [yes] {" "}mit Straße
   *[no] { "" }
}
isle-terrain-P = Weide
isle-terrain-M = Gebirge
isle-terrain-W = Wasser
isle-bare = { $road ->
    [yes] { $terrain } mit Straße
   *[no] nur { $terrain }
}
isle-tile-number = Plättchen { $number }
isle-tile-name = „{ $words }“
isle-count-sheep = { $count ->
    [one] Schaf
   *[other] { $count } Schafe
}
isle-count-cattle = { $count ->
    [one] Rind
   *[other] { $count } Rinder
}
isle-count-farm = { $count ->
    [one] Hof
   *[other] { $count } Höfe
}
isle-count-broch = { $count ->
    [one] Broch
   *[other] { $count } Brochs
}
isle-count-lighthouse = { $count ->
    [one] Leuchtturm
   *[other] { $count } Leuchttürme
}
isle-count-ship = { $count ->
    [one] Schiff
   *[other] { $count } Schiffe
}
isle-count-whisky = Whisky
isle-scroll-sheep = Schriftrolle für Schafe
isle-scroll-whisky = Schriftrolle für Whisky
isle-scroll-ship = Schriftrolle für Schiffe
isle-scroll-cattle = Schriftrolle für Rinder
isle-scroll-broch = Schriftrolle für Brochs
isle-scroll-farm = Schriftrolle für Höfe
isle-scroll-lighthouse = Schriftrolle für Leuchttürme
isle-things-sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
isle-things-cattle = { $count ->
    [one] { $count } Rind
   *[other] { $count } Rinder
}
isle-things-farm = { $count ->
    [one] { $count } Hof
   *[other] { $count } Höfe
}
isle-things-broch = { $count ->
    [one] { $count } Broch
   *[other] { $count } Brochs
}
isle-things-lighthouse = { $count ->
    [one] { $count } Leuchtturm
   *[other] { $count } Leuchttürme
}
isle-things-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
isle-things-whisky = { $count } Plättchen mit Whisky

## Isle of Skye: pricing
isle-price-tiles = Deine drei Plättchen
isle-price-have = Du hast
isle-price-put = Auf den Plättchen
isle-price-left = Bleibt zum Kaufen
isle-price-of = Gold auf { $name }
isle-price-where = Zeigen, wo dieses Plättchen passt
isle-price-back = Kommt zurück in den Beutel
isle-discard = Abwerfen
isle-discarded = Abgeworfen
isle-less = Weniger
isle-more = Mehr
isle-price-mark = Leg die Axt auf das Plättchen, das zurück in den Beutel kommt.
isle-price-too-much = Das sind { $over } Gold mehr, als du hast.
isle-price-lowest = Auf jedes der beiden Plättchen gehört mindestens { $lowest } Gold.
isle-price-ready = { $left ->
    [0] Zum Kaufen bleibt dir nichts, bis jemand bei dir kauft.
    [one] { $left } Gold bleibt zum Kaufen. Kauft niemand dein Plättchen, zahlst du, was darauf liegt, und behältst es.
   *[other] { $left } Gold bleiben zum Kaufen. Kauft niemand dein Plättchen, zahlst du, was darauf liegt, und behältst es.
}
isle-price-seal = Preise versiegeln
isle-others-drew = Die anderen haben gezogen

## Isle of Skye: buying
isle-buy-own = Deine
isle-offer = { $price } Gold, von { $owner }
isle-sold-to = gekauft von { $name }
isle-buy-for = Kaufen für { $price }
isle-pass = Passen
isle-pass-title = In dieser Runde nichts kaufen?
isle-pass-text = Deine eigenen Plättchen, die niemand kauft, bleiben bei dir.
isle-worth = { $total ->
    [0] An der besten Stelle bringt es dir bei deinen Zielen keine Punkte.
    [one] An der besten Stelle über den Rest des Spiels { $total } Punkt wert.
   *[other] An der besten Stelle über den Rest des Spiels { $total } Punkte wert.
}
isle-worth-nowhere = Es passt zurzeit nirgends in dein Land.
isle-worth-goal = { $times ->
    [one] { $goal }: { $gain }, noch einmal gewertet
   *[other] { $goal }: { $gain }, noch { $times }-mal gewertet
}

## Isle of Skye: building
isle-hand = Plättchen zum Anlegen
isle-fits = { $count ->
    [0] passt nirgends
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
isle-build-choose = Wähl ein Plättchen und tippe dann auf eine markierte Stelle. Du kannst es auch dorthin ziehen.
isle-build-where = { $count ->
    [one] Tippe auf die markierte Stelle.
   *[other] Tippe auf eine der { $count } markierten Stellen.
}
isle-build-all-placed = Alle deine Plättchen liegen.
isle-turn = { $count ->
    [one] Hier passt es nur so herum
   *[other] Drehen: Hier passt es auf { $count } Arten
}
isle-turn-short = { $count ->
    [one] 1 Art
   *[other] { $count } Arten
}
isle-take-back = Zurücknehmen
isle-place = Anlegen
isle-done = Fertig gebaut
isle-stuck = Dieses Plättchen passt nirgends in dein Land. Es kommt zurück in den Beutel.
isle-stuck-yet = Dieses Plättchen passt noch nirgends. Du darfst erst die anderen anlegen, um Platz dafür zu schaffen.
isle-give-up = Zurück in den Beutel
isle-give-up-title = Plättchen zurück in den Beutel legen?
isle-give-up-text = Es kommt zurück in den Beutel, und das Gold dafür ist verloren.
isle-preview = Was diese Stelle ändern würde
isle-preview-change = jetzt { $before }, dann { $after }
isle-preview-hidden = geheim
isle-preview-scrolls = Schriftrollen am Ende
isle-preview-income = Einkommen je Runde
isle-area-P = Weide
isle-area-M = Gebirge
isle-area-W = Wasser
isle-completes = { $count ->
    [one] Schließt ein Gebiet ab: { $terrain }, 1 Plättchen groß
   *[other] Schließt ein Gebiet ab: { $terrain }, { $count } Plättchen groß
}
isle-joins = { $count ->
    [one] Verbindet 1 Plättchen mit der Straße der Burg
   *[other] Verbindet { $count } Plättchen mit der Straße der Burg
}

## Isle of Skye: advice
isle-hint-price = Leg { $tile } zurück. Setze { $prices }.
isle-hint-price-one = { $price } auf { $tile }
isle-hint-buy = Kauf { $tile }.
isle-hint-pass = Kauf diesmal nichts.
isle-hint-place = Leg { $tile } wie gezeigt an.
isle-hint-give-up = { $tile } passt nirgends: Gib es auf.
isle-hint-done = Alles liegt: Du bist fertig.
isle-why-fits-nowhere = Dafür gibt es keine Stelle.
isle-why-best-place = Diese Stelle bringt nicht sofort etwas, hält aber das meiste offen.
isle-why-goal-gain = { $when } bei { $goal }.
isle-why-completes-gain = Schließt ein Gebiet ab ({ $terrain }, { $tiles } Plättchen): { $when } bei { $goal }.
isle-gain-now = +{ $gain } jetzt
isle-gain-later = +{ $gain } in { $count ->
    [one] Runde { $rounds }
   *[other] den Runden { $rounds }
}
isle-why-scroll = +{ $points } für Schriftrollen am Ende.
isle-why-income = +{ $gold } Gold je Runde, noch { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} lang.
isle-why-joins-castle = Verbindet { $tiles } Plättchen mit deiner Burg.
isle-why-completes = Schließt ein Gebiet ab: { $terrain }, { $tiles } Plättchen groß.
isle-why-all-built = Es ist nichts mehr anzulegen.
isle-why-buy = Für dich etwa { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert; { $price ->
    [one] { $price } Gold entspricht
   *[other] { $price } Gold entsprechen
} etwa { $gold_worth }.
isle-why-denies = { $name } würde es noch mehr helfen.
isle-why-pass-no-gold = Das billigste kostet { $lowest } Gold, du hast { $gold }.
isle-why-pass-helps-owner = { $name } hätte vom Preis für { $tile } mehr als du vom Plättchen.
isle-why-pass-no-gain = Kein Plättchen im Angebot ist dir seinen Preis wert.
isle-why-discard = { $tile } hilft dir am wenigsten.
isle-why-discard-denies = { $tile } würde { $name } am meisten helfen.
isle-why-discard-trade = Die beiden anderen bringen dir mehr, behalten oder verkauft.
isle-why-price-to-sell = Für { $price } Gold kauft { $name } { $tile } vielleicht.
isle-why-price-to-keep = Für { $price } Gold dürfte { $tile } bei dir bleiben.

## Isle of Skye: what happened
isle-event-start = Die Ziele sind { $goals }.
isle-event-round = Runde { $round } beginnt. Gewertet wird: { $goals }.
isle-event-income = { $name } bekommt { $gold } Gold: { $castle } für die Burg{ $whisky ->
    [0] { "" }
   *[other] {", "}{ $whisky } für Whisky
}{ $behind ->
    [0] { "" }
   *[other] {", "}{ $behind } für den Rückstand
}.
isle-event-drawn = { $name } zieht { $tiles }.
isle-event-priced = { $name } hat die Preise versiegelt.
isle-priced-at = { $tile } für { $price }
isle-event-revealed = { $name } bietet an: { $prices }. { $discard } kommt zurück in den Beutel.
isle-event-bought = { $name } kauft { $tile } von { $seller } für { $price } Gold.
isle-event-passed = { $name } kauft nichts.
isle-event-kept = { $name } behält { $tiles } und zahlt { $gold } Gold.
isle-event-placed = { $name } legt { $tile } an.
isle-event-given-up = { $name } legt { $tile } zurück in den Beutel: Es passt nirgends.
isle-event-scored = { $points ->
    [0] { $letter }, { $goal }: { $name } bekommt nichts ({ $reason }).
    [one] { $letter }, { $goal }: { $name } bekommt { $points } Punkt ({ $reason }).
   *[other] { $letter }, { $goal }: { $name } bekommt { $points } Punkte ({ $reason }).
}
isle-event-round-end = Runde { $round } endet: { $points }.
isle-event-first-player = Ab jetzt beginnt { $name }.
isle-event-scrolls = { $count ->
    [0] { $name } hat keine Schriftrolle.
   *[other] { $name } bekommt { $points } für Schriftrollen ({ $reasons }).
}
isle-event-gold = { $name } bekommt { $points } für Gold ({ $reason }).
isle-moment-revealed = Die Preise sind offen
isle-moment-income = Runde { $round }: Einkommen
isle-moment-scored = { $letter } · { $goal }
isle-moment-reason = { $name }: { $reason }
isle-moment-scrolls = Schriftrollen von { $name }
isle-moment-gold = Gold von { $name }

## Isle of Skye: score sheet and end
isle-sheet-now = Wenn jetzt gewertet würde
isle-chart = Punkte über { $count } Runden
isle-chart-step = Runde
isle-sheet-round = Runde { $round }
isle-sheet-end = Spielende
isle-sheet-end-now = Wenn das Spiel jetzt endete
isle-source-gold = Gold
isle-source-scroll = Schriftrollen
isle-source-scroll-sheep = Schriftrolle: Schafe
isle-source-scroll-whisky = Schriftrolle: Whisky
isle-source-scroll-ship = Schriftrolle: Schiffe
isle-source-scroll-cattle = Schriftrolle: Rinder
isle-source-scroll-broch = Schriftrolle: Brochs
isle-source-scroll-farm = Schriftrolle: Höfe
isle-source-scroll-lighthouse = Schriftrolle: Leuchttürme
isle-outcome-points = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
isle-outcome-gold = { $name } gewinnt: Gleichstand bei { $points } Punkten, aber mehr Gold übrig.
isle-outcome-shared = { $name } teilen sich den Sieg: je { $points } Punkte und gleich viel Gold übrig.
isle-line-hidden = Gold ist geheim, bis dieses Ziel gewertet wird.
isle-line-squares = { $count ->
    [one] { $count } Quadrat aus 2 × 2
   *[other] { $count } Quadrate aus 2 × 2
}
isle-line-sheep = { isle-things-sheep }
isle-line-broch-mountains = { $count ->
    [0] kein Gebirge mit einem Broch
    [one] 1 Gebirge mit Brochs: { $brochs }
   *[other] { $count } Gebirge mit Brochs: { $brochs }
}
isle-line-most-whisky = { $count } Plättchen mit Whisky{ $rank ->
    [first] {", "}die meisten
    [second] {", "}die zweitmeisten
   *[none] { "" }
}
isle-line-farm-animals = { $count ->
    [one] { $count } Tier bei einem Hof
   *[other] { $count } Tiere bei einem Hof
}
isle-line-road-cattle = { $count ->
    [one] { $count } Rind mit der Burg verbunden
   *[other] { $count } Rinder mit der Burg verbunden
}
isle-line-road-tiles = { $count } Plättchen mit der Burg verbunden
isle-line-largest-water = { $count ->
    [0] kein abgeschlossenes Gewässer
   *[other] größtes abgeschlossenes Gewässer: { $count } Plättchen
}
isle-line-complete-areas = { $count ->
    [one] { $count } abgeschlossenes Gebiet
   *[other] { $count } abgeschlossene Gebiete
}
isle-line-large-areas = { $count ->
    [one] { $count } abgeschlossenes Gebiet aus mindestens 3 Plättchen
   *[other] { $count } abgeschlossene Gebiete aus mindestens 3 Plättchen
}
isle-line-building-sets = { $count ->
    [one] { $count } Satz
   *[other] { $count } Sätze
} aus { $broch ->
    [one] { $broch } Broch
   *[other] { $broch } Brochs
}, { $farm ->
    [one] { $farm } Hof
   *[other] { $farm } Höfen
}, { $lighthouse ->
    [one] { $lighthouse } Leuchtturm
   *[other] { $lighthouse } Leuchttürmen
}
isle-line-most-ships = { isle-things-ship }{ $rank ->
    [first] {", "}die meisten
    [second] {", "}die zweitmeisten
   *[none] { "" }
}
isle-line-most-gold = { $count } Gold{ $rank ->
    [first] {", "}das meiste
    [second] {", "}das zweitmeiste
   *[none] { "" }
}
isle-line-ship-lighthouse-waters = { $count } Gewässer mit Schiff und Leuchtturm
isle-line-columns = { $count ->
    [one] { $count } Spalte aus mindestens 3 Plättchen
   *[other] { $count } Spalten aus mindestens 3 Plättchen
}
isle-line-complete-mountains = { $count ->
    [one] { $count } abgeschlossenes Gebirge
   *[other] { $count } abgeschlossene Gebirge
}
isle-line-scroll = { $amount }, { $each ->
    [one] je 1 Punkt
   *[other] 1 Punkt für je { $each }
}{ $is_double ->
    [yes] {", "}verdoppelt im abgeschlossenen Gebiet
   *[no] { "" }
}
isle-line-gold = { $count } Gold, 1 Punkt für je 5

## Isle of Skye: refusals
fault-not-enough-gold = Das kostet mehr Gold, als du hast.
fault-price-too-low = Auf jedes der beiden Plättchen gehört mindestens { $lowest } Gold.
fault-not-your-offer = Dieses Plättchen liegt nicht vor dir.
fault-wrong-tiles = Ein Plättchen geht zurück, auf die anderen beiden kommt Gold: Alle drei müssen vorkommen, jedes einmal.
fault-already-sealed = Diese Preise sind schon versiegelt.
fault-own-tile = Dieses Plättchen gehört dir. Du kannst nur bei den anderen kaufen.
fault-already-bought = Dieses Plättchen ist schon verkauft.
fault-not-on-offer = Dieses Plättchen steht nicht zum Verkauf.
fault-not-in-hand = Dieses Plättchen gehört nicht zu denen, die du anlegen musst.
fault-still-fits = Dieses Plättchen passt noch irgendwo, also musst du es anlegen.
fault-must-place-first = Erst musst du noch Plättchen anlegen.
fault-cell-taken = Dort liegt schon ein Plättchen.
fault-not-adjacent = Ein Plättchen muss dein Land mit einer Kante berühren. Hier tut es das nicht.
fault-bad-turn = Ein Plättchen lässt sich nur in Vierteln drehen.
fault-terrain-mismatch = Wie du es auch drehst, es passt hier nicht: Im { $edge ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} träfe { $mine ->
    [P] Weide
    [M] Gebirge
   *[W] Wasser
} auf { $theirs ->
    [P] Weide
    [M] Gebirge
   *[W] Wasser
}.
fault-not-your-turn = Gerade ist jemand anderes an der Reihe.
fault-wrong-phase = Das geht in diesem Teil der Runde nicht.
fault-game-over = Das Spiel ist vorbei.
fault-stale-request = Am Tisch hat sich inzwischen etwas geändert. Versuch es bitte noch einmal.

## Isle of Skye: goals
isle-goal-squares = Quadrate
isle-goal-squares-rule = 2 Punkte für jedes Quadrat aus 2 × 2 Plättchen. Ein Plättchen darf zu mehreren gehören.
isle-goal-sheep = Schafe
isle-goal-sheep-rule = 1 Punkt für jedes Schaf.
isle-goal-broch-mountains = Brochs im Gebirge
isle-goal-broch-mountains-rule = Für jedes Gebirge mit 1 / 2 / mindestens 3 Brochs: 1 / 3 / 6 Punkte. Es muss nicht abgeschlossen sein.
isle-goal-most-whisky = Der meiste Whisky
isle-goal-most-whisky-rule = 5 Punkte für die meisten Plättchen mit Whisky, 2 für die zweitmeisten.
isle-goal-farm-animals = Tiere bei den Höfen
isle-goal-farm-animals-rule = 1 Punkt für jedes Schaf und Rind auf einem Plättchen mit Hof oder auf einem der 8 Plättchen ringsum. Jedes Tier zählt einmal.
isle-goal-road-cattle = Rinder an der Straße
isle-goal-road-cattle-rule = 2 Punkte für jedes Rind auf einem Plättchen, das eine Straße mit deiner Burg verbindet.
isle-goal-road-tiles = Straßen zur Burg
isle-goal-road-tiles-rule = 1 Punkt für jedes Plättchen, das eine Straße mit deiner Burg verbindet. Die Burg selbst zählt nicht.
isle-goal-largest-water = Größter See
isle-goal-largest-water-rule = 2 Punkte für jedes Plättchen deines größten abgeschlossenen Gewässers.
isle-goal-complete-areas = Abgeschlossene Gebiete
isle-goal-complete-areas-rule = 1 Punkt für jedes abgeschlossene Gebiet.
isle-goal-large-areas = Große Gebiete
isle-goal-large-areas-rule = 3 Punkte für jedes abgeschlossene Gebiet aus mindestens 3 Plättchen.
isle-goal-building-sets = Sätze von Gebäuden
isle-goal-building-sets-rule = 5 Punkte für jedes Set aus Broch, Bauernhof und Leuchtturm. Jedes Gebäude zählt nur zu einem Set.
isle-goal-most-ships = Die meisten Schiffe
isle-goal-most-ships-rule = 5 Punkte für die meisten Schiffe, 2 für die zweitmeisten.
isle-goal-most-gold = Das meiste Gold
isle-goal-most-gold-rule = 5 Punkte für das meiste Gold, 2 für das zweitmeiste. Alle zeigen ihr Gold.
isle-goal-ship-lighthouse-waters = Schiffe und Leuchttürme
isle-goal-ship-lighthouse-waters-rule = 3 Punkte für jedes Gewässer mit mindestens 1 Schiff und mindestens 1 Leuchtturm am Ufer. Es muss nicht abgeschlossen sein.
isle-goal-columns = Spalten
isle-goal-columns-rule = 3 Punkte für jede senkrechte Reihe aus mindestens 3 Plättchen ohne Lücke. Auch eine längere zählt nur einmal; zwei getrennte in derselben Spalte zählen beide.
isle-goal-complete-mountains = Abgeschlossene Gebirge
isle-goal-complete-mountains-rule = 2 Punkte für jedes abgeschlossene Gebirge.

## Isle of Skye: help
isle-help-aim = Worum es geht
isle-help-aim-text =
    Ihr führt je einen Clan und baut aus quadratischen Plättchen ein Land rund um eure Burg.
    Sechs Runden lang (zu fünft fünf) zieht ihr Plättchen, setzt Preise, kauft voneinander und baut. Vier Ziele, A bis D, sagen, was Punkte bringt, und die Leiste sagt, welche davon in welcher Runde gewertet werden. Nach der letzten Runde bringen Schriftrollen und Gold noch ein paar Punkte.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das übrige Gold; herrscht auch da Gleichstand, teilt ihr euch den Sieg.
isle-help-round = Eine Runde
isle-help-income = Einkommen
isle-help-price = Ziehen und Preise setzen
isle-help-buy = Kaufen
isle-help-build = Bauen
isle-help-areas = Gebiete und Straßen
isle-help-goals = Die sechzehn Ziele
isle-help-end = Spielende
isle-help-components = Was es gibt
isle-help-tile = Ein Plättchen
isle-help-setup = Aufbau
isle-help-score = Wertung
isle-clause-1-text = 2 bis 5 Leute spielen mit. Jeder von euch führt einen Clan: Blau, Gelb, Rot, Weiß oder Grün. Es gibt 73 Landschaftsplättchen, alle verschieden, und für jeden Clan ein Burgplättchen.
isle-clause-2-text = Es gibt 16 Ziele, von denen vier im Spiel sind, als A, B, C und D. 14 Plättchen tragen eine Schriftrolle, je zwei für sieben Dinge.
isle-clause-3-text = Gold gibt es in Münzen zu 1, 2, 5 und 10. Gewechselt wird jederzeit, und die Bank wird nie leer, darum ist Gold hier einfach eine Zahl.
isle-clause-4-text = Jedes Plättchen ist ein Quadrat. Jede seiner vier Kanten zeigt eine Landschaft, und seine Mitte auch: Weide, Gebirge oder Wasser.
isle-clause-5-text =
    Auf einem einzelnen Plättchen sind zwei Kanten derselben Landschaft ein Gebiet, wenn sie sich an einer Ecke treffen. Eine Kante und die Mitte sind ein Gebiet, wenn sie dieselbe Landschaft zeigen. Alles andere ist getrennt.
    Gegenüberliegende Kanten gehören also nur durch die Mitte oder durch eine Kante dazwischen zusammen. Eine Mitte, deren Landschaft keine Kante zeigt, ist ein Gebiet für sich und von Anfang an abgeschlossen.
isle-clause-6-text = Eine Straße verbindet die Kanten, zu denen sie führt. Manche Plättchen haben zwei Straßen, die sich nicht treffen, und eine Straße mit nur einer Kante endet auf dem Plättchen. Straßen sind keine Grenzen: Das Gelände zu beiden Seiten ist ein Gebiet.
isle-clause-7-text = Schiffe liegen auf dem Wasser ihres Plättchens, Brochs stehen auf seinem Gebirge, Schafe, Rinder und Höfe auf seiner Weide und Leuchttürme am Ufer seines Wassers. Eine Schriftrolle gehört zum Gebiet der Mitte.
isle-clause-8-text = Vor dem Anlegen darfst du ein Plättchen um Vierteldrehungen drehen. Es wird nie gewendet, und wenn es liegt, bleibt es, wie es ist.
isle-clause-9-text = Vier Ziele werden zufällig gezogen, oder ihr wählt sie aus. Für ein erstes Spiel gibt es eine leichte Auswahl.
isle-clause-10-text = Dein Land beginnt mit deinem Burgplättchen, das nicht gedreht wird. Alle beginnen ohne Punkte und ohne Gold.
isle-clause-11-text = Beim Aufbau wird bestimmt, wer beginnt (üblich ist: wer am jüngsten ist), oder das Los entscheidet.
isle-clause-12-text = Zu zweit bis zu viert hat ein Spiel 6 Runden, zu fünft 5. Die Leiste sagt, welche Ziele in welcher Runde gewertet werden und wie viel Gold du für jede Person bekommst, die mehr Punkte hat als du.
isle-clause-round-text =
    Jede Runde läuft gleich ab, und alles hat darin seinen Platz:
    - Einkommen: Alle bekommen Gold.
    - Ziehen und Preise setzen: Alle ziehen drei Plättchen, werfen eines ab und setzen geheim einen Preis auf die anderen beiden.
    - Kaufen: Reihum darf jeder von euch ein Plättchen von jemand anderem kaufen.
    - Bauen: Alle legen ihre neuen Plättchen an ihr Land an.
    - Wertung: Die Ziele der Runde werden für alle gewertet.
isle-clause-13-text =
    Du bekommst 5 Gold für deine Burg und 1 Gold für jedes Plättchen mit Whiskyfässern, das eine Straße mit deiner Burg verbindet.
    Ab Runde 3 bekommst du außerdem Gold für jede Person, die mehr Punkte hat als du; Gleichstand zählt nicht. Wie viel, steht auf der Leiste, und es wird von Runde zu Runde mehr.
    Beispiel: Runde 5, zwei Whiskyplättchen verbunden und eines nicht, zwei liegen vor dir: 5 + 2 + 2 × 3 = 13 Gold.
isle-clause-14-text =
    Alle ziehen drei Plättchen und legen sie offen hin. Dann entscheiden alle zugleich und geheim: Leg die Axt auf eines deiner Plättchen und eigenes Gold auf die anderen beiden, mindestens 1 auf jedes.
    Mehr, als du hast, kannst du nicht setzen. Was dir an Gold bleibt, ist geheim.
isle-clause-15-text = Haben alle ihre Preise versiegelt, werden sie gleichzeitig aufgedeckt. Die markierten Plättchen kommen zurück in den Beutel, und der wird gemischt.
isle-clause-16-text =
    Beginnend mit dem Startspieler, reihum im Uhrzeigersinn, darf jede Person genau ein Plättchen von jemand anderem zu seinem Preis kaufen oder passen. Eigene und schon gekaufte Plättchen stehen nicht zur Wahl.
    Der Preis wird sofort bezahlt, und wer verkauft, nimmt auch das Gold zurück, das auf dem Plättchen lag. So verdientes Gold kannst du noch in derselben Runde ausgeben, wenn du erst danach an der Reihe bist.
isle-clause-17-text = Wenn alle dran waren, gehören Plättchen, die niemand gekauft hat, denen, vor denen sie liegen. Das Gold darauf geht an die Bank.
isle-clause-18-text =
    Baue alle Plättchen dieser Runde in beliebiger Reihenfolge in dein Clangebiet ein. Ein Plättchen muss mit mindestens einer Kante an einem Plättchen deines Clangebiets liegen (auch an einem eben gelegten), und wo zwei Plättchen aneinandergrenzen, muss die Landschaft gleich sein: Weideland an Weideland, Gebirge an Gebirge, Wasser an Wasser.
    Straßen müssen nicht fortgesetzt werden.
isle-clause-19-text = Ein Plättchen, das nirgends passt, kommt zurück in den Beutel, und das Gold dafür ist verloren. Solange es eine Stelle dafür gibt, musst du es anlegen. Du darfst erst deine anderen Plättchen anlegen, um Platz dafür zu schaffen.
isle-clause-20-text = Alle Ziele, die auf der Rundenleiste bei dieser Runde stehen, werden für alle gewertet. Jedes Ziel wird im Spiel genau dreimal gewertet. Danach geht das Startspielerplättchen im Uhrzeigersinn weiter.
isle-clause-21-text =
    Ein Gebiet ist alles zusammenhängende Gelände einer Landschaft, über so viele Plättchen, wie es reicht.
    Es ist abgeschlossen, wenn jede seiner Kanten an ein anderes Plättchen stößt. Ein leeres Feld daneben, selbst ein Loch im Inneren, lässt es offen. Straßen schließen ein Gebiet nicht und teilen es nicht.
isle-clause-22-text = Die Größe eines Gebiets ist die Zahl der verschiedenen Plättchen, auf denen es liegt.
isle-clause-23-text = Zwei Straßen hängen zusammen, wenn beide Plättchen an der gemeinsamen Kante eine Straße haben. „Mit der Burg verbunden“ heißt: verbunden mit der Straße deines Burgplättchens. Ein Plättchen mit zwei Straßen, die sich nicht treffen, ist verbunden, wenn eine von beiden es ist.
isle-clause-24-text =
    Für die Ziele um das Meiste und das Zweitmeiste gilt:
    - Wer sich das Meiste teilt, bekommt je 5 Punkte, und die 2 Punkte entfallen.
    - Wer sich das Zweitmeiste teilt, bekommt je 2.
    - Wer gar nichts davon hat, geht leer aus.
    - Das gilt für jede Zahl von Mitspielenden, auch zu zweit.
isle-clause-25-text = Dein Burgplättchen zählt als Plättchen deines Landes für Quadrate, Spalten, Gebiete und deren Größe.
isle-clause-26-text =
    Nach der letzten Runde bringt jede Schriftrolle in deinem Land Punkte, gezählt im ganzen Land: 1 für je 2 Schafe, je 2 Plättchen mit Whisky oder je 2 Schiffe, oder 1 für jedes Rind, jeden Broch, jeden Hof oder jeden Leuchtturm.
    Halbe werden abgerundet. Eine Schriftrolle in einem abgeschlossenen Gebiet bringt das Doppelte der gerundeten Zahl.
isle-clause-27-text = Je 5 Gold bringen 1 Punkt, abgerundet.
isle-clause-28-text = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Gold übrig hatte, bevor es zu Punkten wurde. Herrscht auch da Gleichstand, wird der Sieg geteilt. Dann ist das Spiel vorbei.

isle-ask-build-order = Wer baut zuerst?
isle-ask-build-order-text = Am echten Tisch bauen alle gleichzeitig. Hier baut ihr nacheinander, im Uhrzeigersinn ab der Startspielerin oder dem Startspieler. Weil jedes Land für sich steht, hat niemand einen Vorteil davon. Wer nichts anzulegen hat, wird übersprungen (Regel 18).
isle-ask-undo = Was lässt sich zurücknehmen?
isle-ask-undo-text = Was du zuletzt angelegt hast, bis du sagst, dass du fertig bist. Nichts, was irgendwem etwas Neues gezeigt hat: kein Preis, der versiegelt und aufgedeckt ist, kein gezogenes Plättchen.
isle-ask-doubled = Wird eine Schriftrolle vor oder nach dem Runden verdoppelt?
isle-ask-doubled-text = Danach: 5 Schafe sind 2 Punkte, in einem abgeschlossenen Gebiet 4 (Regel 26).
isle-ask-coins = Können der Bank die Münzen ausgehen?
isle-ask-coins-text = Nie. Zum Wechseln ist immer genug da (Regel 3).
isle-ask-hidden = Was dürfen alle wissen?
isle-ask-hidden-text = Alle Länder, alle gezogenen Plättchen und damit auch, was noch im Beutel ist; nicht, in welcher Reihenfolge es kommt. Das Gold der anderen ist geheim, und ebenso die Preise, bis alle versiegelt haben. Wird „Das meiste Gold“ gewertet, zeigen alle ihr Gold.
isle-ask-house-rules = Was ändern die Hausregeln?
isle-ask-house-rules-text = Offenes Gold: Alles Gold ist immer zu sehen. Offene Preise: Preise sind sofort zu sehen, und ihr setzt sie nacheinander. Sonst ändert sich nichts.
isle-ruling-first-game = Welche Ziele werden für das erste Spiel empfohlen?
isle-ruling-first-game-text = Hier sind es: { isle-goal-farm-animals } als A, { isle-goal-complete-mountains } als B, { isle-goal-road-tiles } als C und { isle-goal-squares } als D. Das Regelheft bildet eine eigene Auswahl ab (Regel 9).
isle-ruling-castle-turn = Darf ich mein Burgplättchen drehen?
isle-ruling-castle-turn-text = Nein. Es liegt so, wie es gezeigt wird, und darf nicht gedreht werden (Regel 10).
isle-ruling-give-up = Ein Plättchen passt nirgends, aber ein anderes von mir könnte Platz dafür schaffen. Darf ich es zurücklegen?
isle-ruling-give-up-text = Ja. In den Beutel zurück darf ein Plättchen, wenn es jetzt keine Stelle dafür gibt. Du darfst erst deine anderen Plättchen anlegen, um Platz zu schaffen, musst es aber nicht. Solange es eine Stelle gibt, musst du es anlegen (Regel 19).
isle-ruling-two-roads = Ein Plättchen hat zwei Straßen, und nur eine führt zu meiner Burg. Ist es verbunden?
isle-ruling-two-roads-text = Ja. Es genügt, wenn eine der beiden Straßen verbunden ist (Regel 23).
isle-ruling-columns = In derselben Spalte stehen zwei getrennte Reihen. Zählen beide?
isle-ruling-columns-text = Ja. Bei „{ isle-goal-columns }“ zählt jede senkrechte Reihe aus mindestens 3 Plättchen ohne Lücke, auch wenn zwei davon in derselben Spalte stehen.
isle-ruling-castle = Zählt mein Burgplättchen mit?
isle-ruling-castle-text = Als Plättchen deines Clangebiets für Quadrate, Spalten, Gebiete und deren Größe: ja. Unter den Plättchen, die Straßen mit der Burg verbinden: nein (Regel 25).
isle-ruling-gold-tie = Bei Gleichstand entscheidet das Gold. Welches?
isle-ruling-gold-tie-text = Das Gold, das ihr übrig habt, bevor es zu Punkten wird: 9 Gold schlagen 8, obwohl beides 1 Punkt bringt (Regel 28).
isle-help-reconstructed-text = Die gedruckten Regeln zeigen nicht jedes Plättchen. Die Landschaftsplättchen stammen aus einer einzigen öffentlichen Liste und können vom gedruckten Spiel abweichen; die Mitte von Plättchen 27 haben wir aus einem Druckfehler darin erschlossen. Die empfohlenen Ziele für das erste Spiel stehen in keiner Liste: Sie sind unsere Wahl.

isle-example-fits = Es passt: Weide an Weide, Wasser an Wasser.
isle-example-mismatch = Es passt nicht: Weide träfe auf Wasser. Weiter gedreht würde es gehen.
isle-example-apart = Nicht erlaubt: Das Plättchen berührt das Land nur an einer Ecke.
isle-example-lake = Das neue Plättchen schließt diesen See ab. Er liegt auf { $count } Plättchen, seine Größe ist also { $count }.
isle-example-open = Derselbe See ohne dieses Plättchen: Eine Kante ist offen, er ist nicht abgeschlossen.
isle-example-income = { $joined } Plättchen mit Whisky sind mit der Burg verbunden, { $apart } nicht: { $income } Gold Einkommen.
isle-example-road = { $count } Plättchen sind mit der Burg verbunden.
isle-example-scroll = { $amount } Schafe, und die Schriftrolle für Schafe liegt in einem abgeschlossenen Gebiet: { $points } Punkte.
isle-example-parts = Zweimal dieselben Kanten: Durch eine Mitte aus Wasser sind die beiden Gewässer ein Gebiet, durch eine Mitte aus Weide die beiden Weiden.
isle-example-gives = { $reason }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
isle-example-alt = Beispiel zu Regel { $rule }: { $words }
isle-example-goal-alt = Beispiel zum Ziel { $goal }: { $words }
isle-example-rank = Wer { $amount } hat, bekommt { $points ->
    [0] nichts
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

isle-symbol-sheep = Schafe
isle-symbol-sheep-text = Stehen auf der Weide. Sie zählen für die Ziele „Schafe“ und „Tiere bei den Höfen“ und für Schriftrollen.
isle-symbol-cattle = Rinder
isle-symbol-cattle-text = Stehen auf der Weide. Sie zählen für „Tiere bei den Höfen“ und, mit der Burg verbunden, für „Rinder an der Straße“, und für Schriftrollen.
isle-symbol-farm = Hof
isle-symbol-farm-text = Steht auf der Weide. Er zählt für „Tiere bei den Höfen“ und „Sätze von Gebäuden“ und für Schriftrollen.
isle-symbol-broch = Broch (Rundturm)
isle-symbol-broch-text = Ein runder Turm im Gebirge. Er zählt für „Brochs im Gebirge“ und „Sätze von Gebäuden“ und für Schriftrollen.
isle-symbol-lighthouse = Leuchtturm
isle-symbol-lighthouse-text = Steht am Ufer des Wassers auf seinem Plättchen. Er zählt für „Schiffe und Leuchttürme“ und „Sätze von Gebäuden“ und für Schriftrollen.
isle-symbol-ship = Schiff
isle-symbol-ship-text = Liegt auf dem Wasser seines Plättchens. Es zählt für „Die meisten Schiffe“ und „Schiffe und Leuchttürme“ und für Schriftrollen.
isle-symbol-whisky = Whiskyfässer
isle-symbol-whisky-text = 1 Gold in jeder Runde, wenn eine Straße das Plättchen mit deiner Burg verbindet. Sie zählen für „Der meiste Whisky“ und für Schriftrollen, verbunden oder nicht.
isle-symbol-scroll = Schriftrolle
isle-symbol-scroll-text = Bringt nach der letzten Runde Punkte für das, was sie zeigt, und das Doppelte in einem abgeschlossenen Gebiet.
isle-symbol-castle = Burg
isle-symbol-castle-text = Hier beginnt dein Land: 5 Gold in jeder Runde, und die Straße, mit der andere verbunden sind.
isle-symbol-road = Straße
isle-symbol-road-text = Verbindet Plättchen mit deiner Burg. Sie muss nicht weiterführen und ist keine Grenze zwischen Gebieten.
isle-help-track = Für { $players } Leute
isle-help-track-round = Runde
isle-help-track-gold = Gold je Person vor dir

## Kept games, the engine's health and new versions

fault-file-missing = Ein Teil des Spiels fehlt auf dem Server ({ $file }).
fault-file-damaged = Ein Teil des Spiels kam beschädigt an ({ $file }).
fault-file-wrong-type = Der Server schickt einen Teil des Spiels als etwas anderes ({ $file } als { $type }).
fault-build-changed = Auf dem Server liegt eine neue Version von Skye. Lade die Seite neu; hilft das nicht, warte ein paar Minuten.
fault-network-failed = Ein Teil des Spiels konnte nicht geladen werden ({ $file }). Ist das Netz da?
fault-worker-failed = Das Spiel ließ sich in diesem Browser nicht starten.
fault-boot-failed = Das Spiel ließ sich nicht starten ({ $detail }).
fault-boot-timeout = Das Spiel ist nicht gestartet: { $seconds } Sekunden lang geschah nichts.
fault-page-failed = Die Seite ließ sich nicht aufbauen ({ $detail }).
fault-storage-full = Auf diesem Gerät ist kein Platz mehr zum Speichern. Deine letzte Aktion wurde nicht ausgeführt: Schaffe etwas Platz und versuch es noch einmal.
fault-storage-failed = Das Spiel konnte nicht gespeichert werden. Deine letzte Aktion wurde nicht ausgeführt: Versuch es noch einmal.
fault-open-in-other-tab = Dieses Spiel ist in einem anderen Tab offen.
fault-record-damaged = Dieses gespeicherte Spiel ist beschädigt, und seine Sicherungen sind es auch.
fault-newer-version = Das stammt von einem neueren Skye. Lade die Seite neu, damit Skye aktualisiert wird, und öffne es dann noch einmal.
fault-other-rules = Dieses Spiel wurde nach anderen Regeln begonnen, als dieses Skye sie kennt. Sichere es als Datei und öffne es mit dem Skye, aus dem es stammt.
fault-already-here = Dieses Spiel ist schon hier.
fault-not-a-file = Das ist keine Datei.
fault-unreadable-file = Die Datei konnte nicht gelesen werden.
fault-not-text = Das ist kein gespeichertes Spiel, sondern eine andere Art von Datei.
fault-not-json = Das ist kein gespeichertes Spiel: Die Datei ist kaputt oder von anderer Art.
fault-not-a-record = Diese Datei enthält kein Spiel von Skye.
fault-too-large = Das ist zu groß für ein gespeichertes Spiel.
fault-too-deep = Das ist kein gespeichertes Spiel: Es ist zu tief verschachtelt.
fault-wrong-type = Dieses gespeicherte Spiel ist kaputt ({ $field }).
fault-bad-setup = Dieses gespeicherte Spiel ist kaputt: Sein Aufbau ist nicht möglich.
fault-illegal-action = Dieses gespeicherte Spiel ist kaputt: Aktion { $number } verstößt gegen die Regeln.
fault-unknown-action = Eine solche Aktion kennt dieses Spiel nicht.
fault-wrong-digest = Dieses gespeicherte Spiel wurde verändert: Es führt nicht dorthin, wohin es soll.
fault-no-games = Es gibt keine gespeicherten Spiele.
fault-no-table = Dieses Spiel ist nicht mehr offen.
fault-worker-error = Im Spielwerk ging etwas schief: { $detail }
fault-engine-crashed = Das Spielwerk ist stehen geblieben.
fault-engine-hung = Das Spielwerk hat { $seconds } Sekunden lang nicht geantwortet.
fault-engine-restarted = Das Spielwerk wurde neu gestartet. Dein Spiel ist, wie es war.
fault-game-lost = Das Spielwerk ist stehen geblieben, und dieser Browser hatte das Spiel nicht gespeichert: Es ist leider verloren.
update-offer = Eine neue Version von Skye ist da.
update-accept = Neu laden
update-later = Später
update-no-answer = Die neue Version antwortet nicht. Schließ Skye in allen Tabs und öffne es wieder.
update-other-tabs = Schließ erst die anderen Tabs mit Skye, dann kann die neue Version starten.

# A tile on trial, in every game
trial-lies = Es liegt hier zur Probe: { $words }
trial-only-turn = Hier passt es nur so herum.
trial-turn = { $count ->
    [one] Drehen (passt nur so herum)
   *[other] Drehen (passt auf { $count } Arten)
  }
trial-turn-short = Drehen
trial-cancel = Zurücknehmen
trial-place = Anlegen

# Skylands
sky-terrain-F = Wald
sky-terrain-M = Berg
sky-terrain-C = Kristall
sky-terrain-T = Stadt
sky-terrain-cloud = Wolken
sky-side = { $terrain } im { $side }
sky-tile-name = „{ $words }“
sky-island = Insel: { $terrain }, { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätze
  }, { $count ->
    [0] niemand wohnt dort
    [one] 1 Bewohner
   *[other] { $count } Bewohner
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
    [one] 1 Bewohner beliebiger Farbe
   *[other] { $count } Bewohner beliebiger Farbe
  }
sky-guest-G = Herberge: ein grüner Gast
sky-guest-P = Herberge: ein violetter Gast
sky-guest-B = Herberge: ein blauer Gast
sky-free = kostenlos
sky-costs = Kosten: { $folk }

sky-setup-start = Beginn
sky-start-printed = Bedruckte Tafeln
sky-start-printed-note = Auf jeder Tafel liegen schon drei Plättchen, überall ein wenig andere.
sky-start-tactical = Taktisch
sky-start-tactical-note = Leere Tafeln: Alle legen zuerst ein Startplättchen und zwei von drei gezogenen Plättchen.
sky-setup-specials = Sonderinseln
sky-specials-random = Zufällig
sky-specials-random-note = Aus jeder der vier Gruppen werden vier gezogen und ausgelegt.
sky-specials-first-game = Erstes Spiel
sky-specials-first-game-note = Die zwölf einfachen und vier, die leicht zu nutzen sind.

sky-actions = Die vier Aktionen
sky-action-discover = Inseln entdecken
sky-action-deploy = Bewohner ansiedeln
sky-action-create = Inseln erschaffen
sky-action-convert = Energie umwandeln
sky-track-action = { $count ->
    [0] { $action }
   *[other] { $action }: { $names }
  }
sky-supply = Vorrat
sky-stack = Stapel
sky-stack-left = { $count ->
    [one] 1 Plättchen ist noch im Stapel.
   *[other] { $count } Plättchen sind noch im Stapel.
  }
sky-stack-show = Übrige Plättchen zeigen
sky-points-left = { $count ->
    [one] 1 Punkt ist noch im Vorrat.
   *[other] { $count } Punkte sind noch im Vorrat.
  }
sky-drawer = Inseln und Vorrat
sky-active = am Zug und mit Bonus
sky-if-it-ended-now = { $points }, wenn das Spiel jetzt endete
sky-now-short = Stand jetzt
sky-show = Sonderinseln in der Auslage
sky-group-plain = Einfach
sky-group-instant = Sofort
sky-group-lasting = Dauerhaft
sky-group-scoring = Am Ende
sky-specials-of = Sonderinseln von { $name }
sky-empty = { $count ->
    [one] 1 leeres Feld
   *[other] { $count } leere Felder
  }
sky-marker-active = Der Marker ist aktiv: Damit lässt sich einmal eine Aktion wiederholen, oder er ist 2 Punkte wert.
sky-marker-used = Der Marker ist verbraucht.

sky-phase = Zug { $turn } · { $phase }
sky-phase-start = Taktischer Beginn
sky-phase-choose = Aktion wählen
sky-phase-discover = Inseln entdecken
sky-phase-deploy = Bewohner ansiedeln
sky-phase-create = Inseln erschaffen
sky-phase-pay = Inseln erschaffen
sky-phase-place = Inseln erschaffen
sky-phase-outpost = Außenposten
sky-phase-convert = Energie umwandeln
sky-phase-end = Spielende

sky-prompt-start = { $name }, leg dein Startplättchen und zwei der drei anderen.
sky-prompt-choose = { $name }, wähl eine Aktion für alle.
sky-prompt-discover = { $name }, nimm ein Plättchen und leg es, oder passe.
sky-prompt-bonus = { $name }, du darfst noch ein Plättchen nehmen.
sky-prompt-deploy = { $name }, besiedle eine Insel oder passe.
sky-prompt-create = { $name }, wähl eine Sonderinsel oder passe.
sky-prompt-pay = { $name }, wer bezahlt?
sky-prompt-place = { $name }, leg deine Sonderinsel.
sky-prompt-outpost = { $name }, leg das Plättchen, das der Außenposten gefunden hat, oder wirf es ab.
sky-prompt-convert = { $name }, bring Bewohner von einer Kristallinsel in eine Stadt, oder passe.
sky-prompt-done = { $name }, beende deinen Schritt oder nimm ihn zurück.
sky-prompt-end = Das Spiel ist vorbei.
sky-bot-start = { $name } legt die ersten Plättchen.
sky-bot-choose = { $name } wählt eine Aktion.
sky-bot-discover = { $name } sucht ein Plättchen aus.
sky-bot-deploy = { $name } besiedelt Inseln.
sky-bot-create = { $name } wählt eine Sonderinsel.
sky-bot-pay = { $name } bezahlt.
sky-bot-place = { $name } legt eine Sonderinsel.
sky-bot-outpost = { $name } sieht nach, was der Außenposten gefunden hat.
sky-bot-convert = { $name } bringt Bewohner in eine Stadt.

sky-may-end = In diesem Zug kann das Spiel enden.
sky-will-end = Nach diesem Zug endet das Spiel.
sky-warning-few-tiles = Der Stapel ist zu klein für „Inseln entdecken“: Wer das wählt, beendet das Spiel sofort.
sky-warning-few-squares = { $name } hat noch { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
  }.
sky-warning-few-points = Die Punkte gehen zur Neige.
sky-cannot-choose = Diese Aktion steht jetzt nicht zur Wahl.
sky-gain-discover = { $count ->
    [0] kein Plättchen
    [one] 1 Plättchen
   *[other] bis zu { $count } Plättchen
  }
sky-gain-deploy = { $count ->
    [0] niemand
    [one] 1 Bewohner
   *[other] { $count } Bewohner
  }
sky-gain-create = { $count ->
    [0] nichts ist bezahlbar
    [one] 1 Insel ist bezahlbar
   *[other] { $count } Inseln sind bezahlbar
  }
sky-gain-convert = { $count ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
sky-others-gain = Was die anderen bekämen
sky-repeat-note = Deine Figur steht hier: Das dreht deinen Marker um.
sky-repeat-title = Marker umdrehen?
sky-repeat-text = Einmal im Spiel darfst du auf einer Aktion bleiben und sie wiederholen. Ein Marker, der am Ende noch aktiv ist, ist 2 Punkte wert.
sky-ends-game = Beendet das Spiel sofort.
sky-end-title = Spiel beenden?
sky-end-text = Zum Aufdecken sind nicht mehr genug Plättchen da. Diese Wahl beendet das Spiel sofort, ohne die Aktion.

sky-tiles = Plättchen
sky-tile-number = Plättchen { $number }
sky-choose-tile = Wähl zuerst ein Plättchen.
sky-choose-place = { $count ->
    [one] Tippe auf das eine Feld, auf das es passt.
   *[other] Tippe auf eines der { $count } Felder, auf die es passt.
  }
sky-fits = { $count ->
    [0] passt nirgends
    [one] 1 Feld
   *[other] { $count } Felder
  }
sky-fits-nowhere = Dieses Plättchen passt nirgends auf deine Tafel.
sky-preview = Was das ändern würde
sky-preview-total = Wenn jetzt Schluss wäre
sky-preview-change = vorher { $before }, nachher { $after }
sky-completes = schließt eine Insel ab: { $terrain }, { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätze
  }
sky-taken = Dein Plättchen liegt.
sky-start-placed = Deine Startplättchen liegen.
sky-discard = Plättchen abwerfen
sky-deploy-hint = Tippe auf eine abgeschlossene Insel, um ihre freien Plätze zu füllen.
sky-deploy-more = Du bist am Zug und darfst noch eine Insel besiedeln.
sky-deployed = Alle sind eingezogen.
sky-deploy-none = Es gibt keine abgeschlossene Insel mit freien Plätzen.
sky-in-supply = Im Vorrat:
sky-islands = Inseln zum Besiedeln
sky-created = Deine Sonderinsel liegt.
sky-you-have = Du hast:
sky-create-bonus = Du bist am Zug und musst die weißen nicht bezahlen.
sky-can-create = lässt sich erschaffen
sky-cannot-create = lässt sich nicht erschaffen
sky-special-points = { $points ->
    [one] 1 Punkt am Ende
   *[other] { $points } Punkte am Ende
  }
sky-create = Erschaffen
sky-pay = Noch zu zahlen ({ $special }):
sky-pay-G = Jetzt ein grüner Bewohner: von welcher Insel?
sky-pay-P = Jetzt ein violetter Bewohner: von welcher Insel?
sky-pay-W = Jetzt ein beliebiger Bewohner: von welcher Insel?
sky-moved = { $count ->
    [one] 1 Bewohner ist umgezogen.
   *[other] { $count } Bewohner sind umgezogen.
  }
sky-convert-none = Niemand kann umziehen, oder es gibt keine abgeschlossene Stadt dafür.
sky-convert-from = Von welcher Insel?
sky-convert-into = In welche Stadt?
sky-trades = Handelsviertel: zwei gegen einen
sky-trade-first = Einer kommt von
sky-trade-second = Der andere kommt von
sky-trade-city = Der neue zieht nach
sky-trade = Zwei gegen einen tauschen
sky-hostel = { $count ->
    [0] Jemanden in die Herberge bringen
   *[other] Jemanden in die Herberge bringen ({ $count } dort)
  }
sky-lodge-from = In die Herberge: von welcher Insel?
sky-passed-over = { $count ->
    [one] { $names } kann hier nichts tun und passt.
   *[other] { $names } können hier nichts tun und passen.
  }
sky-done = Fertig
sky-pass = Passen
sky-pass-title = Jetzt passen?
sky-pass-text = In diesem Schritt kannst du noch etwas tun.
sky-several-islands = Dort liegt mehr als eine Insel. Wähl sie unten aus.
sky-not-this-island = Diese Insel lässt sich jetzt nicht besiedeln.
sky-no-island-there = Dort ist keine Insel. Tippe auf eine umrandete.
sky-filled-already = Diese Insel hast du gerade besiedelt.
sky-convert-only = Bewohner ziehen von einer Kristallinsel in eine Stadt. Tippe auf eine umrandete.
sky-mismatch = Wie du es auch drehst, es passt hier nicht: Im { $edge ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  } träfe { $mine } auf { $theirs }.

sky-hint-choose = Wähl „{ $action }“.
sky-hint-repeat = Dreh deinen Marker um und wiederhole „{ $action }“.
sky-hint-take = Nimm { $tile } und leg es wie gezeigt.
sky-hint-place = Leg { $tile } wie gezeigt.
sky-hint-deploy = Besiedle diese Insel: { $island }.
sky-hint-create = Erschaffe: { $special }.
sky-hint-pay = Bezahl von hier: { $island }.
sky-hint-trade = Tausche zwei gegen einen: { $island }.
sky-hint-convert = Bring Bewohner von hier: { $island }; hierhin: { $other }.
sky-hint-lodge = Bring jemanden von hier in die Herberge: { $island }.
sky-hint-discard = Wirf { $tile } ab.
sky-hint-pass = Passe.
sky-hint-done = Du bist fertig.
sky-why-points-now = Punkte, wenn das Spiel danach endete: { $points }.
sky-why-nothing-better = Etwas Besseres ist nicht in Sicht.
sky-why-completes-island = Es schließt eine Insel ab: { $terrain }, { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätze
  }.
sky-why-fills-island = { $count ->
    [one] 1 Bewohner zieht ein: { $terrain }.
   *[other] { $count } Bewohner ziehen ein: { $terrain }.
  }
sky-why-converts = { $count ->
    [one] 1 Bewohner wird zu einem Punkt.
   *[other] { $count } Bewohner werden zu Punkten.
  }
sky-why-creates = Es führt zu: { $special }.
sky-why-turn-gains = Punkte in diesem Zug: { $mine } für dich, höchstens { $theirs } für jemand anderen.

sky-event-start = Ein Spiel Skylands beginnt.
sky-event-turn = Zug { $turn }: { $name }.
sky-event-chosen = { $name } wählt „{ $action }“.
sky-event-repeated = { $name } dreht den Marker um und wiederholt „{ $action }“.
sky-event-revealed = { $count ->
    [one] 1 Plättchen wird aufgedeckt.
   *[other] { $count } Plättchen werden aufgedeckt.
  }
sky-event-taken = { $name } nimmt { $tile } und legt es in Spalte { $x }, Reihe { $y }.
sky-event-placed = { $name } legt { $tile } in Spalte { $x }, Reihe { $y }.
sky-event-completed = { $name } schließt eine Insel ab: { $terrain }, { $spaces ->
    [one] 1 Platz.
   *[other] { $spaces } Plätze.
  }
sky-event-deployed = { $name }: { $count ->
    [one] 1 Bewohner zieht ein
   *[other] { $count } Bewohner ziehen ein
  } ({ $terrain }).
sky-event-lodged = { $name } bringt jemanden in die Herberge.
sky-event-created = { $name } erschafft: { $special }.
sky-event-traded = { $name } tauscht zwei Bewohner gegen einen.
sky-event-drawn = { $name }: Der Außenposten findet { $tile }.
sky-event-discarded = { $count ->
    [one] 1 Plättchen wird abgeworfen.
   *[other] { $count } Plättchen werden abgeworfen.
  }
sky-event-converted = { $name } bringt { $count ->
    [one] 1 Bewohner
   *[other] { $count } Bewohner
  } in eine Stadt.
sky-event-points = { $name } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { $reason }.
sky-event-passed = { $name } passt.
sky-event-cannot = { $name } kann nichts tun und passt.
sky-points-energy = Energie
sky-points-bonus = Bonus im eigenen Zug
sky-points-generator = Generator
sky-points-power-station = Kraftwerk
sky-points-profitable-city = Einträgliche Stadt
sky-points-useful-find = Nützlicher Fund
sky-end-few-squares = Eine Tafel ist fast voll: Das Spiel endet.
sky-end-points-gone = Der Punktevorrat ist leer: Das Spiel endet.
sky-end-stack-gone = Zum Aufdecken sind nicht genug Plättchen da: Das Spiel endet.
sky-outcome-points = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
sky-outcome-shared = { $name } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.

sky-sheet-now = Wenn das Spiel jetzt endete
sky-sheet-end = Schlusswertung
sky-chart = { $count ->
    [one] Punkte über { $count } Zug
   *[other] Punkte über { $count } Züge
  }
sky-chart-step = Zug
sky-source-empty = Leere Felder
sky-source-empty-rule = je −2
sky-source-inhabitants = Bewohner
sky-source-inhabitants-rule = 1 für je 2 auf der Tafel
sky-source-spaces = Abgeschlossene Inseln
sky-source-spaces-rule = 1 für jeden Platz, auch in Städten
sky-source-special = Sonderinseln
sky-source-collected = Gesammelt
sky-source-collected-rule = Punkte aus dem Vorrat
sky-source-written = Aufgeschrieben
sky-source-written-rule = Punkte, die der Vorrat nicht zahlen konnte
sky-source-marker = Marker
sky-source-marker-rule = 2, wenn er noch aktiv ist
sky-line-empty = { $count ->
    [one] 1 leeres Feld
   *[other] { $count } leere Felder
  }
sky-line-inhabitants = { $count ->
    [one] 1 Bewohner
   *[other] { $count } Bewohner
  }
sky-line-spaces = { $count ->
    [one] 1 Platz auf abgeschlossenen Inseln
   *[other] { $count } Plätze auf abgeschlossenen Inseln
  }
sky-line-collected = { $points ->
    [one] 1 Punkt gesammelt
   *[other] { $points } Punkte gesammelt
  }
sky-line-written = { $points ->
    [one] 1 Punkt aufgeschrieben
   *[other] { $points } Punkte aufgeschrieben
  }
sky-line-marker = { $count ->
    [0] der Marker ist verbraucht
   *[other] der Marker ist noch aktiv
  }
sky-line-special = { $special }: zählt { $count }
sky-line-special-open = { $special }: die Insel ist nicht abgeschlossen

sky-special-small-forest = Kleiner Wald
sky-special-small-mountain = Kleiner Berg
sky-special-small-crystal = Kleiner Kristall
sky-special-small-city = Kleine Stadt
sky-special-half-forest = Weiter Wald
sky-special-half-mountain = Weiter Berg
sky-special-half-crystal = Weiter Kristall
sky-special-half-city = Weite Stadt
sky-special-whole-forest = Ganzer Wald
sky-special-whole-mountain = Ganzer Berg
sky-special-whole-crystal = Ganzer Kristall
sky-special-whole-city = Ganze Stadt
sky-special-useful-find = Nützlicher Fund
sky-special-outpost = Außenposten
sky-special-fertile-forest = Fruchtbarer Wald
sky-special-fertile-mountain = Fruchtbarer Berg
sky-special-fertile-crystal = Fruchtbarer Kristall
sky-special-profitable-city = Einträgliche Stadt
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
sky-effect-plain = Eine Insel mit { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätzen
  } ({ $terrain }).
sky-effect-useful-find = Sofort 2 Punkte aus dem Vorrat.
sky-effect-outpost = Zieh sofort das oberste Plättchen des Stapels und leg es, oder wirf es ab.
sky-effect-fertile-forest = Wird der Wald abgeschlossen, füllen sich sofort alle freien Plätze.
sky-effect-fertile-mountain = Wird der Berg abgeschlossen, füllen sich sofort alle freien Plätze.
sky-effect-fertile-crystal = Wird die Kristallinsel abgeschlossen, füllen sich sofort alle freien Plätze.
sky-effect-profitable-city = Wird die Stadt abgeschlossen, gibt es sofort 1 Punkt für je 2 Plätze der Stadt.
sky-effect-generator = 1 Punkt, wann immer jemand „Energie umwandeln“ wählt.
sky-effect-hostel = Bis zu 4 Bewohner dürfen hier einziehen und später bezahlen oder umgewandelt werden. Die Plätze hier bringen keine Punkte.
sky-effect-trading-district = Bei „Inseln erschaffen“ und „Energie umwandeln“ darfst du 2 Bewohner einer Art gegen 1 beliebigen tauschen.
sky-effect-mountain-district = Zahl bei „Inseln erschaffen“ 1 violetten Bewohner weniger.
sky-effect-forest-district = Zahl bei „Inseln erschaffen“ 1 grünen Bewohner weniger.
sky-effect-power-station = 2 Punkte, wann immer du bei „Energie umwandeln“ jemanden in die Stadt des Kraftwerks bringst.
sky-effect-forest-temple = Am Ende 2 Punkte für jeden deiner abgeschlossenen Wälder.
sky-effect-mountain-temple = Am Ende 2 Punkte für jeden deiner abgeschlossenen Berge.
sky-effect-crystal-temple = Am Ende 2 Punkte für jede deiner abgeschlossenen Kristallinseln.
sky-effect-city-temple = Am Ende 2 Punkte für jede deiner abgeschlossenen Städte.
sky-effect-sky-refuge = Am Ende 1 Punkt für je 2 Bewohner auf deiner Tafel.
sky-effect-sanctuary = Am Ende 1 Punkt für jedes Plättchen auf den 8 Feldern ringsum.
sky-effect-academy = Am Ende 2 Punkte für jede Sonderinsel auf deiner Tafel, auch für diese.
sky-effect-villa = Am Ende 1 Punkt für jeden Platz deiner abgeschlossenen Insel mit den meisten Plätzen.

sky-help-aim = Worum es geht
sky-help-aim-text = Alle füllen eine Tafel von 5 mal 4 Feldern mit schwebenden Inseln, besiedeln sie und machen aus Kristallen Punkte.
    Wer am Ende die meisten Punkte hat, gewinnt.
sky-help-placing = Ein Plättchen legen
sky-help-turn = Ein Zug
sky-help-discover = Inseln entdecken
sky-help-deploy = Bewohner ansiedeln
sky-help-create = Inseln erschaffen
sky-help-convert = Energie umwandeln
sky-help-specials = Sonderinseln
sky-help-end = Spielende
sky-help-reconstructed-text = Die uns vorliegenden Regeln nennen nicht jeden Wert. Die Kosten, die Plätze und die meisten Punktwerte der Spezialinseln, die Zahl der Plättchen zu zweit und zu dritt, die bedruckten Tableaus, die Startplättchen und die vier zusätzlichen Inseln des ersten Spiels haben wir rekonstruiert; sie können vom gedruckten Spiel abweichen.
sky-help-components = Was es gibt
sky-help-setup = Aufbau
sky-clause-1-text = 2 bis 4 Leute spielen mit. Jeder von euch hat eine Tafel mit 5 Spalten und 4 Reihen, zusammen 20 Felder.
sky-clause-2-text =
    Es gibt 88 Inselplättchen; zu zweit sind 48 im Spiel, zu dritt 68, zu viert alle. Jede Kante eines Plättchens zeigt Wald, Berg, Kristall, Stadt oder Wolken.
    Kanten derselben Landschaft auf einem Plättchen sind ein Teil einer Insel, mit einem Platz je Kante. Verschiedene Landschaften sind verschiedene Teile.
sky-clause-3-text = Es gibt 32 Sonderinseln: 12 einfache, 6, die sofort wirken, 6 dauerhafte und 8, die am Ende zählen. Jede kostet grüne und violette Bewohner; ein weißer darf jede Farbe haben. Eine mit Wolken auf allen Seiten ist für sich abgeschlossen.
sky-clause-4-text = 60 Bewohner sind im Vorrat: 20 grüne für Wälder, 20 violette für Berge und 20 blaue für Kristalle. Ist eine Farbe aufgebraucht, kann niemand davon geholt werden.
sky-clause-5-text = Im Punktevorrat liegen zu zweit 32 Punkte, zu dritt 42 und zu viert 48.
sky-clause-6-text = Alle haben eine Figur, die auf der zuletzt gewählten Aktion steht, und einen Marker, der mit der aktiven Seite oben beginnt.
sky-clause-7-text = Beginn mit bedruckten Tafeln: Auf jeder Tafel sind drei Plättchen aufgedruckt und zählen als gelegt. Die Tafeln sind alle ein wenig verschieden.
sky-clause-8-text = Taktischer Beginn: Die Tafeln sind leer. Alle bekommen ein Startplättchen mit zwei Seiten und ziehen drei Inselplättchen. Zwei davon behältst du und legst sie und eine Seite des Startplättchens nach den Regeln fürs Legen.
sky-clause-9-text = Aus jeder der vier Gruppen von Sonderinseln werden vier gezogen und ausgelegt, zusammen 16. Im ersten Spiel sind es die 12 einfachen und dazu nützlicher Fund, Außenposten, fruchtbarer Wald und einträgliche Stadt.
sky-clause-10-text = Wer beginnt, entscheidet das Los, oder ihr legt es beim Aufbau fest. Gespielt wird im Uhrzeigersinn.
sky-clause-11-text =
    Ein Plättchen kommt auf ein beliebiges leeres Feld deiner Tafel, gedreht, wie du magst, und muss kein anderes berühren. Wo es andere berührt, muss jede Kante passen: dieselbe Landschaft, oder Wolken an Wolken.
    Am Rand der Tafel ist alles erlaubt, aber eine zum Rand hin offene Insel kann nie abgeschlossen werden.
sky-clause-12-text = Ein Plättchen, das liegt, wird nie mehr gedreht oder verschoben.
sky-clause-13-text = Eine Insel sind alle zusammenhängenden Teile einer Landschaft. Sie ist abgeschlossen, wenn keine ihrer Kanten offen ist.
sky-clause-14-text =
    Wer am Zug ist, stellt die Figur auf eine andere Aktion als die, auf der sie steht; in der ersten Runde auf eine beliebige.
    Einmal im Spiel darfst du stattdessen deinen Marker auf die passive Seite drehen, um zu bleiben und die Aktion zu wiederholen.
sky-clause-15-text = Alle führen die Aktion aus: zuerst, wer am Zug ist, dann die anderen im Uhrzeigersinn. Den Bonus hat nur, wer am Zug ist. Alle dürfen passen.
sky-clause-16-text =
    Es wird ein Plättchen mehr aufgedeckt, als Leute mitspielen. Reihum nimmt jeder eines davon und legt es sofort, oder passt.
    Bonus: Wer am Zug ist, darf nach allen anderen noch eines nehmen und legen. Der Rest wird abgeworfen und kommt nie zurück.
sky-clause-17-text = Sind nicht mehr genug Plättchen zum Aufdecken da, endet das Spiel sofort, ohne die Aktion.
sky-clause-18-text =
    Wähl einen abgeschlossenen Wald, Berg oder eine abgeschlossene Kristallinsel mit freiem Platz und füll alle freien Plätze aus dem Vorrat, soweit er reicht: Grüne wohnen in Wäldern, Violette auf Bergen, Blaue bei Kristallen. In Städten wohnt niemand.
    Bonus: zwei Inseln.
sky-clause-19-text =
    Wähl eine Sonderinsel aus der Auslage, bezahl ihre Kosten mit Bewohnern deiner Tafel und leg sie sofort. Ein weißes Symbol kannst du mit jeder Farbe bezahlen. Wer sie nicht bezahlen oder nicht legen kann, bekommt sie nicht.
    Bonus: Die weißen Symbole müssen nicht bezahlt werden. Die Auslage wird nicht aufgefüllt.
sky-clause-20-text = Wähl eine abgeschlossene Kristallinsel mit Bewohnern und eine abgeschlossene Stadt. Sie ziehen in die Stadt, bis diese voll oder die Insel leer ist: je 1 Punkt aus dem Vorrat. Danach kommen sie zurück in den Vorrat, und die Stadt ist wieder frei.
sky-clause-21-text = Bonus: von einer oder zwei Kristallinseln in eine Stadt, oder von einer Kristallinsel in eine oder zwei Städte; und 2 Punkte mehr, wenn mindestens ein Bewohner umgezogen ist.
sky-clause-22-text = Punkte, die der Vorrat nicht zahlen kann, werden aufgeschrieben und zählen trotzdem, woher sie auch kommen.
sky-clause-23-text = Jede Sonderinsel tut, was unten steht. Ihre aufgedruckten Punkte zählen am Ende nur, wenn die Insel, in der sie liegt, abgeschlossen ist.
sky-clause-24-text =
    Wie die Sonderinseln mit allem anderen zusammenwirken:
    - Eine fruchtbare Insel und die einträgliche Stadt wirken einmal, sobald ihre Insel abgeschlossen wird, durch welches Plättchen auch immer.
    - Der Generator zahlt, wenn die Aktion gewählt wird.
    - Zu Beginn deines Schritts jeder Aktion darfst du Bewohner abgeschlossener Inseln in deine Herberge bringen; sie fasst 4. Davor darf nichts anderes geschehen.
    - Bei „Energie umwandeln“ dürfen die blauen Gäste der Herberge als Kristallinsel dienen oder zu einer dazukommen.
    - Das Handelsviertel darf in einem Schritt mehrmals tauschen: Es nimmt zwei Bewohner einer Art und gibt einen anderen.
    - Ein Tempel ist keine Insel seiner Art.
    - Der Nachlass eines Viertels gilt nur, wenn die Kosten diese Farbe enthalten.
sky-clause-25-text = Das Spiel endet nach einem Zug, wenn jemand höchstens ein leeres Feld hat oder der Punktevorrat leer ist.
sky-clause-26-text =
    Dann zählen alle:
    - −2 Punkte für jedes leere Feld
    - 1 Punkt für je 2 Bewohner auf der Tafel
    - 1 Punkt für jeden Platz abgeschlossener Inseln, auch in Städten, nicht in der Herberge
    - die Punkte der Sonderinseln in abgeschlossenen Inseln
    - die gesammelten Punkte und die aufgeschriebenen
    - 2 Punkte, wenn der Marker noch aktiv ist
    Beispiel: 2 leere Felder −4, 9 Bewohner 4, 28 Plätze 28, Sonderinseln 11, gesammelte Punkte und Marker 10: 49 Punkte.
sky-clause-27-text = Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr euch den Sieg.

sky-ruling-written = Der Punktevorrat ist leer. Sind die Punkte verloren?
sky-ruling-written-text = Nein. Was der Vorrat nicht zahlen kann, wird aufgeschrieben und zählt, woher es auch kommt (Regel 22).
sky-ruling-fertile = Wann wirken fruchtbare Inseln und die einträgliche Stadt?
sky-ruling-fertile-text = Einmal, sobald ihre Insel durch irgendein Plättchen abgeschlossen wird, und dann für die ganze Insel (Regel 24).
sky-ruling-generator = Wann zahlt der Generator?
sky-ruling-generator-text = Wenn irgendwer „Energie umwandeln“ wählt, noch bevor die Aktion beginnt, selbst wenn niemand etwas umwandeln kann (Regel 24).
sky-ruling-hostel = Wann darf ich die Herberge nutzen?
sky-ruling-hostel-text = Zu Beginn deines Schritts jeder Aktion, vor allem anderen, einen Bewohner nach dem anderen. Hinaus kommt nur, wer bezahlt, getauscht oder umgewandelt wird. Der Bonus von „Inseln entdecken“ ist kein neuer Schritt (Regel 24).
sky-ruling-guests = Darf ich blaue Gäste der Herberge ohne Kristallinsel umwandeln?
sky-ruling-guests-text = Ja. Bei „Energie umwandeln“ dürfen sie als Kristallinsel dienen, auch wenn du keine hast, oder zu einer dazukommen, und sie zählen nie zu der einen oder den zwei Inseln der Regel. Dasselbe gilt für blaue Bewohner aus einem Tausch (Regel 24).
sky-ruling-trade = Wie oft darf ich tauschen, und wogegen?
sky-ruling-trade-text = So oft du willst in einem Schritt. Bei „Inseln erschaffen“ bringt ein Tausch einen grünen oder violetten Bewohner der Kosten, bei „Energie umwandeln“ einen blauen, der sofort in eine Stadt zieht. Was du gibst, ist sofort wieder im Vorrat (Regel 24).
sky-ruling-temple = Zählt ein Waldtempel sich selbst?
sky-ruling-temple-text = Nein. Ein Tempel ist keine Insel seiner Art (Regel 24).
sky-ruling-discount = Kosten ohne Violett: Hilft das Bergviertel?
sky-ruling-discount-text = Nein. Ein Nachlass braucht Kosten seiner Farbe (Regel 24).
sky-ruling-lasting = Die Stadt meines Kraftwerks ist nicht abgeschlossen. Wirkt es?
sky-ruling-lasting-text = Dauerhafte Wirkungen gelten, sobald das Plättchen liegt, abgeschlossen oder nicht. Punkte für eine Stadt brauchen trotzdem eine abgeschlossene. Die Akademie zählt Sonderinseln, abgeschlossen oder nicht.
sky-ruling-outpost = Der Stapel ist leer. Was findet der Außenposten?
sky-ruling-outpost-text = Nichts. Seine Punkte zählen trotzdem.
sky-ruling-boards = Wer bekommt welches Tableau?
sky-ruling-boards-text = Die Tableaus werden ausgelost. Am echten Tisch sucht sich jede Person eines aus (Regel 7).
sky-ruling-first-player = Wer beginnt?
sky-ruling-first-player-text = Das Los entscheidet, oder ihr legt es beim Aufbau fest (Regel 10).
sky-ruling-pass = Darf ich bei jeder Aktion passen?
sky-ruling-pass-text = Ja. Die gedruckten Regeln sagen das nur für „{ sky-action-discover }“ und „{ sky-action-create }“. Hier dürft ihr auch bei „{ sky-action-deploy }“ und „{ sky-action-convert }“ passen (Regel 15).
sky-ruling-villa = Zählt die Villa auch eine unfertige Insel?
sky-ruling-villa-text = Nein. Hier zählt deine größte abgeschlossene Insel; die gedruckte Regel sagt nur „die Insel mit den meisten Plätzen“ (Regel 24).
sky-ruling-power-station = Ist das Kraftwerk eine eigene Stadt?
sky-ruling-power-station-text = Nein. Hier ist es Teil einer Stadt, die andere Plättchen abschließen müssen. Die uns vorliegenden Regeln zeigen seinen Aufdruck nicht, so dass wir ihn nur vermuten (Regel 24).
sky-ask-many = Darf ich weniger Bewohner bewegen, als gehen könnten?
sky-ask-many-text = Nein: Jeder Umzug nimmt so viele mit, wie gehen. Der Bonus und das Kraftwerk zahlen einmal im Schritt, mit dem ersten Bewohner (Regel 20).
sky-ask-pay = Warum bezahlt das Spiel manchmal von selbst?
sky-ask-pay-text = Weil es nur einen Weg gab zu bezahlen. Wo du die Wahl hast, wirst du gefragt, und keine Zahlung wird angeboten, nach der der Rest nicht mehr zu bezahlen wäre (Regel 19).
sky-ask-start = Wie geht der taktische Beginn?
sky-ask-start-text = Alle Plättchen werden auf einmal offen gezogen. Ihr legt sie in beliebiger Reihenfolge, einer nach dem anderen, und das übrige wird abgeworfen (Regel 8).
sky-ask-passed = Warum wurde ich nicht gefragt?
sky-ask-passed-text = Wer in einer Aktion nichts tun kann, wird übersprungen. Nur wer am Zug ist, wird immer gefragt, damit die Wahl noch zurückgenommen werden kann.
sky-ask-undo = Was lässt sich zurücknehmen?
sky-ask-undo-text = Alles aus deinem eigenen Schritt, bis du sagst, dass du fertig bist, aber nichts über ein aufgedecktes oder gezogenes Plättchen hinweg.

sky-example-fits = Es passt: Wald trifft auf Wald.
sky-example-mismatch = Es passt nicht: Wald träfe auf Wolken.
sky-example-rim = Diese Insel ist zum Rand hin offen: Sie kann nie abgeschlossen werden.
sky-example-complete = Das neue Plättchen schließt eine Insel mit { $count } Plätzen ab.
sky-example-deploy = Alle freien Plätze einer abgeschlossenen Insel werden gefüllt: { $count } Bewohner ziehen ein.
sky-example-create = Die Akademie: Alle bezahlen, was aufgedruckt ist; wer am Zug ist, bezahlt kein Weiß.
sky-example-convert = Zwei Kristallinseln mit { $count } Bewohnern und eine Stadt mit { $spaces } Plätzen. Wer am Zug ist, bewegt sie alle: { $count } Punkte und { $bonus } als Bonus.
sky-example-alt = Beispiel zu Regel { $rule }: { $words }
sky-example-special-alt = { $special } auf einer Tafel

sky-effect-plain-example = Beispiel: Eine einfache Insel mit 3 Plätzen bringt 3 Punkte für die Plätze, ihre aufgedruckten Punkte und Raum für Bewohner.
sky-effect-useful-find-example = Beispiel: Du erschaffst ihn und nimmst 2 Punkte; am Ende kommt sein aufgedruckter Punkt dazu.
sky-effect-outpost-example = Beispiel: Er findet ein Plättchen, das nirgends passt; du wirfst es ab und behältst den Außenposten.
sky-effect-fertile-forest-example = Beispiel: Ein Plättchen schließt diesen Wald mit 5 Plätzen ab; sofort ziehen 5 grüne Bewohner ein.
sky-effect-fertile-mountain-example = Beispiel: Ein Plättchen schließt diesen Berg mit 4 Plätzen ab; sofort ziehen 4 violette Bewohner ein.
sky-effect-fertile-crystal-example = Beispiel: Ein Plättchen schließt diese Kristallinsel mit 4 Plätzen ab; sofort ziehen 4 blaue Bewohner ein.
sky-effect-profitable-city-example = Beispiel: Eine Stadt mit 5 Plätzen wird abgeschlossen: sofort 2 Punkte.
sky-effect-generator-example = Beispiel: Dreimal wählt jemand „Energie umwandeln“: 3 Punkte für dich.
sky-effect-hostel-example = Beispiel: Zwei blaue Bewohner ziehen in die Herberge; ihre Insel kann wieder gefüllt werden.
sky-effect-trading-district-example = Beispiel: Für die Kosten fehlt ein violetter; du gibst zwei grüne dafür.
sky-effect-mountain-district-example = Beispiel: Aus zwei violetten und einem weißen werden für dich ein violetter und ein weißer.
sky-effect-forest-district-example = Beispiel: Aus zwei grünen und einem weißen werden für dich ein grüner und ein weißer.
sky-effect-power-station-example = Beispiel: 3 Bewohner ziehen in seine Stadt: 3 Punkte und 2 für das Kraftwerk.
sky-effect-forest-temple-example = Beispiel: 4 abgeschlossene Wälder bringen 8 Punkte.
sky-effect-mountain-temple-example = Beispiel: 3 abgeschlossene Berge bringen 6 Punkte.
sky-effect-crystal-temple-example = Beispiel: 3 abgeschlossene Kristallinseln bringen 6 Punkte.
sky-effect-city-temple-example = Beispiel: 2 abgeschlossene Städte bringen 4 Punkte.
sky-effect-sky-refuge-example = Beispiel: 9 Bewohner bringen 4 Punkte, zusätzlich zu den 4, die alle dafür bekommen.
sky-effect-sanctuary-example = Beispiel: Plättchen auf allen 8 Feldern ringsum bringen 8 Punkte; am Rand sind es weniger Felder.
sky-effect-academy-example = Beispiel: Die Akademie und drei andere bringen 8 Punkte.
sky-effect-villa-example = Beispiel: Deine größte abgeschlossene Insel hat 7 Plätze: 7 Punkte.

sky-symbol-F = Wald
sky-symbol-F-text = Hier wohnen grüne Bewohner.
sky-symbol-M = Berg
sky-symbol-M-text = Hier wohnen violette Bewohner.
sky-symbol-C = Kristall
sky-symbol-C-text = Hier wohnen blaue Bewohner, die in einer Stadt zu Punkten werden.
sky-symbol-T = Stadt
sky-symbol-T-text = Hier wohnt niemand. Blaue Bewohner von Kristallinseln ziehen ein und bringen Punkte.
sky-symbol-cloud = Wolken
sky-symbol-cloud-text = Wolken treffen nur auf Wolken. Sie schließen eine Insel auf dieser Seite ab.
sky-symbol-folk = Bewohner
sky-symbol-folk-text = Mit ihnen bezahlst du Sonderinseln, die blauen werden zu Punkten, und je 2 auf der Tafel sind am Ende 1 Punkt.
sky-symbol-any = Bewohner beliebiger Farbe
sky-symbol-any-text = Ein weißes Symbol in den Kosten kannst du mit jeder Farbe bezahlen. Wer am Zug ist, muss es nicht bezahlen.
sky-symbol-points = Punktevorrat
sky-symbol-points-text = Hier kommen die Punkte her. Ist er leer, endet das Spiel nach dem Zug.
sky-symbol-stack = Stapel
sky-symbol-stack-text = Die Plättchen, die noch zu entdecken sind. Sind es zu wenige zum Aufdecken, beendet „Inseln entdecken“ das Spiel.
sky-symbol-marker = Marker
sky-symbol-marker-text = Einmal im Spiel umgedreht, wiederholt er eine Aktion. Ist er am Ende noch aktiv, bringt er 2 Punkte.
sky-symbol-discover = Inseln entdecken
sky-symbol-discover-text = Nimm ein Plättchen und leg es. Bonus: am Ende noch eines.
sky-symbol-deploy = Bewohner ansiedeln
sky-symbol-deploy-text = Füll eine abgeschlossene Insel. Bonus: zwei Inseln.
sky-symbol-create = Inseln erschaffen
sky-symbol-create-text = Bezahl eine Sonderinsel und leg sie. Bonus: Weiße Symbole kosten nichts.
sky-symbol-convert = Energie umwandeln
sky-symbol-convert-text = Bring Bewohner einer Kristallinsel in eine Stadt, je 1 Punkt. Bonus: eine Insel oder Stadt mehr und 2 Punkte.

fault-pawn-is-there = Deine Figur steht schon auf dieser Aktion. Dreh deinen Marker um, um sie zu wiederholen.
fault-not-a-repeat = Deine Figur steht nicht dort, also wird nichts wiederholt.
fault-marker-used = Deine Figur steht hier, und dein Marker ist verbraucht: Wähl eine andere Aktion.
fault-unknown-choice = Eine solche Aktion gibt es nicht.
fault-already-acted = Das hast du in diesem Schritt schon getan.
fault-nothing-done = Noch ist nichts geschehen. Passe stattdessen.
fault-not-revealed = Dieses Plättchen ist nicht aufgedeckt.
fault-not-yours = Dieses Plättchen darfst du nicht legen.
fault-off-board = Das ist nicht auf der Tafel.
fault-no-such-island = Eine solche Insel gibt es nicht.
fault-not-complete = Diese Insel ist nicht abgeschlossen.
fault-nobody-lives-in-a-city = In einer Stadt wohnt niemand.
fault-island-full = Diese Insel hat keinen freien Platz.
fault-supply-empty = Von dieser Farbe ist niemand mehr im Vorrat.
fault-not-on-show = Diese Sonderinsel liegt nicht in der Auslage.
fault-cannot-pay = Dir fehlen die Bewohner, um sie zu bezahlen.
fault-fits-nowhere = Das passt nirgends auf deine Tafel.
fault-nobody-there = Dort ist niemand.
fault-wrong-colour = Diese Farbe ist jetzt nicht zu bezahlen.
fault-rest-unpayable = Dann ließe sich der Rest nicht mehr bezahlen.
fault-no-trading-district = Du hast kein Handelsviertel.
fault-nothing-to-trade-for = Ein Tausch brächte hier nichts.
fault-not-two-of-a-kind = Getauscht werden zwei Bewohner derselben Art.
fault-nothing-moves-to-a-city = Bei „Inseln erschaffen“ zieht niemand in eine Stadt.
fault-city-missing = Nenne die Stadt, in die sie ziehen.
fault-no-such-city = Eine solche Stadt gibt es nicht.
fault-city-full = Diese Stadt ist voll.
fault-too-many-islands = Das wären zu viele Inseln oder Städte für einen Schritt.
fault-no-hostel = Du hast keine Herberge.
fault-hostel-full = Die Herberge ist voll.
fault-lodging-comes-first = Der Umzug in die Herberge kommt zu Beginn eines Schritts.
fault-wrong-order = Nenne die beiden Orte der Reihe nach.

## Lektionen
learn-begin = Spielend lernen
learn-go-on = Weiter lernen: Schritt { $step } von { $steps }
learn-step = Schritt { $step } von { $steps }
learn-coach = Lernhilfe
learn-next = Weiter
learn-show = Zeig es mir
learn-finish = Beenden
learn-play = Ein Spiel beginnen
learn-restart = Lektion von vorn beginnen
learn-restart-text = Du fängst wieder beim ersten Schritt an. Gespeicherte Spiele bleiben, wie sie sind.
learn-leave = Lektion verlassen
learn-waits = Die Lektion wartet dort auf dich, wo du aufgehört hast.
learn-declined = Versuch erst dies:
learn-name-own = Isla
learn-name-rival = Hamish
learn-isle-welcome = Willkommen! Diese Burg ist das Herz deines Landes: Sechs Runden lang baust du um sie herum, und die meisten Punkte gewinnen.
learn-isle-goals = Vier Ziele, A bis D, sagen, was Punkte bringt. Die Leiste zeigt, welche in welcher Runde zählen; in dieser nur A.
learn-isle-goals-open = Tippe auf die Fahne, um die Ziele zu lesen.
learn-isle-goals-read = Ziel A belohnt Schafe und Rinder bei Höfen. Denk daran, wenn du Plättchen auswählst.
learn-isle-goals-close = Schließ die Seite wieder.
learn-isle-income = Jede Runde beginnt mit Einkommen: Deine Burg bringt 5 Gold.
learn-isle-secret = Alle ziehen drei Plättchen und setzen verdeckt Preise. Teilen sich mehrere einen Bildschirm, fällt zwischen ihnen ein Vorhang.
learn-isle-discard = Ein Plättchen muss zurück in den Beutel. Leg die Axt auf das dritte.
learn-isle-price = Was du auf die anderen legst, ist ihr Preis, und alle dürfen sie kaufen. Den Hof willst du behalten: Erhöh seinen Preis auf 2.
learn-isle-seal = Was niemand kauft, bezahlst du selbst. Versiegle deine Preise: 2 für den Hof, 1 für das andere Plättchen.
learn-isle-revealed = Jetzt liegen alle Preise offen. Alle dürfen von jemand anderem ein Plättchen kaufen, und du beginnst.
learn-isle-offer = Tippe auf dieses Plättchen: Es hat ein Schaf, Whisky und eine Straße.
learn-isle-buy = Es kostet 2 Gold, die Hamish bekommt. Kauf es.
learn-isle-sold = Hamish hat dir für 1 Gold ein Plättchen abgekauft, und auch dein eigenes Gold darauf kam zurück. Den Hof wollte niemand: Er gehört dir, und seine 2 Gold gehen an die Bank.
learn-isle-tile = Jetzt wird gebaut. Wähl das Plättchen mit dem Hof.
learn-isle-lake-cell = Wo es passt, ist markiert: Wo Plättchen sich berühren, muss die Landschaft stimmen. Tippe auf die Stelle am Wasser.
learn-isle-lake = Es liegt dort zur Probe, und du kannst lesen, was es brächte: Es schließt den See ab. Leg es an.
learn-isle-complete = Ein Gebiet ist abgeschlossen, wenn es ringsum zu ist, wie dieser See. Viele Ziele belohnen das.
learn-isle-road-cell = Probier das andere Plättchen an dieser Stelle unter der Burg.
learn-isle-road-turn = Es passt, aber seine Straße verfehlt die der Burg. Dreh es.
learn-isle-road = Jetzt treffen sich die Straßen, und dein Einkommen wächst auf 6. Leg es an.
learn-isle-castle = Diesen Whisky verbindet eine Straße mit der Burg: 1 Gold mehr in jeder Runde. Straßen müssen nicht weitergehen, aber es lohnt sich.
learn-isle-done = Alles liegt. In einem echten Spiel könntest du es noch zurücknehmen; sag nun, dass du fertig bist.
learn-isle-scored = Die Runde ist vorbei, Ziel A wurde gewertet: Dein Schaf neben dem Hof brachte 1 Punkt.
learn-isle-sheet-open = Öffne das Wertungsblatt und sieh, woher Punkte kommen.
learn-isle-sheet-number = Tippe auf diese Zahl.
learn-isle-sheet-why = Hier steht der Grund, und auf der Spielfläche ist markiert, was gezählt wurde.
learn-isle-end-points = Nach der letzten Runde zählen auch Schriftrollen und Gold. Deine bringt 1 Punkt je 2 Schafe, doppelt in einem abgeschlossenen Gebiet, und je 5 Gold sind 1 Punkt.
learn-isle-sheet-close = Schließ das Wertungsblatt.
learn-isle-next-income = Runde 2 hat begonnen: 5 Gold für die Burg und 1 für den Whisky. Ab Runde 3 gibt es auch Gold für alle, die vor dir liegen.
learn-isle-first-player = Der Startmarker ist weitergewandert: Nun kauft Hamish zuerst.
learn-isle-end = Nach Runde 6 gewinnen die meisten Punkte. Bei Gleichstand entscheidet mehr Gold.
learn-isle-bye = Jetzt kennst du das Spiel! Was du vergisst, steht unter „Regeln und Hilfe“.
learn-skylands-welcome = Willkommen über den Wolken! Füll die 20 Felder deiner Tafel mit Inseln, besiedle sie und mach aus Kristallen Punkte.
learn-skylands-islands = Wo Plättchen sich berühren, müssen die Kanten passen, und Inseln wachsen zusammen. Diese Kristallinsel ist abgeschlossen: Sie ist ringsum zu.
learn-skylands-open = Der Wald hier ist es nicht: Seine linke Kante ist noch offen.
learn-skylands-actions = In deinem Zug wählst du eine von vier Aktionen. Alle führen sie aus, aber nur du bekommst den Bonus.
learn-skylands-discover = Beginn mit neuem Land: Wähl „Inseln entdecken“.
learn-skylands-tile = Es liegt ein Plättchen mehr aus, als Leute mitspielen. Nimm den Wald.
learn-skylands-cell = Er darf auf jedes leere Feld, an dem seine Kanten passen. Tippe auf das Feld am offenen Wald.
learn-skylands-forest = Er hat sich passend gedreht, und du kannst lesen, was er bringt: Er schließt den Wald ab. Leg ihn an.
learn-skylands-done = In einem echten Spiel könntest du es noch zurücknehmen. Sag nun, dass du fertig bist.
learn-skylands-follow = Hamish ist gefolgt und hat auch ein Plättchen genommen. Tippe auf seinen Namen, um seine Tafel zu sehen.
learn-skylands-followed = Er hat damit eine Kristallinsel abgeschlossen.
learn-skylands-back = Tippe auf deinen eigenen Namen, um zurückzukommen.
learn-skylands-bonus-tile = Das ist der Bonus, wenn man selbst gewählt hat: noch ein Plättchen. Nimm den Berg.
learn-skylands-bonus-cell = Tippe auf das Feld am offenen Berg.
learn-skylands-bonus = Jetzt ist auch der Berg abgeschlossen. Leg ihn an.
learn-skylands-turn-ends = Sag, dass du fertig bist: Dann darf Hamish wählen.
learn-skylands-deploy = Hamish hat „Bewohner ansiedeln“ gewählt, und du folgst: Du darfst eine abgeschlossene Insel füllen. Nimm den Wald.
learn-skylands-deployed = Zwei grüne Bewohner sind eingezogen. Sag, dass du fertig bist.
learn-skylands-choose-deploy = Du bist am Zug, und deine Figur muss auf eine andere Aktion. Wähl „Bewohner ansiedeln“.
learn-skylands-deploy-crystal = Mit dem Bonus füllst du zwei Inseln. Zuerst die Kristalle.
learn-skylands-deploy-mountain = Und nun den Berg.
learn-skylands-deploy-done = Jetzt wohnen Grüne, Violette und Blaue bei dir. Sag, dass du fertig bist.
learn-skylands-show = Hamish hat „Inseln erschaffen“ gewählt. Diese Sonderinseln bezahlt man mit Bewohnern: grünen, violetten und für Weiß beliebigen.
learn-skylands-special = Den nützlichen Fund kannst du bezahlen, und er bringt sofort 2 Punkte. Tippe darauf.
learn-skylands-create = Ein grüner und ein violetter Bewohner werden ihn bezahlen. Erschaff ihn.
learn-skylands-pay = Dazu kommt einer von beliebiger Farbe; nur wer den Bonus hat, spart ihn. Lass den anderen Grünen gehen.
learn-skylands-find-cell = Eine Sonderinsel wird wie jedes Plättchen gelegt. Tippe auf dieses Feld.
learn-skylands-find = Leg sie an.
learn-skylands-find-done = Das brachte 2 Punkte. Sag, dass du fertig bist.
learn-skylands-choose-convert = Du bist wieder am Zug: Wähl „Energie umwandeln“.
learn-skylands-convert = Deine Blauen ziehen von den Kristallen in eine abgeschlossene Stadt, und jeder bringt 1 Punkt. Tippe auf die Stadt.
learn-skylands-points = 2 Punkte, und 2 dazu als Bonus: Nun hast du 6. Sag, dass du fertig bist.
learn-skylands-marker = Einmal im Spiel darfst du deinen Marker umdrehen und eine Aktion wiederholen. Tust du es nie, ist er 2 Punkte wert.
learn-skylands-sheet-open = Öffne das Wertungsblatt.
learn-skylands-sheet = Am Ende zählen abgeschlossene Inseln, Bewohner und Sonderinseln. Jedes leere Feld kostet 2 Punkte, also füll deine Tafel.
learn-skylands-sheet-close = Schließ das Wertungsblatt.
learn-skylands-end = Das Spiel endet, wenn Plättchen oder Punkte ausgehen oder jemand höchstens ein leeres Feld übrig hat.
learn-skylands-bye = Jetzt kennst du das Spiel! Was du vergisst, steht unter „Regeln und Hilfe“.
