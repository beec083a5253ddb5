### English: every sentence of Alcázar.

## The command

alcazar-because-result = It brings more points in the final score.
alcazar-because-nobles = Your nobles will stand higher.
alcazar-because-supply = It makes better use of your nobles in supply.
alcazar-because-values = Your nobles will stand in more valuable castles.
alcazar-because-safety = It protects your nobles from capture.
alcazar-because-money = You will have more money.
alcazar-because-cards = Your build cards will do more for you.
alcazar-because-towers = Your tower cards will lift your nobles further.
alcazar-because-bridges = It will be easier for you to build bridges.

## Places and things

alcazar-field = field { $field }
alcazar-gap = gap { $gap }
alcazar-castle = { $name } (value { $value })
alcazar-villa = a villa (value { $value })

## What it is about

alcazar-goal = Build castles and put your nobles on top. When the last stone or the last bridge is built, every noble counts its level, grandees twice; the most points win.

## What is asked

alcazar-ask-start = Your turn: { $options }.
alcazar-ask-withdrawn = You have withdrawn a noble. Now { $options }.
alcazar-ask-stuck = There is nothing you can buy or build: { $options }.
alcazar-ask-buy = Your noble’s money is for a card: buy one.
alcazar-ask-nobles = You have built at { $unit } and have { $money } real. You can { $options }.
alcazar-ask-founded = You have founded { $unit } and have { $money } real. You can { $options }.
alcazar-ask-flag = A flag is free and several villas wait for it. Which one becomes a castle?
alcazar-ask-over = The game is over.

alcazar-may-buy = buy a card
alcazar-may-found = found a castle or villa
alcazar-may-build = build on
alcazar-may-bridge = build a bridge
alcazar-may-first = withdraw a noble first
alcazar-may-withdraw = withdraw a noble
alcazar-may-pass = pass
alcazar-may-place = place a noble
alcazar-may-shift = move a noble there
alcazar-may-swap = swap two nobles
alcazar-may-done = leave it at that
alcazar-may-comma = { $before }, { $offer }
alcazar-may-or = { $before } or { $offer }
alcazar-may-last = { $before }, or { $offer }

## What a decision does

alcazar-do-pass = Skip this turn: there is nothing you can do.
alcazar-do-pass-out = Leave the game until scoring: you hold no card, and none is left to buy.
alcazar-do-done = Leave the nobles as they are. Your turn ends.
alcazar-do-buy = Buy the open card { $card } for { $price } real. Everybody knows that you hold it. Your turn ends.
alcazar-do-buy-deck = Buy the top card of the deck unseen, for { $price } real. Your turn ends.
alcazar-do-buy-tower = Buy a tower card for { $price } real. Your turn ends.
alcazar-do-castle = Found a castle on { $layout ->
    [L] { $first }–{ $card }
    [C] { $first }–{ $second }
   *[R] { $card }–{ $second }
  }: two stones on field { $card }, one each on fields { $first } and { $second }. You receive { $income } real and may then place up to two nobles.
alcazar-do-villa = Found a villa on { $place }. You receive { $income } real and may then place a noble.
alcazar-do-build = Lay a stone on { $place }: it then belongs to { $unit }. You receive { $income } real.
alcazar-do-build-up = Put a stone on top of { $place }, which rises to level { $level } in { $unit }. You receive { $income } real.
alcazar-do-remove = { $place } would join two castles, one of which stands at 50: the stone leaves the game, and you receive { $income } real.
alcazar-do-tower = Play a tower card: { $place } rises to level { $level } in { $unit }. You receive { $income } real.
alcazar-do-bridge = Pay { $price } real for a bridge on level { $level } from { $from } over { $over } to { $to }, in { $unit }. You receive { $income } real.
alcazar-do-withdraw = Withdraw your noble from { $place } in { $unit }. You receive { $income } real and go on with your turn.
alcazar-do-baron = Place a baron on { $place }, level { $level }, for { $price } real.
alcazar-do-grandee = Place a grandee on { $place }, level { $level }, for { $price } real.
alcazar-do-shift = Move your noble from { $from } to { $to }, free of charge.
alcazar-do-swap = Swap your grandee on { $grandee } and your baron on { $baron }, free of charge.
alcazar-do-flag = The villa with { $place } becomes a castle.

