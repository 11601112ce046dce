class Deck(val cards: List<Card>) {
    fun first(): Card? = cards.firstOrNull()
}

fun run(deck: Deck): Card? {
    return deck.first()
}

fun run(gauge: Gauge): Int {
    return gauge.max()
}
