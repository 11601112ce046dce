func letters(_ card: Card) -> Int {
    guard let owner = card.owner, let mail = owner.mail else { return 0 }
    return mail.count + owner.letters
}
