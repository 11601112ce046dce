fun lastIndex(names: List<String>): Int {
    return names.lastIndex
}
