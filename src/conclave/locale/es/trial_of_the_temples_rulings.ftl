### Cómo se juega cada componente donde su texto deja algo abierto, por su identificador.

ruling-day_and_night_tile = No es una loseta de templo: no cuenta para el área pequeña, nadie se pone en ella, y la loseta de debajo está fuera de juego. Sus recursos van a la figura más cercana de cada lado.
ruling-fire = Cada espacio con núcleo que pagas te da el núcleo, también a mitad del avance; uno saltado no da nada. Sin ficha de acción, 2 maná compran una al momento.
ruling-water = { ruling-fire }
ruling-sand = { ruling-fire }
ruling-R1 = A dos, los marcadores neutrales avanzan tras revelar la loseta; no toman núcleos ni ganan maná. Si no hay espacio libre delante, se quedan.
ruling-R2 = { ruling-R1 }
ruling-R3 = { ruling-R1 }
ruling-R4 = { ruling-R1 }
ruling-R5 = { ruling-R1 }
ruling-R6 = { ruling-R1 }
ruling-spell_mat = Un núcleo debe colocarse si algún espacio es legal; su don puede pagar el siguiente espacio del mismo avance. Si no cabe, vuelve por 2 maná. Una pila vacía no da nada.
ruling-echo_red = Los ecos oyen las losetas, los cristales a elegir y la loseta de día y noche, pero no dones, conversiones ni otros ecos. Un hechizo aprendido en esta fase puede usarse en esta ronda.
ruling-echo_yellow = { ruling-echo_red }
ruling-echo_blue = { ruling-echo_red }
ruling-echo_action = { ruling-echo_red }
ruling-crystal_to_mana = El maná se cuenta hasta 20; lo que pase de ahí se pierde.
ruling-storage = Un cristal por cada núcleo en un almacén. En la ronda siguiente se usa como cualquier otro.
ruling-gift_red = Lo que da un don llega al momento, una vez, y ningún eco lo oye.
ruling-gift_yellow = { ruling-gift_red }
ruling-gift_blue = { ruling-gift_red }
ruling-gift_purple = { ruling-gift_red }
