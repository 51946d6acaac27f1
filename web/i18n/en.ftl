### English. One file is one language; keys are grouped by screen.

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
replay = Replay
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-separator = {", "}
phrase-separator = {"; "}
game-isle = Isle of Skye
game-isle-note = Set your prices, trade with your rivals and build the finest territory on the isle. 2 to 5 players.
game-skylands = Skylands
game-skylands-note = Discover floating islands, settle them and turn crystals into light. 2 to 4 players.
clan-blue = Blue, the wave
clan-yellow = Yellow, the sun
clan-red = Red, the sword
clan-white = White, the thistle
clan-green = Green, the pine
player-human = Human
player-bot = Bot
player-easy = Easy bot
player-medium = Medium bot
player-hard = Hard bot
level-beginner = Beginner
level-casual = Casual
level-steady = Steady
level-skilled = Skilled
level-expert = Expert
level-champion = Champion

## Characters: names, and what they are in a word
character-morag = Morag
character-morag-word = Trader
character-hamish = Hamish
character-hamish-word = Miser
character-rory = Rory
character-rory-word = Gambler
character-isla = Isla
character-isla-word = Schemer
character-fergus = Fergus
character-fergus-word = Collector
character-catriona = Catriona
character-catriona-word = Shepherd
character-angus = Angus
character-angus-word = Builder
character-eilidh = Eilidh
character-eilidh-word = Distiller
character-zephyr = Zephyr
character-zephyr-word = Explorer
character-bora = Bora
character-bora-word = Sprinter
character-aurora = Aurora
character-aurora-word = Crystal hunter
character-nimbus = Nimbus
character-nimbus-word = Settler
character-halo = Halo
character-halo-word = Connois­seur
character-cirrus = Cirrus
character-cirrus-word = Architect
character-mistral = Mistral
character-mistral-word = Mayor
character-petrel = Petrel
character-petrel-word = Trouble­maker

## Start
start-tagline = Two tile-laying games for one table
start-continue = Continue
start-continue-note = { $game } · { $progress }
start-play = Play
# Also passed: $count
start-play-alone = { $game }: you against { $names }
start-play-level = { $words } · { $level }
start-play-with = { $game }: { $names }
start-alone = Alone against bots
start-alone-note = You choose your opponents, and how good they are.
start-family = Family
start-family-note = Several people, one device.
start-learn = Learn
start-new = New game
start-more = More
start-games = Saved games

## The engine
engine-ready = Engine { $version } ready (Python { $python }).
engine-retry = Try again
engine-stage-manifest = Looking for the game…
engine-stage-download = Loading the game: { $loaded } of { $total } MB
engine-stage-python = Setting up the table…
engine-stage-engine = Opening the rule books…

## Set-up
setup-game = Game
setup-players = Players
setup-name = Player { $number }
setup-name-of = Name of player { $number }
setup-player-of = { $name } is played by
setup-level-of = { $name }: level
setup-character = Choose an opponent
setup-character-of = { $name }: { $character }. Choose another
setup-character-seated = Already at the table
setup-clan = { $name }: clan { $clan }. Change
setup-clan-change = Choose a clan
setup-clan-swap = Swap with { $name }
setup-earlier = Move { $name } up
setup-remove = Remove { $name }
setup-add-person = Add a player
setup-add-bot = Add a bot
setup-first = First player
setup-first-random = Random
setup-seed = Seed
setup-seed-new = New seed
setup-seed-note = The same seed and settings always give the same tiles. Keep the seed to play a game again.
setup-house-rules = House rules
setup-begin = Start

