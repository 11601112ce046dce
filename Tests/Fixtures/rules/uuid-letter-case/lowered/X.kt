class Service {
    private var isReady = false

    fun correlation(): String {
        return UUID.randomUUID().toString()
    }

    fun start() {
        isReady = true
    }
}
