class Counts {
    private var counts: Map<String, Int> = emptyMap()

    fun put(key: String, value: Int) {
        counts = counts + (key to value + 1)
    }
}
