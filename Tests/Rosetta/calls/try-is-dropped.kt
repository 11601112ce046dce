fun start(): String {
    val text = load("a")
    return text
}

fun load(path: String): String {
    return path
}
