enum class Suit { HEARTS, SPADES }
fun names(): List<String> = Suit.entries.map { it.label }
