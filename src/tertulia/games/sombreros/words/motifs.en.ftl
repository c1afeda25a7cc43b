### What a decision was about: mistakes and puzzles are sorted by it

sombreros-motif-last = Staying last
sombreros-motif-slower = Paying to stay off the mine
sombreros-motif-fewer = Paying for fewer dice
sombreros-motif-broke = Broke, with nothing to lose
sombreros-motif-free = Not paying
sombreros-motif-rear = Starting behind everybody
sombreros-motif-front = Starting ahead, with one die
sombreros-motif-between = Starting in the middle
sombreros-motif-trap = A trap for others alone
sombreros-motif-ambush = An ambush in reach
sombreros-motif-lurks = An ambush for later
sombreros-motif-again = Laying an ambush again
sombreros-motif-holds-back = Keeping an ambush
sombreros-motif-leaves = Leaving ambushes where they are
sombreros-motif-pushes = Pushing a rival into the mine
sombreros-motif-hurries = Hurrying a rival
sombreros-motif-thrifty = Not making an offer
sombreros-motif-gains = Taking an offer
sombreros-motif-refuses = Refusing an offer
