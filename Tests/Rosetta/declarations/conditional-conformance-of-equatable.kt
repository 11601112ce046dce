data class Money(val cents: Int)
