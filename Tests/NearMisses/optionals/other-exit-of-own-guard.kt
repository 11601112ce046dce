fun run(session: Session) {
    val card = session.card.guard {
        return
    }
    read(card)
}
