### Caramba! (Alex Randolph, 1992): the rules

sombreros-rules-title = The rules of Caramba! (Randolph, 1992)
sombreros-rules-goal = Everybody is on the road to a silver mine, and nobody wants to get there. In each race the last player on the road takes the pot. Whoever has the most silver in the end wins.
sombreros-rules-turn = A sombrero throws one die, and one more for each sombrero ahead of it. You would rather go slowly: fewer dice cost silver. Whoever lands on an occupied space or in an ambush must throw again. Whoever reaches the mine pays and is out of the race.
sombreros-rules-end = Every race is dearer than the one before. When one of them has ruined somebody, the game is over.
sombreros-rules-box =
    For 2 to 6 players, with:
    - Dice with the faces 0, 1, 2, 3, 4 and 5, as many as there are sombreros: 4 dice for 2 players, 6 for 3, 4 for 4, 5 for 5 and 6 for 6.
    - With 4 to 6 players, each has 30 silver, 1 sombrero and 1 ambush token.
    - With 2 or 3 players, each has 60 silver, 2 sombreros and 2 ambush tokens.
    - One route of 48 spaces: stone 1 to 16, gravel 17 to 32, earth 33 to 48. Space 1 is the farthest, and the mine lies beyond 48.
    Dice, silver, sombreros and tokens are printed in the original; the order of stone, gravel and earth is publicly known. The lengths of the route are our reconstruction; if you own the box, you can play with an edition file of your own.

## A race

sombreros-rules-section-setup = Before a race
sombreros-rule-s1 = The payments of S8, S9 and S11 are multiplied by the number of the race: once in race 1, twice in race 2, three times in race 3, and so on. Offers are not multiplied.
    .example = Example: To throw two dice fewer costs 1 + 2 = 3 silver in race 1 and 3 × 3 = 9 silver in race 3.
sombreros-rule-s2 = Placing order: in the first race a random player starts, and the others follow clockwise. (The original asks for the highest die.) In later races the winner of the last race comes first, then the others by how late they reached the mine, the latest first. With two sombreros each, a player’s later arrival counts.
    .example = Example: Ben reached the mine first, then Carla, then Diego, and Ana won the race. The next placing order is Ana, Diego, Carla, Ben.
sombreros-rule-s3 = In that order each player places a sombrero on any route space that holds none. With two sombreros each there are two passes, the second in the same order.
sombreros-rule-s4 = Then, in the same order, each player has one ambush window (S10).

## A round

sombreros-rules-section-round = A round
sombreros-rule-s5 = Every sombrero on the route takes one turn, the nearest to the mine first, in the order of the start of the round. Only the sombrero on turn moves. Two never rest on one space, so the order is always clear.
sombreros-rule-s6 = A sombrero is entitled to 1 die, plus 1 for each sombrero on the route ahead of it, anyone’s. They are counted once, when its turn begins.
    .example = Example: Sombreros stand on 46, 22 and 9. For the one on 9 two are ahead: 3 dice. But if the one on 46 has reached the mine earlier in the round, only one is ahead: 2 dice.
sombreros-rule-s7 =
    A turn goes like this:
    - your ambush window (S10);
    - you choose how many dice to throw (S9), and are asked even if only one number is possible;
    - offers (S13);
    - you throw and move that many spaces;
    - you follow what the landing space demands (S8, S12), until the sombrero rests or reaches the mine (S11).
    If the ordinary throw totals 0, the sombrero rests where it stands.

## Occupied spaces

sombreros-rules-section-occupied = Occupied spaces
sombreros-rule-s8 = If you land on a space where another sombrero sits, its owner pays you 1 silver; then you throw one die and move on. A 0 repeats both, payment and throw. If it is your own other sombrero, there is no payment, but you still throw.
    .example = Example: In race 2 you land on space 20, where Ben’s sombrero sits. Ben pays you 2 silver, and you throw a 0: he pays 2 more. Then you throw a 3 and move on to 23.

