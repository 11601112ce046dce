class Service {
    private var isReady = false

    fun later() {
        handler.postDelayed({ start() }, 3000)
    }

    fun start() {
        isReady = true
    }
}
