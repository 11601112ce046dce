suspend fun load(id: String): Page {
    val text = try {
        fetch(id)
    } catch (e: Throwable) {
        throw e
    }
    return parse(text)
}
