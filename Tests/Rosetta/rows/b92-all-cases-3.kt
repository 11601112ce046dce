enum class Suit { HEARTS, SPADES }
fun names(): List<String> = enumValues<Suit>().map { it.label }
