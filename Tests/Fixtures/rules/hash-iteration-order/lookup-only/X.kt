class Service {
    private var isReady = false

    fun total(prices: Map<String, Int>, names: Set<String>): Int {
        val known = names.filter { prices[it] != null }
        return prices.values.sum() + known.size
    }
    fun sortedNames(names: Set<String>): List<String> {
        return names.toList().sorted()
    }

    fun start() {
        isReady = true
    }
}
