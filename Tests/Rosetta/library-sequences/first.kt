fun first(names: List<String>): String? {
    return names.firstOrNull()
}
