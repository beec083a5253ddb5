### English: every sentence of Toledo.

## Editions

toledo-edition-rows = rows must be consecutive: this one must begin with field { $first } and end no earlier
toledo-edition-last-row = the upper row must end with field { $last }
toledo-edition-copies = there are { $total } cards of value { $value }; at most { $most } are allowed
toledo-edition-deck = there are { $total } cards; { $least } to { $most } are allowed

## Places and things

toledo-cathedral = the cathedral
toledo-entrance = entrance { $position }
toledo-field = field { $field }
toledo-tavern = the tavern on field { $field }
toledo-studio = the studio on field { $field }
toledo-field-with-shop = { $shop } on field { $field }
toledo-own-shop = your { $kind ->
    [M] metal dealer
    [G] gem dealer
    [S] smith
   *[F] fencing master
  }
toledo-shop-of = { $owner }’s { $kind ->
    [M] metal dealer
    [G] gem dealer
    [S] smith
   *[F] fencing master
  }
toledo-shop = { $kind ->
    [M] metal dealer
    [G] gem dealer
    [S] smith
   *[F] fencing master
  } with { $circles ->
    [one] one circle
   *[other] two circles
  }

## What it is about

toledo-goal = Forge swords and bring them up the street to the Alcázar. When somebody has three figures there, everybody else has one more turn; the most fame wins.

## What is asked

toledo-ask-start = Your turn: { $options }.
toledo-ask-turn = You can { $options }.
toledo-ask-base = You have played your extra card. You can { $options }.
toledo-ask-full = No circle is free at { $place }: { $options }.
toledo-ask-crowded = Your own figures fill { $place }: move on at once.
toledo-ask-use = You are at { $place }. Use it?
toledo-ask-pay = You are at { $place }. Pay a card worth at least { $cost } to use it?
toledo-ask-forge = Which sword do you forge?
toledo-ask-train = Which fencing tile do you take?
toledo-ask-swap = Which fencing tile do you take, and which one do you put back?
toledo-ask-gate = Your figure enters the Alcázar. Which sword does it carry, or none?
toledo-ask-over = The game is over.

toledo-may-draw = take cards
toledo-may-place = place a shop
toledo-may-move = move
toledo-may-home = send a figure home
toledo-may-pass = pass, as nothing else is possible
toledo-may-play = play another { $base }
toledo-may-base = play a base card of another value
toledo-may-bonus = play an extra card
toledo-may-end = end your turn
toledo-may-leave = move on at once
toledo-may-duel = challenge someone
toledo-may-comma = { $before }, { $offer }
toledo-may-or = { $before } or { $offer }
toledo-may-last = { $before }, or { $offer }

## What a decision does

toledo-do-draw = Take the two top cards of the deck. Your turn ends.
toledo-do-pass = There is nothing you can do: the turn passes on.
toledo-do-place = Lay your { $tile } on field { $field }, where others pay at least { $cost }. It stays for good. Your turn ends.
toledo-do-home = Put the figure at { $from } back on the cathedral. Your turn ends.
toledo-do-move = Play a { $value } as the base card: a figure goes from { $from } to { $to }. { $then }
toledo-do-move-on = Play another { $value }: a figure goes from { $from } to { $to }. { $then }
toledo-do-bonus = Play a { $value } as the extra card of your movement tile: a figure goes from { $from } to { $to }. { $then }
toledo-do-end = End your turn.
toledo-do-duel = Challenge { $rival } at { $place }. The loser goes back to the cathedral.
toledo-do-skip = Do not use { $place }.
toledo-do-use = Use { $place } for free: { $gain }.
toledo-do-pay = Use { $place } and hand its owner a { $value }: { $gain }.
toledo-do-pay-discard = Use { $place } and discard a { $value }: { $gain }.
toledo-do-forge = Forge the sword of fame { $fame } and pay { $metal } metal and { $gems } { $gems ->
    [one] gem
   *[other] gems
  }.
toledo-do-train = Take the { $tile ->
    [violet] violet tile: it wins duel rounds on violet cards
    [brown] brown tile: it wins duel rounds on brown cards
    [teal] teal tile: it wins duel rounds on teal cards
   *[movement] movement tile: one extra card of another value each turn, but −2 fame at the end
  }.
