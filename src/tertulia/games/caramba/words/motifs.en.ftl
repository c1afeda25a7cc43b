### What a decision was about: mistakes and puzzles are sorted by it

caramba-motif-wins = Ending an auction that you win
caramba-motif-outbids = Outbidding somebody
caramba-motif-level = Forcing a tie
caramba-motif-alone = Bidding where nobody else does
caramba-motif-widens = Securing a lead
caramba-motif-closer = Catching up
caramba-motif-content = Stopping while ahead
caramba-motif-spares = Saving your cards
caramba-motif-bare = Playing the last card
caramba-motif-stops = Manos arriba at the right moment
caramba-motif-dearest = Putting the dearest crate away
caramba-motif-bonus = Leaving crates in front as a bonus
caramba-motif-counts = Putting crates away at all
caramba-motif-protects = Protecting a good
caramba-motif-waits = Waiting with Fuera
caramba-motif-returns = Taking a card back
caramba-motif-several = Several crates at once
caramba-motif-stays = What stays in front
