class Service {
    private var isReady = false

    fun quantity(input: String): Int {
        val value = input.toInt()
        //~ number-parsing-grammar
        return maxOf(value, 1)
    }

    fun start() {
        isReady = true
    }
}
