### Viva Pamplona! (Wolfgang Kramer, 1992): the guided first game

pamplona-lesson-goal = Deine drei Läufer sind unterwegs, und hinter ihnen kommt der Stier Torro. Wer am Ende den meisten Mut hat, gewinnt, und Mut gibt es dicht vor seinen Hörnern.
pamplona-lesson-dice = In jedem Zug wirfst du zwei Würfel. Jeder zieht einen Läufer, und nie beide denselben. Würfel A zeigt 3.
    .task = Zieh einen Läufer 3 Felder: Tipp erst auf den Läufer, dann auf das Feld.
pamplona-lesson-arrow = Würfel B zeigt einen Pfeil: Du darfst 0 bis 6 Felder ziehen, wie du willst. Feld 5 ist aber ein Angstfeld, und wer dort ankommt, zahlt 1 Mut.
    .task = Zieh einen anderen Läufer auf Feld 4.
    .slip = Das ist das Angstfeld: Es kostet dich 1 Mut.
pamplona-lesson-bull = Auch Ana und Bruno sind gezogen. Waren alle dran, wird eine Torro-Karte aufgedeckt. Sie zeigte 2, also steht Torro jetzt auf Feld 2. Ein Läufer von dir ist hinter ihm. Das ist gefährlich.
pamplona-lesson-catch = Eine neue Runde. Würfel A zeigt einen Pfeil, Würfel B eine 2.
    .task = Bring den Läufer von Feld 1 mit dem Pfeil auf Feld 4.
pamplona-lesson-second = Würfel B ist für einen anderen Läufer.
    .task = Zieh einen der anderen 2 Felder.
pamplona-lesson-back = Auf Feld 4 steht ihr zu zweit gegen eine: Ana zahlt dir 1 Mut, ganz von selbst, und du darfst sie ein Feld schubsen. Zum Stier hin? Klingt gemein.
    .task = Versuch es: Schubs Ana zurück.
pamplona-lesson-mistake = Und jetzt ein Angriff! Auf Torros Feld gewinnt ein Läufer 3 Mut, ein Feld vor ihm 2, zwei Felder vor ihm 1. Ana stand direkt vor ihm, weil du sie dorthin gestellt hast. Das hat ihr 2 Mut gebracht.
pamplona-lesson-forward = Das nehmen wir zurück. Vor ihr liegt das Angstfeld, das kostet sie noch 1 Mut.
    .task = Schubs Ana vor.
pamplona-lesson-attack = Derselbe Angriff: Deine beiden Läufer zwei Felder vor Torro bringen dir 2. Anas letzter ist hinter ihm, und jedes Feld dahinter kostet 1. Bleib also vor dem Stier, aber nicht weit.
pamplona-lesson-tomato = Später in einer anderen Partie. Auf den Tomaten, Feld 21 und 22, rutscht man aus und landet wieder auf 20. Darüber hinweg darf man. Würfel A zeigt 4.
    .task = Spring mit dem Läufer von Feld 19 darüber.
    .slip = 18 und 4 macht 22: Tomaten! Dein Läufer rutscht zurück auf 20.
pamplona-lesson-stay = Dein Läufer auf 18 steht ein Feld vor Torro, einen besseren Platz gibt es kaum. Ein Pfeil darf auch eine 0 sein.
    .task = Lass ihn stehen: Tipp erst auf den Läufer auf 18, dann auf sein Feld.
pamplona-lesson-leave = Auf 23 bist du gegen Bruno in der Überzahl, also hat er dir 1 Mut gezahlt. Steht er nach deinem nächsten Zug noch da, zahlt er wieder.
    .task = Lass ihn in Ruhe.
pamplona-lesson-near = Ein Angriff, und nur du warst nah genug dran: 2 Mut. Wer weit vorausläuft, bekommt nichts.
pamplona-lesson-arena = Das Ende einer Partie. Wer die Arena erreicht, setzt sich, bevor Torro handelt. Die ersten bekommen Reihe 1, die nächsten Reihe 2 und so fort bis 12. Jede Reihe zählt so viel wie ihre Nummer: Spät zu kommen lohnt sich.
pamplona-lesson-wait = Du hast nur noch einen Läufer. Dann wirfst du beide Würfel und nutzt einen davon.
    .task = Warte auf eine bessere Reihe: Tipp erst auf Würfel B, dann auf Feld 30.
    .slip = Dein Läufer ist drin, aber als erster von dreien: Reihe 6. Die anderen sitzen hinter dir in Reihe 7 und 8.
pamplona-lesson-rows = Bruno hat Reihe 6 bekommen, Ana Reihe 7. Die nächste ist Reihe 8. Aber Torro steht auf 28: Erreicht er die Arena, ist Schluss, und wer dann nicht sitzt, wird bestraft.
pamplona-lesson-enter = Jetzt ist es spät genug.
    .task = Lauf in die Arena, mit Würfel A oder B.
pamplona-lesson-over = Reihe 8 für dich. Dann kommt Torro, und die Partie ist aus. Brunos letzter Läufer ist ein Feld hinter ihm: 1 Punkt Abzug. Du hast 34 Mut und die Reihen 2, 5 und 8, zusammen 49. Du gewinnst.
pamplona-lesson-end = Das ist alles. Bleib knapp vor dem Stier, sei auf einem Feld zu zweit, und komm spät in die Arena, aber nicht zu spät.
    Jetzt kommt eine kurze Partie: Sie beginnt mitten auf der Straße, und alle haben 30 Mut.
