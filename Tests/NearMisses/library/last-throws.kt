fun last(names: List<String>): String? {
    return names.last()
}
