fun part(names: List<String>): List<String> {
    return names.take(3)
}
