fun at(names: List<String>, index: Int): String? {
    return names.getOrNull(index)
}
