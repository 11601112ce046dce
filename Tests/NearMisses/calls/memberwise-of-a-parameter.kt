data class Money(val units: Int, val currency: String) {
    fun with(currency: String): Money = copy(units = 0)
}
