class Till {
    private val coins = mutableListOf<Int>()

    fun add(coin: Int) {
        coins.add(coin)
    }

    fun total(): Int = coins.sum()
}