toledo-do-swap = Take the { $tile ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile and put the { $dropped ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile back.
toledo-do-deliver = Put the sword of fame { $fame } under the figure: it counts in full.
toledo-do-enter = Enter without a sword.
toledo-then-alcazar = It enters the Alcázar and stays there.
toledo-then-crowded = Your own figures fill it, so this one must move on at once.
toledo-then-full = No circle is free: it must move on at once or fight a duel.
toledo-then-nothing = It takes a free circle, but you have nothing to gain there, or no card to pay with.
toledo-then-free = It takes a free circle and may use your shop for nothing.
toledo-then-pay = It takes a free circle and may use the field for a card worth at least { $cost }.
toledo-gain-tavern = draw three cards
toledo-gain-studio = take the top painting
toledo-gain-M = take one metal
toledo-gain-G = take one gem
toledo-gain-S = forge a sword
toledo-gain-F = take a fencing tile

## Why not

toledo-not-turn-of-moves = you are in the middle of a turn of moves; move on or end it.
toledo-not-nothing-to-end = your turn has not begun; choose an action first.
toledo-not-can-act = you may not pass while you can do something.
toledo-not-no-cards-left = no card is left, neither in the deck nor in the discard pile.
toledo-not-no-such-tile = you have no { $tile } left to place.
toledo-not-field-taken = a shop already lies on field { $field }.
toledo-not-printed-field = field { $field } is printed on the board and never carries a tile.
toledo-not-no-field = shops lie on fields 1 to 19.
toledo-not-no-such-card = you hold no { $value }.
toledo-not-no-figure-there = none of your figures stands at { $from }.
toledo-not-in-the-alcazar = figures in the Alcázar do not move.
toledo-not-empty-field = the move would end on { $to }, where no shop lies yet.
toledo-not-beyond-the-entrances = the move would go beyond the last entrance; the steps must fit exactly.
toledo-not-circle-first = first decide whether to use { $place }.
toledo-not-not-the-base-value = your base card is a { $base }; further cards must have the same value.
toledo-not-leave-or-fight = no circle is free at { $place }: this figure must move on at once or fight.
toledo-not-cannot-be-left = your own figures fill { $to }, and with your cards there is no way on from there.
toledo-not-own-figure = your own figures cannot be challenged.
toledo-not-no-movement-tile = an extra card needs the movement tile, which you do not have.
toledo-not-bonus-played = you have already played this turn’s extra card.
toledo-not-bonus-of-base-value = the extra card must have another value than the base card.
toledo-not-base-of-bonus-value = the base card must have another value than the extra card you played first.
toledo-not-not-just-arrived = only a figure that has just moved onto a circle may use its field.
toledo-not-pay-the-owner = this is not your own shop; pay its owner a card worth at least { $cost }.
toledo-not-own-shop-is-free = your own shop is free; nothing is paid.
toledo-not-too-cheap = this costs a card worth at least { $cost }.
toledo-not-no-card-to-pay = you hold no { $value } to pay with.
toledo-not-printed-field-costs = { $place } costs a card worth at least { $cost }.
toledo-not-not-at-a-smith = swords are forged right after using a smith.
toledo-not-sword-is-gone = no sword of fame { $fame } is left.
toledo-not-cannot-afford = this sword costs { $metal } metal and { $gems } gems; you have { $own_metal } and { $own_gems }.
toledo-not-forge-first = first choose the sword to forge.
toledo-not-not-at-a-fencing-master = fencing tiles are taken right after using a fencing master.
toledo-not-tile-is-gone = no such tile is left.
toledo-not-tile-is-held = you already have this tile, and no two may be alike.
toledo-not-put-one-back = you hold three tiles; a fourth kind is taken only by putting one of them back.
toledo-not-keep-your-tiles = you hold fewer than three tiles, so none is put back.
toledo-not-tile-not-held = you do not have the tile you would put back.
toledo-not-train-first = first choose the fencing tile to take.
toledo-not-no-duel-here = a duel is fought only on a field without a free circle, by the figure that has just arrived.
toledo-not-nobody-there = { $rival } has no figure at { $place }.
toledo-not-not-at-the-alcazar = swords are delivered when a figure enters the Alcázar.
toledo-not-no-such-sword = you have no sword of fame { $fame } to deliver.
toledo-not-alcazar-first = first decide which sword the figure carries into the Alcázar.
toledo-not-not-on-the-road = only a figure on fields 1 to 19 can be sent home.
toledo-not-already-home = a figure on the cathedral is at home already.
toledo-not-no-figure-to-send = none of your figures stands at { $from }.
toledo-not-game-over = the game is over.

## What happened

toledo-told-draw = { $player } draws { $count ->
    [one] one card
   *[other] { $count } cards
  }{ $which }.
toledo-told-cards = : { $cards }
toledo-told-list = { $before }, { $card }
toledo-told-card = { $background ->
    [violet] a violet { $value }
    [brown] a brown { $value }
    [teal] a teal { $value }
   *[plain] a plain { $value }
  }
toledo-told-hidden = { "" }
toledo-told-pass = { $player } can do nothing and passes.
toledo-told-place = { $player } lays a { $tile } on field { $field }.
toledo-told-home = { $player } sends a figure home from { $from }.
toledo-told-move = { $player } plays a { $value }: from { $from } to { $to }.
toledo-told-bonus = { $player } plays a { $value } as the extra card: from { $from } to { $to }.
toledo-told-skip = { $player } does not use { $place }.
toledo-told-pay = { $player } pays a { $value } at { $place }.
toledo-told-pay-discard = { $player } discards a { $value } at { $place }.
toledo-told-metal = { $player } takes one metal.
toledo-told-gem = { $player } takes one gem.
toledo-told-painting = { $player } takes a painting worth { $fame }.
toledo-told-forge = { $player } forges the sword of fame { $fame }.
toledo-told-train = { $player } takes the { $tile ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile.
toledo-told-swap = { $player } takes the { $tile ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile and puts the { $dropped ->
    [violet] violet
    [brown] brown
    [teal] teal
   *[movement] movement
  } tile back.
toledo-told-deliver = { $player } delivers the sword of fame { $fame } to the Alcázar.
toledo-told-enter = { $player } enters the Alcázar without a sword.
toledo-told-duel = { $attacker } challenges { $defender } on field { $field }.
toledo-told-round = Turned up: { $card } with the { $fencer ->
    [attacker] attacker
   *[defender] defender
  }. The round goes to { $winner }.
toledo-told-no-card = No card is left to turn up: the round goes to { $winner }.
toledo-told-beaten = { $winner } wins the duel; { $loser }’s figure goes back to the cathedral.
toledo-told-reshuffle = The discard pile is shuffled into a new deck.
toledo-told-final-round = { $player } has three figures in the Alcázar: everybody else has one more turn.
toledo-told-over = The final round is over.
toledo-told-deadlock = Nobody has made progress for three rounds: the game ends.
toledo-ending-final-round = final round
toledo-ending-deadlock = deadlock

## Scoring

toledo-score-delivered = delivered swords
toledo-score-undelivered = other swords
toledo-score-paintings = paintings
toledo-score-gems = gems
toledo-score-movement = movement tile
toledo-score-total = fame

## The command

toledo-because-result = It brings more fame in the final score.
toledo-because-swords = It works towards fame from swords.
toledo-because-road = Your swords are likelier to reach the Alcázar.
toledo-because-materials = Your metal and gems will make a good sword.
toledo-because-paintings = It works towards fame from paintings.
toledo-because-fencing = Your fencing tiles will help you more.
toledo-because-steps = Your figures will be better placed on the street.
toledo-because-cards = Your hand of cards stays strong.
toledo-because-moves = Your hand will allow better moves.
toledo-because-shops = Your shops on the street will bring in more.

## The board

toledo-board-title = Toledo
toledo-board-description =
    The board of Toledo, a hill town: the cathedral at its foot, the road up through three rows of fields, and the
    Alcázar on top. { $players } players. { $now }
toledo-board-on-turn = { $name } is on turn
toledo-board-last-turns = final round
toledo-board-over = the game is over
toledo-board-base = base card
toledo-board-bonus = extra card
toledo-board-cathedral = Cathedral
toledo-board-alcazar = Alcázar
toledo-board-lower = lower
toledo-board-middle = middle
toledo-board-upper = upper
toledo-board-cost = from { $cost }
toledo-board-field-empty = Field { $field }: free for a shop
toledo-board-field-shop = Field { $field }: { $shop } of { $name }, circles: { $circles }
toledo-board-field-printed = Field { $field }: { $shop }, circles: { $circles }
toledo-board-metal-dealer = metal dealer
toledo-board-gem-dealer = gem dealer
toledo-board-smith = smith
toledo-board-fencing-master = fencing master
toledo-board-tavern = tavern
toledo-board-tavern-short = tavern
toledo-board-studio = studio
toledo-board-studio-short = studio
toledo-board-swords = swords
toledo-board-forged = forged
toledo-board-delivered = delivered
toledo-board-paintings = paintings
toledo-board-fencing = fencing tiles
toledo-board-fencing-short = fencing
toledo-board-violet = violet
toledo-board-brown = brown
toledo-board-teal = teal
toledo-board-movement = movement
toledo-board-plain = plain
toledo-board-attacker = attacker
toledo-board-defender = defender
toledo-board-metal = metal
toledo-board-gems = gems
toledo-board-deck = deck
toledo-board-discard = discard
toledo-board-shops = shops
toledo-board-cards = cards
toledo-board-supply = supply
toledo-board-legend = Shops M metal, G gems, S smith, F fencing; cards v b t p, a attacker, d defender
toledo-board-hand = hand
toledo-board-hand-of = { $name }’s hand
toledo-board-no-cards = no cards

## The app

app-toledo-nothing = nothing
app-toledo-nobody = nobody
app-toledo-supply = In supply: { $what }
app-toledo-list = { $before }, { $last }
app-toledo-count = { $name } × { $count }
app-toledo-standing = { $where }. Standing there: { $who }
app-toledo-has = { $kind }: { $what }
app-toledo-entrance = Entrance { $position } of the Alcázar
app-toledo-figure = Your figure. { $place }
app-toledo-rival = A figure of { $name }, to be challenged
app-toledo-card = Card { $value }, { $background }, { $fencer }{ $count ->
    [one] { "" }
   *[other] ; you hold { $count } of this value
  }
app-toledo-extra = Card { $value } as the extra card
app-toledo-sword = Sword of fame { $fame }: { $metal } metal, { $gems } { $gems ->
    [one] gem
   *[other] gems
  }; { $left } left
app-toledo-carry = Your sword of fame { $fame }
app-toledo-fencing = Fencing tile { $tile }; { $left } left
app-toledo-drop = Put back: { $tile }
app-toledo-put-back = and put back:
app-toledo-duel-won = { $name } wins the duel!
app-game-toledo = Toledo
app-pitch-toledo = Forge the finest swords, cross blades with your rivals, and carry your steel up the winding street to the Alcázar.
app-inventor-toledo = Invented by Martin Wallace, 2008
toledo-edition-other-rows = The rows of the street have other lengths and costs.
toledo-edition-softer-duels = More cards are plain, so that fencing tiles decide less.
toledo-edition-kosmos-2008 = As published.
app-facts-toledo = 2 to 4 players · cards, shops and duels
app-tie-toledo = A tie: whoever holds more cards wins, then whoever’s cards add up to more.

## The rules

# A rule is a text for the browser’s page of rules, named after its number. Blank lines separate paragraphs and lists;
# every line of a list begins with “- ”. T5.5 and the like become links.
toledo-rules-title = Toledo: the rules
toledo-rules-intro =
    Your family makes the swords Toledo is famous for. Your five figures start at the cathedral, at the foot of the hill. On their way up the street they gather metal and gems, forge swords, and carry them into the Alcázar.

    On your turn you do one thing: take cards, place a shop, move figures, or send one figure home (T2.1). Cards are legs and purse at once: a 4 moves a figure 4 steps, or pays for a shop.

    As soon as somebody has 3 figures in the Alcázar, everybody else has one more turn. The most fame wins (T10.2).

    For your first games:

    - Place four or five shops before you run. Your own shops are free for you, and others pay you there.
    - Equal distances are gold: with shops on 4 and 8, two 4s serve you twice in one turn (T5.4).
    - Dealers belong low on the street, smiths higher up.
    - A small sword that arrives beats a great one that does not.
    - The first painting is worth 3. Be quick.
toledo-chapter-T0 = On the table
toledo-rule-T0 =
    Toledo is for 2 to 4 players. These words come up again and again:

    - The street has 19 fields. It begins at the cathedral and ends at two entrances, 20 and 21, which lead into the Alcázar.
    - It climbs through three rows. Using a field costs a card worth at least 1 in the lower row, 3 in the middle row and 5 in the upper row.
    - Players lay shops on 16 of the fields: metal dealer, gem dealer, smith and fencing master. Three fields are printed on the board: two taverns and the studio.
    - A circle is room for one figure. A shop has one or two circles, a tavern and the studio have two.
    - A card has a value from 1 to 6 and, at its foot, a duel picture: a background (violet, brown, teal or plain) and two fencers, one of them drawn clearly.
    - There are four kinds of fencing tiles: three duel tiles (violet, brown, teal) and the movement tile.
    .title = What is what
toledo-picture-T0 = The street from the cathedral to the Alcázar. The higher the row, the dearer its fields.
toledo-chapter-T1 = Set-up
toledo-rule-T1-1 =
    The paintings lie in one open pile, the one worth 3 on top, those worth 1 at the bottom. Swords, fencing tiles, metal and gems lie open for all to see.
    .title = What lies open
toledo-rule-T1-2 =
    Everybody gets 5 figures, 8 shops and 5 cards from the shuffled deck. All figures start on the cathedral.

    Your 8 shops are one of each kind with one circle and one of each kind with two.
    .title = What you start with
toledo-rule-T1-3 =
    Seats are drawn by lot, and the first seat begins. (In the printed game the youngest player begins.)
    .title = Who begins
toledo-rule-T1-4 =
    Your hand is secret. But everybody sees how many cards you hold, which card you pay and to whom, and everything in the discard pile.

    The printed rules are silent about this; this is how it is played here.
    .title = What is secret
toledo-chapter-T2 = Your turn
toledo-rule-T2-1 =
    On your turn you do exactly one of these, then the turn goes to the left:

    - take 2 cards (T3.1)
    - place a shop (T4.1)
    - move your figures with cards, as far as your cards allow (T5.1)
    - send one figure home to the cathedral (T9.1)
    .title = One of four
toledo-rule-T2-2 =
    You may pass only if you can do nothing at all. That hardly ever happens. The printed rules do not speak of it.
    .title = Passing
toledo-chapter-T3 = Taking cards
toledo-rule-T3-1 =
    Take the 2 top cards of the deck into your hand. That is your whole turn. You may hold as many cards as you like.
    .title = Two cards
toledo-rule-T3-2 =
    When a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck. This happens at that very moment, even between two cards of a tavern or two rounds of a duel, and not before. The printed rules do not say when.

    A base card that still lies in front of its player (T5.4) is not shuffled in.
    .title = An empty deck
toledo-rule-T3-3 =
    If fewer cards are left than you should draw, here or in a tavern, you take what there is. If none is left at all, you cannot choose to take cards. The printed rules leave this open.
    .title = Too few cards
toledo-chapter-T4 = Placing a shop
toledo-rule-T4-1 =
    Lay one of your shops on any empty field. It stays there for good. Taverns and the studio are printed on the board and never carry a shop.

    Think about three things: which kind, one circle or two, and which row. On field 2 others pay you at least a 1, on field 16 at least a 5, but fewer of them will come by. Two circles bring more visitors, and give your rivals more room as well.
    .title = Opening a shop
toledo-picture-T4-1 = Red has a metal dealer with two circles on field 4, Blue a smith with one circle on field 16.
toledo-chapter-T5 = Moving
toledo-rule-T5-1 =
    Play a card. One of your figures moves exactly that many steps towards the Alcázar. Every field is a step, whether something lies there or not, and it does not matter who stands on it.

    For example, a 4 takes a figure from field 3 to field 7, and a figure on the cathedral to field 4. Figures in the Alcázar no longer move.
    .title = Exact steps
toledo-picture-T5-1 = A 4 takes Red’s figure from field 3 to the smith on field 7.
toledo-rule-T5-2 =
    A move must end on a shop, a tavern, the studio or an entrance: never on an empty field, and never beyond the second entrance.

    From field 18 a 2 or a 3 reaches an entrance. A 4 is too much. A 1 needs a shop on field 19.
    .title = Where a move ends
toledo-rule-T5-3 =
    If a circle is free there, your figure takes it. Now you may use the field (T6.1), or leave it.
    .title = A free circle
toledo-rule-T5-4 =
    The first card of your turn is the base card. It stays in front of you until your turn ends. Then you may play further cards of the same value, each for the same figure or for another one of yours. They go to the discard pile at once.

    After each move you may use the field, and you may stop whenever no figure of yours still waits for a circle.

    With three 4s, one figure may walk from the cathedral to your metal dealer on 4, on to your smith on 8, and then another one starts from the cathedral.
    .title = Several moves
toledo-picture-T5-4 = Two 4s in one turn: metal on field 4, then the smith on field 8. Both shops are Red’s own and cost nothing.
toledo-rule-T5-5 =
    If no circle is free where you arrive, that figure must act at once. You have two ways out:

    - play another card you may play, and move the figure on;
    - or challenge another player’s figure on that field to a duel (T7.1).

    You cannot challenge your own figures. If they alone fill the field, you may land there only if your cards take you on from it. This is judged to the end: if your figures fill 4 and 8, you need three 4s to get from the cathedral to a free circle on 12. With two 4s and no extra card (T5.6) you may not even set out.
    .title = A full field
toledo-picture-T5-5 = Both circles of the gem dealer on field 7 are taken. Red’s figure arrives with a 4 and must challenge Blue or Green, or move on at once.
toledo-rule-T5-6 =
    If you own the movement tile, you may play one extra card in each of your turns. Its value must differ from your base card’s. It goes to the discard pile at once.

    You may play it before the base card, after it, as the card that leaves a full field, or in the very turn you take the tile. If it comes first, your base card must have another value.

    If both are possible, you say whether a card is your base card or your extra card. The printed rules leave one thing open: at this table the extra card may also be the only card of your turn.
    .title = The movement tile
toledo-chapter-T6 = Using a field
toledo-rule-T6-1 =
    Only a figure that has just come onto a circle may use its field, and only once. A figure that has been standing there since an earlier turn may not.
    .title = Only on arrival
toledo-rule-T6-2 =
    Your own shop is free. In another player’s shop you hand its owner exactly one card worth at least the cost of the row: 1, 3 or 5. No change is given, and the owner cannot refuse. In a tavern or the studio the card goes to the discard pile.

    At Blue’s smith on field 8 you need a 3 or more. If you have only a 6, Blue gets the 6.
    .title = What it costs
toledo-picture-T6-2 = Field 8 lies in the middle row: Red hands Blue a card worth at least 3 to use the smith.
toledo-rule-T6-3 =
    This is what a field gives you:

    - Metal dealer: 1 metal.
    - Gem dealer: 1 gem.
    - Smith: a sword (T6.4).
    - Fencing master: a fencing tile (T6.5).
    - Tavern: draw 3 cards. You may use them in this very turn, to move or to pay.
    - Studio: the top painting.
    .title = What you get
toledo-rule-T6-4 =
    Take one of the open swords and pay its metal and gems back to the supply. The number on it is its fame. The sword of fame 6, for instance, costs 2 metal and 1 gem. All swords are listed under T11.
    .title = Forging a sword
toledo-rule-T6-5 =
    Take one of the open fencing tiles. You may own 3 of them at most, and no two alike.

    If you own 3, you may take the fourth kind only by putting one of yours back. This is the only way to get rid of the movement tile, which costs you 2 fame at the end.
    .title = Fencing tiles
toledo-rule-T6-6 =
    You never pay for nothing. If a field could give you nothing (no metal left, no sword you can afford, no tile to take, no painting left), you are not asked to use it. The printed rules are silent about this.

    A tavern always has something: if both piles are empty, the card you pay is shuffled and comes back to you.
    .title = Nothing for nothing
toledo-rule-T6-7 =
    Cards of the same value differ only in their duel pictures. At this table you play or pay the one you have held longest. With printed cards you could choose, but that decides only which picture turns up in a duel some day.
    .title = Cards alike
toledo-chapter-T7 = Duels
toledo-rule-T7-1 =
    You have arrived on a full field and want a circle: challenge another player who stands there. If two players stand there, name one. If both figures belong to the same player, either will do.

    If one circle holds your own figure and the other an opponent’s, you may challenge the opponent. The printed rules leave this open.
    .title = The challenge
toledo-rule-T7-2 =
    You are the attacker. A duel has up to 3 rounds. In each, turn up the top card of the deck and discard it:

    - If exactly one of you owns the duel tile in the colour of the background, that player wins the round.
    - Otherwise (both, neither, or a plain background) the fencer who is drawn clearly wins: the attacker or the defender.

    The first to win 2 rounds wins the duel.
    .title = Three rounds
toledo-picture-T7-2 = Red owns the violet tile. A violet card: Red wins the round. A brown card nobody has a tile for, the defender drawn clearly: Green wins. A plain card with the attacker: Red wins the duel 2 to 1.
toledo-rule-T7-3 =
    The loser’s figure goes back to the cathedral. A winning attacker takes the free circle and may use the field (T6.1). A winning defender simply stays.

    Either way the attacker’s turn goes on. With the right card the beaten figure may set out again right away.
    .title = Winning and losing
toledo-rule-T7-4 =
    If no card is left to turn up, neither in the deck nor in the discard pile, the defender wins the round. The printed rules do not mention this.
    .title = No card left
toledo-chapter-T8 = The Alcázar
toledo-rule-T8-1 =
    A figure that ends its move exactly on an entrance enters the Alcázar and stays there for good. You may put one of your swords under it, or none. One sword per figure: any figure may carry any sword you have forged.

    Only a sword brought here counts in full (T10.2). The sword of fame 8 is worth 8 in the Alcázar, but 4 in front of you.
    .title = Delivering a sword
toledo-picture-T8-1 = Red’s figure on field 17 plays a 3, reaches entrance 20 and delivers the sword of fame 8.
toledo-rule-T8-2 =
    The entrances have no circles. They are never full, and nobody waits or fights there.
    .title = Always room
toledo-chapter-T9 = Sending home
toledo-rule-T9-1 =
    As your whole turn you may put one of your figures from fields 1 to 19 back on the cathedral. That helps when a figure has run past everything you need.

    A figure that already stands on the cathedral does not count, so nobody passes a turn this way. The printed rules do not say it in so many words.
    .title = Back to the cathedral
toledo-chapter-T10 = End and scoring
toledo-rule-T10-1 =
    When a turn ends and its player has 3 or more figures in the Alcázar, the final round begins. Every other player has exactly one more turn, then the game is scored. If another player gets 3 figures there in the final round, that changes nothing.
    .title = The final round
toledo-rule-T10-2 =
    Count your fame:

    - Swords in the Alcázar: their full fame.
    - Each other sword: half its fame, rounded down sword by sword.
    - Paintings: their full fame.
    - Gems: 1 for every 2.
    - The movement tile: −2.
    .title = Fame
toledo-rule-T10-3 =
    The most fame wins. In a tie, whoever holds more cards wins, then whoever’s cards add up to more. If even that is equal, the victory is shared. The last step is ours, since the printed rules stop before it.
    .title = Winning
toledo-rule-T10-4 =
    If for 3 whole rounds nobody does anything but send figures home or pass, the game ends and is scored. You will hardly ever see it. The printed rules have nothing like it.
    .title = Standstill
toledo-rule-T10-5 =
    You have delivered the sword of fame 12. A sword of fame 7 still lies in front of you: half of it, rounded down, is 3. You have two paintings worth 2 each, 3 gems and the movement tile.

    12 + 3 + 4 + 1 − 2 = 18 fame.
    .title = An example
toledo-picture-T10-5 = 12 for the delivered sword, 3 for the other one, 4 for the paintings, 1 for the gems, −2 for the movement tile: 18.
toledo-chapter-T11 = Board and material
toledo-rule-T11 =
    The printed rules do not say everything about the board and the cards. What they and players’ reports leave open is reconstructed here, as close as we can get. Other editions may differ.

    - Lower row, cost 1: fields 1 to 6, with a tavern on field 5.
    - Middle row, cost 3: fields 7 to 13, with the studio on field 9 and a tavern on field 12.
    - Upper row, cost 5: fields 14 to 19.
    - Cards: 84, with 14 of each value. Of those 14, 4 each are violet, brown and teal, and 2 are plain. On half of each the attacker is drawn clearly, on the other half the defender.
    - Paintings from the top: 3, 2, 2, 1, 1, 1.
    - Fencing tiles: 4 of each kind. Supply: 23 metal and 20 gems.

    The 19 swords:

    - Fame 2: 1 metal, 0 gems (4 swords)
    - Fame 3: 2 metal, 0 gems (3 swords)
    - Fame 4: 1 metal, 1 gem (3 swords)
    - Fame 6: 2 metal, 1 gem (3 swords)
    - Fame 7: 3 metal, 1 gem (1 sword)
    - Fame 8: 2 metal, 2 gems (2 swords)
    - Fame 10: 3 metal, 2 gems (1 sword)
    - Fame 12: 3 metal, 3 gems (1 sword)
    - Fame 15: 4 metal, 4 gems (1 sword)
    .title = What is in the box
