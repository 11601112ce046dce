fun check(card: Card): String? {
    if (card.status?.canBackup == false) {
        return "created"
    }
    return null
}