## Saved games
games-loading = Looking for saved games…
games-none = No games yet. Every game is saved here automatically, move by move.
games-none-unsaved = No games yet.
games-open = Open
games-over = Finished
games-progress-round = Round { $number } of { $last }
games-progress-turn = Turn { $number }
games-progress-start = Set-up
games-damaged = Damaged game
games-export = Save to file
games-left-out = { $count ->
    [one] { $count } damaged game is not in the file.
   *[other] { $count } damaged games are not in the file.
}
games-import = Load from file
games-delete = Delete
games-delete-title = Delete this game?
games-framed-title = Skye is inside another page
games-framed-text = Deleting is switched off here so that no other page can trick you into it. Open Skye in its own tab.
games-framed-open = Open in its own tab
games-delete-text = This deletes the game with { $names } for ever.
device-title = Your data on this device
device-text = Skye stores your games, your settings, the players you set up last, your place in the lessons and your puzzles in this browser and nowhere else. One file takes everything to another device.
device-export = Save everything to file
device-delete = Delete everything
device-delete-title = Delete everything?
device-delete-text = { $count ->
    [0] This deletes your settings, players, progress in the lessons and puzzles for ever.
    [one] This deletes your game, settings, players, progress in the lessons and puzzles for ever.
   *[other] This deletes your { $count } games, settings, players, progress in the lessons and puzzles for ever.
}
device-deleted = Everything has been deleted.
device-found = The file also contains settings, players, progress in the lessons and puzzles. If you use them, they replace those on this device.
device-unreadable = The settings in this file cannot be read. Yours stay as they are.
device-adopt = Use settings
device-adopted = The settings from the file are now in use.
import-title = Load from file
import-progress = { $done } of { $count } games checked
import-stop = Stop
import-added = { $count ->
    [0] No games were added.
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
import-refused = { $count ->
    [one] { $count } game could not be loaded:
   *[other] { $count } games could not be loaded:
}
import-reason = { $count } times: { $words }
import-left = { $count ->
    [one] { $count } game was not checked.
   *[other] { $count } games were not checked.
}

takeover-title = Already open in another tab
takeover-text = This game is open in another tab or window. You can continue here; it will close there.
takeover-yes = Continue here

## Settings
settings-language = Language
settings-language-auto = Same as browser
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text size
settings-text-size = { $size }%
settings-speed = Animation speed
settings-speed-off = No animations
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-speed-note = How long animations and short pauses last, and how long you see what a bot did.
settings-sounds = Sounds
settings-hints = Hints
settings-hints-note = Lets you ask for advice on your turn. It comes from the strongest bot, which sees only what you see.
settings-remarks = Remarks
settings-remarks-note = The characters say a few words now and then.
settings-worth = Tile values
settings-worth-note = Shows what a tile would bring you in its best spot.
settings-keys = Single-key shortcuts
settings-keys-note = H for a hint, 1 for the first tile and so on. Turn them off if they get in the way of your screen reader.
settings-confirm-end = Confirm the end of my turn
settings-confirm-end-note = Your turn ends only when you tap, even if there is nothing left to do.

## Help
help-game = Game
help-why = Why?
help-why-label = Why? Show the rule
help-search = Search the rules
help-search-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
help-search-none = Nothing found. Try another word or part of a word.
help-search-clear = Clear the search
help-back = Back to the table
help-rule = Rule { $rule }
help-rule-link = Read rule { $rule } in full
help-more = See the rules
help-about-thing = { $name }: what is this?
help-on-tile = On this tile
help-ruling = Ruling
help-rulings = Our rulings
help-rulings-text = The printed rules leave these questions open or do not answer them clearly. Here is how we play them. At your own table you may agree on something else.
help-questions = Questions and answers
help-reconstructed = Reconstructed values
left-of = { $left } of { $count }
left-kinds = By kind

## About
about-fan = Skye is an unofficial fan project. It is free, sells nothing and is not affiliated with any author or publisher.
about-isle = Isle of Skye: From Chieftain to King is a board game by Andreas Pelikan and Alexander Pfister, published by Lookout Games.
about-skylands = Skylands is a board game by Shun and Aya Taguchi, published by Queen Games.
about-reconstructed = The rules we have do not show everything. The landscape tiles of Isle of Skye come from one public list. In Skylands, the costs of the special islands, the layout of the boards and some other values are our own reconstruction.
about-rulings = Where the printed rules leave something open, we had to decide. The help marks every such rule as a ruling and lists them all.
about-rulings-of = { $game }: { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}
about-art = All pictures, sounds and texts are our own; the pictures are drawn by code. If you enjoy the games, buy the real ones – they are lovely.
about-parts = Made with Python in the browser (Pyodide) and Fluent, and nothing else. The rules engine and the page are free software under the MIT licence.
about-privacy = Everything stays on this device: no account, no tracking, no server.
about-secrets = While a game is running, its seed and any confirmed prices are stored in encoded form, both on this device and in the files you save. That protects them from a glance, not from someone determined to decode them. A problem report contains neither until the game is over.
about-single = The whole game in one file (8 MB) – works offline

## Table
table-opening = Setting up the game…
table-menu = Menu
table-board = Board
table-seats = Players
table-tray = Your turn
table-continue = Continue
finish-soon = { $name }, your turn is ending – tap “{ table-continue }” or “{ undo }”.
isle-board-of = { $name }’s territory
sky-board-of = { $name }’s board
board-tile = { $words }, column { $x }, row { $y }
board-legal = Free spot, column { $x }, row { $y }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show everything
board-more-left = More free spots to the left
board-more-right = More free spots to the right
board-more-up = More free spots above
board-more-down = More free spots below
board-counted-left = More that counts to the left
board-counted-right = More that counts to the right
board-counted-up = More that counts above
board-counted-down = More that counts below
drawer-goals = Goals and bag
drawer-sheet = Score sheet
drawer-log = Log
seat-land = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-first = first player
seat-turn = to play
seat-waits = waiting
seat-done = Ready
seat-thinking = Thinking…
secret = Gold
secret-hold = Hold to see your gold
bot-progress = Thinking
bot-hurry = Hurry up
bot-stalled = { $name } could not move.
bot-again = Try again
hint = Hint
hint-thinking = Thinking…
hint-show = Show me
moment-next = Next
moment-skip = Skip
ceremony-count = { $step } of { $steps }
ceremony-skip = Skip all
ceremony-total = { $total } in total
ceremony-row = { $name }: { $reason }. { points }, { $total } in total.
remark-said = { $name }: “{ $words }”
curtain-hand = Pass the device to
curtain-note = Everyone else, please look away!
curtain-lift = That’s me – show my tiles
curtain-others = Someone else first?
handover-turn = { $name }, your turn!
handover-give = Hand over to { $name }
log-empty = Nothing has happened yet.
menu-continue = Continue
menu-seats = Players and bots
menu-report = Report a problem
menu-leave = Leave the game
menu-saved = Every move is saved, so you can leave at any time.
keys = Keyboard shortcuts
key-shift = Shift
key-page-up = PgUp
key-page-down = PgDn
key-enter = Enter
keys-tab = Next control; with { key-shift }, the previous one
keys-arrows = On the board: nearest free spot in that direction; on a price: more or less
keys-shift-arrows = On the board: nearest square in that direction, with or without a tile
keys-page = On the board: step through all squares
keys-enter = Press the button in focus; on the board, try the tile here (press again to place it); elsewhere, press the main button
keys-turn = Rotate the tile you are trying
key-space = Space
key-control = Ctrl
key-title = { $words } ({ $key })
keys-choose = Choose a tile, an action or an island by its place in the row
keys-hint = Show or hide a hint
keys-undo = Undo
keys-undo-always = Undo, even when single-key shortcuts are turned off
keys-off = Single-key shortcuts are turned off in the settings.
keys-escape = Pick up the tile you are trying, then go back to your tiles; close what is open
keys-zoom = On the board: zoom in, zoom out, show everything
keys-help = Explain the tile or symbol in focus; elsewhere, show this list
report-note = This text describes what happened in the game, without any names. Copy it into your report.
report-copy = Copy
report-copied = Copied.

## The lens
lens = { $game ->
    [skylands] Islands
   *[isle] Areas
}
lens-title = { $game ->
    [skylands] Show completed and open islands
   *[isle] Show completed and open areas
}
lens-tap = { $game ->
    [skylands] Tap an island for its spaces, open edges and points.
   *[isle] Tap an area for its size, open edges and points.
}
lens-tile = About this tile
lens-legend-complete = Completed
lens-legend-open = Open
lens-legend-road = Connected to the castle
lens-open-edges = { $count ->
    [one] { $count } open edge
   *[other] { $count } open edges
}
lens-if-complete = If completed as it is now:
lens-if-complete-nothing = If completed as it is now: no points.
lens-nothing = No points so far.
keys-lens = Show or hide completed and open areas (islands)
isle-lens-area = { $kind ->
    [P] Pasture area
    [M] Mountain area
   *[W] Water area
}
isle-lens-complete = Completed
isle-lens-scrolls = Scrolls at the end, doubled
isle-lens-road = The castle’s road network
isle-lens-ends = { $count ->
    [one] { $count } open end
   *[other] { $count } open ends
}
isle-lens-whisky = Connected whisky tiles: { $count }. Income: { $gold } gold per round
isle-lens-goal = { $letter } – “{ $goal }”
sky-lens-area = { $kind ->
    [F] Forest island
    [M] Mountain island
    [C] Crystal island
   *[T] City
}
sky-lens-complete = Completed
sky-lens-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
sky-lens-stuck = It reaches the edge of the board and can never be completed.
sky-lens-final = For its spaces at the end
sky-lens-special = “{ $special }” at the end

## The last resort
failed-title = Something went wrong
failed-text = Skye ran into an error and had to stop. Your saved games are not affected. Reload to carry on where you were.
failed-reload = Reload
failed-start = Start page

## Score sheet, end and replay
sheet-loading = Counting…
sheet-source = Points for
sheet-sum = Total
sheet-points = { $name }, { $label }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show why
chart-end = End
end-title = Game over
end-show = Show the result
end-winner = Winner
end-course = How the game went
end-sources = Where the points came from
end-again = Rematch
end-new = New game
end-table = View the table
end-save = Save to file
end-share = Share
end-home = Home
end-lands = The lands
end-land-of = { $name }’s land
end-next = What next?
end-notables = Worth remembering
end-numbers = All the numbers
end-source = { $label }: { $points }
end-poster = Poster
poster-alt = Poster of { $name }’s land, { $points }
poster-save = Save picture
poster-standing = { $name } { $points }
poster-whose = Whose land?
replay-leave = Back to the table
replay-start = The game begins.
replay-step = { $step } / { $steps }
replay-slider = Step of the game
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause

## Puzzles
puzzles = Puzzles
puzzle = Puzzle
puzzles-intro = One position, one clearly best answer. Each was played on hundreds of times to make sure of it.
puzzles-loading = Laying out the puzzles…
puzzles-missing = The puzzles could not be loaded. Are you online?
puzzles-due = Back again
puzzles-due-text = { $count ->
    [one] { $count } puzzle that went wrong is back for another try.
   *[other] { $count } puzzles that went wrong are back for another try.
}
puzzles-due-go = Try again
puzzles-own = { $count ->
    [one] { $count } puzzle comes from your own games.
   *[other] { $count } puzzles come from your own games.
}
puzzles-solved = { $solved } of { $count } solved
puzzles-back = All puzzles
puzzles-forget = Start over
puzzles-forget-title = Forget your puzzles?
puzzles-forget-text = This device forgets which puzzles you have solved, and those from your own games.
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-you = You
puzzle-ask-placement = { $count ->
    [one] Where does the tile belong?
   *[other] Place all { $count } tiles. Where do they belong?
}
puzzle-ask-purchase = { $game ->
    [isle] Which tile do you buy, if any?
   *[skylands] Which special island do you create?
}
puzzle-ask-pricing = Which of these prices would you set?
puzzle-ask-action = Which action do you choose?
puzzle-answers = Ways to price your tiles
puzzle-right = Well spotted!
puzzle-right-words = That is the best answer.
puzzle-wrong = Not quite.
puzzle-wrong-words = There is a better answer.
puzzle-loss = { $exact ->
    [yes] It brings { points } less than the best answer.
   *[no] It brings about { points } less than the best answer.
}
puzzle-best = Best:
puzzle-best-shown = as it lies on the board now.
puzzle-others = What the others cost
puzzle-loss-title = Points compared with the best answer
puzzle-gap = { $exact ->
    [yes] Counted exactly, the next best answer brings { points } less.
   *[no] Over many games, the next best answer brings about { points } less.
}
puzzle-again = Try again
puzzle-next = Next puzzle

## Faults
fault-unknown = Something went wrong ({ $code }).
fault-page-error = Something went wrong on this page: { $detail }
fault-no-language = This language could not be loaded.
fault-not-durable = This browser does not store data for this page. Save your games to files before you close it.
durable-again = This browser stores your games again.
fault-taken-over = This game continues in another tab.
fault-backup-used = The latest save was damaged, so the one before it was opened.
fault-stored-again = The browser had deleted this game from its storage. It has been saved again, and nothing is lost.
fault-no-clipboard = The browser does not allow copying. Select the text and copy it yourself.
fault-no-share = The browser could not share the file. Save it instead.
fault-no-poster = The picture could not be created. Try again.
fault-name-missing = Every player needs a name.
fault-name-too-long = A name can have at most { $longest } characters.
fault-name-unfit = This name contains characters that cannot be shown.
fault-name-invisible = A name needs at least one visible character.
fault-name-taken = Two players have the same name. Please change one of them.
fault-clan-taken = Two players have the same clan.
fault-bad-seed = The seed needs 1 to { $longest } characters.
fault-cannot-undo = This can no longer be undone.
fault-no-bot = There is no bot in that seat.
fault-engine-error = The rules engine ran into an error: { $detail }
fault-bad-request = Internal error: the page sent a request the rules engine does not understand.
fault-unknown-verb = Internal error: the page asked for something the rules engine cannot do.
fault-bad-question = Internal error: the page asked something this game cannot answer.
fault-unknown-game = There is no such game here.
fault-other-game = This was saved from another game.
fault-unknown-seat = There is no such player in this game.
fault-unknown-player = There is no such kind of player.
fault-missing-field = This set-up is incomplete ({ $field } is missing).
fault-unknown-field = This set-up contains something unknown ({ $field }).
fault-unknown-clan = There is no such clan.
fault-wrong-seat-count = This game is for { $fewest } to { $most } players.
fault-wrong-players = Each seat needs one player.
fault-bad-first-player = The first player must be one of the players.
fault-wrong-goal-count = Please choose { $needed } goals.
fault-unknown-goal = There is no such goal ({ $letter }).
fault-repeated-goal = Each goal can be chosen only once.
fault-changed-elsewhere = This game has since been changed in another tab.

## Isle of Skye: set-up
isle-setup-goals = Goals
isle-goals-random = Random
isle-goals-first-game = First game
isle-goals-chosen = Your choice
isle-goals-random-note = Four of the sixteen goals, drawn when the game starts.
isle-goals-first-game-note = Four goals that are easy to start with.
isle-goals-chosen-note = Pick a goal for each letter.
isle-goal-for = Goal { $letter }
isle-open-gold = Open gold
isle-open-gold-note = Everyone’s gold is visible to all.
isle-open-prices = Open prices
isle-open-prices-note = Players set their prices one after another, and everyone can see them straight away. Good for learning together.

## Isle of Skye: round, goals, seats
isle-phase = Round { $round } of { $rounds } · { $phase }
isle-phase-price = Set prices
isle-phase-buy = Buy
isle-phase-build = Build
isle-phase-score = Scoring
isle-phase-end = Game over
isle-track = Rounds
isle-track-round = Round { $round }: { $goals }{ $gold ->
    [0] { "" }
   *[other] {"; "}{ $gold } gold for each player ahead of you
}
isle-goals = Goals
isle-goal-rounds = Scored in rounds { $rounds }
isle-chip = Goal { $letter }, { $goal }
isle-chip-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
isle-chip-hidden = the points depend on secret gold
isle-chip-now = scored this round
isle-gold = { $gold } gold
isle-own-gold = { $gold } gold
isle-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
isle-in-hand = { $count } to place
isle-income = +{ $gold } per round
isle-income-note = Income: 5 gold for the castle and 1 for each whisky tile connected to it by road
isle-bag = In the bag
isle-bag-count = { $count ->
    [one] { $count } tile is left to draw.
   *[other] { $count } tiles are left to draw.
}
isle-bag-show = Show all tiles

## Isle of Skye: what is asked
isle-prompt-price = { $name }, discard one tile and price the other two.
isle-prompt-price-due = { $name }, no gold is left: tap the axe of one tile.
isle-prompt-buy = { $name }, buy one tile or pass.
isle-prompt-build = { $count ->
    [one] { $name }, place your tile.
   *[other] { $name }, place your { $count } tiles.
}
isle-prompt-done = { $name }, finish building or undo your last tile.
isle-prompt-end = The game is over.
isle-prompt-next = The next round begins.
isle-bot-price = { $name } is setting prices.
isle-bot-buy = { $name } is choosing what to buy.
isle-bot-build = { $name } is building.

## Isle of Skye: tiles in words
isle-castle = castle
isle-side = { $kind ->
    [P] pasture
    [M] mountain
   *[W] water
} { $edge ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
}{ $road ->
    [yes] {" "}with a road
   *[no] { "" }
}
isle-terrain-P = pasture
isle-terrain-M = mountain
isle-terrain-W = water
isle-bare = { $kind ->
    [P] pasture
    [M] mountain
   *[W] water
}{ $road ->
    [yes] {" "}with a road
   *[no] {" "}only
}
isle-tile-name = “{ $words }”
isle-count-sheep = { $count ->
    [one] sheep
   *[other] { $count } sheep
}
isle-count-cattle = { $count ->
    [one] cow
   *[other] { $count } cows
}
isle-count-farm = { $count ->
    [one] farm
   *[other] { $count } farms
}
isle-count-broch = { $count ->
    [one] broch
   *[other] { $count } brochs
}
isle-count-lighthouse = { $count ->
    [one] lighthouse
   *[other] { $count } lighthouses
}
isle-count-ship = { $count ->
    [one] ship
   *[other] { $count } ships
}
isle-count-whisky = whisky
isle-scroll-sheep = scroll for sheep
isle-scroll-whisky = scroll for whisky
isle-scroll-ship = scroll for ships
isle-scroll-cattle = scroll for cattle
isle-scroll-broch = scroll for brochs
isle-scroll-farm = scroll for farms
isle-scroll-lighthouse = scroll for lighthouses
isle-things-sheep = { $count } sheep
isle-things-cattle = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
isle-things-farm = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
}
isle-things-broch = { $count ->
    [one] { $count } broch
   *[other] { $count } brochs
}
isle-things-lighthouse = { $count ->
    [one] { $count } lighthouse
   *[other] { $count } lighthouses
}
isle-things-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
isle-things-whisky = { $count ->
    [one] { $count } whisky tile
   *[other] { $count } whisky tiles
}
isle-things-scroll = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}

## Isle of Skye: pricing
isle-price-tiles = Your three tiles
isle-price-have = You have
isle-price-put = On your tiles
isle-price-left = Left to spend
isle-price-of = Gold on { $name }
isle-price-where = Show where this tile fits
isle-price-back = Goes back into the bag
isle-discard = Discard
isle-discarded = Discarded
isle-less = Less
isle-more = More
isle-price-mark = Price two tiles, or put the axe on the one to discard.
isle-price-due = Choose the tile to discard.
isle-price-implied = The third tile goes back into the bag.
isle-price-too-much = That is { $over } gold more than you have.
isle-price-lowest = Each of the two tiles needs a price of at least { $lowest } gold.
isle-price-ready = { $left ->
    [0] You have nothing left to spend unless someone buys from you.
   *[other] If nobody buys your tile, you keep it and the gold on it goes to the bank.
}
isle-price-seal = Confirm prices
isle-others-drew = What the others drew

## Isle of Skye: buying
isle-buy-own = Your own tiles
isle-offer = { $price } gold, from { $owner }
isle-sold-to = bought by { $name }
isle-buy-for = Buy for { $price }
isle-pass = Pass
isle-pass-title = Buy nothing this round?
isle-pass-text = You still keep any of your own tiles that nobody buys.
isle-worth = { $total ->
    [0] Even in its best spot it adds no points for this game’s goals.
    [one] In its best spot it is worth { $total } point over the rest of the game.
   *[other] In its best spot it is worth { $total } points over the rest of the game.
}
isle-worth-nowhere = It does not fit anywhere in your territory right now.
isle-worth-goal = { $times ->
    [1] { $goal }: { $gain }, still to be scored once
    [2] { $goal }: { $gain }, still to be scored twice
   *[other] { $goal }: { $gain }, still to be scored { $times } times
}

## Isle of Skye: building
isle-hand = Tiles to place
isle-fits = { $count ->
    [0] no spot
    [one] { $count } spot
   *[other] { $count } spots
}
isle-build-choose = Choose a tile, then tap a marked spot – or drag the tile there.
isle-build-where = { $count ->
    [one] Tap the marked spot.
   *[other] Tap one of the { $count } marked spots.
}
isle-build-all-placed = All your tiles are placed.
isle-done = Done building
isle-stuck = This tile does not fit anywhere in your territory. It goes back into the bag.
isle-stuck-yet = This tile does not fit anywhere yet. You may place your other tiles first to make room for it.
isle-give-up = Return to the bag
isle-give-up-title = Return this tile to the bag?
isle-give-up-text = You do not get back the gold it cost.
isle-preview-scrolls = Scrolls at the end
isle-preview-income = Income per round
isle-completes = Completes a { $kind ->
    [P] pasture
    [M] mountain
   *[W] water
} area of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
isle-joins = { $count ->
    [one] Connects { $count } tile to your castle
   *[other] Connects { $count } tiles to your castle
}

