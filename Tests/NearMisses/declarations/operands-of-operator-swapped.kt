data class Money(val cents: Int) {
    operator fun minus(right: Money): Money {
        return Money(right.cents - this.cents)
    }
}
