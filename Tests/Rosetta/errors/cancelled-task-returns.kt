class Profile {
    suspend fun load() {
        try {
            show(api.fetch())
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            fail("offline")
        }
    }

    suspend fun reload() {
        try {
            show(api.fetch())
        } catch (e: Exception) {
            coroutineContext.ensureActive()
            fail("offline")
        }
    }
}
