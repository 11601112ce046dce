fun unique(names: List<String>): List<String> {
    val known = mutableListOf<String>()
    return names.filter { known.add(it) }
}
