fun age(ages: Map<String, Int>): Int {
    return ages.getOrDefault("ann", 0)
}
