### English. One file is one language; keys are grouped by room.

## Everywhere
title = Skye
close = Close
cancel = Cancel
back = Back
done = Done
undo = Undo
settings = Settings
help = Rules and help
about = About
replay = Look back
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
side-north = north
side-east = east
side-south = south
side-west = west
game-isle = Isle of Skye
game-isle-note = Price your tiles, trade with your rivals and build the finest land of the isle. 2 to 5 players.
game-skylands = Skylands
game-skylands-note = Discover floating islands, settle them and turn crystals into light. 2 to 4 players.
clan-blue = Blue, the wave
clan-yellow = Yellow, the sun
clan-red = Red, the sword
clan-white = White, the thistle
clan-green = Green, the pine
player-human = Person
player-easy = Easy
player-medium = Medium
player-hard = Hard

## Start
start-tagline = Two tile-laying games for one table
start-continue = Continue
start-continue-note = { $game } · { $names } · { $progress }
start-new = New game
start-more = More
start-games = Saved games

## The engine
engine-ready = Engine { $version } ready (Python { $python }).
engine-retry = Try again
engine-stage-manifest = Looking for the game …
engine-stage-download = Loading the game: { $loaded } of { $total } MB
engine-stage-python = Setting up the table …
engine-stage-engine = Opening the rule books …

## Set-up
setup-players = Players
setup-name = Player { $number }
setup-bot-name = Bot { $number }
setup-name-of = Name of player { $number }
setup-player-of = Who plays { $name }
setup-clan = { $name }: clan { $clan }. Change
setup-clan-change = Choose a clan
setup-clan-swap = Swap with { $name }
setup-earlier = Move { $name } up
setup-remove = Remove { $name }
setup-add-person = Add a person
setup-add-bot = Add a bot
setup-first = First player
setup-first-random = Drawn at random
setup-seed = Seed
setup-seed-new = New seed
setup-seed-note = The same seed and set-up give the same tiles. Keep it to play a game again.
setup-house-rules = House rules
setup-begin = Begin
setup-starting = Getting the table ready …

## Saved games
games-loading = Looking for saved games …
games-none = No games yet. Every game is saved here by itself, move by move.
games-none-unsaved = No games yet.
games-open = Open
games-over = Finished
games-progress-round = Round { $number } of { $last }
games-progress-turn = Turn { $number }
games-progress-start = Setting up
games-damaged = Damaged game
games-export = Save as a file
games-export-all = Save all as a file
games-left-out = { $count ->
    [one] { $count } damaged game is not in the file.
   *[other] { $count } damaged games are not in the file.
}
games-import = Load a file
games-delete = Delete
games-delete-title = Delete this game?
games-framed-title = Skye is inside another page
games-framed-text = Nothing can be deleted here, so that no other page can trick you into it. Open Skye in a tab of its own.
games-framed-open = Open in a tab
games-delete-text = The game of { $names } will be gone for good.
import-title = Loading a file
import-progress = { $done } of { $count } games checked
import-stop = Stop
import-added = { $count ->
    [0] No game was added.
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
import-refused = { $count ->
    [one] { $count } game was refused:
   *[other] { $count } games were refused:
}
import-reason = { $count } times: { $words }
import-left = { $count ->
    [one] { $count } game was not tried.
   *[other] { $count } games were not tried.
}

takeover-title = Open in another tab
takeover-text = This game is open in another tab or window. You can go on here; it closes there.
takeover-yes = Go on here

## Settings
settings-language = Language
settings-language-auto = As the browser
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-text = Size of text
settings-text-size = { $size } %
settings-speed = Speed
settings-speed-off = No motion
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-speed-note = How long animations take, and how long you see what a bot did.
settings-sounds = Soft sounds
settings-hints = Hints
settings-hints-note = Ask for advice on your turn.
settings-worth = Worth of tiles
settings-worth-note = See what a tile would give you at its best place.

## Help
help-game = Game
help-why = Why?
help-why-label = Why? The rule behind it
help-search = Search the rules
help-search-found = { $count ->
    [one] { $count } passage found
   *[other] { $count } passages found
}
help-search-none = Nothing found. Try another word, or a part of one.
help-search-clear = Clear the search
help-back = Back to the table
help-rule = Rule { $rule }
help-rule-link = Rule { $rule } in full
help-more = In the rules
help-about-thing = What is { $name }?
help-on-tile = On this tile
help-ruling = Ruling
help-rulings = Our rulings
help-rulings-text = The printed rules leave these questions open or do not answer them clearly. What is played here is our ruling. At your own table you may agree on something else.
help-questions = Questions and answers
help-reconstructed = Reconstructed values
left-of = { $left } of { $count }
left-kinds = By kind

## About
about-fan = Skye is an unofficial fan project. It is free, sells nothing and is not connected with any author or publisher.
about-isle = Isle of Skye: From Chieftain to King is a board game by Andreas Pelikan and Alexander Pfister, published by Lookout Games.
about-skylands = Skylands is a board game by Shun and Aya Taguchi, published by Queen Games.
about-reconstructed = Not everything is printed in the rules we have. The landscape tiles of Isle of Skye come from one public list. The costs of the special islands of Skylands, the layout of its boards and some other values are our own reconstruction.
about-rulings = Where the printed rules leave something open, we had to decide. The help marks every such rule as a ruling and lists them all.
about-rulings-of = { $game }: { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}
about-art = All pictures, sounds and texts are original and drawn in code. If you like the games, buy the real ones: they are lovely.
about-parts = Built with Python in the browser (Pyodide), Fluent, and nothing else. The rules engine and the page are free software under the MIT licence.
about-privacy = Everything happens on this device. No account, no tracking, no server.
about-secrets = While a game runs, its seed and any sealed prices are stored in encoded form, on this device and in the files you save. That hides them from a glance, not from someone determined to decode them. A problem report contains neither until the game is over.
about-single = The whole game as one file (8 MB), to open without a network

## Table
table-opening = Setting the table …
table-menu = Menu
table-board = Board
table-seats = Players
table-tray = Your turn
table-continue = Continue
board-of = Land of { $name }
board-tile = { $words }, column { $x }, row { $y }
board-legal = Free place, column { $x }, row { $y }
board-zoom-in = Closer
board-zoom-out = Further away
board-fit = Whole land
drawer-goals = Goals and bag
drawer-sheet = Score sheet
drawer-log = Log
seat-land = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-first = first player
seat-turn = to act
seat-waits = waits
seat-done = Sealed
seat-thinking = Thinking …
secret = Gold
secret-hold = Hold to see your own gold
bot-progress = Thinking
bot-hurry = Hurry
bot-stalled = { $name } could not move.
bot-again = Try again
hint = Hint
hint-thinking = Thinking it over …
hint-show = Show me
moment-next = Next
moment-skip = Skip
curtain-hand = Hand over to
curtain-note = The others look away now.
curtain-lift = It is me: show my tiles
log-empty = Nothing has happened yet.
menu-continue = Continue
menu-seats = People and bots
menu-report = Report a problem
menu-leave = Leave the table
menu-saved = Every move is saved: you can leave at any time.
keys = Keys
keys-tab = To the next control; with Shift, to the one before
keys-arrows = On the board: to the nearest free place that way; in a price: more or less
keys-shift-arrows = On the board: to the nearest cell that way, tiles too
keys-page = On the board: through all cells, one by one
keys-enter = Press a button; on the board, lay the tile on trial, and once more to place it
keys-turn = On the board: turn the tile on trial
keys-escape = Take the tile on trial back, then back to the tray; close what is open
keys-zoom = On the board: closer, further away, whole land
keys-help = Explain the tile or thing that has the focus; elsewhere on the table, this list
report-note = This text tells what happened in the game without any names. Copy it into your report.
report-copy = Copy
report-copied = Copied.

## The last resort
failed-title = Something went wrong
failed-text = Skye ran into a fault and had to stop. Your saved games are not affected. Reload to carry on where you were.
failed-reload = Reload
failed-start = Start page

## Score sheet, end and looking back
sheet-loading = Counting …
sheet-source = Source
sheet-sum = Sum
sheet-points = { $name }, { $label }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show why
chart-end = End
end-title = The end
end-show = Show the result
end-winner = Winner
end-course = The course of the game
end-sources = Where the points came from
end-again = Same table, new seed
end-new = New game
end-table = Look at the table
end-save = Save as a file
end-share = Share
replay-leave = Back to the table
replay-start = The game begins.
replay-step = { $step } / { $steps }
replay-slider = Step of the game
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause

## Faults
fault-unknown = Something went wrong ({ $code }).
fault-page-error = Something on this page went wrong: { $detail }
fault-no-language = This language could not be loaded.
fault-not-durable = This browser stores nothing for this page. Save your games as files before you close the page.
durable-again = This browser stores your games again.
fault-taken-over = This game goes on in another tab.
fault-backup-used = The newest save was damaged, so the one before it was opened.
fault-stored-again = The browser had deleted this game from its storage. It is saved again, and nothing is lost.
fault-no-clipboard = The browser does not allow copying. Mark the text and copy it by hand.
fault-no-share = The browser could not share the file. Save it instead.
fault-name-missing = Every player needs a name.
fault-name-too-long = A name may have at most { $longest } letters.
fault-name-unfit = This name holds signs that cannot be shown.
fault-name-invisible = A name needs letters that can be seen.
fault-name-taken = Two players have the same name. Please change one of them.
fault-clan-taken = Two players have the same clan.
fault-bad-seed = The seed needs 1 to { $longest } letters.
fault-cannot-undo = This cannot be taken back any more.
fault-no-bot = No bot is playing there.
fault-engine-error = The rules engine made a mistake: { $detail }
fault-bad-request = The page asked something odd.
fault-unknown-verb = The page asked for something the engine cannot do.
fault-bad-question = The page asked a question this game has no answer to.
fault-unknown-game = There is no such game here.
fault-other-game = This was saved from another game.
fault-unknown-seat = There is no such player at this table.
fault-unknown-player = Nobody of that kind can play here.
fault-unknown-field = This set-up holds something unknown ({ $field }).
fault-unknown-clan = There is no such clan.
fault-wrong-seat-count = This game is for { $fewest } to { $most } players.
fault-wrong-players = Each seat needs one player.
fault-bad-first-player = The first player must sit at the table.
fault-wrong-goal-count = { $needed } goals are needed.
fault-unknown-goal = There is no such goal ({ $letter }).
fault-repeated-goal = Each goal may be chosen only once.
fault-changed-elsewhere = This game was changed in another tab meanwhile.

## Isle of Skye: set-up
isle-setup-goals = Goals
isle-goals-random = Random
isle-goals-first-game = First game
isle-goals-chosen = Chosen
isle-goals-random-note = Four of the sixteen goals, drawn when the game starts.
isle-goals-first-game-note = Four goals that are easy to learn with.
isle-goals-chosen-note = Pick the goal for each letter.
isle-goal-for = Goal { $letter }
isle-open-gold = Open gold
isle-open-gold-note = Everybody’s gold lies in the open.
isle-open-prices = Open prices
isle-open-prices-note = Prices are seen as soon as they are put, one player after the other. Good for learning together.

## Isle of Skye: round, goals, seats
isle-phase = Round { $round } of { $rounds } · { $phase }
isle-phase-price = Price
isle-phase-buy = Buy
isle-phase-build = Build
isle-phase-end = The end
isle-track = Rounds
isle-track-round = Round { $round }: { $goals }{ $gold ->
    [0] { "" }
   *[other] {"; "}{ $gold } gold for each player ahead
}
isle-goals = Goals
isle-goal-rounds = Scored in rounds { $rounds }
isle-gold = { $gold } gold
isle-own-gold = { $gold } gold
isle-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
isle-in-hand = { $count } to place
isle-income = +{ $gold } a round
isle-income-note = Income: 5 gold for the castle and 1 for each tile with whisky that a road joins to it
isle-bag = In the bag
isle-bag-count = { $count ->
    [one] { $count } tile is left to draw.
   *[other] { $count } tiles are left to draw.
}
isle-bag-show = Show them all

## Isle of Skye: what is asked
isle-prompt-price = { $name }: discard one tile, price the others
isle-prompt-buy = { $name }: buy one tile, or pass
isle-prompt-build = { $count ->
    [one] { $name }: place your tile
   *[other] { $name }: place your { $count } tiles
}
isle-prompt-done = { $name }: finish building, or take the last tile back
isle-prompt-end = The game is over
isle-prompt-scored = What the round has brought
isle-bot-price = { $name } is setting prices
isle-bot-buy = { $name } is choosing what to buy
isle-bot-build = { $name } is building

## Isle of Skye: tiles in words
isle-castle = castle
isle-side = { $terrain } { $side }{ $road ->
    [yes] {" "}with road
   *[no] { "" }
}
isle-terrain-P = pasture
isle-terrain-M = mountain
isle-terrain-W = water
isle-bare = { $road ->
    [yes] { $terrain } with a road
   *[no] bare { $terrain }
}
isle-tile-number = Tile { $number }
isle-tile-name = “{ $words }”
isle-count-sheep = { $count ->
    [one] sheep
   *[other] { $count } sheep
}
isle-count-cattle = { $count ->
    [one] cow
   *[other] { $count } cows
}
isle-count-farm = { $count ->
    [one] farm
   *[other] { $count } farms
}
isle-count-broch = { $count ->
    [one] broch
   *[other] { $count } brochs
}
isle-count-lighthouse = { $count ->
    [one] lighthouse
   *[other] { $count } lighthouses
}
isle-count-ship = { $count ->
    [one] ship
   *[other] { $count } ships
}
isle-count-whisky = whisky
isle-scroll-sheep = scroll for sheep
isle-scroll-whisky = scroll for whisky
isle-scroll-ship = scroll for ships
isle-scroll-cattle = scroll for cattle
isle-scroll-broch = scroll for brochs
isle-scroll-farm = scroll for farms
isle-scroll-lighthouse = scroll for lighthouses
isle-things-sheep = { $count } sheep
isle-things-cattle = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
isle-things-farm = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
}
isle-things-broch = { $count ->
    [one] { $count } broch
   *[other] { $count } brochs
}
isle-things-lighthouse = { $count ->
    [one] { $count } lighthouse
   *[other] { $count } lighthouses
}
isle-things-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
isle-things-whisky = { $count ->
    [one] { $count } tile with whisky
   *[other] { $count } tiles with whisky
}

