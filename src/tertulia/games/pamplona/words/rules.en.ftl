### Viva Pamplona! (Wolfgang Kramer, 1992): the rules

pamplona-rules-title = The rules of Viva Pamplona!
pamplona-rules-goal = Your three runners tease Torro the bull in the streets of Pamplona. Courage and good seats in the arena are worth points, and the most points win.
pamplona-rules-turn = Throw two dice and move two of your runners. Where you outnumber another team, it pays you courage, and you may shove it. When all have run, a card is turned: Torro runs on, or he attacks. Then runners close in front of him gain courage, and those behind him lose some.
pamplona-rules-end = Whoever reaches the arena gets a seat, and late seats are worth more. But do not dawdle: the game ends when Torro gets there, or when everybody sits.
pamplona-rules-box =
    For 2 to 6 players, with:
    - 3 runners for each player, and Torro.
    - Die A with 2, 3, 4 and three arrows; die B with 2, 3, 4, 5 and two arrows.
    - 22 Torro cards: 6 attacks, and the numbers 5 (two cards), 4 (three), 3 (five), 2 (three) and 1 (three).
    - Chips for courage, 30 for each player at the start, and credits of 10.
    - One path without forks: the pen is space 0, the street is spaces 1 to 32, the arena spaces 33 to 38. Tomatoes lie on spaces 21 and 22; spaces 5, 9, 13, 17, 25 and 29 are fear spaces.
    - A grandstand of 12 rows; row 1 is worth 1 point, row 2 is worth 2, and so on to 12.
    Runners, dice, cards, courage and the number of rows are printed in the original; what the rows are worth is known from public score sheets. How long the path is and where its special spaces lie are our reconstruction; if you own the box, you can play with an edition file of your own.

## A round

pamplona-rules-section-setup = Start and rounds
pamplona-rule-p1 = The first player is chosen at random and is the same in every round. Clockwise from there, every player takes a runner turn; then Torro acts, and a new round begins. If the table plays with a rotating start, the next seat clockwise goes first after each action of Torro.
pamplona-rule-p2 = All runners start on space 1, Torro in the pen, space 0. Everyone starts with 30 courage.

## Runner turn

pamplona-rules-section-runners = Your runner turn
pamplona-rule-p3 = Throw both dice. Each die goes wholly to one runner, and the two dice to two different runners; you choose which die goes to which. Runners only move forward. First you choose a runner for die A, then another for die B: a runner that took die A, even with 0, cannot take die B, and your unused runners on one space are a single choice.
    .example = Example: Your runners are on 7, 7 and 10, die A shows 4 and die B shows 2. You move one runner from 7 to 11 with die A and the one on 10 to 12 with die B.
pamplona-rule-p4 = A number must be moved in full. An arrow is any number from 0 to 6, and you choose it after seeing both dice. With 0 the die is used and the runner stays.
pamplona-rule-p5 =
    A runner is in play if, at the start of your turn, it is neither seated nor standing in the arena.
    - Two or three in play: you use exactly two, even if the first one enters the arena.
    - One in play: you throw both dice, must use one of your choice, and the other lapses.
    - None in play: you have no turn, no dice and no shove.
pamplona-rule-p6 = Any number of runners may share a space.

## Special spaces

pamplona-rules-section-spaces = Fear and tomatoes
pamplona-rule-p7 = Fear space: each runner that arrives, by its own move or shoved, pays 1 courage to the bank, before any income from a shove. Staying there with an arrow used as 0 is free.
pamplona-rule-p8 = Tomatoes: a runner or Torro that arrives on either of the two spaces, from any side, goes at once to the last space before them and so arrives there, even if it came from there. Passing over them is free, so from that space at least 3 are needed. If that space is a fear space, P7 applies.
    .example = Example: The tomatoes are on 21 and 22. A runner on 19 moves 2, lands on 21 and slips back to 20. From 20 a 2 leads it back to 20, but a 3 takes it to 23.

