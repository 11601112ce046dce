class Feed {
    var items: List<Item> = emptyList()
    var failed = false

    suspend fun load() {
        try {
            items = api.items()
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            failed = true
        }
    }

    suspend fun count(): Int {
        try {
            return api.count()
        } catch (e: Exception) {
            if (e is CancellationException) throw e
            failed = true
            return 0
        }
    }

    suspend fun refresh() {
        try {
            items = api.fresh()
        } catch (e: Exception) {
            currentCoroutineContext().ensureActive()
            failed = true
        }
    }
}