## Buying off dice

sombreros-rules-section-buying = Throwing fewer dice
sombreros-rule-s9 = You may throw fewer dice than you are entitled to: one fewer costs 1 silver, two fewer 1 + 2, three fewer 1 + 2 + 3, and so on. You pay it into the pot, in full and at once, before the offers, so you can only choose what you can afford. At least one die is thrown. The forced throws of S8 and S12 cannot be bought off.
    .example = Example: In race 1 you are entitled to 4 dice but want to throw only 1. Three fewer cost 1 + 2 + 3 = 6 silver.

## Ambushes

sombreros-rules-section-ambushes = Ambushes
sombreros-rule-s10 =
    You have an ambush window before the first round (S4) and at the start of each turn of your own sombreros. In it you may, in any order and as often as you like:
    - place a token from your hand on a route space with no sombrero and no token;
    - take back a token of yours that is passed: every sombrero on the route, your own included, stands on a higher space.
    Then you say that you are ready. A token you took back may be placed again or kept; a token put down in a window cannot be taken back in that window. The window is skipped, or closes by itself, when being ready is all you could do.
    With no sombrero left on the route you have no more windows. When the race ends, all tokens return to their owners’ hands.
    If the table plays with ambushes in every round, everybody with a sombrero on the route also has a window at the start of each round after the first, in the order of the round (with two sombreros, the one nearer the mine counts). Tokens may be placed in it, not taken back.
    .example = Example: Your token lies on space 12, and the last sombrero on the route stands on 13: you may take it back. If a sombrero were still on 11, you could not.

## The mine

sombreros-rules-section-mine = The mine
sombreros-rule-s11 = A sombrero that reaches or passes the mine has arrived, and nothing more happens to it in this race. The first arrival of the race pays 1 silver into the pot, the second 2, the third 3, and so on, counted over all sombreros.
    .example = Example: In race 3 the second sombrero to arrive pays 2 × 3 = 6 silver.

## Landing on an ambush

sombreros-rules-section-ambushed = Landing on an ambush
sombreros-rule-s12 = If you land on a token, anyone’s, you throw at once 3 dice on stone, 2 on gravel or 1 on earth, and move on by the total. If the total is 0, you throw them all again. The token stays.
    .example = Example: You land on a token on space 18, gravel. You throw two dice, a 0 and a 4, and move on to 22.

## Offers and debts

sombreros-rules-section-offers = Offers and empty pockets
sombreros-rule-s13 =
    After you have chosen your dice, and if their number is below the dice laid out (as many as sombreros in play), every opponent with more silver than you is asked once, clockwise from your left. They may offer a sum, from 1 to all their silver, for one extra die, or make no offer.
    If there are offers, you accept one or refuse them all. The accepted sum changes hands at once, and the extra die belongs to the same throw. There are never offers for forced throws, and none at all if the table plays without offers.
sombreros-rule-s14 = If you cannot pay S8 or S11 in full, you pay what you have and are broke until the race ends: you pay nothing more, you throw all the dice you are entitled to (S9), and you make no offers (S13). What you receive is yours to keep. Paying in full with your last silver does not make you broke.
    .example = Example: You have 4 silver and arrive as the third in race 2, which costs 3 × 2 = 6. You pay 4 and are broke. If you are given 6 silver later in this race, you keep them, and your next arrival costs you nothing.

## End

sombreros-rules-section-end = The end of a race and of the game
sombreros-rule-s15 = After each arrival and its payment: if all sombreros left on the route belong to one player, the race ends and the rest of the round is dropped. That player wins the race and takes the pot.
sombreros-rule-s16 = After a race, when the pot is paid out, the game ends if somebody was broke and did not win that race, whatever they hold by then, or if any player has no silver. The richest player wins; everybody’s silver counts, and a tie is shared. Otherwise nobody is broke any more, and the next race begins.
sombreros-rule-s17 = The game ends after race 12 at the latest, scored in the same way.
