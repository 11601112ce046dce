func check(card: Card) -> String? {
    guard let status = card.status, status.canBackup else {
        return "created"
    }
    return nil
}
