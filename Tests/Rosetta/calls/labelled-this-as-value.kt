class Kiosk {
    fun sell(ticket: Ticket) {
        till.note { clerk?.kiosk(this@Kiosk, ticket) }
    }
}
