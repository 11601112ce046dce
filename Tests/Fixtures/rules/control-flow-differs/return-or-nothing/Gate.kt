class Gate {
    fun pass(ticket: Ticket) {
        if (ticket.isValid) {
            open()
            count += 1
        } else {
            //~ control-flow-differs
            refuse(ticket)
            report(ticket)
        }
    }
}