## Why not

alcazar-not-already-withdrawn = you have already withdrawn a noble in this turn.
alcazar-not-already-acted = you have already built; now decide about the nobles.
alcazar-not-no-such-card = you do not hold build card { $card }.
alcazar-not-can-act = you may not pass while you can do something.
alcazar-not-card-not-open = card { $card } does not lie in the open row.
alcazar-not-deck-is-empty = the deck is empty.
alcazar-not-no-tower-left = no tower card is left.
alcazar-not-cannot-pay-card = this costs { $price } real; you have { $money }.
alcazar-not-no-flag-left = no flag is left; castles can be founded again when one comes free.
alcazar-not-too-few-stones = a castle needs four stones, and fewer are left.
alcazar-not-castle-on-a-unit = all three fields of a new castle must be bare.
alcazar-not-castle-near-a-castle = there must be at least three free fields to the nearest castle on both sides.
alcazar-not-castle-near-a-villa = there must be at least one free field to the nearest villa on both sides.
alcazar-not-villa-on-a-unit = { $place } is already built on.
alcazar-not-villa-beside-a-unit = the fields beside a new villa must be free; here a card can only build.
alcazar-not-no-unit-to-join = { $place } is bare and lies beside nothing; here a card can only found.
alcazar-not-no-tower-card = you hold no tower card.
alcazar-not-tower-on-the-ground = a tower card never builds on the ground.
alcazar-not-tower-too-high = a tower card never builds above level 5.
alcazar-not-tower-under-foreign-noble = another player’s noble stands there.
alcazar-not-no-bridge-to-prepare = no own noble stands there, and no higher own noble two cells away could use it for a bridge.
alcazar-not-cannot-pay-bridge = a bridge costs { $price } real; you have { $money }.
alcazar-not-no-such-line = a bridge spans three cells in a straight line on the board.
alcazar-not-pillar-is-bare = both pillars must be built on.
alcazar-not-pillars-differ = the pillars must be equally high.
alcazar-not-middle-too-high = the middle must be lower than the pillars.
alcazar-not-no-own-noble-on-pillar = one of your nobles must stand on a pillar.
alcazar-not-foreign-noble-on-pillar = another player’s noble stands on a pillar.
alcazar-not-bridge-over-bridge = a bridge already spans these three cells.
alcazar-not-no-own-noble-there = none of your nobles stands on { $place }.
alcazar-not-nothing-built = nobles are placed and moved right after building.
alcazar-not-not-newly-built = only cells built in this turn are open to nobles.
alcazar-not-cell-taken = a noble already stands there.
alcazar-not-no-noble-left = you have no such noble left in your supply.
alcazar-not-cannot-pay-noble = this costs { $price } real; you have { $money }.
alcazar-not-not-after-founding = after founding, nobles are only placed, not moved or swapped.
alcazar-not-no-noble-to-move = no such noble of yours stands there.
alcazar-not-noble-in-another-unit = that noble stands in another castle or villa.
alcazar-not-withdraw-to-go-on = you can do nothing else, but some withdrawals would let you go on: choose one of them.
alcazar-not-buy-with-the-money = the money of your noble is for a card: buy one.
alcazar-not-castle-stands-at-50 = a castle at 50 never merges with another castle.
alcazar-not-flag-first = first choose the villa that gets the free flag.
alcazar-not-no-flag-free = no flag has come free.
alcazar-not-not-waiting = no villa that waits for a flag has { $place } as its lowest field.
alcazar-not-game-over = the game is over.

## What happened

