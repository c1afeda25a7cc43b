### Caramba! (Michael Schacht, 2005): the rules

caramba-rules-title = The rules of Caramba! (Schacht, 2005)
caramba-rules-goal = You lead a band and want crates of gold, munitions and dynamite. A crate counts only once it lies face down in front of you: secured. Whoever has secured the highest total wins.
caramba-rules-turn = Every round all three goods are auctioned. In turn, lay a card on one of its goods, or pass. The single highest offer takes every open crate of that good, even from the others; in a tie nobody gets anything. Then you may secure one crate.
caramba-rules-end = The game ends when the bag is empty and a good is missing. Crates that still lie open count nothing.
caramba-rules-box =
    For 2 to 4 players, with:
    - 60 cards, 15 for each of the bands Bandidos, Soldados, Gringos and Indios, the same ones in every band: for each pair of goods four cards with 2 and 5, 3 and 4, 4 and 3, 5 and 2, and for each good one card with a single 7. So every card adds up to 7.
    - 24 crates, 8 of each good: three of value 2, three of value 3, two of value 4.
    - 4 special cards, one each of Manos arriba, Estoy de vuelta, Fuera and En seguridad.
    - 1 bag.
    The numbers of cards and crates and the values of the crates are printed in the original. The values on the cards, that all bands are alike, and how many crates have which value are our reconstruction; if you own the box, you can play with an edition file of your own.

## Setting up

caramba-rules-section-setup = Setting up
caramba-rule-c1 = Each player owns one band. Its 15 cards are shuffled into that player’s draw pile, and the top 4 are the first hand.
caramba-rule-c2 = The 4 special cards are shuffled and one is dealt to each player; the rest are set aside unseen. Your special card is secret, and you can play it once. It is not a hand card and is never counted as one.
caramba-rule-c3 = The 24 crates go into the bag. The first player is chosen at random. (The original asks for the finest moustache.)

## 1 Crates

caramba-rules-section-crates = 1. Drawing crates
caramba-rule-c4 = The first player draws crates one by one from the bag and puts them in the centre, until each of the three goods is represented. If all three already are, no crate is drawn.
    .example = Example: Gold is represented, munitions and dynamite are not. The first player draws gold 3, dynamite 2, dynamite 4 and munitions 2, and stops.
caramba-rule-c5 = A good is represented by any unsecured crate of it, in the centre or in front of a player. Secured crates do not count.
caramba-rule-c6 = If a good is not represented and the bag is empty, the game ends at once. The bag is drawn to its last crate even if the missing good can no longer come. If that last crate completes the three goods, the round is played.

## Before the auction: Fuera

caramba-rules-section-fuera = Fuera before the auction
caramba-rule-c7 = Before the first bid, the holder of Fuera may play it on one good of which they have at least one unsecured crate. Those crates stay theirs through this round’s resolution. The question goes clockwise from the first player.
caramba-rule-c8 = As long as nobody has seen Fuera played, every player with an unsecured crate is asked, even one whose own special card has already been seen; without Fuera the only answer is no. So the question never tells who holds the card. Once Fuera is played, nobody is asked again, neither now nor later. If no player has an unsecured crate, nobody is asked either.

## 2 Auction

caramba-rules-section-auction = 2. Auction
caramba-rule-c9 = Turns go clockwise from the first player and skip those who have passed. The auction ends when all have passed. The last one left may go on adding cards alone.
caramba-rule-c10 =
    On your turn, do one of these:
    - play one hand card face up on one of the goods it shows;
    - play a special card that is allowed now;
    - pass.
    You need not outbid anyone. The good you choose for a card is final.
    .example = Example: Your card shows gold 3 and munitions 4. You play it on munitions: it adds 4 to your offer there and nothing to gold.
caramba-rule-c11 = If you pass, you are out of this auction, special cards included. In the next auction you take part again.
caramba-rule-c12 = The first player may not pass on their first turn; playing Estoy de vuelta instead of a bid is enough. With an empty hand and no special card that can be played, passing is the only choice, for anyone.
caramba-rule-c13 = Manos arriba ends the auction at once. It cannot be played in the first go-around of an auction: you may play it from your second turn on.
caramba-rule-c14 = Estoy de vuelta lets you take any one card from your own discards into your hand, so you need at least one discard. It is your whole turn, and you stay in the auction.

## 3 Resolution

