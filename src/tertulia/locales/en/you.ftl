## Your play

you-none = Play a game against bots to the end, and come back: this page shows how you play.
you-looking = { $left ->
    [one] One game is being looked through
   *[other] { $left } games are being looked through
}
you-game = Game
you-results = Results
you-by-level = Against bots
you-by-seat = By seat
you-games = games
you-won = won
you-among-equals = as equals
you-mixed = of several levels
you-equal = “As equals” is how often you would win if all players were equally good. A shared win counts in part.
you-course = How well you decide
you-course-none = Nothing has been judged yet.
you-course-all = One decision costs you { $loss } % of your chance to win on average; lately { $lately } %. Less is better.
you-course-what = The loss in an average decision, game by game, from the oldest to the newest
you-oldest = oldest game
you-newest = newest
you-mistakes = What you overlook
you-mistakes-none = Nothing that would have been clearly better was found in these games.
you-mistakes-what = Decisions that clearly cost something, by what would have been better.
you-cost = { $count ->
    [one] once, { $loss } %
   *[other] { $count } times, { $loss } % each on average
}
you-worst = Show the most costly one
