class Service {
    private var isReady = false

    fun cheapest(offers: List<Offer>): Int {
        val open = offers.filter { it.isOpen }.map { it.price }
        return open.min() ?: 0
        //~ empty-collection-access
    }

    fun start() {
        isReady = true
    }
}
