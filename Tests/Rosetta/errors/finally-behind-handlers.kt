suspend fun load() {
    isLoading = true
    try {
        fetch()
    } catch (e: Exception) {
        show(e)
    } finally {
        isLoading = false
    }
}
