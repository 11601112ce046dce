suspend fun start(): String {
    val text = load()
    return text
}

suspend fun load(): String {
    return ""
}