## Isle of Skye: pricing
isle-price-tiles = Your three tiles
isle-price-have = You have
isle-price-put = On the tiles
isle-price-left = Left for buying
isle-price-of = Gold on { $name }
isle-price-where = Show where this tile fits
isle-price-back = Goes back into the bag
isle-discard = Discard
isle-discarded = Discarded
isle-less = Less
isle-more = More
isle-price-mark = Put the axe on the tile that goes back into the bag.
isle-price-too-much = That is { $over } gold more than you have.
isle-price-lowest = Each of the two tiles needs at least { $lowest } gold.
isle-price-ready = { $left ->
    [0] Nothing is left to buy with, until somebody buys from you.
   *[other] { $left } gold left to buy with. If nobody buys your tile, you pay what lies on it and keep it.
}
isle-price-seal = Seal the prices
isle-others-drew = The others have drawn

## Isle of Skye: buying
isle-buy-own = Yours
isle-offer = { $price } gold, from { $owner }
isle-sold-to = bought by { $name }
isle-buy-for = Buy for { $price }
isle-pass = Pass
isle-pass-title = Buy nothing this round?
isle-pass-text = Your own tiles that nobody buys stay with you.
isle-worth = { $total ->
    [0] At its best place it adds no points with your goals.
    [one] Worth { $total } point at its best place, over the rest of the game.
   *[other] Worth { $total } points at its best place, over the rest of the game.
}
isle-worth-nowhere = It fits nowhere in your land now.
isle-worth-goal = { $times ->
    [one] { $goal }: { $gain }, scored once more
   *[other] { $goal }: { $gain }, scored { $times } more times
}

## Isle of Skye: building
isle-hand = Tiles to place
isle-fits = { $count ->
    [0] fits nowhere
    [one] { $count } place
   *[other] { $count } places
}
isle-build-choose = Choose a tile, then tap a marked place. You can also drag it there.
isle-build-where = { $count ->
    [one] Tap the marked place.
   *[other] Tap one of the { $count } marked places.
}
isle-build-all-placed = All your tiles are placed.
isle-turn = { $count ->
    [one] It fits only this way round here
   *[other] Turn: it fits in { $count } ways here
}
isle-turn-short = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
isle-take-back = Take back
isle-place = Place
isle-done = Done building
isle-stuck = This tile fits nowhere in your land. It goes back into the bag.
isle-stuck-yet = This tile fits nowhere yet. You may place the others first to make room for it.
isle-give-up = Give it up
isle-give-up-title = Give this tile up?
isle-give-up-text = It goes back into the bag, and the gold it cost stays lost.
isle-preview = What this place would change
isle-preview-change = { $before } now, { $after } then
isle-preview-hidden = secret
isle-preview-scrolls = Scrolls at the end
isle-preview-income = Income a round
isle-area-P = pasture
isle-area-M = mountain
isle-area-W = water
isle-completes = { $count ->
    [one] Completes a { $terrain } area of 1 tile
   *[other] Completes a { $terrain } area of { $count } tiles
}
isle-joins = { $count ->
    [one] Joins 1 tile to the castle’s road
   *[other] Joins { $count } tiles to the castle’s road
}

