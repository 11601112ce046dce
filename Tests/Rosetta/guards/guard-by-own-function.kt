fun run(session: Session, completion: (Answer) -> Unit) {
    val card = session.card.guard {
        completion(Answer.FAILURE)
        return
    }
    read(card)
}
