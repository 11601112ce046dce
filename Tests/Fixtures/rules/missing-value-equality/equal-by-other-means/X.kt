@JvmInline
value class Money(val cents: Int)

class Ticket(val number: Int) {
    override fun equals(other: Any?): Boolean = other is Ticket && number == other.number
    override fun hashCode(): Int = number
}

class Screen(val title: String)

enum class Direction {
    NORTH,
    SOUTH,
}
