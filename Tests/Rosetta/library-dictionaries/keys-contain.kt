fun has(ages: Map<String, Int>): Boolean {
    return ages.containsKey("ann")
}