## Isle of Skye: hints
isle-hint-price = Discard { $tile }. Your prices: { $prices }.
isle-hint-price-one = { $price } for { $tile }
isle-hint-buy = Buy { $tile }.
isle-hint-pass = Buy nothing this time.
isle-hint-place = Place { $tile } as shown.
isle-hint-give-up = { $tile } does not fit anywhere. Return it to the bag.
isle-hint-done = Tap “{ isle-done }”.
isle-why-fits-nowhere = There is no spot for it.
isle-why-best-place = It brings nothing right away but keeps the most options open.
isle-why-promise = Worth about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} in all, with what it may bring later.
isle-why-goal-gain = { $when } for “{ $goal }”.
isle-why-completes-gain = Completes a { $kind ->
    [P] pasture
    [M] mountain
   *[W] water
} area of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { $when } for “{ $goal }”.
isle-gain-now = +{ $gain } now
isle-gain-later = +{ $gain } in { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
isle-why-scroll = +{ $points } for scrolls at the end.
isle-why-income = +{ $gold } gold per round for { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}.
isle-why-joins-castle = Connects { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} to your castle.
isle-why-completes = Completes a { $kind ->
    [P] pasture
    [M] mountain
   *[W] water
} area of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
isle-why-all-built = You have no tiles left to place.
isle-why-buy = Worth about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} to you; its price of { $price } gold is worth about { $gold_worth }.
isle-why-denies = It would help { $name } even more than you.
isle-why-pass-no-gold = The cheapest tile costs { $lowest } gold, and you have { $gold }.
isle-why-pass-helps-owner = { $name } would gain more from the price of { $tile } than you would from the tile.
isle-why-pass-no-gain = No tile on offer is worth its price to you.
isle-why-pass-for-gold = Gold is scored this round, and yours brings more if you keep it.
isle-why-pass-foresight = If you buy, what the others can do next will cost you more than a tile brings.
isle-why-discard = { $tile } helps you least.
isle-why-discard-denies = { $tile } would help { $name } most.
isle-why-discard-trade = The other two bring you more, whether you sell them or not.
isle-why-price-to-sell = { $name } will probably buy { $tile }. You get { $gold } gold, worth about { $gold_worth ->
    [one] { $gold_worth } point
   *[other] { $gold_worth } points
}; the tile is worth about { $worth }.
isle-why-price-to-let-go = { $name } will probably buy { $tile }, worth about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} to you. A higher price would cost you too much.
isle-why-price-to-keep = You will probably keep { $tile }: it is worth about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} to you, the gold on it about { $gold_worth }.

## Isle of Skye: what happened
isle-event-start = The goals: { $goals }.
isle-event-round = Round { $round } begins. Goals this round: { $goals }.
isle-event-income = { $name } gets { $gold } gold: { $castle } for the castle{ $whisky ->
    [0] { "" }
   *[other] {", "}{ $whisky } for whisky
}{ $behind ->
    [0] { "" }
   *[other] {", "}{ $behind } for players ahead
}.
isle-event-drawn = { $name } draws { $tiles }.
isle-event-priced = { $name } has confirmed their prices.
isle-priced-at = { $tile } for { $price }
isle-event-revealed = { $name } offers { $prices }. { $discard } goes back into the bag.
isle-event-bought = { $name } buys { $tile } from { $seller } for { $price } gold.
isle-event-passed = { $name } buys nothing.
# Also passed: $count
isle-event-kept = { $name } keeps { $tiles } and pays { $gold } gold.
isle-event-placed = { $name } places { $tile }.
isle-event-given-up = { $name } returns { $tile } to the bag because it does not fit anywhere.
isle-event-scored = { $points ->
    [0] { $letter }, { $goal }: { $name } scores nothing ({ $reason }).
    [one] { $letter }, { $goal }: { $name } scores { $points } point ({ $reason }).
   *[other] { $letter }, { $goal }: { $name } scores { $points } points ({ $reason }).
}
isle-event-round-end = Round { $round } is over. Points: { $points }.
isle-event-first-player = { $name } is now the first player.
isle-event-scrolls = { $count ->
    [0] { $name } has no scrolls.
   *[other] { $name } scores { points } for scrolls ({ $reasons }).
}
isle-event-gold = { $name } scores { points } for gold ({ $reason }).
isle-moment-revealed = Prices revealed
isle-moment-income = Round { $round }: income
isle-ceremony-goal = { $letter } · { $goal }
isle-ceremony-end = Final scoring
isle-ceremony-scrolls = Scrolls
isle-ceremony-scrolls-rule = Each scroll scores for what it shows, and double in a completed area.
isle-ceremony-gold = Gold
isle-ceremony-gold-rule = 1 point for every 5 gold.
isle-ceremony-no-scrolls = no scrolls

## Isle of Skye: score sheet and end
isle-sheet-now = If scored now
isle-chart = Points after each round
isle-chart-step = Round
isle-sheet-round = Round { $round }
isle-sheet-end = End of the game
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
isle-outcome-points = { $name } wins with { points }.
isle-outcome-gold = { $name } wins: tied at { points }, but with more gold left.
isle-outcome-shared = { $name } share the victory with { points } each and the same amount of gold.
isle-notable-lead-changes = { $count ->
    [one] The lead changed hands { $count } time.
   *[other] The lead changed hands { $count } times.
}
# Also passed: $count
isle-notable-led-throughout = { $name } led after every round.
isle-notable-comeback = { $name } was last after round { $step }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind, and still won.
isle-notable-close = { $points ->
    [one] Just { $points } point
   *[other] Just { $points } points
} between { $name } and { $rival }.
isle-notable-runaway = { $name } finished { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $rival }.
isle-notable-largest-area = { $name } completed the largest { $terrain ->
    [P] pasture area
    [M] mountain area
   *[W] water area
}: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
isle-notable-longest-road = { $name } connected { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} to the castle by road.
isle-notable-most-tiles = { $name } built the largest territory: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
isle-notable-flock = { $name } kept the largest flock: { $count } sheep.
isle-notable-dearest-sale = The dearest tile: { $rival } paid { $name } { $count } gold.
isle-notable-most-spent = { $name } spent the most on tiles: { $count } gold.
isle-notable-most-sold = { $name } sold the most tiles: { $count }.
isle-notable-best-scoring = { $name } scored { $count ->
    [one] { $count } point
   *[other] { $count } points
} in one go for “{ $goal }” in round { $round }.
isle-notable-best-scroll = A single scroll brought { $name } { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
isle-line-hidden = Gold is secret until this goal is scored.
isle-line-squares = { $count ->
    [one] { $count } square of 2 × 2
   *[other] { $count } squares of 2 × 2
}
isle-line-sheep = { $count } sheep
isle-line-broch-mountains = { $count ->
    [0] no mountain area with a broch
    [one] { $count } mountain area; brochs in it: { $brochs }
   *[other] { $count } mountain areas; brochs in each: { $brochs }
}
isle-line-most-whisky = { $count ->
    [one] { $count } whisky tile
   *[other] { $count } whisky tiles
}{ $rank ->
    [first] {", "}the most
    [second] {", "}second most
   *[none] { "" }
}
isle-line-farm-animals = { $count ->
    [one] { $count } animal near a farm
   *[other] { $count } animals near a farm
}
isle-line-road-cattle = { $count ->
    [one] { $count } cow connected to the castle
   *[other] { $count } cows connected to the castle
}
isle-line-road-tiles = { $count ->
    [one] { $count } tile connected to the castle
   *[other] { $count } tiles connected to the castle
}
isle-line-largest-water = { $count ->
    [0] no completed water area
    [one] largest completed water area: { $count } tile
   *[other] largest completed water area: { $count } tiles
}
isle-line-complete-areas = { $count ->
    [one] { $count } completed area
   *[other] { $count } completed areas
}
isle-line-large-areas = { $count ->
    [one] { $count } completed area of at least 3 tiles
   *[other] { $count } completed areas of at least 3 tiles
}
isle-line-building-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
} ({ $broch ->
    [one] { $broch } broch
   *[other] { $broch } brochs
}, { $farm ->
    [one] { $farm } farm
   *[other] { $farm } farms
}, { $lighthouse ->
    [one] { $lighthouse } lighthouse
   *[other] { $lighthouse } lighthouses
})
isle-line-most-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}{ $rank ->
    [first] {", "}the most
    [second] {", "}second most
   *[none] { "" }
}
isle-line-most-gold = { $count } gold{ $rank ->
    [first] {", "}the most
    [second] {", "}second most
   *[none] { "" }
}
isle-line-ship-lighthouse-waters = { $count ->
    [one] { $count } water area with a ship and a lighthouse
   *[other] { $count } water areas with a ship and a lighthouse
}
isle-line-columns = { $count ->
    [one] { $count } column of at least 3 tiles
   *[other] { $count } columns of at least 3 tiles
}
isle-line-complete-mountains = { $count ->
    [one] { $count } completed mountain area
   *[other] { $count } completed mountain areas
}
isle-line-scroll = { $amount }, { $each ->
    [one] 1 point each
   *[other] 1 point for every { $each }
}{ $is_double ->
    [yes] {", "}doubled because its area is completed
   *[no] { "" }
}
isle-line-gold = { $count } gold, 1 point for every 5