alcazar-told-pass = { $player } can do nothing and passes.
alcazar-told-pass-out = { $player } passes and is out of the game until scoring.
alcazar-told-buy = { $player } buys the open card { $card }.
alcazar-told-buy-deck = { $player } buys the top card of the deck.
alcazar-told-buy-seen = { $player } buys the top card of the deck: { $card }.
alcazar-told-buy-tower = { $player } buys a tower card.
alcazar-told-castle = { $player } founds a castle on fields { $card }, { $first } and { $second } and receives { $income } real.
alcazar-told-villa = { $player } founds a villa on { $place } and receives { $income } real.
alcazar-told-build = { $player } builds on { $place }, now part of { $unit }, and receives { $income } real.
alcazar-told-build-up = { $player } raises { $place } to level { $level } in { $unit } and receives { $income } real.
alcazar-told-remove = { $player } plays card { $card } between two castles, one of them at 50: the stone leaves the game, and { $player } receives { $income } real.
alcazar-told-tower = { $player } plays a tower card: { $place } rises to level { $level } in { $unit }. { $player } receives { $income } real.
alcazar-told-bridge = { $player } builds a bridge on level { $level } from { $from } over { $over } to { $to }, in { $unit }, and receives { $income } real.
alcazar-told-withdraw = { $player } withdraws a noble from { $place } and receives { $income } real.
alcazar-told-baron = { $player } places a baron on { $place } for { $price } real.
alcazar-told-grandee = { $player } places a grandee on { $place } for { $price } real.
alcazar-told-shift = { $player } moves a noble from { $from } to { $to }.
alcazar-told-swap = { $player } swaps the grandee on { $grandee } and the baron on { $baron }.
alcazar-told-flag = { $name } is a castle now, worth { $value }.
alcazar-told-lowered = The flag of { $name } returns to the supply.
alcazar-told-capture = { $player }’s { $rank ->
    [grandee] grandee
   *[baron] baron
  } on { $place } is captured; { $player } receives { $income } real.
alcazar-told-over = The game is over.
alcazar-ending-last-stone = last stone
alcazar-ending-last-stone-removed = last stone removed at 50
alcazar-ending-last-bridge = last bridge
alcazar-ending-all-passed = all passed

## Scoring

alcazar-score-grandees = grandees
alcazar-score-barons = barons
alcazar-score-money = money
alcazar-score-total = points

## Editions

alcazar-edition-parts = parts of the track must be consecutive: this one must begin with field { $first } and end no earlier
alcazar-edition-last-part = the last part of the track must end with field { $last }
alcazar-edition-no-cell = field { $field } must be a pair of a column and a row from 0 to { $most }, not { $value }
alcazar-edition-same-cell = field { $field } lies on the same cell as field { $other }
alcazar-edition-track-broken = field { $following } must touch field { $field }: the track is closed
alcazar-edition-touching = field { $field } touches field { $other }; only consecutive fields may touch

## The board

alcazar-board-title = Alcázar
alcazar-board-description =
    The board of Alcázar: a winding track of 72 fields between gardens. On it castles and villas of stacked stones,
    bridges between them, and the nobles of { $players } players on top. { $now }
alcazar-board-on-turn = { $name } is on turn
alcazar-board-over = the game is over
alcazar-board-legend = Field, castle (v: villa), height, noble (filled: grandee), ═ ║ top of a bridge
alcazar-board-field = Field { $place }
alcazar-board-gap = Gap { $place }
alcazar-board-built = { $place }: { $unit }, height { $height }
alcazar-board-castle = { $name }, a castle of value { $value }
alcazar-board-villa = a villa of value { $value }
alcazar-board-bridge = A bridge from { $from } to { $to } on level { $level }
alcazar-board-grandee-of = A grandee of { $name } on level { $level }
alcazar-board-baron-of = A baron of { $name } on level { $level }
alcazar-board-grandee-waiting = A grandee of { $name } in supply
alcazar-board-baron-waiting = A baron of { $name } in supply
alcazar-board-castles = castles
alcazar-board-villas = villas
alcazar-board-bridges = bridges
alcazar-board-stones = stones
alcazar-board-flags = flags
alcazar-board-towers = tower cards
alcazar-board-tower = tower card
alcazar-board-removed = stones out of the game
alcazar-board-money = real
alcazar-board-cards = build cards
alcazar-board-known = known cards
alcazar-board-in-supply = in supply
alcazar-board-out = out of the game
alcazar-board-supply = supply
alcazar-board-row = open cards
alcazar-board-deck = deck
alcazar-board-hand = hand
alcazar-board-hand-of = { $name }’s hand
alcazar-board-no-cards = no cards

## The app

