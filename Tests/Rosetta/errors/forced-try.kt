fun start(): String {
    return load()
}

fun load(): String {
    return ""
}
