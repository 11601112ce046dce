class Ticker {
    var period: Int = 30

    fun reset() { println("reset") }
}
