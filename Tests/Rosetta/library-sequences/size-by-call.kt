fun size(names: Iterable<String>): Int {
    return names.count()
}
