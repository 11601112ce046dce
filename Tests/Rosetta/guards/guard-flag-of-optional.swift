func check(card: Card, user: User?) -> String? {
    guard let status = card.status, status.canBackup else {
        return "created"
    }
    guard let user, user.isActive else {
        return "inactive"
    }
    return nil
}
