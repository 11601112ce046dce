class Service {
    private var isReady = false

    suspend fun refresh(id: String) {
        try {
            val user = load(id)
            show(user)
        } catch (e: Throwable) {
            //~ broad-catch-swallows
            report(e)
        }
    }
    suspend fun load(id: String): User = throw Failure()

    fun start() {
        isReady = true
    }
}