## Isle of Skye: advice
isle-hint-price = Send { $tile } back. Put { $prices }.
isle-hint-price-one = { $price } on { $tile }
isle-hint-buy = Buy { $tile }.
isle-hint-pass = Buy nothing this time.
isle-hint-place = Place { $tile } as shown.
isle-hint-give-up = { $tile } fits nowhere: give it up.
isle-hint-done = Everything is placed: you are done.
isle-why-fits-nowhere = There is no place for it.
isle-why-best-place = It gives nothing at once, but leaves the most open.
isle-why-goal-gain = { $when } for { $goal }.
isle-why-completes-gain = Completes { $terrain } of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { $when } for { $goal }.
isle-gain-now = +{ $gain } now
isle-gain-later = +{ $gain } in { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
isle-why-scroll = +{ $points } for scrolls at the end.
isle-why-income = +{ $gold } gold a round, for { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}.
isle-why-joins-castle = Joins { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} to your castle.
isle-why-completes = Completes { $terrain } of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
isle-why-all-built = Nothing is left to place.
isle-why-buy = Worth about { $worth } points to you; the { $price } gold are worth about { $gold_worth }.
isle-why-denies = It would help { $name } even more.
isle-why-pass-no-gold = The cheapest costs { $lowest } gold, you have { $gold }.
isle-why-pass-helps-owner = { $name } would gain more by the price of { $tile } than you by the tile.
isle-why-pass-no-gain = No tile on offer is worth its price to you.
isle-why-discard = { $tile } helps you least.
isle-why-discard-denies = { $tile } would help { $name } most.
isle-why-discard-trade = The other two bring you more, kept or sold.
isle-why-price-to-sell = At { $price } gold { $name } may well buy { $tile }.
isle-why-price-to-keep = At { $price } gold { $tile } should stay with you.

## Isle of Skye: what happened
isle-event-start = The goals are { $goals }.
isle-event-round = Round { $round } begins. It scores { $goals }.
isle-event-income = { $name } gets { $gold } gold: { $castle } for the castle{ $whisky ->
    [0] { "" }
   *[other] {", "}{ $whisky } for whisky
}{ $behind ->
    [0] { "" }
   *[other] {", "}{ $behind } for being behind
}.
isle-event-drawn = { $name } draws { $tiles }.
isle-event-priced = { $name } has sealed the prices.
isle-priced-at = { $tile } for { $price }
isle-event-revealed = { $name } offers { $prices }. { $discard } goes back into the bag.
isle-event-bought = { $name } buys { $tile } from { $seller } for { $price } gold.
isle-event-passed = { $name } buys nothing.
isle-event-kept = { $name } keeps { $tiles } and pays { $gold } gold.
isle-event-placed = { $name } places { $tile }.
isle-event-given-up = { $name } gives up { $tile }: it fits nowhere.
isle-event-scored = { $points ->
    [0] { $letter }, { $goal }: { $name } gets nothing ({ $reason }).
    [one] { $letter }, { $goal }: { $name } gets { $points } point ({ $reason }).
   *[other] { $letter }, { $goal }: { $name } gets { $points } points ({ $reason }).
}
isle-event-round-end = Round { $round } ends: { $points }.
isle-event-first-player = { $name } is the first player now.
isle-event-scrolls = { $count ->
    [0] { $name } has no scroll.
   *[other] { $name } gets { $points } for scrolls ({ $reasons }).
}
isle-event-gold = { $name } gets { $points } for gold ({ $reason }).
isle-moment-revealed = The prices are open
isle-moment-income = Round { $round }: income
isle-moment-scored = { $letter } · { $goal }
isle-moment-reason = { $name }: { $reason }
isle-moment-scrolls = Scrolls of { $name }
isle-moment-gold = Gold of { $name }

## Isle of Skye: score sheet and end
isle-sheet-now = If scored now
isle-chart = Points over { $count } rounds
isle-chart-step = Round
isle-sheet-round = Round { $round }
isle-sheet-end = The end
isle-sheet-end-now = If the game ended now
isle-source-gold = Gold
isle-source-scroll = Scrolls
isle-source-scroll-sheep = Scroll: sheep
isle-source-scroll-whisky = Scroll: whisky
isle-source-scroll-ship = Scroll: ships
isle-source-scroll-cattle = Scroll: cattle
isle-source-scroll-broch = Scroll: brochs
isle-source-scroll-farm = Scroll: farms
isle-source-scroll-lighthouse = Scroll: lighthouses
isle-outcome-points = { $name } wins with { $points } points.
isle-outcome-gold = { $name } wins: level at { $points } points, but with more gold left.
isle-outcome-shared = { $name } share the victory: { $points } points each, and the same gold left.
isle-line-hidden = Gold is secret until this goal is scored.
isle-line-squares = { $count ->
    [one] { $count } square of 2 × 2
   *[other] { $count } squares of 2 × 2
}
isle-line-sheep = { $count } sheep
isle-line-broch-mountains = { $count ->
    [0] no mountain area with a broch
    [one] 1 mountain area with brochs: { $brochs }
   *[other] { $count } mountain areas with brochs: { $brochs }
}
isle-line-most-whisky = { $count ->
    [one] { $count } tile with whisky
   *[other] { $count } tiles with whisky
}{ $rank ->
    [first] {", "}the most
    [second] {", "}the second most
   *[none] { "" }
}
isle-line-farm-animals = { $count ->
    [one] { $count } animal by a farm
   *[other] { $count } animals by a farm
}
isle-line-road-cattle = { $count } cattle joined to the castle
isle-line-road-tiles = { $count ->
    [one] { $count } tile joined to the castle
   *[other] { $count } tiles joined to the castle
}
isle-line-largest-water = { $count ->
    [0] no complete water
    [one] largest complete water of { $count } tile
   *[other] largest complete water of { $count } tiles
}
isle-line-complete-areas = { $count ->
    [one] { $count } complete area
   *[other] { $count } complete areas
}
isle-line-large-areas = { $count ->
    [one] { $count } complete area of at least 3 tiles
   *[other] { $count } complete areas of at least 3 tiles
}
isle-line-building-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
} from { $broch ->
    [one] { $broch } broch
   *[other] { $broch } brochs
}, { $farm ->
    [one] { $farm } farm
   *[other] { $farm } farms
}, { $lighthouse ->
    [one] { $lighthouse } lighthouse
   *[other] { $lighthouse } lighthouses
}
isle-line-most-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}{ $rank ->
    [first] {", "}the most
    [second] {", "}the second most
   *[none] { "" }
}
isle-line-most-gold = { $count } gold{ $rank ->
    [first] {", "}the most
    [second] {", "}the second most
   *[none] { "" }
}
isle-line-ship-lighthouse-waters = { $count ->
    [one] { $count } water with a ship and a lighthouse
   *[other] { $count } waters with a ship and a lighthouse
}
isle-line-columns = { $count ->
    [one] { $count } column of at least 3 tiles
   *[other] { $count } columns of at least 3 tiles
}
isle-line-complete-mountains = { $count ->
    [one] { $count } complete mountain area
   *[other] { $count } complete mountain areas
}
isle-line-scroll = { $amount }, { $each ->
    [one] 1 point each
   *[other] 1 point for every { $each }
}{ $is_double ->
    [yes] {", "}doubled in a complete area
   *[no] { "" }
}
isle-line-gold = { $count } gold, 1 point for every 5

