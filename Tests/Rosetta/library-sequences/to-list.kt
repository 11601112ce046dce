fun listed(names: Set<String>): List<String> {
    return names.toList()
}
