# Goofspiel in English.

app-game-goofspiel = Goofspiel
app-pitch-goofspiel = Everybody has the same cards, and everybody bids at once. Guess what the others will pay, and pay a little more.
app-facts-goofspiel = 2 to 5 players · secret bids, ten minutes
app-tie-goofspiel = A tie: the victory is shared.

## What it is about

goofspiel-goal = Bid your cards in secret for prizes from 1 to 13. The highest bid takes the prize; whoever has the most points in prizes wins.

## What is asked

goofspiel-ask-bid = { $carried ->
        [0] The prize is { $prize }. Which card do you bid?
       *[other] The prize is { $prize }, with { $carried } carried over: { $pot } points in all. Which card do you bid?
    }
goofspiel-ask-over = The game is over.

## What a decision does

goofspiel-do-bid = Bid { $card } for { $pot } points. The card lies face down until all have bid.
goofspiel-do-bid-last = Bid { $card } for { $pot } points. You are the last to bid: all bids are revealed.

## Why a decision is forbidden

goofspiel-not-no-such-card = there is no { $card }: cards go up to { $highest }.
goofspiel-not-card-is-gone = you have already bid your { $card }, in round { $round }.
goofspiel-not-game-over = the game is over.

## What happened

goofspiel-told-bid = { $player } has bid.
goofspiel-told-bid-seen = { $player } has bid { $card }, face down.
goofspiel-told-revealed = { $player } bid { $card }.
goofspiel-told-won = { $player } takes { $pot ->
        [one] { $pot } point
       *[other] { $pot } points
    }.
goofspiel-told-tied = A tie for the highest bid: { $pot ->
        [one] { $pot } point is
       *[other] { $pot } points are
    } carried over.
goofspiel-told-lost = A tie for the highest bid: { $pot ->
        [one] the last point goes
       *[other] the last { $pot } points go
    } to nobody.
goofspiel-told-prize = { $carried ->
        [0] The next prize is { $prize }.
       *[other] The next prize is { $prize }, with { $carried } carried over.
    }
goofspiel-told-over = The game is over.
goofspiel-ending-all-prizes = all prizes played for

## Points

goofspiel-score-prizes = prizes
goofspiel-score-total = points

## Reasons for a decision

goofspiel-because-result = It brings more points in the final score.
goofspiel-because-prizes = It wins you more points in prizes.
goofspiel-because-bid = It gives you a better chance of this prize.
goofspiel-because-hand = It keeps your better cards for the prizes to come.

## The table

goofspiel-board-title = Goofspiel
goofspiel-board-description = { $players ->
        [one] A table for { $players } player.
       *[other] A table for { $players } players.
    } { $now }
goofspiel-board-on-turn = { $name } is on turn
goofspiel-board-over = the game is over
goofspiel-board-prize = prize
goofspiel-board-carried = + { $count } carried over
goofspiel-board-past = past
goofspiel-board-to-come = to come
goofspiel-board-points = points
goofspiel-board-bids = bids
goofspiel-board-has-bid = has bid
goofspiel-board-own-bid = bid { $card }, face down
goofspiel-board-hand = hand
goofspiel-board-hand-of = { $name }’s hand

## On a board in words

goofspiel-table = Round { $turn }. { $pot ->
        [one] { $pot } point is played for.
       *[other] { $pot } points are played for.
    }
goofspiel-table-seat = { $won ->
        [one] { $won } point
       *[other] { $won } points
    }{ $has-bid ->
        [0] {""}
       *[other] , has bid
    }

## The rules

goofspiel-rules-title = Goofspiel: the rules
goofspiel-chapter-G1 = Set-up
goofspiel-rule-G1-1 =
    Goofspiel is for 2 to 5 players. Each has bid cards from 1 to 13, one of each.
    .title = The same cards for all
goofspiel-rule-G1-2 =
    The prizes, also 1 to 13, are shuffled and lie face down in a row. A prize is worth as many points as it says. Nobody knows the order.
    .title = The prizes
goofspiel-chapter-G2 = The bids
goofspiel-rule-G2-1 =
    Each round begins with the next prize of the row, which is turned up.
    .title = A prize
goofspiel-rule-G2-2 =
    Everybody bids exactly one of the cards they have left.
    .title = One card each
goofspiel-rule-G2-3 =
    A bid lies face down until all have bid. Everybody sees who has bid, but not what. A bid that has been made stands.
    .title = Face down
goofspiel-chapter-G3 = The reveal
goofspiel-rule-G3-1 =
    When all have bid, the bids are revealed together. The highest takes the prize, and whatever was carried over (G3.2).
    .title = The highest bid
goofspiel-rule-G3-2 =
    If several have made the highest bid, nobody takes the prize: it is carried over and belongs to the next round’s prize. Lower bids win nothing. This is one of several customs.
    .title = A tie
goofspiel-rule-G3-3 =
    Every card that was bid is out of the game, whoever took the prize. All cards that were revealed are open to everybody.
    .title = Bid is gone
goofspiel-chapter-G4 = End and scoring
goofspiel-rule-G4-1 =
    The game ends when the last prize has been played for.
    .title = The end
goofspiel-rule-G4-2 =
    After a tie in the last round, its prize and whatever was carried over go to nobody.
    .title = A last tie
goofspiel-rule-G4-3 =
    The prizes you have taken are your points. Whoever has the most wins; if several have the most, they share the victory.
    .title = Who wins
goofspiel-chapter-G5 = The cards
goofspiel-rule-G5-1 =
    An edition says how high the cards go, from 3 to 13. Bid cards and prizes go equally high.
    .title = Shorter games