## Isle of Skye: refusals
fault-not-enough-gold = That costs more gold than you have.
fault-price-too-low = Each of the two tiles needs at least { $lowest } gold.
fault-not-your-offer = That tile does not lie before you.
fault-wrong-tiles = One tile goes back and the other two get gold: all three must be used, each once.
fault-already-sealed = These prices are sealed already.
fault-own-tile = This tile is your own. You can only buy from the others.
fault-already-bought = Somebody has bought this tile already.
fault-not-on-offer = That tile is not on offer.
fault-not-in-hand = That tile is not among those you have to place.
fault-still-fits = This tile still fits somewhere, so it must be placed.
fault-must-place-first = There are still tiles to place first.
fault-cell-taken = A tile lies there already.
fault-not-adjacent = A tile must touch your land along an edge. This place does not.
fault-bad-turn = A tile can only be turned by quarters.
fault-terrain-mismatch = However you turn it, it does not fit here: on the { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side { $mine ->
    [P] pasture
    [M] mountain
   *[W] water
} would touch { $theirs ->
    [P] pasture
    [M] mountain
   *[W] water
}.
fault-not-your-turn = It is somebody else’s turn.
fault-wrong-phase = That cannot be done in this part of the round.
fault-game-over = The game is over.
fault-stale-request = The table has changed meanwhile. Please try again.

## Isle of Skye: goals
isle-goal-squares = Squares
isle-goal-squares-rule = 2 points for each 2 × 2 square of tiles. A tile may be part of several.
isle-goal-sheep = Sheep
isle-goal-sheep-rule = 1 point for each sheep.
isle-goal-broch-mountains = Brochs on mountains
isle-goal-broch-mountains-rule = For each mountain area with 1 / 2 / 3 or more brochs: 1 / 3 / 6 points. It need not be completed.
isle-goal-most-whisky = Most whisky
isle-goal-most-whisky-rule = 5 points for the most tiles with whisky, 2 for the second most.
isle-goal-farm-animals = Animals around farms
isle-goal-farm-animals-rule = 1 point for each sheep and cattle on a tile with a farm or on one of the 8 tiles around it. Each animal counts once.
isle-goal-road-cattle = Cattle on the road
isle-goal-road-cattle-rule = 2 points for each cattle on a tile that a road joins to your castle.
isle-goal-road-tiles = Roads to the castle
isle-goal-road-tiles-rule = 1 point for each tile that a road joins to your castle. The castle itself does not count.
isle-goal-largest-water = Largest lake
isle-goal-largest-water-rule = 2 points for each tile of your largest complete water area.
isle-goal-complete-areas = Complete areas
isle-goal-complete-areas-rule = 1 point for each complete area.
isle-goal-large-areas = Large areas
isle-goal-large-areas-rule = 3 points for each complete area of at least 3 tiles.
isle-goal-building-sets = Sets of buildings
isle-goal-building-sets-rule = 5 points for each set of a broch, a farm and a lighthouse. Each building counts in one set only.
isle-goal-most-ships = Most ships
isle-goal-most-ships-rule = 5 points for the most ships, 2 for the second most.
isle-goal-most-gold = Most gold
isle-goal-most-gold-rule = 5 points for the most gold, 2 for the second most. Everybody shows their gold.
isle-goal-ship-lighthouse-waters = Ships and lighthouses
isle-goal-ship-lighthouse-waters-rule = 3 points for each water area with at least one ship and at least one lighthouse on its shore. It need not be completed.
isle-goal-columns = Columns
isle-goal-columns-rule = 3 points for each vertical line of at least 3 tiles without a gap. A longer line still counts once; two separate lines in one column count twice.
isle-goal-complete-mountains = Complete mountains
isle-goal-complete-mountains-rule = 2 points for each complete mountain area.

## Isle of Skye: help
isle-help-aim = What it is about
isle-help-aim-text =
    Each of you is the chief of a clan and builds a land of square tiles around a castle.
    Over six rounds (five with five players) you draw tiles, put prices on them, buy from each other and build. Four goals, A to D, say what gives points, and the track says which of them are scored in which round. After the last round scrolls and gold give a few points more.
    Whoever has most points wins. A tie goes to more gold left; if that is level too, the victory is shared.
isle-help-round = A round
isle-help-income = Income
isle-help-price = Draw and price
isle-help-buy = Buy
isle-help-build = Build
isle-help-areas = Areas and roads
isle-help-goals = The sixteen goals
isle-help-end = The end
isle-help-components = What there is
isle-help-tile = A tile
isle-help-setup = Setting up
isle-help-score = Scoring
isle-clause-1-text = 2 to 5 people play. Each leads a clan: blue, yellow, red, white or green. There are 73 landscape tiles, all different, and a castle tile for each clan.
isle-clause-2-text = There are 16 goals, of which four are in the game, as A, B, C and D. 14 of the tiles carry a scroll, two for each of seven things.
isle-clause-3-text = Gold comes in coins of 1, 2, 5 and 10. Change is given at any time and the bank never runs dry, so here gold is simply a number.
isle-clause-4-text = Every tile is a square. Each of its four edges shows one terrain, and so does its centre: pasture, mountain or water.
isle-clause-5-text =
    On a single tile, two edges with the same terrain are one area when they meet at a corner. An edge and the centre are one area when they show the same terrain. Everything else is separate.
    So opposite edges belong together only by way of the centre, or of an edge between them. A centre whose terrain no edge shows is an area of its own, complete from the start.
isle-clause-6-text = A road joins the edges it runs to. Some tiles have two roads that do not meet, and a road with a single edge ends on the tile. Roads are no borders: the ground on both sides of a road is one area.
isle-clause-7-text = Ships lie on the water of their tile, brochs stand on its mountain, sheep, cattle and farms on its pasture, and lighthouses on the shore of its water. A scroll belongs to the area of the centre.
isle-clause-8-text = You may turn a tile by quarters before you place it. It is never flipped over, and once it lies it stays as it is.
isle-clause-9-text = Four goals are drawn at random, or you choose them. For a first game there is an easy set.
isle-clause-10-text = Your land begins with your castle tile, which is not turned. Everybody starts without points and without gold.
isle-clause-11-text = Somebody is named first player when the game is set up (the youngest, says custom), or drawn at random.
isle-clause-12-text = With 2 to 4 players a game has 6 rounds, with 5 players it has 5. The track tells which goals are scored in which round, and how much gold there is for each player ahead.
isle-clause-round-text =
    Every round takes the same course, and each thing is done in its own part of it:
    - Income: everybody gets gold.
    - Draw and price: everybody draws three tiles, throws one back and puts a price on the other two, in secret.
    - Buy: in turn, each may buy one tile of another player.
    - Build: everybody adds the tiles they got to their land.
    - Score: the goals of the round are scored for everybody.
isle-clause-13-text =
    You get 5 gold for your castle and 1 gold for each tile with whisky barrels that a road joins to your castle.
    From round 3 on you also get gold for each player who has more points than you; being level does not count. The amount stands on the track and grows from round to round.
    Example: round 5, two whisky tiles joined and one not, two players ahead: 5 + 2 + 2 × 3 = 13 gold.
isle-clause-14-text =
    Everybody draws three tiles and lays them open. Then all decide at once and in secret: put the discard marker on one of your tiles and gold of your own on the other two, at least 1 on each.
    You cannot put down more than you have. What is left of your gold stays secret.
isle-clause-15-text = When all have sealed their prices, they are revealed at once. The marked tiles go back into the bag, which is shuffled.
isle-clause-16-text =
    From the first player clockwise, once round the table, each may buy exactly one tile of another player for its price, or pass. Your own tiles cannot be bought by yourself, and a tile that is bought is out of reach for the others.
    The price goes to the seller at once, who also takes back the gold that lay on the tile. Gold earned like this can be spent in the same round, if the seller’s turn is still to come.
isle-clause-17-text = After the last player, tiles that nobody bought belong to the players before whom they lie. The gold on them goes to the bank.
isle-clause-18-text =
    Add all the tiles you got this round to your territory, in any order. A tile must share at least one edge with a tile that is already there (one you have just placed counts too), and wherever two tiles touch, the terrain must match: pasture to pasture, mountain to mountain, water to water.
    Roads do not have to continue.
isle-clause-19-text = A tile that fits nowhere goes back into the bag, and the gold it cost stays lost. As long as there is a place for it, it must be placed. You may place your other tiles first, to make room for it.
isle-clause-20-text = The goals shown on the track for this round are scored for every player. Each goal is scored exactly three times in a game. Then the first-player marker passes clockwise.
isle-clause-21-text =
    An area is all joined ground of one terrain, over as many tiles as it reaches.
    It is complete when every one of its edges touches another tile. An empty cell beside it, even a hole inside, leaves it open. Roads neither close an area nor split it.
isle-clause-22-text = The size of an area is the number of different tiles it lies on.
isle-clause-23-text = Two roads join where both tiles have a road at the edge where they touch. “Joined to the castle” means joined to the road of your castle tile. A tile with two roads that do not meet is joined if either of them is.
isle-clause-24-text =
    For the goals of the most and the second most:
    - Players who are level for the most get 5 points each, and nobody gets the 2.
    - Players who are level for the second most get 2 each.
    - Whoever has none of the thing gets nothing.
    - This holds for any number of players, two included.
isle-clause-25-text = Your castle tile counts as a tile of your land for squares, columns, areas and their sizes.
isle-clause-26-text =
    After the last round each scroll in your land gives points, counted over your whole land: 1 for every 2 sheep, every 2 tiles with whisky or every 2 ships, or 1 for each cattle, broch, farm or lighthouse.
    Halves are rounded down. A scroll that lies in a complete area gives double the rounded number.
isle-clause-27-text = Every 5 gold give 1 point, rounded down.
isle-clause-28-text = The player with the most points wins. If there is a tie, the tied player with more gold left (before it was turned into points) wins. If that is equal too, they share the victory. Then the game is over.

isle-ask-build-order = Who builds first?
isle-ask-build-order-text = At a real table all build at once. Here you build one after the other, from the first player clockwise. As every land stands alone, this gives nobody an edge. Who has nothing to place is passed over (rule 18).
isle-ask-undo = What can be taken back?
isle-ask-undo-text = Your last placements, until you say that you are done building. Nothing that has shown anybody something new: no price once it is sealed and revealed, no tile once it is drawn.
isle-ask-doubled = Are the points of a scroll doubled before or after rounding?
isle-ask-doubled-text = After: 5 sheep are 2 points, and 4 in a complete area (rule 26).
isle-ask-coins = Can the bank run out of coins?
isle-ask-coins-text = Never. There is always enough to change (rule 3).
isle-ask-hidden = What may everybody know?
isle-ask-hidden-text = All lands, all tiles drawn and, from those, what is left in the bag; not the order in which it comes. The gold of the others is secret, and so are prices until all have sealed theirs. When “Most gold” is scored, everybody shows their gold.
isle-ask-house-rules = What do the house rules change?
isle-ask-house-rules-text = Open gold: everybody’s gold is always in sight. Open prices: prices are seen as soon as they are put, one player after the other. Nothing else is different.
isle-ruling-first-game = Which goals are recommended for a first game?
isle-ruling-first-game-text = In this app: { isle-goal-farm-animals } as A, { isle-goal-complete-mountains } as B, { isle-goal-road-tiles } as C and { isle-goal-squares } as D. The rule book shows its own set as a picture (rule 9).
isle-ruling-castle-turn = May I turn my castle tile?
isle-ruling-castle-turn-text = No. It lies the way it is shown and may not be turned (rule 10).
isle-ruling-give-up = A tile fits nowhere, but another tile of mine could make room for it. May I give it up?
isle-ruling-give-up-text = Yes. A tile may be given up when there is no place for it now. You may place your other tiles first to make room for it, but you do not have to. As long as there is a place, it must be placed (rule 19).
isle-ruling-two-roads = A tile has two roads, and only one leads to my castle. Is it connected?
isle-ruling-two-roads-text = Yes. The tile is connected if either road is (rule 23).
isle-ruling-columns = Two separate lines of tiles stand in the same column. Do both count?
isle-ruling-columns-text = Yes. For “{ isle-goal-columns }” every vertical line of at least 3 tiles without a gap counts, even if two of them stand in the same column.
isle-ruling-castle = Does my castle tile count?
isle-ruling-castle-text = As a tile of your territory for squares, columns, areas and their sizes: yes. Among the tiles that roads connect to the castle: no (rule 25).
isle-ruling-gold-tie = Players are tied. Which gold is compared?
isle-ruling-gold-tie-text = The gold they have left before it is turned into points: 9 gold beats 8, though both give 1 point (rule 28).
isle-help-reconstructed-text = The printed rules do not show every tile. The landscape tiles come from one public list and may differ from the printed game; the centre of tile 27 is our reading of a misprint there. The goals recommended for a first game come from no list: they are our choice.

isle-example-fits = It fits: pasture meets pasture, water meets water.
isle-example-mismatch = It does not fit: pasture would touch water. Another quarter turn mends that.
isle-example-apart = Not allowed: the tile touches the land only at a corner.
isle-example-lake = The new tile completes this lake. It lies on { $count } tiles, so its size is { $count }.
isle-example-open = The same lake without that tile: one edge is open, so it is not complete.
isle-example-income = { $joined } tiles with whisky are joined to the castle, { $apart } is not: income { $income } gold.
isle-example-road = { $count } tiles are joined to the castle.
isle-example-scroll = { $amount } sheep, and the scroll for sheep lies in a complete area: { $points } points.
isle-example-parts = The same edges twice: through a centre of water the two waters are one area, through a centre of pasture the two pastures are.
isle-example-gives = { $reason }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
isle-example-alt = Example of rule { $rule }: { $words }
isle-example-goal-alt = Example of the goal { $goal }: { $words }
isle-example-rank = Who has { $amount } gets { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
}

isle-symbol-sheep = Sheep
isle-symbol-sheep-text = Stand on pasture. They count for the goals “Sheep” and “Animals around farms”, and for scrolls.
isle-symbol-cattle = Cattle
isle-symbol-cattle-text = Stand on pasture. They count for “Animals around farms” and, joined to the castle, for “Cattle on the road”, and for scrolls.
isle-symbol-farm = Farm
isle-symbol-farm-text = Stands on pasture. It counts for “Animals around farms” and “Sets of buildings”, and for scrolls.
isle-symbol-broch = Broch
isle-symbol-broch-text = A round tower on a mountain. It counts for “Brochs on mountains” and “Sets of buildings”, and for scrolls.
isle-symbol-lighthouse = Lighthouse
isle-symbol-lighthouse-text = Stands on the shore of its tile’s water. It counts for “Ships and lighthouses” and “Sets of buildings”, and for scrolls.
isle-symbol-ship = Ship
isle-symbol-ship-text = Lies on the water of its tile. It counts for “Most ships” and “Ships and lighthouses”, and for scrolls.
isle-symbol-whisky = Whisky
isle-symbol-whisky-text = 1 gold each round if a road joins the tile to your castle. It counts for “Most whisky” and for scrolls, joined or not.
isle-symbol-scroll = Scroll
isle-symbol-scroll-text = Gives points after the last round for the thing it shows, and double if it lies in a complete area.
isle-symbol-castle = Castle
isle-symbol-castle-text = Where your land begins: 5 gold each round, and the road that others are joined to.
isle-symbol-road = Road
isle-symbol-road-text = Joins tiles to your castle. It need not continue, and it is no border between areas.
isle-help-track = With { $players } players
isle-help-track-round = Round
isle-help-track-gold = Gold for each player ahead

## Kept games, the engine's health and new versions

fault-file-missing = A part of the game is missing on the server ({ $file }).
fault-file-damaged = A part of the game arrived damaged ({ $file }).
fault-file-wrong-type = The server sends a part of the game as something else ({ $file } as { $type }).
fault-build-changed = The server has a new version of Skye. Please load the page again; if that does not help, wait a few minutes.
fault-network-failed = A part of the game could not be loaded ({ $file }). Is the network there?
fault-worker-failed = The game could not be started in this browser.
fault-boot-failed = The game could not be started ({ $detail }).
fault-boot-timeout = The game did not start: nothing happened for { $seconds } seconds.
fault-page-failed = The page could not be built ({ $detail }).
fault-storage-full = There is no room left to save on this device. Your last action was not done: free some space, then try again.
fault-storage-failed = The game could not be saved. Your last action was not done: try again.
fault-open-in-other-tab = This game is open in another tab.
fault-record-damaged = This saved game is damaged, and so are its backups.
fault-newer-version = This was made by a newer Skye. Reload the page to update Skye, then open it again.
fault-other-rules = This game was made with other rules than this Skye knows. Save it as a file and open it with the Skye that made it.
fault-already-here = This game is here already.
fault-not-a-file = This is no file.
fault-unreadable-file = The file could not be read.
fault-not-text = This is no saved game, but some other kind of file.
fault-not-json = This is no saved game: the file is broken or of another kind.
fault-not-a-record = This file holds no game of Skye.
fault-too-large = This is too large for a saved game.
fault-too-deep = This is no saved game: it is nested too deeply.
fault-wrong-type = This saved game is broken ({ $field }).
fault-bad-setup = This saved game is broken: its set-up is not possible.
fault-illegal-action = This saved game is broken: action { $number } is against the rules.
fault-unknown-action = This game does not know such an action.
fault-wrong-digest = This saved game was changed: it does not lead where it says.
fault-no-games = There are no saved games.
fault-no-table = This game is no longer open.
fault-worker-error = Something went wrong in the engine: { $detail }
fault-engine-crashed = The rules engine has stopped.
fault-engine-hung = The rules engine did not answer for { $seconds } seconds.
fault-engine-restarted = The rules engine was restarted. Your game is as it was.
fault-game-lost = The rules engine stopped, and this browser had not stored the game: sorry, it is lost.
update-offer = A new version of Skye is ready.
update-accept = Reload
update-later = Later
update-no-answer = The new version does not answer. Close Skye in all tabs and open it again.
update-other-tabs = Close the other tabs with Skye first, then the new version can start.

# A tile on trial, in every game
trial-lies = It lies here on trial: { $words }
trial-only-turn = It fits only this way round here.
trial-turn = { $count ->
    [one] Turn (it fits only this way)
   *[other] Turn ({ $count } ways fit)
  }
trial-turn-short = Turn
trial-cancel = Take back
trial-place = Place

# Skylands
sky-terrain-F = forest
sky-terrain-M = mountain
sky-terrain-C = crystal
sky-terrain-T = city
sky-terrain-cloud = clouds
sky-side = { $terrain } { $side }
sky-tile-name = “{ $words }”
sky-island = { $terrain } island with { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, { $count ->
    [0] nobody lives there
    [one] 1 inhabitant
   *[other] { $count } inhabitants
  }, column { $x }, row { $y }
sky-folk-G = { $count ->
    [one] 1 green inhabitant
   *[other] { $count } green inhabitants
  }
sky-folk-P = { $count ->
    [one] 1 purple inhabitant
   *[other] { $count } purple inhabitants
  }
sky-folk-B = { $count ->
    [one] 1 blue inhabitant
   *[other] { $count } blue inhabitants
  }
sky-folk-W = { $count ->
    [one] 1 inhabitant of any colour
   *[other] { $count } inhabitants of any colour
  }
sky-guest-G = Hostel: a green guest
sky-guest-P = Hostel: a purple guest
sky-guest-B = Hostel: a blue guest
sky-free = for nothing
sky-costs = Costs { $folk }

sky-setup-start = Start
sky-start-printed = Printed boards
sky-start-printed-note = Three tiles lie on every board already, a little different on each.
sky-start-tactical = Tactical
sky-start-tactical-note = Empty boards: everybody places a start tile and two of three drawn tiles first.
sky-setup-specials = Special islands
sky-specials-random = Random
sky-specials-random-note = Four of each of the four groups are drawn and shown.
sky-specials-first-game = First game
sky-specials-first-game-note = The twelve plain ones and four that are easy to use.

sky-actions = The four actions
sky-action-discover = Discover islands
sky-action-deploy = Deploy inhabitants
sky-action-create = Create islands
sky-action-convert = Convert energy
sky-track-action = { $count ->
    [0] { $action }
   *[other] { $action }: { $names }
  }
sky-supply = Supply
sky-stack = Stack
sky-stack-left = { $count ->
    [one] 1 tile is left in the stack.
   *[other] { $count } tiles are left in the stack.
  }
sky-stack-show = Show the tiles that are left
sky-points-left = { $count ->
    [one] 1 point is left in the supply.
   *[other] { $count } points are left in the supply.
  }
sky-drawer = Islands and supply
sky-active = active player, who has the bonus
sky-if-it-ended-now = { $points } if the game ended now
sky-now-short = if it ended now
sky-show = Special islands on show
sky-group-plain = Plain
sky-group-instant = At once
sky-group-lasting = Lasting
sky-group-scoring = At the end
sky-specials-of = Special islands of { $name }
sky-empty = { $count ->
    [one] 1 empty square
   *[other] { $count } empty squares
  }
sky-marker-active = The marker is active: an action may be repeated once, or it is worth 2 points.
sky-marker-used = The marker has been used.

sky-phase = Turn { $turn } · { $phase }
sky-phase-start = Tactical start
sky-phase-choose = choosing an action
sky-phase-discover = Discover islands
sky-phase-deploy = Deploy inhabitants
sky-phase-create = Create islands
sky-phase-pay = Create islands
sky-phase-place = Create islands
sky-phase-outpost = Outpost
sky-phase-convert = Convert energy
sky-phase-end = The end

sky-prompt-start = { $name }, place your start tile and two of the three others.
sky-prompt-choose = { $name }, choose an action for everybody.
sky-prompt-discover = { $name }, take a tile and place it, or pass.
sky-prompt-bonus = { $name }, you may take one more tile.
sky-prompt-deploy = { $name }, fill an island with inhabitants, or pass.
sky-prompt-create = { $name }, choose a special island, or pass.
sky-prompt-pay = { $name }, who pays?
sky-prompt-place = { $name }, place your special island.
sky-prompt-outpost = { $name }, place the tile the outpost found, or discard it.
sky-prompt-convert = { $name }, move inhabitants from a crystal island into a city, or pass.
sky-prompt-done = { $name }, finish your step, or take it back.
sky-prompt-end = The game is over.
sky-bot-start = { $name } is placing the first tiles.
sky-bot-choose = { $name } is choosing an action.
sky-bot-discover = { $name } is looking for a tile to place.
sky-bot-deploy = { $name } is filling islands.
sky-bot-create = { $name } is choosing a special island.
sky-bot-pay = { $name } is paying.
sky-bot-place = { $name } is placing a special island.
sky-bot-outpost = { $name } is looking at what the outpost found.
sky-bot-convert = { $name } is moving inhabitants into a city.

sky-may-end = The game may end this turn.
sky-will-end = The game ends after this turn.
sky-warning-few-tiles = The stack is too small for Discover islands: who chooses it ends the game at once.
sky-warning-few-squares = { $name } has { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
  } left.
sky-warning-few-points = The points are running out.
sky-cannot-choose = This action cannot be chosen now.
sky-gain-discover = { $count ->
    [0] no tile
    [one] 1 tile
   *[other] up to { $count } tiles
  }
sky-gain-deploy = { $count ->
    [0] nobody
    [one] 1 inhabitant
   *[other] { $count } inhabitants
  }
sky-gain-create = { $count ->
    [0] nothing can be paid
    [one] 1 island can be paid
   *[other] { $count } islands can be paid
  }
sky-gain-convert = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
  }
sky-others-gain = What the others would get
sky-repeat-note = Your pawn stands here: this turns your marker.
sky-repeat-title = Turn the marker?
sky-repeat-text = Once per game you may stay on an action and repeat it. A marker still active at the end is worth 2 points.
sky-ends-game = Ends the game at once.
sky-end-title = End the game?
sky-end-text = There are not enough tiles left to reveal. Choosing this ends the game at once, without the action.

sky-tiles = Tiles
sky-tile-number = Tile { $number }
sky-choose-tile = Choose a tile first.
sky-choose-place = { $count ->
    [one] Tap the one place where it fits.
   *[other] Tap one of the { $count } places where it fits.
  }
sky-fits = { $count ->
    [0] fits nowhere
    [one] 1 place
   *[other] { $count } places
  }
sky-fits-nowhere = This tile fits nowhere on your board.
sky-preview = What this would change
sky-preview-total = If it ended now
sky-preview-change = { $before } before, { $after } after
sky-completes = completes an island: { $terrain }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }
sky-taken = Your tile is placed.
sky-start-placed = Your start is placed.
sky-discard = Discard the tile
sky-deploy-hint = Tap a complete island to fill its free spaces.
sky-deploy-more = As the active player you may fill one more island.
sky-deployed = Everybody has moved in.
sky-deploy-none = There is no complete island with free spaces.
sky-in-supply = In the supply:
sky-islands = Islands to fill
sky-created = Your special island is placed.
sky-you-have = You have:
sky-create-bonus = As the active player you need not pay the white ones.
sky-can-create = can be created
sky-cannot-create = cannot be created
sky-special-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
  }
