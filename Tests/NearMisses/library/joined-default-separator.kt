fun line(names: List<String>): String {
    return names.joinToString()
}
