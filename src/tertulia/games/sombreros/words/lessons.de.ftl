### Caramba! (Alex Randolph, 1992): the guided first game

sombreros-lesson-goal = Alle Sombreros rollen auf die Silbermine zu, und niemand will dort ankommen. Wer zuletzt noch unterwegs ist, bekommt den Topf. Am Ende gewinnt, wer am reichsten ist.
sombreros-lesson-place = Vor einem Rennen setzt du deinen Sombrero auf die Strecke. Vorsicht: Für jeden Sombrero vor dir musst du einen Würfel mehr werfen. Hinten wirfst du viele, vorn ist die Mine nah.
    .task = Nimm einen Platz in der Mitte: Feld 14.
sombreros-lesson-ambush = Alle haben einen Marker für einen Hinterhalt. Wer darauf landet, muss mehr Würfel werfen und kommt weiter: 3 auf Stein, 2 auf Kies, 1 auf Erde. Bruno steht auf 22 und wirft gleich zwei Würfel.
    .task = Leg deinen Hinterhalt auf Feld 27.
sombreros-lesson-caught = Die Sombreros ziehen nacheinander, der nächste an der Mine zuerst. Bruno warf 5, geriet in deinen Hinterhalt und musste 8 Felder weiter. Dein Marker bleibt liegen.
sombreros-lesson-dice = Du bist am Zug. Zwei Sombreros sind vor dir, also wirfst du drei Würfel. Weniger ist erlaubt: Einer weniger kostet 1 Silber, zwei weniger 1 + 2. Das kommt in den Topf.
    .task = Wirf nur zwei Würfel.
sombreros-lesson-accept = Wer reicher ist als du, darf dir jetzt Silber bieten, damit du einen Würfel mehr wirfst. Bruno bietet 2. Du bist noch weit weg von der Mine.
    .task = Nimm Brunos Silber an.
sombreros-lesson-moved = 1, 0 und 3: Du bist 4 Felder gezogen. Du hast 1 gezahlt und 2 bekommen. Ein gutes Geschäft.
sombreros-lesson-near = Rennen 2, alles kostet das Doppelte. Nur Ana und du seid noch unterwegs, und im Topf sind 20 Silber. Du stehst auf 43, die Mine kommt nach 48. Zwei Würfel kosten nichts.
    .task = Spar dir das Silber: Wirf beide Würfel.
sombreros-lesson-arrived = 3 und 4: Du bist in der Mine. Die dritte Ankunft kostet 3 × 2 = 6 Silber. Ana ist allein auf der Strecke und nimmt den Topf, zusammen 26. Die 2 Silber waren am falschen Ende gespart.
sombreros-lesson-fewer = Das nehmen wir zurück. Ein Würfel weniger kostet hier 2 Silber. So nah an der Mine lohnt sich das.
    .task = Wirf einen Würfel.
sombreros-lesson-offer = Eine 1: Du stehst auf 44. Jetzt wirft Ana auf 46 einen Würfel. Sie hat weniger Silber als du, also darfst du ihr etwas für einen zweiten bieten. Zwei Würfel übersteht sie kaum.
    .task = Biete 4 Silber, oder etwas mehr oder weniger.
sombreros-lesson-pot = Ana hat angenommen, 5 geworfen und ist in der Mine. Nur du bist noch unterwegs: Der ganze Topf gehört dir, 28 Silber.
sombreros-lesson-recall = Ein anderes Rennen. Alle Sombreros sind an deinem Hinterhalt auf 12 vorbei. Zu Beginn deines Zuges darfst du so einen Marker zurücknehmen.
    .task = Nimm ihn zurück.
sombreros-lesson-ready = Du könntest ihn gleich woanders hinlegen oder für später behalten.
    .task = Behalte ihn: Tipp auf Bereit.
sombreros-lesson-cautious = Du dürftest zwei Würfel werfen, aber auf 44, 46 und 47 lauern Hinterhalte.
    .task = Zahl 1 Silber und wirf einen Würfel.
    .slip = 2 und 4: Du gerätst auf 44 in Anas Hinterhalt. Ein weiterer Würfel zeigt 5, und du bist in der Mine.
sombreros-lesson-refuse = Bruno bietet dir 2 Silber für einen zweiten Würfel. Er sähe dich gern in einem Hinterhalt.
    .task = Lehn ab.
sombreros-lesson-no = Jetzt wirft Carla drei Würfel. Du bist reicher und darfst ihr Silber für einen weiteren bieten. Aber sie hat schon genug.
    .task = Mach kein Angebot.
sombreros-lesson-occupied = Carla ist auf deinem Sombrero gelandet. Du zahlst ihr 1 Silber, und sie wirft noch einen Würfel und zieht weiter: Zwei bleiben nie auf einem Feld.
sombreros-lesson-end = Das ist alles. Zahl, wenn die Mine nah ist, wirf, wenn sie weit ist, und lass die anderen ankommen. Hat nach einem Rennen jemand kein Silber mehr, gewinnt, wer am reichsten ist.
    Jetzt kommt eine kurze Partie: Sie beginnt mit Rennen 4, da kostet alles das Vierfache.
