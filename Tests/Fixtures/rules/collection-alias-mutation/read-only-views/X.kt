class Basket {
    private val items: MutableList<String> = mutableListOf()

    fun total(prices: Map<String, Int>): Int {
        val all = items
        var sum = 0
        for (item in all) {
            sum += prices[item] ?: 0
        }
        return sum
    }

    fun withGift(gift: String): List<String> {
        var result = items.toList()
        result += listOf(gift)
        return result
    }
}
