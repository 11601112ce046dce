class Service {
    private var isReady = false

    fun isComplete(pin: String, digits: List<Int>): Boolean {
        return pin.length == 4 && digits.size <= 4
    }

    fun start() {
        isReady = true
    }
}
