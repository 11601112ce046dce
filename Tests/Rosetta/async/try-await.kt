suspend fun start(): Int {
    val text = load()
    return text.length
}

suspend fun load(): String {
    return ""
}