sky-create = Create
sky-pay = Still to pay for { $special }:
sky-pay-G = Now a green inhabitant: from which island?
sky-pay-P = Now a purple inhabitant: from which island?
sky-pay-W = Now any inhabitant: from which island?
sky-moved = { $count ->
    [one] 1 inhabitant has moved.
   *[other] { $count } inhabitants have moved.
  }
sky-convert-none = There is nobody to move, or no complete city to move to.
sky-convert-from = From which island?
sky-convert-into = Into which city?
sky-trades = Trading district: two for one
sky-trade-first = One gives
sky-trade-second = The other gives
sky-trade-city = Who comes moves to
sky-trade = Exchange two for one
sky-hostel = { $count ->
    [0] Move somebody to the hostel
   *[other] Move somebody to the hostel ({ $count } there)
  }
sky-lodge-from = To the hostel: from which island?
sky-passed-over = { $count ->
    [one] { $names } cannot do anything here and passes.
   *[other] { $names } cannot do anything here and pass.
  }
sky-done = Done
sky-pass = Pass
sky-pass-title = Pass now?
sky-pass-text = There is still something you can do in this step.
sky-several-islands = More than one island lies there. Choose it below.
sky-not-this-island = This island cannot be filled now.
sky-no-island-there = There is no island. Tap one that is outlined.
sky-filled-already = You have just filled this island.
sky-convert-only = Inhabitants move from a crystal island to a city. Tap one that is outlined.
sky-mismatch = However you turn it, it does not fit here: on the { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side { $mine } would touch { $theirs }.

sky-hint-choose = Choose { $action }.
sky-hint-repeat = Turn your marker and repeat { $action }.
sky-hint-take = Take { $tile } and place it as shown.
sky-hint-place = Place { $tile } as shown.
sky-hint-deploy = Fill this island: { $island }.
sky-hint-create = Create { $special }.
sky-hint-pay = Pay from here: { $island }.
sky-hint-trade = Exchange two for one: { $island }.
sky-hint-convert = Move from here: { $island }; to here: { $other }.
sky-hint-lodge = Move somebody to the hostel from here: { $island }.
sky-hint-discard = Discard { $tile }.
sky-hint-pass = Pass.
sky-hint-done = You are done.
sky-why-points-now = Points if the game ended after it: { $points }.
sky-why-nothing-better = Nothing better can be seen.
sky-why-completes-island = It completes an island: { $terrain }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }.
sky-why-fills-island = { $count ->
    [one] 1 inhabitant moves in: { $terrain }.
   *[other] { $count } inhabitants move in: { $terrain }.
  }
