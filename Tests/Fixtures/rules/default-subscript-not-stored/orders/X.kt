class Service {
    private var isReady = false

    fun byCity(orders: List<Order>): Map<String, List<Order>> {
        val result = mutableMapOf<String, MutableList<Order>>()
        for (order in orders) {
            if (!order.isOpen) continue
            (result[order.city] ?: mutableListOf()).add(order)
            //~ default-subscript-not-stored
        }
        return result
    }

    fun start() {
        isReady = true
    }
}
