# The review of a finished game; loaded when it is first used.

review-leave = Back to the result
review-whose = Whose decisions?
review-working = The coach goes through { $name }’s decisions…
review-begins = The coach sits down at the table.
review-percent = { $percent }% done.
review-progress = How far the coach is
review-working-note = You can leave at any time: the work continues when you come back.
review-old = The coach has learned something new since this review.
review-anew = Review again

review-summary = The decisions
review-count-good = Good
review-count-slip = Slips
review-count-mistake = Mistakes
review-open = { $count ->
    [one] { $count } decision came too early to judge: too much was still open.
   *[other] { $count } decisions came too early to judge: too much was still open.
}
review-lost = { $points ->
    [one] { $points } point given away
   *[other] { $points } points given away
}
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

review-keys = Key moments
review-keys-none = Not a single slip that the coach could find. Well played!
review-moment-better = Better: { $words }

review-course = The course of the game
review-course-title = Expected result for { $name }
review-course-note = How far ahead of the average of the others { $name } could expect to finish. Tap the line to go to that moment.
review-course-note-two = How far ahead { $name } could expect to finish. Tap the line to go to that moment.
review-when = When
review-lead = Expected lead

review-result-ahead = { $name } finished { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $other }. This is where the lead comes from:
review-result-behind = { $name } finished { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind { $other }. This is where the gap comes from:
# Also passed: $points.
review-result-level = { $name } and { $other } finished level. This is how it came about:
# Also passed: $other.
review-result-ahead-of-all = { $name } finished { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of the average of the others. This is where the lead comes from:
# Also passed: $other.
review-result-behind-of-all = { $name } finished { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind the average of the others. This is where the gap comes from:
# Also passed: $points, $other.
review-result-level-of-all = { $name } finished level with the average of the others. This is how it came about:
review-part-skill = Own decisions
review-part-skill-note = What slips and mistakes cost
review-part-luck = Luck
review-part-luck-note = The tiles drawn and the turn order
review-part-remainder = The rest
review-part-remainder-note = What the others decided, and what nobody can know
review-rough = roughly ±{ $points }
review-luck-note = Luck is estimated: the coach compares what was drawn with what could have been drawn. The true value probably lies within the range given.
review-luck-rounds = Luck in each round
review-sum = In all

review-decisions = All decisions
review-decision = The decision
review-place = { $place } of { $count }
review-previous = Previous decision
review-next = Next decision
review-overview = Overview
review-board = { $name }’s land at that moment
review-shown = On the board
review-chosen = Chosen
review-better = Better
review-lies-chosen = Chosen: { $words }
review-lies-better = Better: { $words }

review-mark-good = Good
review-mark-slip = Slip
review-mark-mistake = Mistake
review-mark-open = Too early to judge
review-verdict-open = So early, nobody can say what this cost: too much was still open.
review-verdict-same = The coach would have done the same.
review-verdict-close = The coach would have chosen differently, but it makes hardly any difference.

review-round-isle = Round { $round }
review-round-skylands = Turn { $round }
review-kind-isle-discard = Discard
review-kind-isle-price = Prices
review-kind-isle-purchase = Purchase
review-kind-isle-placement = Placement
review-kind-skylands-action = Action
review-kind-skylands-tile = Tile
review-kind-skylands-island = Inhabitants
review-kind-skylands-special = Special island
review-kind-skylands-payment = Payment
review-kind-skylands-energy = Energy

review-isle-discard = Discard { $tile }
review-isle-price = { $price } for { $tile }
review-isle-buy = Buy { $tile } from { $name } for { $price } gold
review-isle-pass = Buy nothing
review-isle-place = Place { $tile }
review-isle-elsewhere = { $tile } on another spot
review-isle-rotated = { $tile } on the same spot, rotated differently
review-isle-give-up = Give up { $tile }
