enum class Suit { HEARTS, SPADES }
fun names(): List<String> = Suit.values().map { it.label }
