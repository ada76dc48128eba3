### Lo que dice Res Arcana en la mesa: encabezados, opciones e indicaciones. Nombres y textos están en
### res_arcana.ftl.

## Encabezados

list = { $items }, { $last }
list-and = { $items } y { $last }
list-dots = { $items } · { $last }
sentences = { $items } · { $last }
sentences-end = { $items } { $last }
heading-game = Partida { $game }
heading-round = Ronda { $round }
heading-setup = Preparación
heading-yours = te toca
heading-turn = le toca a { $seat }
heading-over = la partida ha terminado
phase-draft = draft
phase-mages = magos
phase-items = objetos mágicos
phase-collect = Recolectar
phase-actions = Acciones
phase-check = comprobación de victoria

## La mesa

column-wins = ganadas
column-points = puntos
column-hand = mano
column-deck = mazo
seat-you = Tú
status-first = Jugador inicial
status-passed = ha pasado
label-centre = Lugares
label-monuments = Monumentos
label-items = Objetos
label-hand = Mano
label-deck = Mazo
label-discards = Descartes
none = ninguno
monuments = { $display } (4 Oro cada uno; { $count } en el mazo)
monuments-top = Encima del mazo: { $cards }
deck-top = arriba: { $cards }
deck-unseen = { $count ->
    [one] { $count } carta desconocida
   *[other] { $count } cartas desconocidas
}
chosen = Has elegido { $card }.

component-on = { $name } [{ $essences }]
component-notes = { $name } ({ $notes })
note-turned = agotado
note-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
card = { $name } ({ $notes })
card-text = { $card }: { $text }
cost-any = { $count } de cualquier tipo
cost-free = gratis
cost-less = { $cost }, { $less } menos

## Opciones

keep-pass = Quédate con una de estas cartas; las demás pasan a { $seat }

group-place = Jugar
group-claim = Reclamar
group-use = Usar
group-discard = Descartar
group-pass = Pasar
lead-gold = por 1 Oro:
lead-two = por 2 cualesquiera (no Oro):
claim-top = el primer monumento del mazo, sin verlo (4 Oro)
pass = cambiar { $item }, robar una carta
pass-keep = conservar la ficha de Jugador inicial (1 punto), cambiar { $item }, robar una carta
pass-first = coger la ficha de Jugador inicial (1 punto), cambiar { $item }, robar una carta
power = { $name }: { $text }
take = { $name }: { $essences }
take-points = { $take }, que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} si lo dejas ahí
take-note = { $take }. { $text }
kind-have = { $kind } (tienes { $count })
rival = { $seat }: { $essences }
look-own = tu mazo ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
})
look-discards = tu mazo (vacío: se barajan tus descartes)
look-monuments = el mazo de monumentos ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
})
accept-unless = pagar { $essences } e ignorar el ataque
accept-upkeep = pagar { $essences }
decline-react-loss = no reaccionar
decline-react-check = no reaccionar
decline-unless = no pagar: perder { $loss }
decline-upkeep = agotar { $card }
decline-discard = no descartar nada: perder { $loss }
decline-destroy = no destruir nada: perder { $loss }
decline-summon = no jugar nada
decline-kind = ninguna

hint-pay = Tienes { $pool }. Escribe { $size } en una línea, por ejemplo: { $example }
hint-gain = Cualquier mezcla de { $kinds }. Escribe { $size } en una línea, por ejemplo: { $example }
hint-number = Escribe un número de { $least } a { $most }.
hint-take = Escribe los números en una línea; «none» para ninguno, «all» para todos.
hint-take-one = Escribe 1, o «none» para ninguno.

## Ayuda

which-one = ¿Cuál de estas? { $names }
where-play = Delante de { $seat }: { $card }
where-hand = Está en tu mano.
where-deck = Está en tu mazo.
where-discards = Está en los descartes de { $seat }.
where-centre = Se puede reclamar del centro de la mesa.
where-items = Está disponible en el centro.
example-or = { $items }, o { $last }

## El final

end-you = ¡Has ganado!
end-winner = Ha ganado { $seat }.
end-winners = { $seats } comparten la victoria.
end-limit = La partida terminó tras { $rounds } rondas; nadie tenía 10 puntos.
end-match = El duelo termina { $wins }.
end-last-game = Puntos de la última partida:
end-points = { $points } puntos contra { $others }.
end-tie = { $seats } tienen { $points } puntos cada uno. Sus esencias (el Oro cuenta doble): { $essences }.
score = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
score-token = ficha de Jugador inicial
score-bonus = solo en esta comprobación
score-line = { $score } ({ $parts })
score-part = { $name } { $points }
score-nothing = sin puntos
