func run(session: Session, completion: (Answer) -> Void) {
    guard let card = session.card else {
        completion(.failure)
        return
    }
    read(card)
}
