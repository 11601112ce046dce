class Service {
    private var isReady = false

    suspend fun refresh(id: String) {
        try {
            show(load(id))
        } catch (e: Exception) {
            report(e)
            throw e
        }
    }
    suspend fun load(id: String): User = throw Failure()

    fun start() {
        isReady = true
    }
}
