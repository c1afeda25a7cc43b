### Viva Pamplona! (Wolfgang Kramer, 1992): the guided first game

pamplona-lesson-goal = Your three runners are off, with Torro the bull behind them. Whoever has the most courage in the end wins, and courage is earned close in front of his horns.
pamplona-lesson-dice = Each turn you throw two dice. Each die moves one runner, and never the same one. Die A shows 3.
    .task = Move one of your runners 3 spaces: press the runner, then the space.
pamplona-lesson-arrow = Die B shows an arrow: you may move 0 to 6 spaces, as you like. But space 5 is a fear space, and whoever arrives there pays 1 courage.
    .task = Move another runner to space 4.
    .slip = That is the fear space: it costs you 1 courage.
pamplona-lesson-bull = Ana and Bruno have moved too. When all have had their turn, a Torro card is turned. It said 2, so Torro is on space 2 now. One of your runners is behind him. That is dangerous.
pamplona-lesson-catch = A new round. Die A shows an arrow, die B a 2.
    .task = Bring the runner on 1 to space 4, with the arrow.
pamplona-lesson-second = Die B has to go to another runner.
    .task = Move one of the others 2 spaces.
pamplona-lesson-back = Two of you against one on space 4: Ana pays you 1 courage, all by itself, and you may shove her one space. Towards the bull? That looks nasty.
    .task = Try it: shove Ana back.
pamplona-lesson-mistake = And now an attack! On Torro’s space a runner gains 3 courage, one ahead of him 2, two ahead 1. Ana stood right in front of him because you put her there. You gave her 2 courage.
pamplona-lesson-forward = We take that back. Ahead of her lies the fear space, which costs her 1 more.
    .task = Shove Ana forward.
pamplona-lesson-attack = The same attack: your two runners two spaces ahead of Torro bring you 2. Ana’s last one is behind him, and every space behind costs 1. So stay ahead of the bull, but not far.
pamplona-lesson-tomato = Later in another game. The tomatoes on 21 and 22 are slippery: whoever lands on them slides back to 20. Jumping over them is fine. Die A shows 4.
    .task = Jump over them with your runner on 19.
    .slip = 18 and 4 make 22: tomatoes! Your runner slides back to 20.
pamplona-lesson-stay = Your runner on 18 stands one space ahead of Torro, the best place there is. An arrow can be a 0, too.
    .task = Let him stay: press the runner on 18, then his space.
pamplona-lesson-leave = You outnumber Bruno on 23, so he has paid you 1. If he is still there after your next turn, he will pay again.
    .task = Leave him in peace.
pamplona-lesson-near = An attack, and only you stood close enough: 2 courage. Those who run far ahead get nothing.
pamplona-lesson-arena = The end of a game. Runners who reach the arena take a seat before Torro acts. The first get row 1, the next row 2, and so on to 12. Each row is worth its number, so it pays to come late.
pamplona-lesson-wait = You have one runner left. Then you throw both dice and use one of them.
    .task = Wait for a better row: press die B, then space 30.
    .slip = You are in, but first of three: row 6. The others sit behind you in rows 7 and 8.
pamplona-lesson-rows = Bruno got row 6, Ana row 7. The next row is 8. But Torro is on 28: when he reaches the arena, the game is over, and whoever has no seat is punished.
pamplona-lesson-enter = That is late enough.
    .task = Run in, with die A or die B.
pamplona-lesson-over = Row 8 for you. Then Torro comes in, and the game ends. Bruno’s last runner is one space behind him: 1 point off. Your score: 34 courage and rows 2, 5 and 8 make 49. You win.
pamplona-lesson-end = That is all. Keep just ahead of the bull, gather two on a space, and be late in the arena, but not too late.
    Now play a short game: it begins in the middle of the street, with 30 courage for everybody.
