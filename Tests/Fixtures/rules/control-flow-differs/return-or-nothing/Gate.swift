final class Gate {
    func pass(_ ticket: Ticket) {
        if ticket.isValid {
            open()
            count += 1
        }
    }
}
