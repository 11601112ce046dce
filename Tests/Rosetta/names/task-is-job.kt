class SearchModel {
    private var searchJob: Job? = null

    fun stop() {
        searchJob?.cancel()
        searchJob = null
    }
}
