fun pairs(names: List<String>, ages: List<Int>): List<Pair<String, Int>> {
    return names.zip(ages).toList()
}
