class Service {
    private var isReady = false

    fun first(offers: List<Offer>): Offer {
        return offers[0]
    }
    fun last(offers: List<Offer>): Offer? {
        return try { offers.last() } catch (e: NoSuchElementException) { null }
    }

    fun start() {
        isReady = true
    }
}