app-game-alcazar = Alcázar
app-pitch-alcazar = Stack stones into castles, span them with bridges, and put your nobles on top, while everybody else wants to stand there, too.
app-inventor-alcazar = Invented by Wolfgang Kramer, 2009
alcazar-edition-twelve-columns = The board has twelve columns.
alcazar-edition-kosmos-2009 = As published.
app-alcazar-from-above = From above
app-alcazar-standing = Standing
app-alcazar-see-through = See through
app-alcazar-see-through-more = What stands in front becomes transparent
app-facts-alcazar = 2 to 5 players · building upwards, money and position
app-tie-alcazar = A tie: whoever has more money wins.
app-alcazar-view = The view of the board
app-alcazar-turn-left = Turn the board to the left
app-alcazar-turn-right = Turn the board to the right
app-alcazar-flat = Look from straight above
app-alcazar-market = Cards for sale
app-alcazar-card = Build card { $card }
app-alcazar-open-card = Open card { $card }, for { $price } real
app-alcazar-deck = { $count ->
    [0] The deck is empty
    [one] Deck with one card, for { $price } real
   *[other] Deck with { $count } cards, for { $price } real each
  }
app-alcazar-tower-cards = { $count ->
    [one] A tower card
   *[other] { $count } tower cards
  }
app-alcazar-tower-supply = { $count ->
    [0] No tower card is left
    [one] One tower card, for { $price } real
   *[other] { $count } tower cards, for { $price } real each
  }
app-alcazar-grandees = { $count ->
    [one] { $count } grandee in your supply
   *[other] { $count } grandees in your supply
  }
app-alcazar-barons = { $count ->
    [one] { $count } baron in your supply
   *[other] { $count } barons in your supply
  }
app-alcazar-site = A castle with card { $card } on fields { $from } to { $to }
app-alcazar-bridge-here = Build a bridge from { $from } to { $to } on level { $level }
app-alcazar-flag-here = Give the flag to the villa with field { $field }

## The rules

alcazar-rules-title = Alcázar: the rules
alcazar-rules-intro =
    The king wants castles taller than any before, and you build them together. The castles belong to nobody. What counts is how high your two grandees and six barons stand in the end.

    On your turn you buy one card or build once (A2.2). Whatever you build on gains value, and the bank pays you that value. Then you may place a noble on what you have just built. That costs the value, for a grandee twice as much: cheap early, dear later.

    When the last stone or the last bridge is built, every baron scores its level and every grandee twice its level. The most points win (A14.2).

    For your first games:

    - Found a castle at once and put a grandee on the stacked stones: 10 real now, up to 100 later.
    - Building beside a castle pays exactly what a baron there costs.
    - A bridge costs 15, pays the new value and lifts up to three nobles. From a value of 10 on it is nearly always good.
    - Tower cards run out. Buy in time.
alcazar-chapter-A0 = On the table
alcazar-rule-A0 =
    Alcázar is for 2 to 5 players. These words come up again and again:

    - The track has 72 numbered fields on a board of 11 by 11 cells, and it is closed: 72 lies beside 1. The cells without a number are gaps.
    - “Beside” means the number before or after on the track, never across a gap.
    - Height: the level of the highest stone or bridge on a cell. A bare cell has height 0. A noble stands on top, on that level.
    - A building is a castle or a villa, with everything that is joined to it. A castle has one of 8 flags, a villa has none.
    - Value: 1 for each stone on the ground, 2 for each stone higher up, and 3 times its level for each bridge. A castle is never worth more than 50.
    - Nobles are your 2 grandees and 6 barons. Only one noble can stand on a cell.
    - Build cards carry the numbers 1 to 72, once each. Tower cards carry none. Money is counted in real, and the bank never runs dry.

    What “beside” means, and that the bank never runs dry, is how we read the printed rules.
    .title = What is what
alcazar-picture-A0 = A new castle on fields 7, 8 and 9: three stones on the ground (3) and one on top (2) make value 5. The noble on field 8 stands on level 2.
alcazar-chapter-A1 = Set-up
alcazar-rule-A1-1 =
    In supply are 84 stones, 20 bridges, 8 flags and 20 tower cards. The build cards are shuffled: 10 go to each player, 6 lie open, the rest is the deck. Everybody gets 40 real.

    Seats are drawn by lot, and the first seat begins. The printed rules do not say who begins.
    .title = What you start with
alcazar-rule-A1-2 =
    Your build cards are secret, except one you bought from the open row: everybody has seen it. Everybody sees money, tower cards and everything on the board. For the money this is our choice, because the printed rules do not say.
    .title = What is secret
