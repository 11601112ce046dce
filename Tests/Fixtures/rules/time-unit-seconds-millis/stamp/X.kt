class Service {
    private var isReady = false

    fun stamp(): Long {
        val now = System.currentTimeMillis()
        //~ info time-unit-seconds-millis
        return now
    }

    fun start() {
        isReady = true
    }
}
