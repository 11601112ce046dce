fun announce(prices: Map<String, Int>) {
    for (entry in prices.entries) {
        tell(entry.key, entry.value)
    }
}
