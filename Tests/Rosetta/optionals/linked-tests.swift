func send(_ card: Card) {
    if let owner = card.owner, let mail = owner.mail {
        deliver(mail)
        note(mail)
    }
    log(card)
}
