fun hasNone(names: List<String>): Boolean {
    return names.isEmpty()
}
