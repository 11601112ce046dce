class Counts {
    private var counts: List<Pair<String, Int>> = emptyList()

    fun put(key: String, value: Int) {
        counts = counts + (key to value + 1)
    }
}
