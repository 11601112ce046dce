fun unique(names: List<String>): Set<String> {
    return names.toSet()
}
