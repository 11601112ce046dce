class Service {
    private var isReady = false

    fun remaining(message: String): Int {
        if (message.length > 280) return 0
        //~ string-length-units
        return 1
    }

    fun start() {
        isReady = true
    }
}
