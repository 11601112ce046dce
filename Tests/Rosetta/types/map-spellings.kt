fun make(a: Map<String, Int>, b: MutableMap<String, Boolean>): Map<String, Int> {
    return a
}
