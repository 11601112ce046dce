func run(session: Session) throws {
    guard let card = session.card else {
        throw Fault.noCard
    }
    read(card)
}
