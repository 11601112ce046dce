class Service {
    private var isReady = false

    fun device(text: String): UUID? {
        return try { UUID.fromString(text) } catch (e: IllegalArgumentException) { null }
    }

    fun start() {
        isReady = true
    }
}
