class Search {
    suspend fun wait(query: String) {
        delay(300)
        find(query)
    }
}