alcazar-chapter-A2 = Your turn
alcazar-rule-A2-1 =
    Before anything else in your turn you may withdraw one of your nobles (A9.1). You need not.
    .title = First, a withdrawal
alcazar-rule-A2-2 =
    Then you do exactly one of these:

    - buy a card (A3.1)
    - found a castle (A4.1) or a villa (A5.1) with a build card
    - build with a build card (A6.1)
    - build with a tower card (A7.1)
    - build a bridge (A8.1)

    If you have built, the nobles follow (A10.1). Then the turn goes to the left.
    .title = Buy or build
alcazar-rule-A2-3 =
    You may not pass while you can do something. A11.1 to A11.5 say what happens otherwise.
    .title = No passing
alcazar-rule-A2-4 =
    A build card you have played is out of the game. Its number never comes back. Tower cards leave the game, too, though the printed rules do not say so in plain words.
    .title = Played is gone
alcazar-chapter-A3 = Buying a card
alcazar-rule-A3-1 =
    A build card costs 5 real. Take one of the open cards, which is replaced from the deck at once while the deck lasts, or the top card of the deck unseen. A tower card costs 10 real.

    You cannot buy what is not there or what you cannot pay.
    .title = Prices
alcazar-chapter-A4 = Founding a castle
alcazar-rule-A4-1 =
    Play a build card. Two stones go on its field, one on top of the other, and one stone on each of two more fields. With card 8 you choose among:

    - left: 6 and 7
    - centred: 7 and 9
    - right: 9 and 10

    All three fields must be bare, and a flag and 4 stones must be left. At this table you may build round a corner, and after 72 comes 1 again. You get the first flag that is left, in the order of A15. The printed rules let you choose, but a flag is only a name.
    .title = Three layouts
alcazar-picture-A4-1 = Card 8, three ways: with 6 and 7, with 7 and 9, or with 9 and 10. Field 8 always gets two stones.
alcazar-rule-A4-2 =
    On both sides there must be at least 3 free fields to the nearest castle and at least 1 free field to the nearest villa. You count along the track, not across gaps, and only bare fields; the printed rules are less exact here. A large villa (A12.4) counts as a villa.

    If a castle begins on field 10, a new one may end on field 6: 7, 8 and 9 are free. With a villa on 8 only 7 and 9 are left, and that is too near. The new castle must then end on 5 or earlier.
    .title = Keeping a distance
alcazar-picture-A4-2 = A castle on 10, 11 and 12, a villa on 8. A castle on 4, 5 and 6 would have only two free fields to the other castle (7 and 9). From 3, 4 and 5 there are three.
alcazar-rule-A4-3 =
    A new castle has value 5. You receive 5 real. Then you may place one or two nobles on different fields of the three: a baron costs 5, a grandee 10 (A10.1).
    .title = Value and nobles
alcazar-chapter-A5 = Founding a villa
alcazar-rule-A5-1 =
    Play a build card whose field is bare, with bare fields on both sides, and lay one stone there. The villa has value 1, and you receive 1 real. You may place one noble: a baron for 1, a grandee for 2.

    A villa can grow: from value 5 on it is a castle (A12.4).
    .title = One stone
alcazar-chapter-A6 = Building with a build card
alcazar-rule-A6-1 =
    If the field of your card is bare and lies beside a castle or a villa, lay a stone there. It now belongs to that building, which gains 1. No distance is required here. If the stone touches two buildings, they merge (A12.1).
    .title = Beside a building
alcazar-rule-A6-2 =
    If there already is a stone or a bridge on the field, your stone goes on the very top. The building gains 2. There is no limit to the height.

    One of your own nobles standing there is lifted. Another player’s noble is captured first (A13.1).
    .title = On top
alcazar-picture-A6-2 = Green plays card 10: the stone goes on top, the castle rises from 6 to 8, and Green receives 8 real.
alcazar-rule-A6-3 =
    After building, and merging if there was any, you receive the value of the building. Then the nobles follow (A10.1).

    Play 11 beside a castle of 5: it is worth 6 now, you receive 6 real, and a baron on 11 costs you just these 6.
    .title = Your income