caramba-rules-section-resolution = 3. Resolution, each good by itself
caramba-rule-c15 = Your offer for a good is the sum of your cards on it plus your bonus. The bonus is the highest value among your own unsecured crates of that good, as you held them before this resolution; crates in the centre give none. A bonus alone is an offer too.
    .example = Example: You have gold 2 and gold 3 in front of you, and you have played a 5 and a 4 on gold. Your offer for gold is 5 + 4 + 3 = 12.
caramba-rule-c16 = The single highest offer above zero wins all crates of the good: those in the centre and every other player’s unsecured ones, but not protected ones. The winner keeps their own.
    .example = Example: Ana offers 9 for dynamite, Ben 7. Dynamite 4 lies in the centre and dynamite 3 in front of Ben: Ana takes both.
caramba-rule-c17 = The winner discards, face up, the cards played on that good, even if there was nothing left to gain. Every other card on the table goes back to its owner’s hand.
caramba-rule-c18 = If the highest offer is tied, nobody wins the good, and all cards on it go back to hand. Every player’s unsecured crates of that good go to the centre, whether that player tied or not, but not protected ones.
    .example = Example: Ana and Ben both offer 8 for munitions. Carla has munitions 3 in front of her and offers only that bonus of 3. Nobody wins, and Carla’s crate goes to the centre.
caramba-rule-c19 = If nobody has an offer for a good, neither card nor bonus, nothing moves.
caramba-rule-c20 = Crates protected by Fuera still give their bonus, and their owner may also win the good. So afterwards two players can hold crates of one good. The protection ends with the resolution.
    .example = Example: Ben has protected his gold 4 and offers nothing but the bonus of 4. Ana offers 7: she wins gold 2 from the centre, and Ben keeps gold 4.

## 4 Securing

caramba-rules-section-securing = 4. Securing crates
caramba-rule-c21 = Clockwise from the first player, each player with an unsecured crate, whenever it was won, may turn one of their choice face down: it is secured and theirs for good. This is optional, and one crate ends the turn. Players without an unsecured crate are not asked.
caramba-rule-c22 = In place of C21 you may play En seguridad here: secure any number of your crates, at least one, of any goods, with a total value of at most 6. You pick them crate by crate, as long as another one fits and you want it. You say yourself that you secure no further crate, even if no other choice is left.
    .example = Example: Gold 3 and dynamite 3 make 6, and so do three crates of value 2. Munitions 4 and gold 3 would make 7, which is too much.
caramba-rule-c23 = Of your secured crates the others may know the number, not the values.

## 5 Cards

caramba-rules-section-cards = 5. Drawing cards
caramba-rule-c24 = Clockwise from the first player, each player draws 2 cards, both before the next player draws. If you need a card and your draw pile is empty, your discards are first shuffled into a new draw pile; an empty pile alone changes nothing. If both are empty, you draw fewer. There is no hand limit.
    .example = Example: Your draw pile holds one card, and you have five discards. You draw that card, shuffle the five into a new draw pile and draw one of them; four stay in the pile.
caramba-rule-c25 = The next player to the left becomes first player, and a new round begins.

## End

caramba-rules-section-end = The end of the game
caramba-rule-c26 = Your score is the sum of your secured crates; all other crates count nothing. If there is a tie, the most cards in hand win; special cards do not count. If that is equal too, the win is shared.
    .example = Example: You have secured gold 4, gold 2 and dynamite 3, and munitions 3 still lie unsecured in front of you. Your score is 4 + 2 + 3 = 9.
caramba-rule-c27 = The game also ends after 8 rounds in a row in which no crate was drawn and none secured (or after twice as many rounds as there are players, if that is more). This is checked when the cards have been drawn (C24), before the first player changes (C25). The game is then scored as usual.

## What each player may know

caramba-rules-section-secrets = What each player may know
caramba-rule-c28 =
    Everybody may know:
    - the bids on the table and all discards;
    - how many cards are in each hand and each draw pile, and how many crates are in the bag;
    - the crates in the centre, the unsecured crates, and which of them are protected;
    - how many crates each player has secured;
    - the special cards already played, who is first player, and who has passed.
caramba-rule-c29 = Only you know your hand, your special card and your secured crates. Nobody knows the order of the draw piles, the special cards set aside, or more of the bag than can be counted. The card or special card that a player gets is shown to that player alone until the game is over.
caramba-rule-c30 = A good memory knows more: cards that went back to a hand in the open, cards taken by Estoy de vuelta, crates seen being turned. Bots, hints and observations may remember perfectly all that was public. The table shows only what C28 and C29 allow: the log tells the others that a crate was secured, not which one. If the table plays with the memory aid, it also shows what an attentive player would remember.
