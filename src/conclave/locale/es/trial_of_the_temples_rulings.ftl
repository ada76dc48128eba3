### Cómo se juega cada componente donde su texto deja algo abierto, por su identificador.

ruling-day_and_night_tile = No es una loseta de templo: no cuenta para un tramo corto, nadie puede ponerse en ella, y la loseta de debajo está fuera de juego. En cada lado, la figura más cercana recibe sus recursos.
ruling-fire = Recibes el núcleo de cada espacio con recompensa que pagas, también a mitad de un desafío; un espacio saltado no da nada. Si no tienes ficha de acción, puedes comprar una al momento por 2 maná.
ruling-water = { ruling-fire }
ruling-sand = { ruling-fire }
ruling-R1 = Con dos jugadores, los marcadores neutrales avanzan al revelar la loseta; no cogen núcleos ni ganan maná. Un marcador sin espacio libre delante no se mueve.
ruling-R2 = { ruling-R1 }
ruling-R3 = { ruling-R1 }
ruling-R4 = { ruling-R1 }
ruling-R5 = { ruling-R1 }
ruling-R6 = { ruling-R1 }
ruling-spell_mat = Debes colocar un núcleo si algún espacio lo permite; su don puede servir para pagar el siguiente espacio del mismo desafío. Si no se puede, devuélvelo por 2 maná. Una pila vacía no da nada.
ruling-echo_red = Los ecos duplican lo que recolectas de las losetas, también los cristales a elegir y la loseta de día y noche, pero no los dones, los cambios ni otros ecos. Puedes usar un hechizo en la misma ronda en que lo aprendes.
ruling-echo_yellow = { ruling-echo_red }
ruling-echo_blue = { ruling-echo_red }
ruling-echo_action = { ruling-echo_red }
ruling-crystal_to_mana = Puedes tener hasta 20 maná; el resto se pierde.
ruling-storage = Guarda un cristal por cada núcleo en un Almacén. En la próxima ronda se usa como cualquier otro.
ruling-gift_red = Un don se recibe al momento y una sola vez; los ecos no lo duplican.
ruling-gift_yellow = { ruling-gift_red }
ruling-gift_blue = { ruling-gift_red }
ruling-gift_purple = { ruling-gift_red }
