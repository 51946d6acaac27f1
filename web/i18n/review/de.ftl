# The review of a finished game; loaded when it is first used.

review-leave = Zurück zum Ergebnis
review-whose = Wessen Entscheidungen?
review-working = Der Coach geht die Entscheidungen von { $name } durch…
review-begins = Der Coach setzt sich an den Tisch.
review-percent = { $percent } % geschafft.
review-progress = So weit ist der Coach
review-working-note = Du kannst jederzeit gehen: Wenn du wiederkommst, geht es weiter.
review-old = Seit dieser Analyse hat der Coach dazugelernt.
review-anew = Neu analysieren

review-summary = Die Entscheidungen
review-count-good = Gut
review-count-slip = Ungenau
review-count-mistake = Fehler
review-open = { $count ->
    [one] { $count } Entscheidung fiel zu früh für ein Urteil: Da war noch zu viel offen.
   *[other] { $count } Entscheidungen fielen zu früh für ein Urteil: Da war noch zu viel offen.
}
review-lost = { $points ->
    [one] { $points } Punkt verschenkt
   *[other] { $points } Punkte verschenkt
}
review-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

review-keys = Schlüsselmomente
review-keys-none = Der Coach hat keine einzige Ungenauigkeit gefunden. Gut gespielt!
review-moment-better = Besser: { $words }

review-course = Der Verlauf der Partie
review-course-title = Erwartetes Ergebnis für { $name }
review-course-note = Mit wie viel Vorsprung vor dem Durchschnitt der anderen { $name } rechnen konnte. Tippe auf die Linie, um zu diesem Moment zu kommen.
review-course-note-two = Mit wie viel Vorsprung { $name } rechnen konnte. Tippe auf die Linie, um zu diesem Moment zu kommen.
review-when = Wann
review-lead = Erwarteter Vorsprung

review-result-ahead = { $name } lag am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor { $other }. Daher kommt der Vorsprung:
review-result-behind = { $name } lag am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} hinter { $other }. Daher kommt der Rückstand:
# Also passed: $points.
review-result-level = { $name } und { $other } lagen am Ende gleichauf. So kam es dazu:
# Also passed: $other.
review-result-ahead-of-all = { $name } lag am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} über dem Durchschnitt der anderen. Daher kommt der Vorsprung:
# Also passed: $other.
review-result-behind-of-all = { $name } lag am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} unter dem Durchschnitt der anderen. Daher kommt der Rückstand:
# Also passed: $points, $other.
review-result-level-of-all = { $name } lag am Ende genau im Durchschnitt der anderen. So kam es dazu:
review-part-skill = Eigene Entscheidungen
review-part-skill-note = Was Ungenauigkeiten und Fehler gekostet haben
review-part-luck = Glück
review-part-luck-note = Die gezogenen Plättchen und die Zugreihenfolge
review-part-remainder = Der Rest
review-part-remainder-note = Was die anderen entschieden haben, und was niemand wissen kann
review-rough = ungefähr ±{ $points }
review-luck-note = Das Glück ist geschätzt: Der Coach vergleicht, was gezogen wurde, mit dem, was hätte gezogen werden können. Der wahre Wert liegt wahrscheinlich im angegebenen Bereich.
review-luck-rounds = Das Glück in jeder Runde
review-sum = Insgesamt

review-decisions = Alle Entscheidungen
review-decision = Die Entscheidung
review-place = { $place } von { $count }
review-previous = Vorige Entscheidung
review-next = Nächste Entscheidung
review-overview = Übersicht
review-board = Das Land von { $name } in diesem Moment
review-shown = Auf dem Spielplan
review-chosen = Gewählt
review-better = Besser
review-lies-chosen = Gewählt: { $words }
review-lies-better = Besser: { $words }

review-mark-good = Gut
review-mark-slip = Ungenau
review-mark-mistake = Fehler
review-mark-open = Zu früh für ein Urteil
review-verdict-open = So früh kann niemand sagen, was das gekostet hat: Da war noch zu viel offen.
review-verdict-same = Der Coach hätte dasselbe getan.
review-verdict-close = Der Coach hätte anders gewählt, aber es macht kaum einen Unterschied.

review-round-isle = Runde { $round }
review-round-skylands = Zug { $round }
review-kind-isle-discard = Abwurf
review-kind-isle-price = Preise
review-kind-isle-purchase = Kauf
review-kind-isle-placement = Anlegen
review-kind-skylands-action = Aktion
review-kind-skylands-tile = Plättchen
review-kind-skylands-island = Bewohner
review-kind-skylands-special = Spezialinsel
review-kind-skylands-payment = Bezahlung
review-kind-skylands-energy = Energie

review-isle-discard = { $tile } abwerfen
review-isle-price = { $price } für { $tile }
review-isle-buy = { $tile } für { $price } Gold von { $name } kaufen
review-isle-pass = Nichts kaufen
review-isle-place = { $tile } anlegen
review-isle-elsewhere = { $tile } an einer anderen Stelle
review-isle-rotated = { $tile } an derselben Stelle, anders gedreht
review-isle-give-up = { $tile } abgeben
