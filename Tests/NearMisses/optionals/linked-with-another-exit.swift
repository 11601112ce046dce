func letters(_ card: Card) -> Int {
    guard let owner = card.owner else { return -1 }
    guard let mail = owner.mail else { return 0 }
    return mail.count
}
