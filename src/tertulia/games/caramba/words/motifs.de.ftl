### Worum es bei einer Entscheidung ging: danach werden Fehler und Aufgaben geordnet

caramba-motif-wins = Eine gewonnene Versteigerung beenden
caramba-motif-outbids = Jemanden überbieten
caramba-motif-level = Einen Gleichstand erzwingen
caramba-motif-alone = Bieten, wo sonst niemand bietet
caramba-motif-widens = Einen Vorsprung ausbauen
caramba-motif-closer = Aufholen
caramba-motif-content = Aufhören, solange man führt
caramba-motif-spares = Karten sparen
caramba-motif-bare = Die letzte Karte spielen
caramba-motif-stops = Manos arriba im richtigen Augenblick
caramba-motif-dearest = Die teuerste Kiste wegräumen
caramba-motif-bonus = Kisten als Zuschlag liegen lassen
caramba-motif-counts = Überhaupt Kisten wegräumen
caramba-motif-protects = Eine Ware schützen
caramba-motif-waits = Mit Fuera warten
caramba-motif-returns = Eine Karte zurückholen
caramba-motif-several = Mehrere Kisten auf einmal
caramba-motif-stays = Was liegen bleibt
