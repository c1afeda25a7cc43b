### Worum es bei einer Entscheidung ging: danach werden Fehler und Aufgaben geordnet

pamplona-motif-arena = In die Arena
pamplona-motif-outnumbers = In der Überzahl sein
pamplona-motif-escapes = Hinter Torro hervorkommen
pamplona-motif-reward = Näher an Torro heran
pamplona-motif-less = Den Schaden begrenzen
pamplona-motif-keeps = In Torros Reichweite bleiben
pamplona-motif-together = Zusammen laufen
pamplona-motif-nears = Wo Torro hinkommt
pamplona-motif-safer = Sich nicht abhängen lassen
pamplona-motif-frightens = Auf ein Angstfeld schubsen
pamplona-motif-hurts = Schubsen, wo es weh tut
pamplona-motif-hinders = Zurückschubsen
pamplona-motif-hurries = Andere zu früh ankommen lassen
pamplona-motif-leaves = Andere in der Unterzahl lassen
pamplona-motif-lingers = In Torros Nähe bleiben
pamplona-motif-awaits = Auf Torro warten
pamplona-motif-later = Spät kommen, oben sitzen
pamplona-motif-tomatoes = Von Tomaten gestoppt
pamplona-motif-rearmost = Der letzte eigene Läufer
pamplona-motif-onward = Voran
