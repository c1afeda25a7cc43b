### Viva Pamplona! (Wolfgang Kramer, 1992): the guided first game

pamplona-lesson-goal = Tes trois coureurs s’élancent, le taureau Torro à leurs trousses. C’est le plus courageux à la fin qui gagne, et le courage se gagne juste devant ses cornes.
pamplona-lesson-dice = Quand c’est à toi, tu lances deux dés. Chacun fait avancer un coureur, jamais deux fois le même. Le dé A montre 3.
    .task = Avance un coureur de 3 cases : touche le coureur, puis la case.
pamplona-lesson-arrow = Le dé B montre une flèche : tu avances de 0 à 6 cases, au choix. Mais la case 5 est une case de peur : y arriver coûte 1 point de courage.
    .task = Amène un autre coureur sur la case 4.
    .slip = C’est la case de peur : elle te coûte 1 point de courage.
pamplona-lesson-bull = Ana et Bruno ont joué aussi. Quand tout le monde a joué, on retourne une carte Torro. C’était un 2 : Torro est maintenant sur la case 2. Un de tes coureurs est derrière lui, et c’est dangereux.
pamplona-lesson-catch = Nouveau tour. Le dé A montre une flèche, le dé B un 2.
    .task = Avec la flèche, amène le coureur de la case 1 sur la case 4.
pamplona-lesson-second = Le dé B va à un autre coureur.
    .task = Avance un des autres de 2 cases.
pamplona-lesson-back = Deux contre une sur la case 4 : Ana te donne 1 point de courage, c’est automatique, et tu peux la bousculer d’une case. Vers le taureau ? Ça paraît méchant.
    .task = Essaie : bouscule Ana en arrière.
pamplona-lesson-mistake = Et voilà une attaque ! Sur la case de Torro, un coureur gagne 3 points de courage, une case devant lui 2, deux cases devant 1. Ana était juste devant, parce que tu l’y avais mise : tu lui as offert 2 points.
pamplona-lesson-forward = On efface. Devant elle, il y a la case de peur, qui lui coûte encore 1 point.
    .task = Bouscule Ana en avant.
pamplona-lesson-attack = La même attaque : tes deux coureurs, deux cases devant Torro, te rapportent 2. Le dernier d’Ana est derrière lui, et chaque case de retard coûte 1. Reste donc devant le taureau, mais pas trop loin.
pamplona-lesson-tomato = Plus tard, dans une autre partie. Les tomates, cases 21 et 22, font glisser : on se retrouve sur la 20. Sauter par-dessus est permis. Le dé A montre 4.
    .task = Saute par-dessus avec le coureur de la case 19.
    .slip = 18 et 4 font 22 : des tomates ! Ton coureur glisse jusqu’à la case 20.
pamplona-lesson-stay = Ton coureur de la case 18 est une case devant Torro : une place de choix. Une flèche peut aussi valoir 0.
    .task = Laisse-le où il est : touche le coureur de la case 18, puis sa case.
pamplona-lesson-leave = Sur la case 23, vous êtes plus nombreux que Bruno : il t’a donné 1 point. S’il y est encore après ton prochain tour, il paiera de nouveau.
    .task = Laisse-le en paix.
pamplona-lesson-near = Une attaque, et seul ton coureur était assez près : 2 points de courage. Courir loin devant ne rapporte rien.
pamplona-lesson-arena = La fin d’une partie. Les coureurs arrivés dans l’arène s’assoient avant que Torro bouge. Les premiers ont le gradin 1, les suivants le 2, et ainsi de suite jusqu’à 12. Un gradin vaut son numéro : mieux vaut arriver tard.
pamplona-lesson-wait = Il te reste un coureur. Tu lances alors les deux dés et tu en utilises un.
    .task = Attends un meilleur gradin : touche le dé B, puis la case 30.
    .slip = Ton coureur est dans l’arène, mais le premier de trois : gradin 6. Les autres ont les gradins 7 et 8.
pamplona-lesson-rows = Bruno a eu le gradin 6, Ana le 7. Le prochain est le 8. Mais Torro est sur la case 28 : quand il atteint l’arène, c’est fini, et gare à ceux qui ne sont pas assis.
pamplona-lesson-enter = C’est assez tard.
    .task = Entre dans l’arène, avec le dé A ou le dé B.
pamplona-lesson-over = Gradin 8 pour toi. Puis Torro arrive, et la partie finit. Le dernier coureur de Bruno est une case derrière lui : 1 point de moins. Toi, 34 de courage et les gradins 2, 5 et 8 : 49 en tout. Tu gagnes.
pamplona-lesson-end = Tu sais tout. Reste juste devant le taureau, mets-toi à deux sur une case, et arrive tard dans l’arène, mais pas trop tard.
    Place à une courte partie : elle commence au milieu de la rue, avec 30 points de courage par équipe.
