### De qué trataba una decisión: así se ordenan los errores y los problemas

caramba-motif-wins = Cerrar una subasta ganada
caramba-motif-outbids = Superar una oferta
caramba-motif-level = Forzar un empate
caramba-motif-alone = Pujar donde nadie puja
caramba-motif-widens = Asegurar la ventaja
caramba-motif-closer = Recortar distancia
caramba-motif-content = Parar cuando se va ganando
caramba-motif-spares = Guardar las cartas
caramba-motif-bare = Jugar la última carta
caramba-motif-stops = Manos arriba en el momento justo
caramba-motif-dearest = Poner a salvo la caja más cara
caramba-motif-bonus = Dejar cajas delante como prima
caramba-motif-counts = Poner cajas a salvo
caramba-motif-protects = Proteger una mercancía
caramba-motif-waits = Esperar con Fuera
caramba-motif-returns = Recuperar una carta
caramba-motif-several = Varias cajas de una vez
caramba-motif-stays = Lo que queda delante
