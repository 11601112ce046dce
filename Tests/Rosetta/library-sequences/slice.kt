fun part(names: List<String>): List<String> {
    return names.slice(1 until 3)
}
