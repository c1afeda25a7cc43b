### Caramba! (Alex Randolph, 1992): the guided first game

sombreros-lesson-goal = All sombreros roll towards the silver mine, and nobody wants to arrive. The last one on the road takes the pot. In the end the richest player wins.
sombreros-lesson-place = Before a race you put your sombrero on the road. Careful: for each sombrero ahead of you, you have to throw one more die. Far back you throw many, in front you are close to the mine.
    .task = Take a place in the middle: space 14.
sombreros-lesson-ambush = Everybody has an ambush token. Whoever lands on it has to throw more dice and is carried further on: 3 on stone, 2 on gravel, 1 on earth. Bruno is on 22 and will throw two dice.
    .task = Lay your ambush on space 27.
sombreros-lesson-caught = Sombreros move one after the other, the one nearest the mine first. Bruno threw 5, landed in your ambush, and was carried 8 spaces on. Your token stays there.
sombreros-lesson-dice = Your turn. Two sombreros are ahead of you, so you throw three dice. You may throw fewer: one fewer costs 1 silver, two fewer 1 + 2. It goes into the pot.
    .task = Throw only two dice.
sombreros-lesson-accept = Now players who are richer than you may offer you silver, if you throw one die more. Bruno offers 2. You are still far from the mine.
    .task = Accept Bruno’s silver.
sombreros-lesson-moved = 1, 0 and 3: you moved 4 spaces. You paid 1 and got 2. That was a good deal.
sombreros-lesson-near = Race 2, where everything costs double. Only Ana and you are left, and 20 silver are in the pot. You are on 43, the mine is after 48. Two dice cost nothing.
    .task = Save your silver: throw both dice.
sombreros-lesson-arrived = 3 and 4: you are in the mine. As the third to arrive you pay 3 × 2 = 6 silver. Ana is alone on the road and takes the pot, 26 in all. Saving those 2 silver was a mistake.
sombreros-lesson-fewer = We take that back. One die fewer costs 2 silver here. Near the mine it is worth it.
    .task = Throw one die.
sombreros-lesson-offer = A 1: you are on 44. Now Ana throws one die, on 46. She has less silver than you, so you may offer her some for a second die. Two dice will hardly leave her on the road.
    .task = Offer 4 silver, or a little more or less.
sombreros-lesson-pot = Ana took it, threw 5 and is in the mine. You are the last on the road: the whole pot is yours, 28 silver.
sombreros-lesson-recall = Another race. All sombreros have passed your ambush on 12. At the start of your turn you may take such a token back.
    .task = Take it back.
sombreros-lesson-ready = You could lay it somewhere else at once, or keep it for later.
    .task = Keep it: press Ready.
sombreros-lesson-cautious = You may throw two dice, but ambushes lie in wait on 44, 46 and 47.
    .task = Pay 1 silver and throw one die.
    .slip = 2 and 4: you land in Ana’s ambush on 44. It costs you one more die, a 5, and you are in the mine.
sombreros-lesson-refuse = Bruno offers you 2 silver for a second die. He hopes to see you in an ambush.
    .task = Refuse.
sombreros-lesson-no = Now Carla throws three dice. You are richer, so you may offer her silver for one more. But she has enough dice already.
    .task = Make no offer.
sombreros-lesson-occupied = Carla landed on your sombrero. Whoever sits there pays 1 silver, and she throws one more die and moves on: two never rest on one space.
sombreros-lesson-end = That is all. Pay when the mine is near, throw when it is far, and let the others arrive. When somebody has no silver left after a race, the richest player wins.
    Now play a short game: it begins with race 4, where everything costs four times as much.
