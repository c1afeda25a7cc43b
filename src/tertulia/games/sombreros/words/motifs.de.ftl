### Worum es bei einer Entscheidung ging: danach werden Fehler und Aufgaben geordnet

sombreros-motif-last = Letzter bleiben
sombreros-motif-slower = Zahlen, um nicht in die Mine zu kommen
sombreros-motif-fewer = Für weniger Würfel zahlen
sombreros-motif-broke = Pleite, nichts zu verlieren
sombreros-motif-free = Nicht zahlen
sombreros-motif-rear = Hinter allen starten
sombreros-motif-front = Vorn starten, mit einem Würfel
sombreros-motif-between = In der Mitte starten
sombreros-motif-trap = Eine Falle nur für andere
sombreros-motif-ambush = Ein Hinterhalt in Reichweite
sombreros-motif-lurks = Ein Hinterhalt für später
sombreros-motif-again = Einen Hinterhalt neu legen
sombreros-motif-holds-back = Einen Hinterhalt aufheben
sombreros-motif-leaves = Hinterhalte liegen lassen
sombreros-motif-pushes = Einen Gegner in die Mine treiben
sombreros-motif-hurries = Einen Gegner antreiben
sombreros-motif-thrifty = Kein Angebot machen
sombreros-motif-gains = Ein Angebot annehmen
sombreros-motif-refuses = Ein Angebot ablehnen
