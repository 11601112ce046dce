data class Money(val cents: Int, val currency: String) {
    constructor(cents: Int) : this(cents = cents, currency = "EUR")
}
