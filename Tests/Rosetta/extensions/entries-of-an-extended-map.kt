fun Map<String, Int>.doubled(): Map<String, Int> {
    val result = mutableMapOf<String, Int>()
    for (entry in this.entries) {
        result[entry.key] = entry.value * 2
    }
    return result
}

fun Map<String, Int>.total(bag: Bag): Int {
    var sum = 0
    for (entry in entries) {
        sum += entry.value
    }
    return sum + bag.price
}
