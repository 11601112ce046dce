func letters(_ card: Card) -> Int {
    guard let owner = card.owner, let mail = owner.mail else { return 0 }
    guard let box = mail.box(named: "in") else { return 0 }
    return box.count
}
