data class Money(val cents: Int) : Comparable<Money> {
    override fun compareTo(other: Money): Int = cents compareTo other.cents
}
