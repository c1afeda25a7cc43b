### L’idée d’une décision : elle classe les erreurs et les problèmes

caramba-motif-wins = Clore une enchère gagnée
caramba-motif-outbids = Surenchérir
caramba-motif-level = Forcer l’égalité
caramba-motif-alone = Miser là où personne ne mise
caramba-motif-widens = Conforter son avance
caramba-motif-closer = Revenir dans la course
caramba-motif-content = S’arrêter quand on mène
caramba-motif-spares = Garder ses cartes
caramba-motif-bare = Jouer sa dernière carte
caramba-motif-stops = Manos arriba au bon moment
caramba-motif-dearest = Mettre à l’abri la caisse la plus chère
caramba-motif-bonus = Laisser des caisses devant soi en prime
caramba-motif-counts = Mettre des caisses à l’abri
caramba-motif-protects = Protéger une marchandise
caramba-motif-waits = Attendre avant de jouer Fuera
caramba-motif-returns = Reprendre une carte
caramba-motif-several = Plusieurs caisses d’un coup
caramba-motif-stays = Ce qui reste devant soi
