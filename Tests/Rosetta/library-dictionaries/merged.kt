fun merged(ages: Map<String, Int>, more: Map<String, Int>): Map<String, Int> {
    return ages + more
}
