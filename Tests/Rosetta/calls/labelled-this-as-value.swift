class Kiosk {
  func sell(ticket: Ticket) {
    till.note { clerk?.kiosk(self, didSell: ticket) }
  }
}
