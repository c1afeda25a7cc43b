### L’idée d’une décision : elle classe les erreurs et les problèmes

sombreros-motif-last = Rester le dernier
sombreros-motif-slower = Payer pour éviter la mine
sombreros-motif-fewer = Payer pour lancer moins de dés
sombreros-motif-broke = Fauché, plus rien à perdre
sombreros-motif-free = Ne pas payer
sombreros-motif-rear = Partir derrière tout le monde
sombreros-motif-front = Partir devant, avec un seul dé
sombreros-motif-between = Partir au milieu
sombreros-motif-trap = Un piège pour les autres seuls
sombreros-motif-ambush = Une embuscade à portée
sombreros-motif-lurks = Une embuscade pour plus tard
sombreros-motif-again = Reposer une embuscade
sombreros-motif-holds-back = Garder une embuscade
sombreros-motif-leaves = Laisser les embuscades en place
sombreros-motif-pushes = Pousser un rival vers la mine
sombreros-motif-hurries = Presser un rival
sombreros-motif-thrifty = Ne rien offrir
sombreros-motif-gains = Accepter une offre
sombreros-motif-refuses = Refuser une offre