sky-why-converts = { $count ->
    [one] 1 inhabitant turns into a point.
   *[other] { $count } inhabitants turn into points.
  }
sky-why-creates = It leads to { $special }.
sky-why-turn-gains = Points of this turn: { $mine } for you, at most { $theirs } for another.

sky-event-start = A game of Skylands begins.
sky-event-turn = Turn { $turn }: { $name }.
sky-event-chosen = { $name } chooses { $action }.
sky-event-repeated = { $name } turns the marker and repeats { $action }.
sky-event-revealed = { $count ->
    [one] 1 tile is revealed.
   *[other] { $count } tiles are revealed.
  }
sky-event-taken = { $name } takes { $tile } and places it in column { $x }, row { $y }.
sky-event-placed = { $name } places { $tile } in column { $x }, row { $y }.
sky-event-completed = { $name } completes an island: { $terrain }, { $spaces ->
    [one] 1 space.
   *[other] { $spaces } spaces.
  }
sky-event-deployed = { $name }: { $count ->
    [one] 1 inhabitant moves
   *[other] { $count } inhabitants move
  } in ({ $terrain }).
sky-event-lodged = { $name } moves somebody to the hostel.
sky-event-created = { $name } creates { $special }.
sky-event-traded = { $name } trades two inhabitants for one.
sky-event-drawn = { $name }’s outpost finds { $tile }.
sky-event-discarded = { $count ->
    [one] 1 tile is discarded.
   *[other] { $count } tiles are discarded.
  }
sky-event-converted = { $name } moves { $count ->
    [one] 1 inhabitant
   *[other] { $count } inhabitants
  } into a city.
sky-event-points = { $name } gets { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $reason }.
sky-event-passed = { $name } passes.
sky-event-cannot = { $name } cannot do anything and passes.
sky-points-energy = energy
sky-points-bonus = the active player’s bonus
sky-points-generator = the generator
sky-points-power-station = the power station
sky-points-profitable-city = the profitable city
sky-points-useful-find = the useful find
sky-end-few-squares = A board is nearly full: the game ends.
sky-end-points-gone = The points supply is empty: the game ends.
sky-end-stack-gone = There are not enough tiles to reveal: the game ends.
sky-outcome-points = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
sky-outcome-shared = { $name } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
  } each.

sky-sheet-now = If the game ended now
sky-sheet-end = Final points
sky-chart = { $count ->
    [one] Points over { $count } turn
   *[other] Points over { $count } turns
  }
sky-chart-step = Turn
sky-source-empty = Empty squares
sky-source-empty-rule = −2 for each
sky-source-inhabitants = Inhabitants
sky-source-inhabitants-rule = 1 for every 2 on the board
sky-source-spaces = Complete islands
sky-source-spaces-rule = 1 for each space, cities included
sky-source-special = Special islands
sky-source-collected = Collected
sky-source-collected-rule = points taken from the supply
sky-source-written = Written down
sky-source-written-rule = points the supply could not pay
sky-source-marker = Marker
sky-source-marker-rule = 2 if it is still active
sky-line-empty = { $count ->
    [one] 1 empty square
   *[other] { $count } empty squares
  }
sky-line-inhabitants = { $count ->
    [one] 1 inhabitant
   *[other] { $count } inhabitants
  }
sky-line-spaces = { $count ->
    [one] 1 space of complete islands
   *[other] { $count } spaces of complete islands
  }
sky-line-collected = { $points ->
    [one] 1 point collected
   *[other] { $points } points collected
  }
sky-line-written = { $points ->
    [one] 1 point written down
   *[other] { $points } points written down
  }
sky-line-marker = { $count ->
    [0] the marker has been used
   *[other] the marker is still active
  }
sky-line-special = { $special }: counts { $count }
sky-line-special-open = { $special }: its island is not complete

sky-special-small-forest = Small forest
sky-special-small-mountain = Small mountain
sky-special-small-crystal = Small crystal
sky-special-small-city = Small city
sky-special-half-forest = Broad forest
sky-special-half-mountain = Broad mountain
sky-special-half-crystal = Broad crystal
sky-special-half-city = Broad city
sky-special-whole-forest = Whole forest
sky-special-whole-mountain = Whole mountain
sky-special-whole-crystal = Whole crystal
sky-special-whole-city = Whole city
sky-special-useful-find = Useful find
sky-special-outpost = Outpost
sky-special-fertile-forest = Fertile forest
sky-special-fertile-mountain = Fertile mountain
sky-special-fertile-crystal = Fertile crystal
sky-special-profitable-city = Profitable city
sky-special-generator = Generator
sky-special-hostel = Hostel
sky-special-trading-district = Trading district
sky-special-mountain-district = Mountain district
sky-special-forest-district = Forest district
sky-special-power-station = Power station
sky-special-forest-temple = Forest temple
sky-special-mountain-temple = Mountain temple
sky-special-crystal-temple = Crystal temple
sky-special-city-temple = City temple
sky-special-sky-refuge = Sky refuge
sky-special-sanctuary = Sanctuary
sky-special-academy = Academy
sky-special-villa = Villa
sky-effect-plain = An island with { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  } ({ $terrain }).
sky-effect-useful-find = At once 2 points from the supply.
sky-effect-outpost = At once draw the top tile of the stack and place it, or discard it.
sky-effect-fertile-forest = When its forest is completed, all free spaces are filled at once.
sky-effect-fertile-mountain = When its mountain is completed, all free spaces are filled at once.
sky-effect-fertile-crystal = When its crystal island is completed, all free spaces are filled at once.
sky-effect-profitable-city = When its city is completed, at once 1 point for every 2 spaces of the city.
sky-effect-generator = 1 point whenever anybody chooses Convert energy.
sky-effect-hostel = Up to 4 inhabitants may move here and pay or be converted later. Its spaces give no points.
sky-effect-trading-district = In Create islands and Convert energy, 2 inhabitants of one kind may be exchanged for 1 of any kind.
sky-effect-mountain-district = Pay 1 purple inhabitant less in Create islands.
sky-effect-forest-district = Pay 1 green inhabitant less in Create islands.
sky-effect-power-station = 2 points whenever you move somebody into its city in Convert energy.
sky-effect-forest-temple = At the end 2 points for each of your complete forests.
sky-effect-mountain-temple = At the end 2 points for each of your complete mountains.
sky-effect-crystal-temple = At the end 2 points for each of your complete crystal islands.
sky-effect-city-temple = At the end 2 points for each of your complete cities.
sky-effect-sky-refuge = At the end 1 point for every 2 inhabitants on your board.
sky-effect-sanctuary = At the end 1 point for each tile on the 8 squares around it.
sky-effect-academy = At the end 2 points for each special island on your board, this one included.
sky-effect-villa = At the end 1 point for each space of your complete island with the most spaces.

sky-help-aim = What it is about
sky-help-aim-text = Everybody fills a board of 5 by 4 squares with floating islands, settles them and turns crystals into points.
    Whoever has most points when the game ends wins.
sky-help-placing = Placing a tile
sky-help-turn = A turn
sky-help-discover = Discover islands
sky-help-deploy = Deploy inhabitants
sky-help-create = Create islands
sky-help-convert = Convert energy
sky-help-specials = Special islands
sky-help-end = The end
sky-help-reconstructed-text = The rules we have do not print every value. The costs, the spaces and most of the points of the special islands, the number of tiles for 2 and 3 players, the printed boards, the start tiles and the four extra islands of a first game are our reconstruction and may differ from the printed game.
sky-help-components = What there is
sky-help-setup = Setting up
sky-clause-1-text = 2 to 4 people play. Each has a board of 5 columns and 4 rows, 20 squares in all.
sky-clause-2-text =
    There are 88 island tiles; 48 of them are used by 2 players, 68 by 3 and all by 4. Each edge of a tile shows forest, mountain, crystal, city or clouds.
    Edges of one terrain on a tile are one part of an island, with one space for each edge. Different terrains are different parts.
sky-clause-3-text = There are 32 special islands: 12 plain ones, 6 that act at once, 6 that last and 8 that score at the end. Each has a cost in green and purple inhabitants; a white one may be of any colour. One with clouds on all sides is complete by itself.
sky-clause-4-text = 60 inhabitants live in the supply: 20 green ones for forests, 20 purple ones for mountains and 20 blue ones for crystals. When a colour has run out, nobody of it can be taken.
sky-clause-5-text = The points supply holds 32 points for 2 players, 42 for 3 and 48 for 4.
sky-clause-6-text = Everybody has a pawn for the action chosen last, and a marker that begins on its active side.
sky-clause-7-text = Printed start: three tiles are printed on each board and count as placed. The boards are all a little different.
sky-clause-8-text = Tactical start: the boards are empty. Everybody gets a start tile with two sides and draws three island tiles. You keep two of these, and place them and one side of the start tile by the rules of placing.
sky-clause-9-text = Of each of the four groups of special islands four are drawn and shown, 16 in all. In a first game the show holds the 12 plain ones and the useful find, the outpost, the fertile forest and the profitable city.
sky-clause-10-text = The first player is drawn at random, or chosen when the game is set up. Turns go clockwise.
sky-clause-11-text =
    A tile goes on any empty square of your board, turned as you like, and need not touch another one. Where it touches others, every edge must match: the same terrain, or clouds and clouds.
    At the rim of the board anything goes, but an island that is open to the rim can never be completed.
