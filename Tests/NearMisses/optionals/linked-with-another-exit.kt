fun letters(card: Card): Int {
    val mail = card.owner?.mail ?: return 0
    return mail.count
}
