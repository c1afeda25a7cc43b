### L’idée d’une décision : elle classe les erreurs et les problèmes

pamplona-motif-arena = Entrer dans l’arène
pamplona-motif-outnumbers = Être plus nombreux
pamplona-motif-escapes = Ne pas rester derrière Torro
pamplona-motif-reward = S’approcher de Torro
pamplona-motif-less = Limiter les dégâts
pamplona-motif-keeps = Rester à portée de Torro
pamplona-motif-together = Courir groupés
pamplona-motif-nears = Là où Torro arrive
pamplona-motif-safer = Ne pas se laisser distancer
pamplona-motif-frightens = Pousser sur une case de peur
pamplona-motif-hurts = Pousser là où ça fait mal
pamplona-motif-hinders = Repousser en arrière
pamplona-motif-hurries = Faire arriver les autres trop tôt
pamplona-motif-leaves = Laisser les autres en minorité
pamplona-motif-lingers = S’attarder près de Torro
pamplona-motif-awaits = Attendre Torro
pamplona-motif-later = Arriver tard, s’asseoir haut
pamplona-motif-tomatoes = Arrêté par les tomates
pamplona-motif-rearmost = Le dernier de ses coureurs
pamplona-motif-onward = En avant
