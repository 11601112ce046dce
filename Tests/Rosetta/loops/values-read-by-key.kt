fun announce(prices: Map<String, Int>) {
    for ((name, price) in prices) {
        tell(name, price)
    }
}
