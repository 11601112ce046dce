fun table(pairs: List<Pair<String, Int>>): Map<String, Int> {
    return pairs.toMap()
}
