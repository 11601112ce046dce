class Service {
    private var isReady = false

    private val numbers: MutableSet<Int> = mutableSetOf()
    fun strike(number: Int) {
        numbers.remove(number)
    }

    fun start() {
        isReady = true
    }
}
