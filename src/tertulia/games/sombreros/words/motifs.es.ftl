### De qué trataba una decisión: así se ordenan los errores y los problemas

sombreros-motif-last = Quedarse el último
sombreros-motif-slower = Pagar para no llegar a la mina
sombreros-motif-fewer = Pagar por menos dados
sombreros-motif-broke = Sin blanca y sin nada que perder
sombreros-motif-free = No pagar
sombreros-motif-rear = Salir detrás de todos
sombreros-motif-front = Salir delante, con un solo dado
sombreros-motif-between = Salir en medio
sombreros-motif-trap = Una trampa solo para los demás
sombreros-motif-ambush = Una emboscada a tiro
sombreros-motif-lurks = Una emboscada para más tarde
sombreros-motif-again = Volver a poner una emboscada
sombreros-motif-holds-back = Guardar una emboscada
sombreros-motif-leaves = Dejar las emboscadas donde están
sombreros-motif-pushes = Empujar a un rival a la mina
sombreros-motif-hurries = Meter prisa a un rival
sombreros-motif-thrifty = No ofrecer nada
sombreros-motif-gains = Aceptar una oferta
sombreros-motif-refuses = Rechazar una oferta
