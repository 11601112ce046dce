data class Order(val lines: List<Line>, val state: State) {
    data class Line(val sku: String, val count: Int)
    enum class State { OPEN, CLOSED }
}
