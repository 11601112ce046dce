fun make(names: MutableSet<String>): Int {
    return names.size
}
