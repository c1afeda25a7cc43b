### What a decision was about: mistakes and puzzles are sorted by it

pamplona-motif-arena = Into the arena
pamplona-motif-outnumbers = Outnumbering others
pamplona-motif-escapes = Out from behind Torro
pamplona-motif-reward = Closer to Torro
pamplona-motif-less = Limiting the damage
pamplona-motif-keeps = Staying within Torro’s reach
pamplona-motif-together = Running together
pamplona-motif-nears = Where Torro is coming
pamplona-motif-safer = Not being left behind
pamplona-motif-frightens = Shoving onto a fear space
pamplona-motif-hurts = Shoving where it hurts
pamplona-motif-hinders = Shoving back
pamplona-motif-hurries = Hurrying others along
pamplona-motif-leaves = Leaving others outnumbered
pamplona-motif-lingers = Lingering near Torro
pamplona-motif-awaits = Waiting for Torro
pamplona-motif-later = Coming late, sitting high
pamplona-motif-tomatoes = Stopped by tomatoes
pamplona-motif-rearmost = The last of your runners
pamplona-motif-onward = Onward