## Isle of Skye: refusals
fault-not-enough-gold = That costs more gold than you have.
fault-price-too-low = Each of the two tiles needs a price of at least { $lowest } gold.
fault-not-your-offer = That tile is not one of yours.
fault-wrong-tiles = Discard one tile and price the other two. Each of the three must be used once.
fault-already-sealed = You have already confirmed your prices.
fault-already-built = You have already finished building.
fault-own-tile = This is your own tile. You can only buy from other players.
fault-already-bought = Someone has already bought this tile.
fault-not-on-offer = That tile is not for sale.
fault-not-in-hand = That is not one of the tiles you have to place.
fault-still-fits = This tile still fits somewhere, so you must place it.
fault-must-place-first = You still have tiles to place.
fault-cell-taken = There is already a tile there.
fault-not-adjacent = A tile must share an edge with your territory. Here it does not.
fault-bad-turn = Tiles can only be rotated by quarter turns.
fault-terrain-mismatch = It does not fit here, however you rotate it: at best, { $mine ->
    [P] pasture
    [M] mountain
   *[W] water
} would touch { $theirs ->
    [P] pasture
    [M] mountain
   *[W] water
} on the { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side.
fault-not-your-turn = It is someone else’s turn.
fault-wrong-phase = You cannot do that in this phase.
fault-game-over = The game is over.
fault-stale-request = The game has moved on in the meantime. Please try again.

## Isle of Skye: goals
isle-goal-squares = Squares
isle-goal-squares-rule = 2 points for each 2 × 2 square of tiles. A tile may be part of several squares.
isle-goal-sheep = Sheep
isle-goal-sheep-rule = 1 point for each sheep.
isle-goal-broch-mountains = Brochs on mountains
isle-goal-broch-mountains-rule = For each mountain area with 1 / 2 / 3 or more brochs: 1 / 3 / 6 points. It need not be completed.
isle-goal-most-whisky = Most whisky
isle-goal-most-whisky-rule = 5 points for the most whisky tiles, 2 for the second most.
isle-goal-farm-animals = Animals around farms
isle-goal-farm-animals-rule = 1 point for each sheep or cow on a farm tile or on one of the 8 tiles around it. Each animal counts only once.
isle-goal-road-cattle = Cattle on the road
isle-goal-road-cattle-rule = 2 points for each cow on a tile connected to your castle by road.
isle-goal-road-tiles = Roads to the castle
isle-goal-road-tiles-rule = 1 point for each tile connected to your castle by road. The castle itself does not count.
isle-goal-largest-water = Largest water
isle-goal-largest-water-rule = 2 points for each tile of your largest completed water area.
isle-goal-complete-areas = Completed areas
isle-goal-complete-areas-rule = 1 point for each completed area.
isle-goal-large-areas = Large areas
isle-goal-large-areas-rule = 3 points for each completed area of at least 3 tiles.
isle-goal-building-sets = Building sets
isle-goal-building-sets-rule = 5 points for each set of a broch, a farm and a lighthouse. Each building counts in one set only.
isle-goal-most-ships = Most ships
isle-goal-most-ships-rule = 5 points for the most ships, 2 for the second most.
isle-goal-most-gold = Most gold
isle-goal-most-gold-rule = 5 points for the most gold, 2 for the second most. Everyone shows their gold.
isle-goal-ship-lighthouse-waters = Ships and lighthouses
isle-goal-ship-lighthouse-waters-rule = 3 points for each water area with at least one ship and at least one lighthouse on its shore. It need not be completed.
isle-goal-columns = Columns
isle-goal-columns-rule = 3 points for each vertical line of at least 3 tiles without a gap. A longer line still counts once; two separate lines in one column count twice.
isle-goal-complete-mountains = Completed mountains
isle-goal-complete-mountains-rule = 2 points for each completed mountain area.

## Isle of Skye: help
isle-help-aim = The game in brief
isle-help-aim-text =
    Each of you is the chieftain of a clan and builds a territory of square tiles around a castle.
    Over six rounds (five with five players) you draw tiles, set their prices, buy from each other and build. Four goals, A to D, say what earns points, and the track shows which of them are scored in which round. After the last round, scrolls and gold bring a few more points.
    The player with the most points wins. If there is a tie, the tied player with the most gold wins; if that is equal too, they share the victory.
isle-help-aim-also = object of the game, objective, overview, summary, how to play, victory points, VP, winning, clan, chief, chieftain, king, land, kingdom
isle-help-round = A round
isle-help-round-also = phases, order of play, sequence of play, game round, turn order
isle-help-income = Income
isle-help-income-also = money, coins, earn, payday, whisky barrel, barrels, catch-up
isle-help-price = Draw tiles and set prices
isle-help-price-also = axe, discard token, throw away, screen, player screen, hidden, simultaneous, bid, stake, value, sealed, money, coins, bag
isle-help-buy = Buy
isle-help-buy-also = purchase, sell, sale, selling, trade, market, auction, clockwise order, money, coins
isle-help-build = Build
isle-help-build-also = place, placement, adjacent, neighbour, lay a tile, rotate, turn, fits nowhere
isle-help-score = Score
isle-help-score-also = scoring, scoring round, end of the round, victory points, VP, start player, scoring track, round marker
isle-help-areas = Areas and roads
isle-help-areas-also = closed, enclosed, finished, completed area, open, size, region, lake, sea, path, way, joined, connection, neighbour
isle-help-goals = The sixteen goals
isle-help-goals-also = scoring tile, scoring tiles, objective, objectives, target, mission, victory points, VP, majority, tie
isle-help-end = End of the game
isle-help-end-also = final scoring, game over, winner, win, tie, tiebreaker, scoring, money, coins, last round
isle-help-components = Components
isle-help-components-also = contents, material, parts, box, landscape tile, landscape tiles, scoring tile, coin, coins, money, bank, discard marker, screen, player screen, clan marker, bag
isle-help-tile = Tiles and symbols
isle-help-tile-also = landscape tile, symbol, icon, anatomy, animals, sheep, cattle, tower, barrel, barrels, boat, path, hill, sea, lake, grass, meadow
isle-help-setup = Set-up
isle-help-setup-also = setup, preparation, before the game, start, start player, starting player, youngest, game board, track, round track, number of rounds
isle-clause-1-text = For 2 to 5 players. Each leads a clan: blue, yellow, red, white or green. There are 73 different landscape tiles and a castle tile for each clan.
isle-clause-2-text = There are 16 goals (scoring tiles), four of which are in play as A, B, C and D. Fourteen tiles carry a scroll: two of each of the seven kinds.
isle-clause-3-text = Gold comes in coins of 1, 2, 5 and 10. You can change coins at any time and the bank never runs out, so here gold is simply a number.
isle-clause-4-text = Every tile is square. Each of its four edges, and its centre, shows one terrain: pasture, mountain or water.
isle-clause-5-text =
    On a single tile, two neighbouring edges with the same terrain form one area. An edge and the centre form one area if they show the same terrain. Everything else is separate.
    So opposite edges belong together only through the centre or through an edge between them. If no edge shows the centre’s terrain, the centre is an area of its own, completed from the start.
isle-clause-6-text = A road connects the edges it runs to. Some tiles have two roads that do not meet; a road that reaches only one edge ends on the tile. Roads are not borders: the land on both sides of a road is one area.
isle-clause-7-text = Ships float on the water of their tile, brochs stand on its mountain, sheep, cattle and farms on its pasture, and lighthouses on the shore of its water. A scroll belongs to the area in the centre of its tile.
isle-clause-8-text = You may rotate a tile by quarter turns before you place it. It is never flipped over, and once placed it stays as it is.
isle-clause-9-text = Four goals are drawn at random, or you choose them. There is an easy set for your first game.
isle-clause-10-text = Your territory starts with your castle tile, which may not be rotated. Everyone starts with no points and no gold.
isle-clause-11-text = The first player is chosen when the game is set up (traditionally the youngest) or drawn at random.
isle-clause-12-text = With 2 to 4 players a game lasts 6 rounds, with 5 players it lasts 5. The track shows which goals are scored in which round, and how much gold you get for each player ahead of you.
isle-clause-round-text =
    Every round has the same phases:
    - Income: everyone gets gold.
    - Draw tiles and set prices: everyone draws three tiles, discards one and secretly prices the other two.
    - Buy: in turn, everyone may buy one tile from another player.
    - Build: everyone adds their new tiles to their territory.
    - Score: the goals of the round are scored for everyone.
isle-clause-13-text =
    You get 5 gold for your castle and 1 gold for each whisky tile connected to your castle by road.
    From round 3 on you also get gold for each player who has more points than you (a tie does not count). The amount is shown on the track and grows from round to round.
    Example: round 5, two whisky tiles connected and one not, two players ahead of you: 5 + 2 + 2 × 3 = 13 gold.
isle-clause-14-text =
    Everyone draws three tiles and lays them out face up. Then all players decide secretly and at the same time: put your discard marker (the axe) on one of your tiles and your own gold on the other two, at least 1 on each.
    You cannot use more gold than you have. What you have left stays secret.
isle-clause-15-text = When everyone has confirmed their prices, all prices are revealed together. The tiles with a discard marker go back into the bag, which is then shuffled.
isle-clause-16-text =
    Starting with the first player and going clockwise, once round the table, each player may buy one tile from another player for its price, or pass. You cannot buy your own tiles or tiles that have already been bought.
    You pay the seller, who also takes back the gold that was on the tile. The seller can spend this gold in the same round if their turn is still to come.
isle-clause-17-text = When everyone has had a turn, you keep any of your tiles that nobody bought. The gold on them goes to the bank.
isle-clause-18-text =
    Add all the tiles you got this round to your territory, in any order. A tile must share at least one edge with a tile that is already there (one you have just placed counts too), and wherever two tiles touch, the terrain must match: pasture to pasture, mountain to mountain, water to water.
    Roads do not have to continue.
    Everyone who has tiles may build at the same time. If you share one device, whoever is holding it goes first and then passes it on.
isle-clause-19-text = A tile that does not fit anywhere goes back into the bag; you do not get back the gold it cost. As long as there is a spot for it, you must place it. You may place your other tiles first to make room for it.
isle-clause-20-text = The goals shown on the track for this round are scored for every player. Each goal is scored exactly three times in a game. Then the first-player marker passes clockwise.
isle-clause-21-text =
    An area is all connected terrain of one kind, across any number of tiles.
    It is completed when every one of its edges touches another tile. A gap next to it, even a hole inside it, leaves it open. Roads neither close an area nor divide it.
isle-clause-22-text = The size of an area is the number of tiles it covers.
isle-clause-23-text = Two roads connect where both tiles have a road on the edge they share. “Connected to the castle” means connected to the road on your castle tile. A tile with two separate roads is connected if either of them is.
isle-clause-24-text =
    For goals about having the most:
    - Players tied for the most get 5 points each, and nobody gets the 2.
    - Players tied for second most get 2 points each.
    - If you have none, you score nothing.
    - This applies to any number of players, even two.
isle-clause-25-text = Your castle tile counts as a tile of your territory for squares, columns, areas and their sizes.
isle-clause-26-text =
    After the last round each scroll scores for what it shows, counted over your whole territory: 1 point for every 2 sheep, every 2 whisky tiles or every 2 ships, or 1 point for each cow, broch, farm or lighthouse.
    Round down. A scroll in a completed area scores double (after rounding).
isle-clause-27-text = Every 5 gold is worth 1 point, rounded down.
isle-clause-28-text = The player with the most points wins. If there is a tie, the tied player with the most gold left (before it is turned into points) wins. If that is equal too, they share the victory.

isle-ask-build-order = Who builds first?
isle-ask-build-order-text = Anyone: all players who have tiles may build at the same time, as at a real table. If you share one device, whoever is holding it goes first; to let someone else go first, tap their name and hand over. Bots build last, clockwise from the first player. As every territory stands alone, nobody gains an advantage. Players with nothing to place are skipped (rule 18).
isle-ask-lens = How can I see which areas are completed?
isle-ask-lens-text = Tap the magnifying glass beside the board, press L, or touch and hold a tile. Completed areas are striped, open ones dotted; the castle’s road network and connected whisky are orange. Tap an area for its size, its open edges, what it counts for and what completing it would bring.
isle-ask-puzzles = What are puzzles?
isle-ask-puzzles-text = Positions from games of bots with one clearly best answer: where to place a tile, what to buy, how to price, which action to choose. “{ puzzles }” on the first screen leads to them. Every answer was played on many times with other tiles to come, so the points are averages; where nothing is left to chance they are exact. A puzzle that went wrong comes back the next day.
isle-ask-undo = What can I undo?
isle-ask-undo-text = The tiles you have placed, until you finish building. When there is nothing left to do, your turn ends by itself after a short pause; “{ settings-confirm-end }” in the settings makes it wait for your tap. Confirmed prices, purchases and drawn tiles cannot be undone.
isle-ask-doubled = Are the points of a scroll doubled before or after rounding?
isle-ask-doubled-text = After: 5 sheep are worth 2 points, or 4 in a completed area (rule 26).
isle-ask-coins = Can the bank run out of coins?
isle-ask-coins-text = Never. There is always enough change (rule 3).
isle-ask-hidden = What does everyone know?
isle-ask-hidden-text = All territories, all tiles drawn so far and therefore what is left in the bag – but not the order in which it will come. The other players’ gold is secret, and so are prices until everyone has confirmed. When “{ isle-goal-most-gold }” is scored, everyone shows their gold.
isle-ask-house-rules = What do the house rules change?
isle-ask-house-rules-text = Open gold: everyone’s gold is always visible. Open prices: players set their prices one after another, visible to all. Nothing else changes.
isle-ruling-first-game = Which goals are recommended for a first game?
isle-ruling-first-game-text = In this app: “{ isle-goal-farm-animals }” as A, “{ isle-goal-complete-mountains }” as B, “{ isle-goal-road-tiles }” as C and “{ isle-goal-squares }” as D. The rule book shows its own set as a picture (rule 9).
isle-ruling-castle-turn = May I rotate my castle tile?
isle-ruling-castle-turn-text = No. It stays the way it is shown (rule 10).
isle-ruling-give-up = A tile does not fit anywhere, but another tile of mine could make room for it. May I return it to the bag?
isle-ruling-give-up-text = Yes, as long as there is no spot for it at that moment. You may place your other tiles first to make room for it, but you do not have to. If there is a spot, you must place it (rule 19).
isle-ruling-two-roads = A tile has two roads, and only one leads to my castle. Is it connected?
isle-ruling-two-roads-text = Yes. The tile is connected if either road is (rule 23).
isle-ruling-columns = Two separate lines of tiles stand in the same column. Do both count?
isle-ruling-columns-text = Yes. For “{ isle-goal-columns }” every vertical line of at least 3 tiles without a gap counts, even if two of them are in the same column.
isle-ruling-castle = Does my castle tile count?
isle-ruling-castle-text = Yes, as a tile of your territory for squares, columns, areas and their sizes. No, when you count the tiles that roads connect to the castle (rule 25).
isle-ruling-gold-tie = Players are tied. Which gold is compared?
isle-ruling-gold-tie-text = The gold they have left before it is turned into points: 9 gold beats 8, though both are worth 1 point (rule 28).
isle-help-reconstructed-text = The printed rules do not show every tile. The landscape tiles come from one public list and may differ from the printed game; the centre of tile 27 is our reading of a misprint there. The goals recommended for a first game are our own choice.

isle-example-fits = It fits: pasture meets pasture, water meets water.
isle-example-mismatch = It does not fit: pasture would touch water. Rotate it once more and it fits.
isle-example-apart = Not allowed: the tile touches your territory only at a corner.
isle-example-lake = The new tile completes this water area. It covers { $count } tiles, so its size is { $count }.
isle-example-open = The same water area without that tile: one edge is open, so it is not completed.
isle-example-income = { $joined } whisky tiles are connected to the castle and { $apart } is not: an income of { $income } gold.
isle-example-road = { $count } tiles are connected to the castle.
isle-example-scroll = { $amount } sheep, and the scroll for sheep lies in a completed area: { $points } points.
isle-example-parts = Two tiles with the same edges. With water in the centre, the two water edges form one area; with pasture in the centre, the two pasture edges do.
isle-example-gives = { $reason }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
isle-example-alt = Example of rule { $rule }: { $words }
isle-example-goal-alt = Example of the goal “{ $goal }”: { $words }
isle-example-rank = With { $amount }: { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
}

isle-symbol-sheep = Sheep
isle-symbol-sheep-text = Sheep stand on pasture. They count for “{ isle-goal-sheep }”, “{ isle-goal-farm-animals }” and scrolls.
isle-symbol-cattle = Cattle
isle-symbol-cattle-text = Cattle stand on pasture. They count for “{ isle-goal-farm-animals }”, for scrolls and, if connected to the castle, for “{ isle-goal-road-cattle }”.
isle-symbol-farm = Farm
isle-symbol-farm-text = Farms stand on pasture. They count for “{ isle-goal-farm-animals }”, “{ isle-goal-building-sets }” and scrolls.
isle-symbol-broch = Broch
isle-symbol-broch-text = A broch is a round tower on a mountain. It counts for “{ isle-goal-broch-mountains }”, “{ isle-goal-building-sets }” and scrolls.
isle-symbol-lighthouse = Lighthouse
isle-symbol-lighthouse-text = A lighthouse stands on the shore of its tile’s water. It counts for “{ isle-goal-ship-lighthouse-waters }”, “{ isle-goal-building-sets }” and scrolls.
isle-symbol-ship = Ship
isle-symbol-ship-text = A ship floats on the water of its tile. It counts for “{ isle-goal-most-ships }”, “{ isle-goal-ship-lighthouse-waters }” and scrolls.
isle-symbol-whisky = Whisky barrels
isle-symbol-whisky-text = 1 gold each round if a road connects the tile to your castle. Connected or not, it counts for “{ isle-goal-most-whisky }” and scrolls.
isle-symbol-scroll = Scroll
isle-symbol-scroll-text = Scores after the last round for what it shows – double if it lies in a completed area.
isle-symbol-castle = Castle
isle-symbol-castle-text = Your territory starts here. The castle brings 5 gold each round, and other tiles connect to its road.
isle-symbol-road = Road
isle-symbol-road-text = Connects tiles to your castle. It does not have to continue and is not a border between areas.
isle-help-track = { $players } players
isle-help-track-round = Round
isle-help-track-gold = Gold for each player ahead of you

## Saved games, the engine's health and new versions
fault-file-missing = Part of the game is missing from the server ({ $file }).
fault-file-damaged = Part of the game arrived damaged ({ $file }).
fault-file-wrong-type = The server sends part of the game in the wrong format ({ $file } as { $type }).
fault-build-changed = There is a new version of Skye on the server. Please reload the page; if that does not help, wait a few minutes.
fault-network-failed = Part of the game could not be loaded ({ $file }). Are you online?
fault-worker-failed = The game could not be started in this browser.
fault-boot-failed = The game could not be started ({ $detail }).
fault-boot-timeout = The game did not start: nothing happened for { $seconds } seconds.
fault-page-failed = The page could not be built ({ $detail }).
fault-storage-full = There is no space left to save on this device, so your last action was not carried out. Free up some space and try again.
fault-storage-failed = The game could not be saved, so your last action was not carried out. Please try again.
fault-open-in-other-tab = This game is open in another tab.
fault-record-damaged = This saved game is damaged, and so are its backups.
fault-newer-version = This was made by a newer version of Skye. Reload the page to update Skye, then try again.
fault-other-rules = This game was made with rules this version of Skye does not know. Save it to a file and open it with the version that made it.
fault-already-here = You already have this game.
fault-not-a-file = This is not a file.
fault-unreadable-file = The file could not be read.
fault-not-text = This is not a saved game but some other kind of file.
fault-not-json = This is not a saved game: the file is damaged or of another kind.
fault-not-a-record = This file contains no Skye game.
fault-too-large = This is too large to be a saved game.
fault-too-deep = This is not a saved game: its data is nested too deeply.
fault-wrong-type = This saved game is damaged ({ $field }).
fault-bad-setup = This saved game is damaged: its set-up is invalid.
fault-illegal-action = This saved game is damaged: action { $number } breaks the rules.
fault-unknown-action = This game has no such action.
fault-wrong-digest = This saved game has been altered: replaying it gives a different result.
fault-no-games = There are no saved games.
fault-no-table = This game is no longer open.
fault-bad-puzzle = This puzzle cannot be read.
fault-no-puzzle = No puzzle is open.
fault-worker-error = Something went wrong in the rules engine: { $detail }
fault-engine-crashed = The rules engine has stopped.
fault-engine-hung = The rules engine has not responded for { $seconds } seconds.
fault-engine-restarted = The rules engine was restarted. Your game is unchanged.
fault-game-lost = The rules engine stopped before this browser had stored the game. Sorry, the game is lost.
update-offer = A new version of Skye is ready.
update-accept = Reload
update-later = Later
update-no-answer = The new version is not responding. Close Skye in all tabs and open it again.
update-other-tabs = Close Skye in your other tabs first so that the new version can start.

## Trying a tile, in every game
trial-lies = Trying it here: { $words }
trial-only-turn = It fits only this way round here.
trial-turn = { $count ->
    [one] Rotate (it fits only this way round)
   *[other] Rotate (it fits { $count } ways round)
  }
trial-turn-short = Rotate
trial-place = Place
trial-actions = The tile you are trying
trial-change = now { $before }, then { $after }
trial-hidden = secret
trial-preview = What would change
tile-number = Tile { $number }

## Skylands
sky-terrain-F = forest
sky-terrain-M = mountain
sky-terrain-C = crystal
sky-terrain-T = city
sky-terrain-cloud = clouds
sky-side = { $kind ->
    [F] forest
    [M] mountain
    [C] crystal
    [T] city
   *[cloud] clouds
  } { $edge ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
  }
sky-tile-name = “{ $words }”
sky-island = { $kind ->
    [F] forest island
    [M] mountain island
    [C] crystal island
   *[T] city
  } with { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }, { $count ->
    [0] no inhabitants
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
  }, column { $x }, row { $y }
sky-folk-G = { $count ->
    [one] { $count } green inhabitant
   *[other] { $count } green inhabitants
  }
sky-folk-P = { $count ->
    [one] { $count } purple inhabitant
   *[other] { $count } purple inhabitants
  }
sky-folk-B = { $count ->
    [one] { $count } blue inhabitant
   *[other] { $count } blue inhabitants
  }
sky-folk-W = { $count ->
    [one] { $count } inhabitant of any colour
   *[other] { $count } inhabitants of any colour
  }
sky-guest-G = Hostel: a green guest
sky-guest-P = Hostel: a purple guest
sky-guest-B = Hostel: a blue guest
sky-free = free
sky-costs = Costs { $folk }

sky-setup-start = Starting boards
sky-start-printed = Printed boards
sky-start-printed-note = Every board starts with three printed tiles, slightly different on each.
sky-start-tactical = Tactical
sky-start-tactical-note = Empty boards: everyone first places a start tile and two of three drawn tiles.
sky-setup-specials = Special islands
sky-specials-random = Random
sky-specials-random-note = Four from each of the four groups are drawn and put on display.
sky-specials-first-game = First game
sky-specials-first-game-note = The twelve plain islands and four that are easy to use.

sky-actions = The four actions
sky-action-discover = Discover islands
sky-action-deploy = Deploy inhabitants
sky-action-create = Create islands
sky-action-convert = Convert energy
sky-action-short-discover = Discover
sky-action-short-deploy = Deploy
sky-action-short-create = Create
sky-action-short-convert = Convert
sky-track-action = { $count ->
    [0] { $action }
   *[other] { $action }: { $names }
  }
sky-supply = Supply
sky-stack = Stack
sky-stack-left = { $count ->
    [one] { $count } tile is left in the stack.
   *[other] { $count } tiles are left in the stack.
  }
sky-stack-show = Show the remaining tiles
sky-points-left = { $count ->
    [one] { $count } point is left in the supply.
   *[other] { $count } points are left in the supply.
  }
sky-drawer = Islands and supply
sky-active = active player, has the bonus
sky-if-it-ended-now = { $points } if the game ended now
sky-now-short = if it ended now
sky-now-tiny = End:
sky-show = Special islands on display
sky-group-plain = Plain
sky-group-instant = Immediate
sky-group-lasting = Ongoing
sky-group-scoring = End of game
sky-specials-of = { $name }’s special islands
sky-empty = { $count ->
    [one] { $count } empty square
   *[other] { $count } empty squares
  }
sky-marker-active = Marker active: use it once to repeat an action, or keep it for 2 points.
sky-marker-used = The marker has been used.

sky-phase = Turn { $turn } · { $phase }
sky-phase-start = Tactical start
sky-phase-choose = Choose an action
sky-phase-discover = Discover islands
sky-phase-deploy = Deploy inhabitants
sky-phase-create = Create islands
sky-phase-pay = Create islands
sky-phase-place = Create islands
sky-phase-outpost = Outpost
sky-phase-convert = Convert energy
sky-phase-end = Game over
sky-ceremony = Final scoring
sky-ceremony-none = none

sky-prompt-start = { $name }, place your start tile and two of the three others.
sky-prompt-choose = { $name }, choose an action for everyone.
sky-prompt-discover = { $name }, take and place a tile, or pass.
sky-prompt-bonus = { $name }, you may take one more tile.
sky-prompt-deploy = { $name }, fill an island with inhabitants, or pass.
sky-prompt-create = { $name }, choose a special island, or pass.
sky-prompt-pay = { $name }, choose an inhabitant to pay with.
sky-prompt-place = { $name }, place your special island.
sky-prompt-outpost = { $name }, place or discard the tile the outpost found.
sky-prompt-convert = { $name }, move inhabitants into a city, or pass.
sky-prompt-done = { $name }, tap “{ done }”, or undo.
sky-prompt-pass = { $name }, none of the tiles fits, so you pass.
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
sky-warning-few-tiles = Too few tiles are left for “{ sky-action-discover }”: choosing it ends the game immediately.
sky-warning-few-squares = { $name } has { $empty ->
    [one] { $empty } empty square
   *[other] { $empty } empty squares
  } left.
sky-warning-few-points = The points supply is running out.
sky-cannot-choose = You cannot choose this action now.
sky-gain-discover = { $count ->
    [0] no tile
    [one] { $count } tile
   *[other] up to { $count } tiles
  }
sky-gain-deploy = { $count ->
    [0] no inhabitants
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
  }
sky-gain-create = { $count ->
    [0] no affordable islands
    [one] { $count } affordable island
   *[other] { $count } affordable islands
  }
sky-gain-convert = { $count ->
    [0] no points
    [one] { $count } point
   *[other] { $count } points
  }
sky-others-gain = What the others would get
sky-repeat-note = Repeating flips your marker.
sky-marker-used-note = Your marker has been used.
sky-repeat-title = Flip your marker?
sky-repeat-text = Once per game you may stay on an action and repeat it. If your marker is still active at the end, it is worth 2 points.
sky-ends-game = Ends the game immediately.
sky-end-title = End the game?
sky-end-text = There are not enough tiles left to reveal. If you choose this, the game ends immediately and the action does not take place.

sky-tiles = Tiles
sky-choose-tile = Choose a tile first.
sky-choose-place = { $count ->
    [one] Tap the one square where it fits.
   *[other] Tap one of the { $count } squares where it fits.
  }
sky-fits = { $count ->
    [0] no spot
    [one] { $count } spot
   *[other] { $count } spots
  }
sky-fits-nowhere = This tile does not fit anywhere on your board.
sky-none-fits = None of the tiles fits on your board.
sky-preview-total = If it ended now
sky-completes = completes a { $kind ->
    [F] forest island
    [M] mountain island
    [C] crystal island
   *[T] city
  } with { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }
sky-taken = Your tile is placed.
sky-start-placed = Your starting tiles are placed.
sky-discard = Discard the tile
sky-deploy-hint = Tap a completed island to fill its free spaces.
sky-deploy-more = As the active player you may fill one more island.
sky-deployed = All inhabitants have moved in.
sky-deploy-none = You have no completed island that can be filled.
sky-in-supply = In the supply:
sky-islands = Islands you can fill
sky-created = Your special island is placed.
sky-you-have = You have:
sky-create-bonus = As the active player you need not pay for the white symbols.
sky-can-create = can be created
sky-cannot-create = cannot be created
sky-special-fits = { $count ->
    [one] Fits on { $count } square.
   *[other] Fits on { $count } squares.
  }
sky-special-points = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
  }
