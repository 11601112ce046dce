suspend fun load() {
    try {
        items = api.items()
    } catch (e: CancellationException) {
        reset()
        throw e
    } catch (e: Exception) {
        failed = true
    }
}
