fun part(names: List<String>): List<String> {
    return names.takeLast(3)
}
