fun greet(): String? {
    val name = load() ?: return null
    return "hello " + name
}

fun load(): String? {
    return null
}
