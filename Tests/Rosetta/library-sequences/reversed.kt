fun turned(names: List<String>): List<String> {
    return names.reversed()
}
