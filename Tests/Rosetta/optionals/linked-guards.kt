fun letters(card: Card): Int {
    val box = card.owner?.mail?.box(named = "in") ?: return 0
    return box.count
}
