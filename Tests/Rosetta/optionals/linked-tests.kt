fun send(card: Card) {
    val mail = card.owner?.mail
    if (mail != null) {
        deliver(mail)
        note(mail)
    }
    log(card)
}
