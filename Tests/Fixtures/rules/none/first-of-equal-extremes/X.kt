data class Offer(
    val price: Int,
)

class Shop {
    fun dearest(offers: List<Offer>): Offer? {
        return offers.maxByOrNull { it.price }
    }

    fun cheapest(prices: List<Int>): Int? {
        return prices.minOrNull()
    }
}
