fun start(): String? {
    return runCatching { load() }.getOrNull()
}

fun load(): String {
    return ""
}