sky-create = Create
sky-pay = Still to pay for “{ $special }”:
sky-pay-G = Pay with a green inhabitant: from which island?
sky-pay-P = Pay with a purple inhabitant: from which island?
sky-pay-W = Pay with any inhabitant: from which island?
sky-moved = { $count ->
    [one] { $count } inhabitant has moved.
   *[other] { $count } inhabitants have moved.
  }
sky-convert-bonus = Bonus: +{ $points } for your first move
sky-convert-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }
sky-convert-none = You have no blue inhabitants who can move, or no completed city.
sky-convert-from = From which island?
sky-convert-into = Into which city?
sky-trades = Trading district: two for one
sky-trade-first = First inhabitant from
sky-trade-second = Second inhabitant from
sky-trade-city = Moves to
sky-trade = Trade two for one
sky-hostel = { $count ->
    [0] Move an inhabitant to the hostel
   *[other] Move an inhabitant to the hostel ({ $count } there)
  }
sky-lodge-from = To the hostel: from which island?
sky-passed-over = { $count ->
    [one] { $names } cannot do anything here and passes.
   *[other] { $names } cannot do anything here and pass.
  }
sky-pass = Pass
sky-pass-title = Pass now?
sky-pass-text = There is still something you can do.
sky-several-islands = There is more than one island here. Choose one below.
sky-not-this-island = This island cannot be filled now.
sky-no-island-there = There is no island here. Tap an outlined one.
sky-filled-already = You have just filled this island.
sky-convert-only = Inhabitants move from a crystal island into a city. Tap an outlined island or city.
sky-mismatch = It does not fit here, however you rotate it: at best, { $mine ->
    [F] forest
    [M] mountain
    [C] crystal
    [T] city
   *[cloud] clouds
  } would touch { $theirs ->
    [F] forest
    [M] mountain
    [C] crystal
    [T] city
   *[cloud] clouds
  } on the { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side.


sky-hint-choose = Choose “{ $action }”.
sky-hint-repeat = Flip your marker and repeat “{ $action }”.
sky-hint-take = Take { $tile } and place it as shown.
sky-hint-place = Place { $tile } as shown.
sky-hint-deploy = Fill this island: { $island }.
sky-hint-create = Create “{ $special }”.
sky-hint-pay = Pay with an inhabitant from here: { $island }.
sky-hint-trade = Trade two inhabitants for one. The first comes from here: { $island }. The second: { $other }.
sky-hint-trade-city = The new one goes here: { $city }.
sky-hint-convert = Move inhabitants from here: { $island }. They go here: { $other }.
sky-hint-lodge = Move an inhabitant to the hostel from here: { $island }.
sky-hint-discard = Discard { $tile }.
sky-hint-pass = Pass.
sky-hint-done = Tap “{ done }”.
sky-why-points-now = If the game ended then, your score would change by { $points }.
sky-why-ahead = Looking a few turns ahead, about { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} better than the next best move.
sky-why-ahead-of-action = Looking a few turns ahead, about { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} better than “{ $action }”.
sky-why-close-call = A close call: another move is almost as good.
sky-why-nothing-better = No better move in sight.
sky-why-only-option = There is nothing else you can do.
sky-why-completes-island = It completes a { $kind ->
    [F] forest island
    [M] mountain island
    [C] crystal island
   *[T] city
  } with { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }.
sky-why-fills-island = { $count ->
    [one] { $count } inhabitant moves
   *[other] { $count } inhabitants move
  } into { $kind ->
    [F] the forest
    [M] the mountains
    [C] the crystals
   *[T] the city
  }.
sky-why-converts = { $count ->
    [one] { $count } inhabitant turns into a point.
   *[other] { $count } inhabitants turn into points.
  }
sky-why-turn-gains = Points this turn: { $mine } for you, at most { $theirs } for anyone else.

sky-event-start = A game of Skylands begins.
sky-event-turn = Turn { $turn }: { $name }.
sky-event-chosen = { $name } chooses “{ $action }”.
sky-event-repeated = { $name } flips the marker and repeats “{ $action }”.
sky-event-revealed = { $count ->
    [one] { $count } tile is revealed.
   *[other] { $count } tiles are revealed.
  }
sky-event-taken = { $name } takes { $tile } and places it in column { $x }, row { $y }.
sky-event-placed = { $name } places { $tile } in column { $x }, row { $y }.
sky-event-completed = { $name } completes a { $kind ->
    [F] forest island
    [M] mountain island
    [C] crystal island
   *[T] city
  } with { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }.
sky-event-deployed = { $name }: { $count ->
    [one] { $count } inhabitant moves
   *[other] { $count } inhabitants move
  } into { $kind ->
    [F] the forest
    [M] the mountains
    [C] the crystals
   *[T] the city
  }.
sky-event-lodged = { $name } moves an inhabitant to the hostel.
sky-event-created = { $name } creates “{ $special }”.
sky-event-traded = { $name } trades two inhabitants for one.
sky-event-drawn = { $name }’s outpost finds { $tile }.
sky-event-discarded = { $count ->
    [one] { $count } tile is discarded.
   *[other] { $count } tiles are discarded.
  }
sky-event-converted = { $name } moves { $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
  } into a city.
sky-event-points = { $name } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $reason }).
sky-event-passed = { $name } passes.
sky-event-cannot = { $name } cannot do anything and passes.
sky-points-energy = energy
sky-points-bonus = active player’s bonus
sky-points-generator = generator
sky-points-power-station = power station
sky-points-profitable-city = profitable city
sky-points-useful-find = useful find
sky-end-few-squares = A board is nearly full: the game ends.
sky-end-points-gone = The points supply is empty: the game ends.
sky-end-stack-gone = There are not enough tiles to reveal: the game ends.
sky-outcome-points = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
sky-outcome-shared = { $name } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each.

