enum class Suit(val rawValue: Int) {
    HEARTS(1),
    SPADES(2),
}

fun Suit(rawValue: Int): Suit? = Suit.entries.firstOrNull { it.rawValue == rawValue }
