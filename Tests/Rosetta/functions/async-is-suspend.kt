suspend fun fetch(id: String): String {
    return id
}