sky-notable-lead-changes = { $count ->
    [one] The lead changed hands { $count } time.
   *[other] The lead changed hands { $count } times.
}
# Also passed: $count
sky-notable-led-throughout = { $name } led after every turn.
sky-notable-comeback = { $name } was last after turn { $step }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind, and still won.
sky-notable-close = { $points ->
    [one] Just { $points } point
   *[other] Just { $points } points
} between { $name } and { $rival }.
sky-notable-runaway = { $name } finished { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $rival }.
sky-notable-largest-island = { $name } completed the largest { $terrain ->
    [F] forest island
    [M] mountain island
    [C] crystal island
   *[T] city
}: { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
sky-notable-best-special = “{ $special }” brought { $name } { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
sky-notable-most-specials = { $name } created the most special islands: { $count }.
sky-notable-most-inhabitants = { $name } has the most inhabitants: { $count }.
sky-notable-most-islands = { $name } completed the most islands: { $count }.
sky-notable-fullest-board = { $name } filled { $count } of { $squares } squares, more than anyone else.
sky-notable-most-deployed = { $name } deployed { $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
} on one island in one go.
sky-notable-most-converted = { $name } moved the most inhabitants into cities: { $count }.
sky-sheet-now = If the game ended now
sky-sheet-end = Final score
sky-chart = Points after each turn
sky-chart-step = Turn
sky-source-empty = Empty squares
sky-source-empty-rule = −2 for each
sky-source-inhabitants = Inhabitants
sky-source-inhabitants-rule = 1 for every 2 on the board
sky-source-spaces = Completed islands
sky-source-spaces-rule = 1 for each space, including cities
sky-source-special = Special islands
sky-source-special-rule = printed points if the island is completed, and effects at the end
sky-source-collected = Collected
sky-source-collected-rule = points taken from the supply
sky-source-written = Noted
sky-source-written-rule = points the supply could not pay
sky-source-marker = Marker
sky-source-marker-rule = 2 if it is still active
sky-line-empty = { $count ->
    [one] { $count } empty square
   *[other] { $count } empty squares
  }
sky-line-inhabitants = { $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
  }
sky-line-spaces = { $count ->
    [one] { $count } space in completed islands
   *[other] { $count } spaces in completed islands
  }
sky-line-collected = { $points ->
    [one] { $points } point collected
   *[other] { $points } points collected
  }
sky-line-written = { $points ->
    [one] { $points } point noted
   *[other] { $points } points noted
  }
sky-line-marker = { $count ->
    [0] the marker has been used
   *[other] the marker is still active
  }
sky-line-special = { $special }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sky-line-special-open = { $special }: its island is not completed

sky-special-small-forest = Small forest island
sky-special-small-mountain = Small mountain island
sky-special-small-crystal = Small crystal island
sky-special-small-city = Small city island
sky-special-half-forest = Half forest island
sky-special-half-mountain = Half mountain island
sky-special-half-crystal = Half crystal island
sky-special-half-city = Half city island
sky-special-whole-forest = Whole forest island
sky-special-whole-mountain = Whole mountain island
sky-special-whole-crystal = Whole crystal island
sky-special-whole-city = Whole city island
sky-special-useful-find = Useful find
sky-special-outpost = Outpost
sky-special-fertile-forest = Fertile forest island
sky-special-fertile-mountain = Fertile mountain island
sky-special-fertile-crystal = Fertile crystal island
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
sky-special-academy = Creators’ academy
sky-special-villa = Villa
sky-effect-plain = { $kind ->
    [F] Forest
    [M] Mountain
    [C] Crystal
   *[T] City
  } island with { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }.
sky-effect-useful-find = Take 2 points from the supply immediately.
sky-effect-outpost = Immediately draw the top tile of the stack and place or discard it.
sky-effect-fertile-forest = When its forest is completed, all its free spaces are filled immediately.
sky-effect-fertile-mountain = When its mountain island is completed, all its free spaces are filled immediately.
sky-effect-fertile-crystal = When its crystal island is completed, all its free spaces are filled immediately.
sky-effect-profitable-city = When its city is completed, immediately take 1 point for every 2 spaces in it.
sky-effect-generator = Take 1 point whenever anyone chooses “{ sky-action-convert }”.
sky-effect-hostel = Up to 4 inhabitants may move here and be used later to pay or to convert energy. Its spaces score no points.
sky-effect-trading-district = In “{ sky-action-create }” and “{ sky-action-convert }” you may trade 2 inhabitants of one colour for 1 of any colour.
sky-effect-mountain-district = Pay 1 purple inhabitant less in “{ sky-action-create }”.
sky-effect-forest-district = Pay 1 green inhabitant less in “{ sky-action-create }”.
sky-effect-power-station = Take 2 points whenever you move inhabitants into its city in “{ sky-action-convert }”.
sky-effect-forest-temple = End of game: 2 points for each of your completed forests.
sky-effect-mountain-temple = End of game: 2 points for each of your completed mountain islands.
sky-effect-crystal-temple = End of game: 2 points for each of your completed crystal islands.
sky-effect-city-temple = End of game: 2 points for each of your completed cities.
sky-effect-sky-refuge = End of game: 1 point for every 2 inhabitants on your board.
sky-effect-sanctuary = End of game: 1 point for each tile on the 8 squares around it.
sky-effect-academy = End of game: 2 points for each special island on your board, including this one.
sky-effect-villa = End of game: 1 point for each space of your largest completed island.

sky-help-aim = The game in brief
sky-help-aim-text =
    Everyone fills a board of 5 × 4 squares with floating islands, settles them and turns crystals into points.
    Whoever has the most points at the end wins.
sky-help-aim-also = object of the game, objective, overview, summary, how to play, victory points, VP, winning
sky-help-placing = Placing tiles
sky-help-placing-also = place, placement, lay a tile, adjacent, neighbour, rotate, turn, edge, closed, enclosed, finished, open, border
sky-help-turn = A turn
sky-help-turn-also = round, order of play, sequence of play, action track, action space, pawn, figure, marker, follow, repeat, passive side
sky-help-discover = Discover islands
sky-help-discover-also = draw, reveal, draft, market, stack, pile, supply of tiles
sky-help-deploy = Deploy inhabitants
sky-help-deploy-also = settle, populate, people, meeple, meeples, settlers, creatures, fill
sky-help-create = Create islands
sky-help-create-also = buy, build, cost, price, pay, special tile, special tiles, display, market
sky-help-convert = Convert energy
sky-help-convert-also = energy, crystals, victory points, VP, score, transport, city
sky-help-specials = Special islands
sky-help-specials-also = special tile, special tiles, building, buildings, effect, effects, ability, abilities, immediate, permanent, final scoring
sky-help-end = End of the game
sky-help-end-also = final scoring, game over, winner, win, tie, tiebreaker, scoring, victory points, VP, penalty, negative points
sky-help-reconstructed-text = The rules we have do not list every value. The costs, the spaces and most of the points of the special islands, the number of tiles for 2 and 3 players, the printed boards, the start tiles and the four extra islands of a first game are our reconstruction and may differ from the printed game.
sky-help-components = Components
sky-help-components-also = contents, material, parts, box, player board, island tile, island tiles, woods, meeple, meeples, token, victory points, VP, symbol, icon
sky-help-setup = Set-up
sky-help-setup-also = setup, preparation, before the game, start, start player, starting player, player board, tactical variant, expert
sky-clause-1-text = For 2 to 4 players. Everyone has a board of 5 columns and 4 rows, 20 squares in all.
sky-clause-2-text =
    There are 88 island tiles: 48 are used with 2 players, 68 with 3 and all of them with 4. Each edge of a tile shows forest, mountain, crystal, city or clouds.
    All edges of one terrain on a tile form one part of an island, with one space for each edge. Different terrains are different parts.
sky-clause-3-text = There are 32 special islands: 12 plain ones, 6 with an immediate effect, 6 with an ongoing effect and 8 that score at the end of the game. Each has a cost in green and purple inhabitants; a white symbol stands for any colour. An island with clouds on all sides is completed as soon as it is placed.
sky-clause-4-text = There are 60 inhabitants in the supply: 20 green for forests, 20 purple for mountains and 20 blue for crystals. When a colour has run out, you cannot take any more of it.
sky-clause-5-text = The points supply holds 32 points for 2 players, 42 for 3 and 48 for 4.
sky-clause-6-text = Everyone has a pawn, which marks the action they chose last, and a marker, which starts active side up.
sky-clause-7-text = Printed start: three tiles are printed on each board and count as placed. Every board is slightly different.
sky-clause-8-text = Tactical start: the boards are empty. Everyone gets a two-sided start tile and draws three island tiles. Keep two of these, and place them and either side of the start tile following the usual rules.
sky-clause-9-text = Four special islands from each of the four groups are drawn and put on display, 16 in all. In a first game the display holds the 12 plain islands and “{ sky-special-useful-find }”, “{ sky-special-outpost }”, “{ sky-special-fertile-forest }” and “{ sky-special-profitable-city }”.
sky-clause-10-text = The first player is drawn at random, or chosen when the game is set up. Turns go clockwise.
sky-clause-11-text =
    A tile goes on any empty square of your board, rotated as you like; it need not touch another tile. Where it does, every edge must match: the same terrain, or clouds to clouds.
    Anything may touch the rim of the board, but an island that is open to the rim can never be completed.
sky-clause-12-text = Once placed, a tile is never rotated or moved.
sky-clause-13-text = An island is all connected parts of one terrain. It is completed when none of its edges is open.
sky-clause-14-text =
    The active player moves their pawn to a different action (in the first round, to any action).
    Once per game you may flip your marker instead, to stay where you are and repeat the action.
sky-clause-15-text = Everyone carries out the action: the active player first, then clockwise. Only the active player gets the bonus. Anyone may pass.
sky-clause-16-text =
    Reveal one tile more than there are players. In turn, each player takes one and places it immediately, or passes.
    Bonus: after all the others, the active player may take and place one more. The rest are discarded and never come back.
sky-clause-17-text = If there are not enough tiles left to reveal, the game ends immediately and the action does not take place.
sky-clause-18-text =
    Choose one completed forest, mountain or crystal island with a free space, and fill all its free spaces from the supply, as far as the supply goes: green inhabitants live in forests, purple ones on mountains, blue ones on crystals. Nobody lives in a city.
    Bonus: two islands.
sky-clause-19-text =
    Choose a special island on display, pay its cost with inhabitants from your board and place it immediately. A white symbol may be paid with any colour. If you cannot pay for it or place it, you cannot take it.
    Bonus: you need not pay for the white symbols. The display is not refilled.
sky-clause-20-text = Choose one completed crystal island with inhabitants and one completed city. The inhabitants move into the city until it is full or the island is empty; take 1 point from the supply for each. Then they return to the supply, and the city is free again.
sky-clause-21-text = Bonus: move from one or two crystal islands into one city, or from one crystal island into one or two cities. Take 2 more points if at least one inhabitant moved.
sky-clause-22-text = Points the supply cannot pay are noted and still count, wherever they come from.
sky-clause-23-text = What each special island does is listed below. Its printed points count at the end only if the island it is part of is completed.
sky-clause-24-text =
    How the special islands work with everything else:
    - A fertile island and the profitable city take effect once, when their island is completed, whichever tile completes it.
    - The generator pays when the action is chosen.
    - At the start of your part of any action, before anything else, you may move inhabitants from completed islands to your hostel, which holds 4.
    - In “{ sky-action-convert }”, the hostel’s blue guests may take the place of a crystal island or join one.
    - The trading district may be used several times in one action: it takes two inhabitants of one colour and gives one of any colour.
    - A temple does not count as an island of its type.
    - The discount of the mountain or forest district applies only if the cost includes its colour.
    - The villa counts your largest completed island.
    - The power station is part of a city, not a city of its own.
sky-clause-25-text = The game ends after a player’s turn if anyone has at most one empty square left or the points supply is empty.
sky-clause-26-text =
    Then everyone adds up their points:
    - −2 points for each empty square
    - 1 point for every 2 inhabitants on the board
    - 1 point for each space of completed islands, including cities but not the hostel
    - the points of special islands that are part of completed islands
    - the points collected, and those noted
    - 2 points if the marker is still active
    Example: 2 empty squares −4, 9 inhabitants 4, 28 spaces 28, special islands 11, collected points and marker 10: 49 points.
sky-clause-27-text = The player with the most points wins. If there is a tie, the victory is shared.

sky-ruling-written = The points supply is empty. Do I lose the points?
sky-ruling-written-text = No. What the supply cannot pay is noted and still counts, wherever it comes from (rule 22).
sky-ruling-fertile = When do fertile islands and the profitable city take effect?
sky-ruling-fertile-text = Once, when their island is completed, whichever tile completes it, and then for the whole island (rule 24).
sky-ruling-generator = When does the generator pay?
sky-ruling-generator-text = When anyone chooses “{ sky-action-convert }”, before the action begins, even if nobody can convert anything (rule 24).
sky-ruling-hostel = When may I use the hostel?
sky-ruling-hostel-text = At the start of your part of any action, before anything else, one inhabitant at a time. They leave only to pay, to be traded or to be converted. The bonus tile of “{ sky-action-discover }” does not count as a new start (rule 24).
sky-ruling-guests = May I convert blue guests of the hostel without a crystal island?
sky-ruling-guests-text = Yes. In “{ sky-action-convert }” they may take the place of a crystal island, even if you have none, or join one, and they do not count towards the limit of one or two islands. The same goes for blue inhabitants you get by trading (rule 24).
sky-ruling-trade = How often may I trade, and for what?
sky-ruling-trade-text = As often as you like in one action. In “{ sky-action-create }” a trade brings you a green or purple inhabitant that you need for the cost; in “{ sky-action-convert }” a blue one that moves straight into a city. What you give goes back to the supply immediately (rule 24).
sky-ruling-temple = Does a forest temple count itself?
sky-ruling-temple-text = No. A temple does not count as an island of its type (rule 24).
sky-ruling-discount = A cost has no purple. Does the mountain district help?
sky-ruling-discount-text = No. The discount applies only if the cost includes its colour (rule 24).
sky-ruling-lasting = Do ongoing effects work before their island is completed?
sky-ruling-lasting-text = Yes, as soon as the tile is placed. But inhabitants can only move into a completed city, so the power station pays once its city is completed. The academy counts special islands whether or not they are completed.
sky-ruling-outpost = The stack is empty. What does the outpost find?
sky-ruling-outpost-text = Nothing. Its points still count.
sky-ruling-boards = Who gets which board?
sky-ruling-boards-text = The boards are dealt at random. At a real table everyone chooses one (rule 7).
sky-ruling-first-player = Who goes first?
sky-ruling-first-player-text = Chance decides, or you choose the first player when you set up the game (rule 10).
sky-ruling-pass = May I pass in every action?
sky-ruling-pass-text = Yes. The printed rules say so only for “{ sky-action-discover }” and “{ sky-action-create }”. Here you may also pass in “{ sky-action-deploy }” and “{ sky-action-convert }” (rule 15).
sky-ruling-villa = Does the villa count an unfinished island?
sky-ruling-villa-text = No. Here it counts your largest completed island; the printed rules only say “the island with the most spaces” (rule 24).
sky-ruling-power-station = Is the power station a city of its own?
sky-ruling-power-station-text = No. Here it is part of a city, which other tiles must complete. The rules we have do not show how it is printed, so this layout is our best guess (rule 24).
sky-ask-many = May I move fewer inhabitants than I could?
sky-ask-many-text = No. As many move as possible. The active player’s bonus and the power station pay once per action, when the first inhabitant moves (rule 20).
sky-ask-pay = Why does the game sometimes pay for me?
sky-ask-pay-text = Because there was only one way to pay. Where you have a choice you are asked, and no payment is offered that would make it impossible to pay the rest (rule 19).
sky-ask-start = How does the tactical start work?
sky-ask-start-text = All tiles are drawn face up at the start. One player after another, you place yours in any order and discard the tile you do not keep (rule 8).
sky-ask-passed = Why was I not asked?
sky-ask-passed-text = Players who cannot do anything are skipped. Only the active player is always asked, so that the choice can still be undone.
sky-ask-lens = How can I see which islands are completed?
sky-ask-lens-text = Tap the magnifying glass beside the board, press L, or touch and hold a tile. Completed islands are striped, open ones dotted. Tap an island for its spaces, its open edges, what it counts for and what completing it would bring.
sky-ask-undo = What can I undo?
sky-ask-undo-text = Everything you have done in your own part of the action until it ends, but nothing from before a tile was revealed or drawn. When there is nothing left to do, your part ends by itself after a short pause; “{ settings-confirm-end }” in the settings makes it wait for your tap.
sky-ask-puzzles = What are puzzles?
sky-ask-puzzles-text = Positions from games of bots with one clearly best answer: where to place a tile, what to buy, how to price, which action to choose. “{ puzzles }” on the first screen leads to them. Every answer was played on many times with other tiles to come, so the points are averages; where nothing is left to chance they are exact. A puzzle that went wrong comes back the next day.

sky-example-fits = It fits: forest meets forest.
sky-example-mismatch = It does not fit: forest would touch clouds.
sky-example-rim = This island is open to the rim: it can never be completed.
sky-example-complete = The new tile completes an island with { $count } spaces.
sky-example-deploy = All free spaces of one completed island are filled: { $count } inhabitants move in.
sky-example-create = The creators’ academy: everyone pays what is printed, but the active player need not pay for the white symbol.
sky-example-convert = Two crystal islands with { $count } inhabitants and a city with { $spaces } spaces. The active player moves them all: { $count } points, and { $bonus } more as the bonus.
sky-example-alt = Example of rule { $rule }: { $words }
sky-example-special-alt = { $special }, as it looks on a board

sky-effect-plain-example = Example: a plain island with 3 spaces gives 3 points for its spaces, its printed points, and room for inhabitants.
sky-effect-useful-find-example = Example: you create it and take 2 points; at the end it gives its printed point too.
sky-effect-outpost-example = Example: it finds a tile that does not fit anywhere; you discard the tile and keep the outpost.
sky-effect-fertile-forest-example = Example: a tile completes its forest of 5 spaces; 5 green inhabitants move in.
sky-effect-fertile-mountain-example = Example: a tile completes its mountain island of 4 spaces; 4 purple inhabitants move in.
sky-effect-fertile-crystal-example = Example: a tile completes its crystal island of 4 spaces; 4 blue inhabitants move in.
sky-effect-profitable-city-example = Example: a city of 5 spaces is completed: 2 points.
sky-effect-generator-example = Example: “{ sky-action-convert }” is chosen three times: 3 points for you.
sky-effect-hostel-example = Example: two blue inhabitants move to the hostel; their island can be filled again.
sky-effect-trading-district-example = Example: you are one purple inhabitant short, so you give two green ones for it.
sky-effect-mountain-district-example = Example: a cost of two purple and one white is one purple and one white for you.
sky-effect-forest-district-example = Example: a cost of two green and one white is one green and one white for you.
sky-effect-power-station-example = Example: 3 inhabitants move into its city: 3 points, and 2 for the power station.
sky-effect-forest-temple-example = Example: 4 completed forests give 8 points.
sky-effect-mountain-temple-example = Example: 3 completed mountain islands give 6 points.
sky-effect-crystal-temple-example = Example: 3 completed crystal islands give 6 points.
sky-effect-city-temple-example = Example: 2 completed cities give 4 points.
sky-effect-sky-refuge-example = Example: 9 inhabitants give 4 points, on top of the 4 that everyone gets for them.
sky-effect-sanctuary-example = Example: tiles on all 8 squares around it give 8 points; at the rim there are fewer squares.
sky-effect-academy-example = Example: the academy and three other special islands give 8 points.
sky-effect-villa-example = Example: your largest completed island has 7 spaces: 7 points.

sky-symbol-F = Forest
sky-symbol-F-text = Green inhabitants live here.
sky-symbol-M = Mountain
sky-symbol-M-text = Purple inhabitants live here.
sky-symbol-C = Crystal
sky-symbol-C-text = Blue inhabitants live here. In a city they turn into points.
sky-symbol-T = City
sky-symbol-T-text = Nobody lives here. Blue inhabitants of crystal islands move in and give points.
sky-symbol-cloud = Clouds
sky-symbol-cloud-text = Clouds only match clouds. They close off an island on that side.
sky-symbol-folk = Inhabitants
sky-symbol-folk-text = They pay for special islands, and the blue ones turn into points. At the end, every 2 on your board are worth 1 point.
sky-symbol-any = Inhabitant of any colour
sky-symbol-any-text = A white symbol in a cost may be paid with any colour. The active player need not pay it.
sky-symbol-points = Points supply
sky-symbol-points-text = Points are taken from here. When it is empty, the game ends after the turn.
sky-symbol-stack = Stack
sky-symbol-stack-text = The tiles still to be discovered. When there are too few to reveal, “{ sky-action-discover }” ends the game.
sky-symbol-marker = Marker
sky-symbol-marker-text = Flip it once per game to repeat an action. If it is still active at the end, it is worth 2 points.
sky-symbol-discover = Discover islands
sky-symbol-discover-text = Take a tile and place it. Bonus: one more at the end.
sky-symbol-deploy = Deploy inhabitants
sky-symbol-deploy-text = Fill a completed island. Bonus: two islands.
sky-symbol-create = Create islands
sky-symbol-create-text = Pay for a special island and place it. Bonus: white symbols are free.
sky-symbol-convert = Convert energy
sky-symbol-convert-text = Move inhabitants from a crystal island into a city, 1 point each. Bonus: one more island or city, and 2 points.

fault-pawn-is-there = Your pawn is already on this action. Flip your marker to repeat it.
fault-not-a-repeat = Your pawn is not on this action, so there is nothing to repeat.
fault-marker-used = Your pawn is already here and your marker has been used. Choose another action.
fault-unknown-choice = There is no such action.
fault-already-acted = You have already done that in this action.
fault-nothing-done = You have not done anything yet – pass instead.
fault-not-revealed = That is not one of the revealed tiles.
fault-not-yours = That tile is not yours to place.
fault-off-board = That is not on the board.
fault-no-such-island = There is no such island.
fault-not-complete = This island is not completed.
fault-nobody-lives-in-a-city = Nobody lives in a city.
fault-island-full = This island has no free space.
fault-supply-empty = There are none of that colour left in the supply.
fault-not-on-show = That special island is not on display.
fault-cannot-pay = You do not have the inhabitants to pay for it.
fault-fits-nowhere = It does not fit anywhere on your board.
fault-nobody-there = Nobody lives there.
fault-wrong-colour = You cannot pay with that colour now.
fault-rest-unpayable = That would leave you unable to pay the rest.
fault-no-trading-district = You have no trading district.
fault-nothing-to-trade-for = A trade would bring you nothing here.
fault-not-two-of-a-kind = A trade takes two inhabitants of the same colour.
fault-nothing-moves-to-a-city = In “{ sky-action-create }” nobody moves into a city.
fault-city-missing = Choose the city they move into.
fault-no-such-city = There is no such city.
fault-city-full = This city is full.
fault-too-many-islands = That would be too many islands or cities for one action.
fault-no-hostel = You have no hostel.
fault-hostel-full = The hostel is full.
fault-lodging-comes-first = You can only move inhabitants to the hostel before doing anything else.
fault-wrong-order = Choose the two inhabitants in the other order.

## Lessons
learn-begin = Learn by playing
learn-go-on = Continue the lesson: step { $step } of { $steps }
learn-step = Step { $step } of { $steps }
learn-coach = Coach
learn-next = Next
learn-finish = Finish
learn-play-on = Play on
learn-restart = Restart the lesson
learn-restart-text = You start again at the first step. Saved games stay as they are.
learn-leave = Leave the lesson
learn-waits = You can pick up the lesson where you left off.
learn-declined = Try this first:
learn-guided = Your coach suggests:
learn-guide-over = You are on your own now – good luck! Tap “{ hint }” whenever you want advice.
learn-name-own = Isla
learn-isle-welcome = Welcome, chieftain! This castle is the heart of your territory. You build around it for six rounds – and whoever has the most points wins.
learn-isle-goals = Four goals, A to D, show what scores. The track shows which of them count in which round – in this one, only A.
learn-isle-goals-open = Tap the flag at the top to read the goals.
learn-isle-goals-read = Goal A gives points for sheep and cattle near farms. Keep it in mind when you choose tiles.
learn-isle-income = Every round starts with income: your castle brings you 5 gold.
learn-isle-secret = Everyone draws three tiles and prices them in secret. When several people share a screen, a curtain comes down between turns so that nobody sees the others’ prices.
learn-isle-discard = One tile goes back into the bag: the one that helps you least, or your rival most. No goal in this game counts ships or lighthouses: put the discard marker (the axe) on this one.
learn-isle-price = The gold you put on a tile is its price: a low one tempts buyers, a high one protects the tile. You want to keep this farm and its scroll, so raise the price to 2.
learn-isle-seal = The gold on your tiles is tied up, so you have only 2 left for buying. If nobody buys a tile, you keep it and pay its price yourself. Tap “{ isle-price-seal }”.
learn-isle-revealed = All prices are revealed. Everyone may buy one tile from another player, and you go first.
learn-isle-broch = This tile has a farm, a sheep and a broch, the round tower. But Hamish asks 3 gold, and you have only 2 left: a high price protects a tile.
learn-isle-offer = You can afford this one: a sheep for goal A, whisky for more income, and a road. Tap it.
learn-isle-buy = It costs 2 gold, which goes to Hamish. Tap “{ isle-buy-for }”.
learn-isle-sold = A good deal: Hamish bought one of your tiles. You earn its price of 1 gold, and the 1 gold you had put on it comes back to you too.
learn-isle-kept = Nobody bought this farm, so you keep it and pay its price yourself: the 2 gold on it goes to the bank.
learn-isle-tile = Now you build. Choose the tile with the farm.
learn-isle-lake-cell = The spots where it fits are marked: where tiles touch, the terrain must match. Tap the spot by the water.
learn-isle-lake = You are only trying it out, and you can see what it would bring: it completes the lake. Tap “{ trial-place }”.
learn-isle-complete = Well done! An area is completed when it is closed on all sides, like this lake, and many goals reward that.
learn-isle-road-cell = Now try the other tile on this spot below the castle.
learn-isle-road-turn = It fits, but its road does not meet the castle’s road. Tap “{ trial-turn-short }”.
learn-isle-road = Now the roads meet, and your income grows to 6. Tap “{ trial-place }”.
learn-isle-castle = This whisky is now connected to your castle: 1 extra gold every round. Roads do not have to continue from tile to tile, but it pays to connect them.
learn-isle-done = All placed. Outside this lesson you could still undo this. Tap “{ isle-done }”.
learn-isle-scored = Round 1 is over and goal A is scored: your sheep is diagonally next to the farm, and diagonals count – 1 point!
learn-isle-sheet-open = Open the score sheet to see where your points come from.
learn-isle-sheet-number = Tap this number.
learn-isle-sheet-why = Here is the reason, and the board shows what was counted.
learn-isle-end-points = After the last round, scrolls and gold score too. Your scroll gives 1 point for every 2 sheep (double in a completed area), and every 5 gold is worth 1 point.
learn-isle-next-income = Round 2 has begun: 5 gold for the castle and 1 for the whisky. From round 3 on you also get gold for each player ahead of you.
learn-isle-first-player = The first-player marker has moved on: this time Hamish buys first.
learn-isle-lighthouse = Hamish has drawn a tile with a lighthouse. No goal in this game counts it, though a scroll might – so read the goals before you set your prices.
learn-isle-end = After round 6 the player with the most points wins. If it is a tie, whoever has more gold wins.
learn-isle-bye = Well done, chieftain! Play on: in round 2 you get a hint for every decision, and you can look anything up under “{ help }”.
learn-skylands-welcome = Welcome to the sky! Fill the 20 squares of your board with islands, settle them and turn crystals into points.
learn-skylands-islands = Where tiles touch, their edges must match, so one island can spread over several tiles. This crystal island is completed: it is closed on all sides.
learn-skylands-open = This forest is not completed yet: its left edge is still open. Only completed islands can be settled and score points.
learn-skylands-actions = On your turn you choose one of four actions. Everyone does it, but only you get the bonus – so choose what helps you more than the others.
learn-skylands-discover = You need land first. Choose “{ sky-action-discover }”.
learn-skylands-tile = There is always one tile more than there are players, so even the last has a choice. Take the forest: it can complete yours.
learn-skylands-cell = It may go on any empty square where its edges match. Tap the square next to the open forest.
learn-skylands-forest = It has been rotated to fit, and you can see what it brings: it completes the forest. Tap “{ trial-place }”.
learn-skylands-done = Well done, your forest is completed. Outside this lesson you could still undo this. Tap “{ done }”.
learn-skylands-follow = Nimbus did the same action and took a tile too. Tap his name to see his board.
learn-skylands-followed = With it he has completed a crystal island.
learn-skylands-back = Tap your own name to come back.
learn-skylands-bonus-tile = Here is your bonus for choosing the action: one more tile. Take the mountain.
learn-skylands-bonus-cell = Tap the square next to the open mountain.
learn-skylands-bonus = This completes the mountain too. Tap “{ trial-place }”.
learn-skylands-turn-ends = Tap “{ done }”; then it is Nimbus’s turn to choose.
learn-skylands-deploy = Nimbus chose “{ sky-action-deploy }”, so you do it too: fill one completed island. Choose the forest.
learn-skylands-deployed = Two green inhabitants have moved in; they will pay for special islands later. Tap “{ done }”.
learn-skylands-choose-deploy = It is your turn, and your pawn must move to another action. Choose “{ sky-action-deploy }” – this time you get the bonus.
learn-skylands-deploy-crystal = With the bonus you fill two islands. Start with the crystals.
learn-skylands-deploy-mountain = And now the mountain.
learn-skylands-deploy-done = You now have green, purple and blue inhabitants. Tap “{ done }”.
learn-skylands-show = Nimbus chose “{ sky-action-create }”. You pay for these special islands with inhabitants: green, purple, and any colour for white.
learn-skylands-special = You can afford “{ sky-special-useful-find }”, which brings you 2 points immediately. Tap it.
learn-skylands-create = It costs one green inhabitant, one purple and one of any colour. Tap “{ sky-create }” – the green and the purple are paid automatically.
learn-skylands-pay = You still owe one of any colour (only the active player is spared that). Pay with your other green one: the blue ones can turn into points.
learn-skylands-find-cell = A special island is placed like any tile. Tap this square.
learn-skylands-find = Tap “{ trial-place }”.
learn-skylands-find-done = That earned you 2 points. Tap “{ done }”.
learn-skylands-choose-convert = It is your turn again, and your crystals are full. Choose “{ sky-action-convert }”.
learn-skylands-convert = Your blue inhabitants move from the crystals into a completed city and earn 1 point each. Tap the city.
learn-skylands-points = Nicely done: 2 points, plus 2 more as the bonus, so you now have 6. Tap “{ done }”.
learn-skylands-marker = Once per game you may flip your marker and repeat an action. If you never do, it is worth 2 points.
learn-skylands-sheet-open = Open the score sheet.
learn-skylands-sheet = At the end, completed islands, inhabitants and special islands score. Each empty square costs 2 points – that is why your total is still below zero. Fill your board!
learn-skylands-end = The game ends when tiles or points run out, or when someone has at most one empty square left.
learn-skylands-bye = Well done! Play on: for the next turns you get a hint for every decision, and you can look anything up under “{ help }”.
