data class Money(val cents: Int) {
    companion object {
        fun zero(): Money {
            return Money(0)
        }
    }
}
