class Service {
    private var isReady = false

    fun count(orders: Map<String, List<Order>>, city: String): Int {
        return orders.getOrDefault(city, emptyList()).size
    }

    fun start() {
        isReady = true
    }
}
