class Service {
    private var isReady = false

    fun quantity(input: String, price: Double): Int {
        return (input.toIntOrNull() ?: 1) * price.toInt()
    }

    fun start() {
        isReady = true
    }
}
