class Screen {
    fun start() {
        viewModelScope.launch {
            load()
        }
    }

    suspend fun load() {
    }
}
