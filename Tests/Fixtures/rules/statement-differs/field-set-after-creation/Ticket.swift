struct Ticket {
    var seat: Int
    var price: Int = 0
    var gate: String = ""

    init(seat: Int) { self.seat = seat }
}

func vip(seat: Int) -> Ticket {
    var ticket = Ticket(seat: seat)
    ticket.price = 90
    //~            ^^ literal-differs: `90` in Swift is `80` in Kotlin
    ticket.gate = "A"
    return ticket
}

func guest(seat: Int) -> Ticket {
    var ticket = Ticket(seat: seat)
    ticket.price = 10
//~ ^^^^^^^^^^^^^^^^^ statement-missing: `ticket.price = 10` has no counterpart in Kotlin
    ticket.gate = "B"
    return ticket
}

func child(seat: Int) -> Ticket {
    var ticket = Ticket(seat: seat)
    ticket.gate = "C"
    return ticket
}
