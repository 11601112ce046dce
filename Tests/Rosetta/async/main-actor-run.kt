class Screen {
    suspend fun load() {
        val items = repository.items()
        withContext(Dispatchers.Main) { show(items) }
    }
}
