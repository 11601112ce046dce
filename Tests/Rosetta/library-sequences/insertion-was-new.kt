fun unique(names: List<String>): List<String> {
    val known = mutableSetOf<String>()
    return names.filter { known.add(it) }
}

fun isNew(name: String, box: Box): Boolean {
    return box.names.add(name)
}
