fun save(name: String?, isReady: Boolean) {
    if (name == null || !isReady) return
    write(name)
}

fun write(text: String) {
}
