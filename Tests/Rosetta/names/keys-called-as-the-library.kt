class Store {
    fun snapshot(n: Int): Map<String, Any> = mapOf(KEY_COUNT to n, KEY_FIRST to true)

    private companion object {
        const val KEY_COUNT = "count"
        const val KEY_FIRST = "first"
    }
}
