fun read(): String? {
    return try {
        val text = load()
        text + "!"
    } catch (e: Exception) {
        null
    }
}

fun load(): String {
    return ""
}
