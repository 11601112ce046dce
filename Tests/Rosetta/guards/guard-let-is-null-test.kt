fun greet() {
    val name = load()
    if (name == null) {
        stop()
        return
    }
    draw(name)
}

fun load(): String? {
    return null
}

fun stop() {
}

fun draw(text: String) {
}
