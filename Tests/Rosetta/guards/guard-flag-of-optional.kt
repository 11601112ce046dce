fun check(card: Card, user: User?): String? {
    if (card.status?.canBackup != true) {
        return "created"
    }
    if (user?.isActive != true) {
        return "inactive"
    }
    return null
}