alcazar-chapter-A7 = Building with a tower card
alcazar-rule-A7-1 =
    A tower card puts a stone on top of others, whatever the number of the field: never on the ground, and never above level 5. The building gains 2, you receive its value, and then nobles as always (A6.3).

    You may use it in two cases only: A7.2 and A7.3.
    .title = Up to level 5
alcazar-rule-A7-2 =
    Put the stone under one of your own nobles and lift it by a level. A tower stone under the baron of a villa of 1 makes it worth 3 and pays you 3 real.
    .title = Under your noble
alcazar-rule-A7-3 =
    Or prepare a bridge: put the stone on a cell that is built on and carries no noble. One of your nobles must stand higher, exactly two cells away in a straight line, and the bridge between the two must not be forbidden by A8.4 or, as things stand now, by A12.3.

    How high the cell between them is does not matter, and you need not build the bridge later. If your noble stands on field 6 at level 3, you may raise field 8 from 1 to 2.
    .title = Preparing a bridge
alcazar-picture-A7-3 = Red’s grandee stands on field 6 at level 3. So Red may raise field 8 with a tower card. Blue has nobody nearby and may not.
alcazar-chapter-A8 = Building a bridge
alcazar-rule-A8-1 =
    A bridge costs 15 real and needs no card. It spans three cells in a straight line along a row or a column of the board, whether they are fields or gaps.

    So you can build from 7 over the gap g2 to 17, and join what the track keeps far apart.
    .title = Price and place
alcazar-rule-A8-2 =
    The two ends are the pillars. They must be equally high, at least 1, and the middle must be lower. At least one pillar carries one of your nobles, and neither carries another player’s.

    The bridge lies one level above the pillars. Bridges may be of any height: where the printed rules speak of the sixth level, we read it as meant for stones.
    .title = The pillars
alcazar-picture-A8-2 = Fields 1 and 3 are 2 high, field 2 is 1 high. Red’s bridge lies on level 3 and adds 9. Both of Red’s nobles now stand on it.
alcazar-rule-A8-3 =
    Your own nobles on the pillars and on the middle are lifted onto the bridge, each on its own cell. Another player’s noble on the middle is captured (A13.1).
    .title = Nobles go up
alcazar-rule-A8-4 =
    No bridge may lie above another one that spans the very same three cells. Crossing and overlapping are fine. A part of a bridge may be the pillar of the next one, even over a gap.

    A bridge from 17 to 67 passes over the gap f3. There it can carry another bridge to field 6.
    .title = Bridge on bridge
alcazar-picture-A8-4 = The bridge from 17 to 67 covers the gap f3, where Red’s baron stands. From there Red builds a second bridge to field 6.
alcazar-rule-A8-5 =
    Whatever stands on the three cells becomes one building (A12.1). It gains 3 times the level of the bridge. You receive its new value, and may place or move a noble on one of the three cells (A10.1).

    A villa of 3 and a castle of 8, joined by a bridge on level 3: 3 + 8 + 9 = 20. You paid 15 and receive 20.
    .title = Value and income
alcazar-chapter-A9 = Withdrawing a noble
alcazar-rule-A9-1 =
    Take one of your nobles back into your supply. The bank pays you the value of the building for a baron, twice the value for a grandee. From a castle of 20 a baron brings 20 real, a grandee 40.

    You may do this once, as the first thing in your turn. Then you still do one of A2.2.
    .title = Money for a noble
alcazar-chapter-A10 = Nobles after building
alcazar-rule-A10-1 =
    You may place one noble from your supply where you have just built, if no noble stands there. On a bridge you choose one of its three cells. Only after founding a castle you may place two.

    A baron costs the value of the building, a grandee twice the value. In a castle of 8 that is 8 or 16.
    .title = Placing
alcazar-rule-A10-2 =
    Instead of placing one, you may do one of these for free:

    - move one of your nobles of the same building to where you have just built, if no noble stands there;
    - swap one of your grandees with one of your barons, both anywhere in this building.

    Not after founding. Where the printed rules leave it open, this table allows it: you may swap anywhere in the building after a bridge, too, and also when the new stone has lifted one of your nobles.
    .title = Moving and swapping
alcazar-picture-A10-2 = After the bridge Red moves the grandee from field 4 to field 3, onto the bridge: from level 1 to level 3, free of charge.
alcazar-chapter-A11 = If you can do nothing
alcazar-rule-A11-1 =
    You hold no card, and none is left to buy: now you may build a bridge if you can, withdraw a noble, or pass. If you pass now, you are out of the game until scoring. Your nobles stay and count.
    .title = No cards anywhere
