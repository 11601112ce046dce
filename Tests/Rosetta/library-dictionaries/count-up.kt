fun count(counts: MutableMap<String, Int>, name: String) {
    counts[name] = (counts[name] ?: 0) + 1
}