sky-clause-12-text = A tile that lies is never turned or moved again.
sky-clause-13-text = An island is all joined parts of one terrain. It is complete when none of its edges is open.
sky-clause-14-text =
    The active player moves the pawn to another action than the one it stands on; in the first round, to any.
    Once per game you may turn your marker to its passive side instead, to stay and repeat the action.
sky-clause-15-text = Everybody does the action: the active player first, then clockwise. Only the active player has the bonus. Everybody may pass.
sky-clause-16-text =
    One tile more than there are players is revealed. Each in turn takes one of them and places it at once, or passes.
    Bonus: after all the others the active player may take and place one more. What is left is discarded and never comes back.
sky-clause-17-text = If there are not enough tiles left to reveal, the game ends at once, without the action.
sky-clause-18-text =
    Choose one complete forest, mountain or crystal island with a free space, and fill all its free spaces from the supply, as far as the supply goes: green folk live in forests, purple ones on mountains, blue ones on crystals. Nobody lives in a city.
    Bonus: two islands.
sky-clause-19-text =
    Choose a special island on show, pay its cost with inhabitants from your board, and place it at once. A white symbol may be paid with any colour. Who cannot pay for it or place it cannot have it.
    Bonus: the white symbols need not be paid. The show is not refilled.
sky-clause-20-text = Choose one complete crystal island with inhabitants and one complete city. They move into the city until it is full or the island is empty: 1 point from the supply for each. Then they go back to the supply, and the city is free again.
sky-clause-21-text = Bonus: from one or two crystal islands into one city, or from one crystal island into one or two cities; and 2 points more if at least one inhabitant moved.
sky-clause-22-text = Points that the supply cannot pay are written down and count all the same, whatever they come from.
sky-clause-23-text = Each special island does what is told below. Its printed points count at the end only if the island it lies in is complete.
sky-clause-24-text =
    How the special islands work together with everything else:
    - A fertile island and the profitable city act once, when their island becomes complete, by whatever tile.
    - The generator pays when the action is chosen.
    - At the beginning of your step of any action you may move inhabitants from complete islands to your hostel, which holds 4. Nothing else may be done before.
    - In Convert energy the hostel’s blue guests may serve as a crystal island, or on top of one.
    - The trading district may be used several times in a step: it takes two inhabitants of one kind and gives one of another.
    - A temple is no island of its type.
    - A district’s discount needs a cost of its colour.
sky-clause-25-text = The game ends after a player’s turn when somebody has at most one empty square left, or when the points supply is empty.
sky-clause-26-text =
    Then everybody counts:
    - −2 points for each empty square
    - 1 point for every 2 inhabitants on the board
    - 1 point for each space of complete islands, cities included, the hostel not
    - the points of special islands in complete islands
    - the points collected, and those written down
    - 2 points if the marker is still active
    Example: 2 empty squares −4, 9 inhabitants 4, 28 spaces 28, special islands 11, collected points and marker 10: 49 points.
sky-clause-27-text = The player with the most points wins. If there is a tie, the victory is shared.

sky-ruling-written = The points supply is empty. Do I lose the points?
sky-ruling-written-text = No. What the supply cannot pay is written down and counts, whatever it comes from (rule 22).
sky-ruling-fertile = When do fertile islands and the profitable city act?
sky-ruling-fertile-text = Once, when their island becomes complete by whatever tile, and then for the whole island (rule 24).
sky-ruling-generator = When does the generator pay?
sky-ruling-generator-text = When anybody chooses Convert energy, before the action begins, even if nobody can convert anything (rule 24).
sky-ruling-hostel = When may I use the hostel?
sky-ruling-hostel-text = At the beginning of your step of any action, before anything else, one inhabitant after the other. Nobody moves out but to pay, to be traded or to be converted. The bonus of Discover islands is no new step (rule 24).
sky-ruling-guests = May I convert blue guests of the hostel without a crystal island?
sky-ruling-guests-text = Yes. In Convert energy they may serve as a crystal island, even if you have none, or come on top of one, and they never count towards the one or two islands of the rule. The same goes for blue inhabitants you get by trading (rule 24).
sky-ruling-trade = How often may I trade, and for what?
sky-ruling-trade-text = As often as you like in a step. In Create islands a trade brings a green or purple inhabitant of the cost; in Convert energy a blue one that moves into a city at once. What was given is back in the supply at once (rule 24).
sky-ruling-temple = Does a forest temple count itself?
sky-ruling-temple-text = No. A temple is no island of its type (rule 24).
sky-ruling-discount = A cost has no purple. Does the mountain district help?
sky-ruling-discount-text = No. A discount needs a cost of its colour (rule 24).
sky-ruling-lasting = My power station’s city is not complete. Does it work?
sky-ruling-lasting-text = Lasting effects work from the moment their tile lies, complete or not. Points for a city need a complete one all the same. The academy counts special islands complete or not.
sky-ruling-outpost = The stack is empty. What does the outpost find?
sky-ruling-outpost-text = Nothing. Its points count all the same.
sky-ruling-boards = Who gets which board?
sky-ruling-boards-text = The boards are dealt at random. At a real table everyone chooses one (rule 7).
sky-ruling-first-player = Who begins?
sky-ruling-first-player-text = Chance decides, or you choose the first player when you set up the game (rule 10).
sky-ruling-pass = May I pass in every action?
sky-ruling-pass-text = Yes. The printed rules say so only for “{ sky-action-discover }” and “{ sky-action-create }”. Here you may also pass in “{ sky-action-deploy }” and “{ sky-action-convert }” (rule 15).
sky-ruling-villa = Does the villa count an unfinished island?
sky-ruling-villa-text = No. Here it counts your largest completed island; the printed rules only say “the island with the most spaces” (rule 24).
sky-ruling-power-station = Is the power station a city of its own?
sky-ruling-power-station-text = No. Here it is part of a city, which other tiles must complete. The rules we have do not show how it is printed, so this layout is our best guess (rule 24).
sky-ask-many = May I move fewer inhabitants than could go?
sky-ask-many-text = No: every move takes as many as go. The bonus of the active player and the power station pay once in a step, with the first inhabitant (rule 20).
sky-ask-pay = Why does the game pay by itself sometimes?
sky-ask-pay-text = Because there was only one way to pay. Where you have a choice you are asked, and no payment is offered that would leave the rest unpayable (rule 19).
sky-ask-start = How does the tactical start work?
sky-ask-start-text = All tiles are drawn openly at once. You place them in any order, one player after the other, and the tile you do not keep is discarded (rule 8).
sky-ask-passed = Why was I not asked?
sky-ask-passed-text = Who can do nothing in an action is passed over. Only the active player is always asked, so that the choice can still be taken back.
sky-ask-undo = What can be taken back?
sky-ask-undo-text = Everything of your own step until you say that you are done, but nothing across a tile that was revealed or drawn.

sky-example-fits = It fits: forest meets forest.
sky-example-mismatch = It does not fit: forest would touch clouds.
sky-example-rim = This island is open to the rim: it can never be completed.
sky-example-complete = The new tile completes an island with { $count } spaces.
sky-example-deploy = All free spaces of one complete island are filled: { $count } inhabitants move in.
sky-example-create = The academy: everybody pays what is printed; the active player pays no white.
sky-example-convert = Two crystal islands with { $count } inhabitants and a city with { $spaces } spaces. The active player moves them all: { $count } points, and { $bonus } more as the bonus.
sky-example-alt = Example of rule { $rule }: { $words }
sky-example-special-alt = { $special }, as it looks on a board

sky-effect-plain-example = Example: a plain island with 3 spaces gives 3 points for its spaces, its printed points, and room for inhabitants.
sky-effect-useful-find-example = Example: you create it and take 2 points; at the end it gives its printed point too.
sky-effect-outpost-example = Example: it finds a tile that fits nowhere; you discard it and keep the outpost.
sky-effect-fertile-forest-example = Example: a tile completes its forest of 5 spaces; 5 green inhabitants move in at once.
sky-effect-fertile-mountain-example = Example: a tile completes its mountain of 4 spaces; 4 purple inhabitants move in at once.
sky-effect-fertile-crystal-example = Example: a tile completes its crystal island of 4 spaces; 4 blue inhabitants move in at once.
sky-effect-profitable-city-example = Example: a city of 5 spaces is completed: 2 points at once.
sky-effect-generator-example = Example: three times somebody chooses Convert energy: 3 points for you.
sky-effect-hostel-example = Example: two blue inhabitants move to the hostel; their island is free to be filled again.
sky-effect-trading-district-example = Example: a purple one is missing for a cost; you give two green ones for it.
sky-effect-mountain-district-example = Example: a cost of two purple and one white is one purple and one white for you.
sky-effect-forest-district-example = Example: a cost of two green and one white is one green and one white for you.
sky-effect-power-station-example = Example: 3 inhabitants move into its city: 3 points, and 2 for the power station.
sky-effect-forest-temple-example = Example: 4 complete forests give 8 points.
sky-effect-mountain-temple-example = Example: 3 complete mountains give 6 points.
sky-effect-crystal-temple-example = Example: 3 complete crystal islands give 6 points.
sky-effect-city-temple-example = Example: 2 complete cities give 4 points.
sky-effect-sky-refuge-example = Example: 9 inhabitants give 4 points, on top of the 4 that everybody gets for them.
sky-effect-sanctuary-example = Example: tiles on all 8 squares around it give 8 points; at the rim there are fewer squares.
sky-effect-academy-example = Example: the academy and three others give 8 points.
sky-effect-villa-example = Example: your largest complete island has 7 spaces: 7 points.

