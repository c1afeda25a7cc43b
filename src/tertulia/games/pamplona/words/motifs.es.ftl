### De qué trataba una decisión: así se ordenan los errores y los problemas

pamplona-motif-arena = Entrar en la plaza
pamplona-motif-outnumbers = Ser más que los demás
pamplona-motif-escapes = Salir de detrás de Torro
pamplona-motif-reward = Acercarse a Torro
pamplona-motif-less = Limitar el daño
pamplona-motif-keeps = Seguir al alcance de Torro
pamplona-motif-together = Correr juntos
pamplona-motif-nears = Por donde vendrá Torro
pamplona-motif-safer = No quedarse atrás
pamplona-motif-frightens = Empujar a una casilla de miedo
pamplona-motif-hurts = Empujar donde duele
pamplona-motif-hinders = Empujar hacia atrás
pamplona-motif-hurries = Hacer llegar a otros antes de tiempo
pamplona-motif-leaves = Dejar a otros en minoría
pamplona-motif-lingers = Quedarse cerca de Torro
pamplona-motif-awaits = Esperar a Torro
pamplona-motif-later = Llegar tarde, sentarse arriba
pamplona-motif-tomatoes = Frenado por los tomates
pamplona-motif-rearmost = El último de tus corredores
pamplona-motif-onward = Adelante
