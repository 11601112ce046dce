class Money(val cents: Int) {
  operator fun plus(other: Money): Money = Money(cents + other.cents)
  operator fun minus(other: Money): Money = Money(cents - other.cents)
}

class Basket(private val lines: List<Line>) {
  val size: Int get() = lines.size
}
