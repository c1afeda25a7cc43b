### Dudo (traditional): the rules

dudo-rules-title = The rules of Dudo
dudo-rules-goal = Everybody hides dice under a cup, and all bid on what lies under all cups together. The last player with dice wins.
dudo-rules-turn = Throw your dice and look at them alone. Then, in turn, bid more than the last bid, such as five fours, or doubt it. When somebody doubts, all cups are lifted. Whoever bid too much loses a die; if the bid was good, the doubter does. Ones count as any face.
dudo-rules-end = Whoever has no dice left is out. The game ends when only one player has any.
dudo-rules-box =
    For 2 to 6 players, with:
    - a cup for each player,
    - five dice for each player.

dudo-rules-section-setup = Before a round
dudo-rule-d1 = Everybody begins with five dice. Who bids first is drawn by lot.
dudo-rule-d2 = A round begins with all players throwing all their dice under their cups. You see your own dice and nobody else’s.

dudo-rules-section-bids = Bidding
dudo-rule-d3 = The first player bids a number of dice and a face from 2 to 6: at least so many dice under all cups together show that face. Nobody can bid more dice than there are on the table.
    .example = Example: “3 × 5” says that three dice or more show a five.
dudo-rule-d4 = Then the next player clockwise either bids more or doubts. More is a higher number with any face, or the same number with a higher face.
    .example = Example: After 3 × 5 you can bid 3 × 6 or 4 × 2, but not 3 × 4.
dudo-rule-d5 = Ones are jokers: each counts as whatever face was bid.

dudo-rules-section-doubt = Dudo!
dudo-rule-d6 = Whoever doubts says “dudo”, and all cups are lifted. If there are at least as many dice as were bid, the doubter loses a die; else the bidder does.
    .example = Example: 4 × 2 was bid, and there are two twos and two ones. That makes four, so the doubter loses a die.
dudo-rule-d7 = Whoever has no dice left is out.
dudo-rule-d8 = Whoever lost the die begins the next round or, if that was the last die, the next player clockwise who has dice.

dudo-rules-section-end = The end
dudo-rule-d9 = The last player with dice wins, and scores the dice that are left.
