fun merge(ages: MutableMap<String, Int>, more: Map<String, Int>) {
    ages.putAll(more)
}
