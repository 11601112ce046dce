suspend fun load() {
    try {
        items = api.items()
    } catch (e: IOException) {
        throw e
    } catch (e: Exception) {
        failed = true
    }
}
