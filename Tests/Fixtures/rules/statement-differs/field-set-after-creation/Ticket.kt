data class Ticket(val seat: Int, val price: Int = 0, val gate: String = "")

fun vip(seat: Int): Ticket = Ticket(seat, price = 80, gate = "A")

fun guest(seat: Int): Ticket = Ticket(seat = seat, gate = "B")

fun child(seat: Int): Ticket = Ticket(seat = seat, price = 5, gate = "C")
//~                                                ^^^^^^^^^ statement-missing: `price = 5` has no counterpart in Swift