## Shove

pamplona-rules-section-shove = Shoving, after your last die
pamplona-rule-p9 = After your last die, and only on your own turn, look for a street space where your runners outnumber another team’s: 2 to 1, 3 to 1 or 3 to 2. Each such team pays you the difference; teams are compared with yours one by one. This is automatic, no runner need have just arrived, and at most one space can qualify; the start space counts, the arena never does. If the table plays with shoves only on arrival, one of your runners, moved by at least 1 this turn, must have come to stand on that space.
    .example = Example: On space 15 you have 3 runners, Ben 1 and Carla 3. Ben pays you 3 − 1 = 2 courage; Carla has as many runners as you and pays nothing.
pamplona-rule-p10 = Then, for each such team, clockwise from you, you may move all its runners on that space by exactly the difference, forward or back, all in one direction, or leave them in peace. P7 and P8 apply. A move back must stay on the street (space 1 or higher) and is never shortened. A move into the arena is allowed; such a runner waits there for its seat.
    .example = Example: On space 12 you have 2 runners and Ben has 1. He pays you 1 courage, and you shove him one space forward to 13, a fear space: he pays 1 more courage, to the bank.
pamplona-rule-p11 = There is no chain: who may be shoved is settled once, from the position after your moves.

## Seats

pamplona-rules-section-seats = Seats, before Torro acts
pamplona-rule-p12 = When all players have had their runner turn, the runners in the arena are seated. The farthest arena space comes first, on the row after the highest one used so far; runners on one space share one row. Row 12 takes all that come later. Seated runners never move, pay or gain again.
    .example = Example: Rows 1 to 3 are used. Two runners stand on space 36, one on 35 and one on 33. The two take row 4, the next one row 5, the last one row 6.
pamplona-rule-p13 = If all runners of all players are seated, the game ends here, without a Torro card.

## Torro

pamplona-rules-section-torro = Torro
pamplona-rule-p14 = The top Torro card is turned. A number moves Torro that far (P8 applies). Passing or meeting runners does nothing, nor do fear spaces.
pamplona-rule-p15 =
    An attack does not move Torro. Each unseated runner counts by the difference of space numbers:
    - on Torro’s space: +3;
    - one ahead of him: +2;
    - two ahead: +1;
    - three or more ahead: 0;
    - behind him: −1 for each space.
    Each player’s runners are added up, and the bank pays or receives the sum. If the table plays with fear spaces as shelter, a runner on a fear space behind Torro pays nothing.
    .example = Example: Torro stands on 10 and your runners on 10, 11 and 6. An attack gives you 3 + 2 − 4 = 1 courage.
pamplona-rule-p16 = If the first card of the game is an attack, it goes to the discards and another is turned, until a number comes.
pamplona-rule-p17 = If a card is due and the deck is empty, all 22 cards are shuffled again.

## Money and end

pamplona-rules-section-end = Courage and the end of the game
pamplona-rule-p18 = The bank never runs out. Only when a payment is more than your chips do you take credits of 10, as few as will meet it; this is automatic. Credits are deducted from your final score and never repaid before. Nobody is out of the game.
    .example = Example: You have 4 chips and must pay 9. You take one credit, and 4 + 10 − 9 = 5 chips are left.
pamplona-rule-p19 = When Torro comes to an arena space, the game ends at once. The whole card is used for his final space.
pamplona-rule-p20 =
    Your score is:
    - your chips,
    - minus 10 for each credit,
    - plus the row numbers of your seated runners,
    - minus, if Torro ended the game, one point for each space that each unseated runner is behind him.
    This penalty changes no chips, and if the table plays with fear spaces as shelter, a runner on a fear space has none. The most points win; a tie is a shared win.
    .example = Example: Torro has stopped on 34. You have 35 chips, one credit, runners in rows 5 and 9 and one on space 31. Your score is 35 − 10 + 5 + 9 − 3 = 36.
