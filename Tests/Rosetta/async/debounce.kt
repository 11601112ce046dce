class SearchModel {
    var task: Job? = null

    fun changed(query: String) {
        task?.cancel()
        task = viewModelScope.launch {
            delay(300)
            search(query)
        }
    }

    suspend fun later() {
        delay(2000)
        delay(50)
    }
}
