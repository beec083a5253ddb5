### English: what the lesson of Goofspiel says.

goofspiel-lesson-bidding = Bidding
goofspiel-lesson-bidding-prize = The prize is 9. You and Blue bid one card each, face down; the higher bid takes it. A little more than the prize is worth often does: bid your 10.
goofspiel-lesson-bidding-prize-dear = That would surely win, but your best cards are for dearer prizes. Bid the 10.
goofspiel-lesson-bidding-prize-cheap = Blue would hardly let it go for that. Bid the 10.
goofspiel-lesson-bidding-tie = Blue bid 9, and the prize is yours; both bids are gone. The next prize is 4. Bid your 4.
goofspiel-lesson-bidding-summary = Blue bid 4, too. Nobody takes the prize: it is carried over, and the next one, 12, counts 16. Now a high card is worth it.