alcazar-rule-A11-2 =
    In all other cases: as long as you can buy or build anything, you must. You may withdraw a noble first.
    .title = Whoever can, must
alcazar-rule-A11-3 =
    You hold no card, and have no money to buy one: if withdrawing one of your nobles brings enough, you must do it, and then buy a card.

    You hold only tower cards that you cannot play, and can do nothing else: if withdrawing a noble lets you do something, you must withdraw such a noble. The printed rules do not speak of this case.
    .title = Withdrawing to go on
alcazar-rule-A11-4 =
    If not even that helps, you may withdraw a noble or pass. This pass only skips your turn; you are still in the game. The printed rules are silent here.
    .title = Skipping a turn
alcazar-rule-A11-5 =
    If everybody still in the game passes one after the other, or everybody is out, the game ends and is scored. The printed rules are silent here as well.
    .title = Everybody passes
alcazar-chapter-A12 = Merging
alcazar-rule-A12-1 =
    Buildings that are joined become one, and their values add up. With a castle among them the whole is a castle.

    A castle stops at 50. You may go on building there: the value stays at 50, and that is what you receive.
    .title = One building
alcazar-picture-A12-1 = Red’s bridge on level 3 joins a villa of 3 and a castle of 8. It adds 9: one castle, worth 20.
alcazar-rule-A12-2 =
    If castles merge, the most valuable keeps its flag; in a tie it is the one whose flag has been standing longer. The other flags go back to the supply. The printed rules let the player decide some of this, but only the name depends on it.
    .title = Which flag stays
alcazar-rule-A12-3 =
    A castle that stands at 50 never merges with another castle. A bridge that would join them may not be built. A build card may be played between them, but its stone leaves the game: you receive 50 real, and your turn ends without nobles.

    With a villa it merges as always and stays at 50. A villa that waits for a flag may be worth more than 50; when it gets one, it drops to 50. This, and that no nobles follow, is ours where the printed rules are silent.
    .title = A castle at 50
alcazar-rule-A12-4 =
    A villa worth 5 or more becomes a castle at once, if a flag is left. Otherwise it waits as a large villa. When a flag comes free and several villas wait, the player on turn chooses which one gets it.
    .title = From villa to castle
alcazar-rule-A12-5 =
    All nobles stay where they stand. They now belong to the larger building, and are worth more when they are withdrawn.
    .title = Nobles stay
alcazar-chapter-A13 = Capturing
alcazar-rule-A13-1 =
    Another player’s noble is captured in two cases only: a build card puts a stone on top of its field (A6.2), or it stands on the middle cell under a new bridge (A8.3).

    Before anything is built the noble goes back to its owner’s supply, and the bank pays the owner what a withdrawal would have brought (A9.1). A baron in a castle of 8 brings its owner 8 real.
    .title = When, and for how much
alcazar-chapter-A14 = End and scoring
alcazar-rule-A14-1 =
    When the last stone or the last bridge has left the supply, the player on turn finishes the turn. Then the game is scored at once. At this table a stone that leaves the game by A12.3 counts, too.
    .title = The end
alcazar-rule-A14-2 =
    Each grandee scores 2 times its level, each baron its level. Every full 50 real bring 1 point. A grandee on level 5 scores 10, a baron on level 4 scores 4.

    The most points win. In a tie, whoever has more money wins; if that is equal, too, the victory is shared, which the printed rules leave open.
    .title = Points
alcazar-picture-A14-2 = Red’s grandee on level 5 scores 10, the baron on level 4 scores 4, and 120 real bring 2 more: 16 points.
alcazar-chapter-A15 = The board
alcazar-rule-A15 =
    The track winds over a board of 11 by 11 cells. A gap is called by the letter of its column (a to k) and the number of its row: f3 lies between 67 and 17.

    The examples in the printed rules fix fields 1 to 19 and 65 to 72. The rest, fields 20 to 64, is our reconstruction: it is symmetric both ways, and only consecutive fields touch. Other editions may differ.

    The castles are named in this order: Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga, Sevilla.
    .title = Fields and gaps
