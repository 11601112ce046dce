class Service {
    private var isReady = false

    fun stars(average: Double): Double {
        return Math.floor(average)
    }

    fun start() {
        isReady = true
    }
}
