data class Money(val cents: Int) {
    operator fun plus(right: Money): Money {
        return Money(this.cents - right.cents)
    }
}
