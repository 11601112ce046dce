fun names(ages: Map<String, Int>): List<String> {
    return ages.keys.sorted()
}
