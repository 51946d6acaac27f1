### English. What the study board says; loaded when it is first opened.

study = Study board
study-all = All studies
study-kind-study = Study board
study-kind-study-note = Build any land by hand, see what it scores and why, and ask for the best spot for a tile.
study-kind-table = Score a real table
study-kind-table-note = Played with the printed edition? Enter the lands, and get the score sheet with reasons.
study-stored = On this device
study-none-stored = Nothing here yet. Whatever you build is stored as you go.
study-name-study = { $game }, { $date }
study-name-table = { $game } at the table, { $date }
study-land = Land { $number }
study-load = Load from file
study-save = Save to file
study-save-all = Save all to file
study-loaded = { $added ->
    [one] { $added } study loaded.
   *[other] { $added } studies loaded.
} { $refused ->
    [0] {""}
    [one] { $refused } could not be read and was left out.
   *[other] { $refused } could not be read and were left out.
}
study-rename = Rename
study-name = Name of the study
study-copy = Make a copy
study-copy-of = { $name } (copy)
study-delete-title = Delete this study?
study-delete-text = “{ $name }” is deleted from this device.
study-more = More
study-share = Share as a link
study-share-text = The whole study is in this link, with all names. Whoever opens it gets a copy of their own.
study-link = Link
study-copy-link = Copy link
study-copied = The link is on the clipboard.
study-copy-failed = The link could not be copied. Select it and copy it yourself.
study-opened = This study came with a link. It is stored once you keep it or change something.
study-unstored = This study could not be stored on this device. Save it to a file.
study-keep = Keep it

## The board
study-redo = Redo
study-tabs = What the tray shows
study-tab-tiles = Tiles
study-tab-goals = Goals
study-tab-seats = Lands
study-tab-scores = Score
study-free = Free spot, column { $x }, row { $y }
study-tile-actions = This tile
study-turn = Rotate
study-move = Move
study-remove = Remove
study-unchoose = Done with this spot
study-pick = Tap a free spot to see what fits there, or choose a tile first.
study-fit-here = { $count ->
    [0] No tile that is left fits here.
    [one] One tile fits here.
   *[other] { $count } tiles fit here.
}
study-replace = Tap the tile again to rotate it, or choose another one in its place.
study-fixed = This is printed and cannot be changed.
study-place = Tap a spot for this tile.
study-put-back = Put back
study-best = Best spot
study-spots = The best spots
study-spots-note = What the champion of the bots thinks the land is worth more with the tile there, in points at the end of the game.
study-no-spot = This tile fits nowhere.
study-no-reason = Nothing immediately, but good prospects.
study-groups = Kinds of tiles
study-group-islands = Islands
study-group-starts = Start tiles
study-marks = Show only tiles with
study-tiles = Tiles to choose from
study-none = No tile has all of that.
study-left = { $left } left
study-mark-pasture = pasture in the middle
study-mark-mountain = mountain in the middle
study-mark-water = water in the middle
study-mark-whisky = whisky
study-mark-sheep = sheep
study-mark-cattle = cattle
study-mark-farm = farm
study-mark-broch = broch
study-mark-lighthouse = lighthouse
study-mark-ship = ship
study-mark-scroll = scroll
study-mark-road = road

## Goals, lands, score
study-goals = Goals
study-round = Scored next
study-round-of = Round { $round }: { $letters }
study-round-none = Only scrolls and gold
study-round-note = This round and all later ones are still to be scored. What was scored before is already in the points so far.
study-points = Points so far
study-gold = Gold
study-board = Printed board
study-board-of = Board { $number }
study-board-empty = None: an empty board
study-collected = Points collected
study-marker = Marker still active
study-residents = Inhabitants
study-guests = { $kind ->
    [G] Green guests in the hostel
    [P] Purple guests in the hostel
   *[B] Blue guests in the hostel
}
study-build = Build the land of { $name }
study-add = Add a land
study-when = When to score
study-now = Now
study-end = At the end
study-total = Total
study-before = Points so far

## What is refused
fault-study-missing = This study is not on this device any more.
fault-study-not-stored = This browser could not store the study. Save it to a file before you close the page.
fault-study-link-damaged = Part of this link is missing, so the study in it cannot be read. Nothing on this device has changed.
fault-study-link-newer = This study was made by a newer version of Skye. Reload the page to update Skye, then open the link again.
fault-study-file-unreadable = This file contains no studies.
fault-study-file-newer = These studies were saved by a newer version of Skye. Reload the page to update Skye, then try again.
fault-not-a-study = This is not a study of this game.
fault-newer-study = This study was made by a newer version of Skye. Reload the page to update Skye, then try again.
fault-unknown-tile = There is no such tile in this game.
fault-tile-used-twice = One tile lies in two places. There is only one of each.
fault-cell-used-twice = There is already a tile there.
fault-tiles-do-not-match = A tile would not match its neighbours there.
fault-bad-number = Enter a number from 0 to { $most }.
fault-study-damaged = Part of this study cannot be read ({ $field }).
fault-not-connected = { $count ->
    [one] One tile is not connected to the castle by other tiles. In a game it could not lie there; it is scored all the same.
   *[other] { $count } tiles are not connected to the castle by other tiles. In a game they could not lie there; they are scored all the same.
}
fault-too-many-inhabitants = { $colour ->
    [G] That is more green inhabitants
    [P] That is more purple inhabitants
   *[B] That is more blue inhabitants
} than the game has: { $count } of { $most }.
