class SearchModel {
    private var loadJob: Job? = null

    fun stop() {
        loadJob?.cancel()
        loadJob = null
    }
}
