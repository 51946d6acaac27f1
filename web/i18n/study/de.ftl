### Deutsch. Was das Studienbrett sagt; geladen, wenn es zum ersten Mal geöffnet wird.

study = Studienbrett
study-all = Alle Studien
study-kind-study = Studienbrett
study-kind-study-note = Baue jedes Land von Hand, sieh, was es wertet und warum, und frag nach der besten Stelle für ein Plättchen.
study-kind-table = Echte Partie werten
study-kind-table-note = Mit der gedruckten Ausgabe gespielt? Gib die Länder ein, und du bekommst das Wertungsblatt mit Gründen.
study-stored = Auf diesem Gerät
study-none-stored = Noch nichts da. Was du baust, wird gleich gespeichert.
study-name-study = { $game }, { $date }
study-name-table = { $game } am Tisch, { $date }
study-land = Land { $number }
study-load = Aus Datei laden
study-save = In Datei speichern
study-save-all = Alle in Datei speichern
study-loaded = { $added ->
    [one] { $added } Studie geladen.
   *[other] { $added } Studien geladen.
} { $refused ->
    [0] {""}
    [one] { $refused } war nicht lesbar und fehlt.
   *[other] { $refused } waren nicht lesbar und fehlen.
}
study-rename = Umbenennen
study-name = Name der Studie
study-copy = Kopie anlegen
study-copy-of = { $name } (Kopie)
study-delete-title = Diese Studie löschen?
study-delete-text = „{ $name }“ wird von diesem Gerät gelöscht.
study-more = Mehr
study-share = Als Link teilen
study-share-text = In diesem Link steckt die ganze Studie, mit allen Namen. Wer ihn öffnet, bekommt eine eigene Kopie.
study-link = Link
study-copy-link = Link kopieren
study-copied = Der Link ist in der Zwischenablage.
study-copy-failed = Der Link ließ sich nicht kopieren. Markiere und kopiere ihn selbst.
study-opened = Diese Studie kam mit einem Link. Sie wird gespeichert, sobald du sie behältst oder etwas änderst.
study-unstored = Diese Studie ließ sich auf diesem Gerät nicht speichern. Speichere sie in eine Datei.
study-keep = Behalten

## The board
study-redo = Wiederholen
study-tabs = Was die Ablage zeigt
study-tab-tiles = Plättchen
study-tab-goals = Ziele
study-tab-seats = Länder
study-tab-scores = Wertung
study-free = Freie Stelle, Spalte { $x }, Reihe { $y }
study-tile-actions = Dieses Plättchen
study-turn = Drehen
study-move = Verschieben
study-remove = Entfernen
study-unchoose = Fertig mit dieser Stelle
study-pick = Tippe auf eine freie Stelle, um zu sehen, was dort passt, oder wähle zuerst ein Plättchen.
study-fit-here = { $count ->
    [0] Kein übriges Plättchen passt hierher.
    [one] Ein Plättchen passt hierher.
   *[other] { $count } Plättchen passen hierher.
}
study-replace = Tippe noch einmal auf das Plättchen, um es zu drehen, oder wähle ein anderes an seiner Stelle.
study-fixed = Das ist aufgedruckt und lässt sich nicht ändern.
study-place = Tippe auf eine Stelle für dieses Plättchen.
study-put-back = Zurücklegen
study-best = Beste Stelle
study-spots = Die besten Stellen
study-spots-note = Um so viel ist das Land mit dem Plättchen dort nach Ansicht des Champions der Bots mehr wert, in Punkten am Ende der Partie.
study-no-spot = Dieses Plättchen passt nirgends.
study-no-reason = Sofort nichts, aber gute Aussichten.
study-groups = Arten von Plättchen
study-group-islands = Inseln
study-group-starts = Startplättchen
study-marks = Nur Plättchen zeigen mit
study-tiles = Plättchen zur Auswahl
study-none = Kein Plättchen hat all das.
study-left = { $left } übrig
study-mark-pasture = Weideland in der Mitte
study-mark-mountain = Gebirge in der Mitte
study-mark-water = Wasser in der Mitte
study-mark-whisky = Whisky
study-mark-sheep = Schaf
study-mark-cattle = Rind
study-mark-farm = Bauernhof
study-mark-broch = Broch
study-mark-lighthouse = Leuchtturm
study-mark-ship = Schiff
study-mark-scroll = Schriftrolle
study-mark-road = Straße

## Goals, lands, score
study-goals = Ziele
study-round = Als Nächstes gewertet
study-round-of = Runde { $round }: { $letters }
study-round-none = Nur Schriftrollen und Gold
study-round-note = Diese Runde und alle späteren werden noch gewertet. Was vorher gewertet wurde, steckt schon in den bisherigen Punkten.
study-points = Punkte bisher
study-gold = Gold
study-board = Bedrucktes Tableau
study-board-of = Tableau { $number }
study-board-empty = Keines: leeres Tableau
study-collected = Gesammelte Punkte
study-marker = Marker noch aktiv
study-residents = Bewohner
study-guests = { $kind ->
    [G] Grüne Gäste in der Herberge
    [P] Violette Gäste in der Herberge
   *[B] Blaue Gäste in der Herberge
}
study-build = Land bauen: { $name }
study-add = Land hinzufügen
study-when = Wann gewertet wird
study-now = Jetzt
study-end = Am Ende
study-total = Summe
study-before = Punkte bisher

## What is refused
fault-study-missing = Diese Studie ist nicht mehr auf diesem Gerät.
fault-study-not-stored = Dieser Browser konnte die Studie nicht speichern. Speichere sie in eine Datei, bevor du die Seite schließt.
fault-study-link-damaged = Dieser Link ist nicht vollständig, die Studie darin lässt sich nicht lesen. Auf diesem Gerät hat sich nichts geändert.
fault-study-link-newer = Diese Studie stammt aus einer neueren Version von Skye. Lade die Seite neu, damit Skye aktuell ist, und öffne den Link noch einmal.
fault-study-file-unreadable = Diese Datei enthält keine Studien.
fault-study-file-newer = Diese Studien hat eine neuere Version von Skye gespeichert. Lade die Seite neu, damit Skye aktuell ist, und versuche es noch einmal.
fault-not-a-study = Das ist keine Studie dieses Spiels.
fault-newer-study = Diese Studie stammt aus einer neueren Version von Skye. Lade die Seite neu, damit Skye aktuell ist, und versuche es noch einmal.
fault-unknown-tile = Dieses Plättchen gibt es in diesem Spiel nicht.
fault-tile-used-twice = Ein Plättchen liegt an zwei Stellen. Es gibt jedes nur einmal.
fault-cell-used-twice = Dort liegt schon ein Plättchen.
fault-tiles-do-not-match = Ein Plättchen würde dort nicht zu seinen Nachbarn passen.
fault-bad-number = Gib eine Zahl von 0 bis { $most } ein.
fault-study-damaged = Ein Teil dieser Studie ist nicht lesbar ({ $field }).
fault-not-connected = { $count ->
    [one] Ein Plättchen ist nicht über andere Plättchen mit der Burg verbunden. In einer Partie könnte es dort nicht liegen; gewertet wird es trotzdem.
   *[other] { $count } Plättchen sind nicht über andere Plättchen mit der Burg verbunden. In einer Partie könnten sie dort nicht liegen; gewertet werden sie trotzdem.
}
fault-too-many-inhabitants = { $colour ->
    [G] So viele grüne Bewohner
    [P] So viele violette Bewohner
   *[B] So viele blaue Bewohner
} hat das Spiel nicht: { $count } von { $most }.