sky-symbol-F = Forest
sky-symbol-F-text = Green inhabitants live here.
sky-symbol-M = Mountain
sky-symbol-M-text = Purple inhabitants live here.
sky-symbol-C = Crystal
sky-symbol-C-text = Blue inhabitants live here, and turn into points in a city.
sky-symbol-T = City
sky-symbol-T-text = Nobody lives here. Blue inhabitants of crystal islands move in and give points.
sky-symbol-cloud = Clouds
sky-symbol-cloud-text = Clouds meet clouds only. They close an island on that side.
sky-symbol-folk = Inhabitants
sky-symbol-folk-text = They pay for special islands, the blue ones turn into points, and every 2 on the board at the end are 1 point.
sky-symbol-any = Inhabitant of any colour
sky-symbol-any-text = A white symbol in a cost may be paid with any colour. The active player need not pay it.
sky-symbol-points = Points supply
sky-symbol-points-text = Points are taken from here. When it is empty, the game ends after the turn.
sky-symbol-stack = Stack
sky-symbol-stack-text = The tiles still to be discovered. When there are too few to reveal, Discover islands ends the game.
sky-symbol-marker = Marker
sky-symbol-marker-text = Turned once per game, it repeats an action. Still active at the end, it is worth 2 points.
sky-symbol-discover = Discover islands
sky-symbol-discover-text = Take a tile and place it. Bonus: one more at the end.
sky-symbol-deploy = Deploy inhabitants
sky-symbol-deploy-text = Fill a complete island. Bonus: two islands.
sky-symbol-create = Create islands
sky-symbol-create-text = Pay for a special island and place it. Bonus: white symbols are free.
sky-symbol-convert = Convert energy
sky-symbol-convert-text = Move inhabitants of a crystal island into a city, 1 point each. Bonus: one island or city more, and 2 points.

fault-pawn-is-there = Your pawn stands on this action already. Turn your marker to repeat it.
fault-not-a-repeat = Your pawn does not stand there, so nothing is repeated.
fault-marker-used = Your pawn stands here and your marker is used: choose another action.
fault-unknown-choice = There is no such action.
fault-already-acted = You have done that already in this step.
fault-nothing-done = Nothing has been done yet. Pass instead.
fault-not-revealed = That tile is not among the revealed ones.
fault-not-yours = That tile is not yours to place.
fault-off-board = That is not on the board.
fault-no-such-island = There is no such island.
fault-not-complete = This island is not complete.
fault-nobody-lives-in-a-city = Nobody lives in a city.
fault-island-full = This island has no free space.
fault-supply-empty = There are none of that colour left in the supply.
fault-not-on-show = That special island is not on show.
fault-cannot-pay = You do not have the inhabitants to pay for it.
fault-fits-nowhere = It fits nowhere on your board.
fault-nobody-there = Nobody is there.
fault-wrong-colour = That is not the colour to be paid now.
fault-rest-unpayable = Then the rest could not be paid any more.
fault-no-trading-district = You have no trading district.
fault-nothing-to-trade-for = A trade would bring nothing here.
fault-not-two-of-a-kind = A trade gives two inhabitants of one kind.
fault-nothing-moves-to-a-city = In Create islands nobody moves into a city.
fault-city-missing = Name the city they move into.
fault-no-such-city = There is no such city.
fault-city-full = This city is full.
fault-too-many-islands = That would be too many islands or cities for one step.
fault-no-hostel = You have no hostel.
fault-hostel-full = The hostel is full.
fault-lodging-comes-first = Moving to the hostel comes first in a step.
fault-wrong-order = Name the two places in order.

## Lessons
learn-begin = Learn by playing
learn-go-on = Go on learning: step { $step } of { $steps }
learn-step = Step { $step } of { $steps }
learn-coach = Coach
learn-next = Next
learn-show = Show me
learn-finish = Finish
learn-play = Play a game
learn-restart = Start the lesson again
learn-restart-text = You begin at the first step again. Saved games stay as they are.
learn-leave = Leave the lesson
learn-waits = The lesson waits for you where you left it.
learn-declined = Try this one first:
learn-name-own = Isla
learn-name-rival = Hamish
learn-isle-welcome = Welcome, chieftain! This castle is the heart of your land: you build around it for six rounds, and the most points win.
learn-isle-goals = Four goals, A to D, tell what scores. The strip says which of them count in each round; in this one only A.
learn-isle-goals-open = Tap the flag to read what the goals ask for.
learn-isle-goals-read = Goal A gives points for sheep and cattle at farms. Think of it when you choose tiles.
learn-isle-goals-close = Close the page again.
learn-isle-income = Every round begins with income: your castle brings 5 gold.
learn-isle-secret = Everybody draws three tiles and prices them in secret. When several people share a screen, a curtain falls between them.
learn-isle-discard = One tile must go back into the bag. Put the axe on the third one.
learn-isle-price = What you put on the others is their price, and anybody may buy them. You want to keep the farm, so raise its price to 2.
learn-isle-seal = Whatever nobody buys, you pay for yourself. Seal your prices: 2 for the farm, 1 for the other tile.
learn-isle-revealed = Now all prices are open. Everybody may buy one tile of somebody else, and you begin.
learn-isle-offer = Tap this tile: it has a sheep, whisky and a road.
learn-isle-buy = It costs 2 gold, which go to Hamish. Buy it.
learn-isle-sold = Hamish bought a tile of yours for 1 gold, and the gold you had put on it came back too. The farm found no buyer: it is yours, and its 2 gold go to the bank.
learn-isle-tile = Now you build. Choose the tile with the farm.
learn-isle-lake-cell = The places where it fits are marked: where tiles touch, the terrain must match. Tap the place at the water.
learn-isle-lake = The tile lies there on trial, and you can read what it would bring: it completes the lake. Place it.
learn-isle-complete = An area is complete when it is closed on all sides, like this lake. Many goals reward that.
learn-isle-road-cell = Try the other tile on this place below the castle.
learn-isle-road-turn = It fits, but its road misses the castle’s road. Turn it.
learn-isle-road = Now the roads meet, and your income grows to 6. Place it.
learn-isle-castle = This whisky is joined to the castle by road: 1 gold more in each round. Roads need not go on, but it pays.
learn-isle-done = Everything is placed. In a real game you could still take it back; now say that you are done.
learn-isle-scored = The round is over and goal A was scored: your sheep beside the farm brought 1 point.
learn-isle-sheet-open = Open the score sheet to see where points come from.
learn-isle-sheet-number = Tap this number.
learn-isle-sheet-why = Here is the reason, and the board marks what was counted.
learn-isle-end-points = After the last round scrolls and gold score too. Your scroll gives 1 point for every 2 sheep, double in a complete area, and every 5 gold are 1 point.
learn-isle-sheet-close = Close the score sheet.
learn-isle-next-income = Round 2 has begun: 5 gold for the castle and 1 for the whisky. From round 3 on there is gold for each player ahead of you, too.
learn-isle-first-player = The first player marker was passed on: now Hamish is the first to buy.
learn-isle-end = After round 6 the most points win. A tie goes to more gold.
learn-isle-bye = Now you know the game! Whatever you forget is in the rules and help.
learn-skylands-welcome = Welcome to the sky! Fill your board of 20 squares with islands, people them and turn crystals into points.
learn-skylands-islands = Where tiles touch, their edges must match, and islands grow together. This crystal island is complete: it is closed on all sides.
learn-skylands-open = The forest here is not: its edge on the left is still open.
learn-skylands-actions = On your turn you choose one of four actions. Everybody does it, but only you get the bonus.
learn-skylands-discover = Begin with new land: choose Discover islands.
learn-skylands-tile = There is one tile more than players. Take the forest.
learn-skylands-cell = It may lie on any empty square where its edges match. Tap the square at the open forest.
learn-skylands-forest = It has turned to fit, and you can read what it brings: it completes the forest. Place it.
learn-skylands-done = In a real game you could still take it back. Now say that you are done.
learn-skylands-follow = Hamish has followed and taken a tile as well. Tap his name to see his board.
learn-skylands-followed = With it he has completed a crystal island.
learn-skylands-back = Tap your own name to come back.
learn-skylands-bonus-tile = This is the bonus of whoever chose: one more tile. Take the mountain.
learn-skylands-bonus-cell = Tap the square at the open mountain.
learn-skylands-bonus = Now the mountain is complete, too. Place it.
learn-skylands-turn-ends = Say that you are done: then it is Hamish’s turn to choose.
learn-skylands-deploy = Hamish chose Deploy inhabitants, and you follow: you may fill one complete island. Take the forest.
learn-skylands-deployed = Two green inhabitants have moved in. Say that you are done.
learn-skylands-choose-deploy = It is your turn, and your pawn must move to another action. Choose Deploy inhabitants.
learn-skylands-deploy-crystal = With the bonus you fill two islands. First the crystals.
learn-skylands-deploy-mountain = And now the mountain.
learn-skylands-deploy-done = Green, purple and blue inhabitants live with you now. Say that you are done.
learn-skylands-show = Hamish chose Create islands. These special islands are paid for with inhabitants: green, purple, and any colour for white.
learn-skylands-special = You can afford the useful find, which brings 2 points at once. Tap it.
learn-skylands-create = A green and a purple inhabitant will pay for it. Create it.
learn-skylands-pay = One of any colour is due as well; only whoever has the bonus need not pay it. Let the other green one go.
learn-skylands-find-cell = A special island is placed like any tile. Tap this square.
learn-skylands-find = Place it.
learn-skylands-find-done = That brought 2 points. Say that you are done.
learn-skylands-choose-convert = It is your turn again: choose Convert energy.
learn-skylands-convert = Your blue inhabitants move from the crystals into a complete city, and each of them is 1 point. Tap the city.
learn-skylands-points = 2 points, and 2 more as a bonus: now you have 6. Say that you are done.
learn-skylands-marker = Once per game you may turn your marker and repeat an action. If you never do, it is worth 2 points.
learn-skylands-sheet-open = Open the score sheet.
learn-skylands-sheet = In the end complete islands, inhabitants and special islands score. Each empty square costs 2 points, so fill your board.
learn-skylands-sheet-close = Close the score sheet.
learn-skylands-end = The game ends when tiles or points run out, or when somebody has at most one empty square left.
learn-skylands-bye = Now you know the game! Whatever you forget is in the rules and help.
