fun save(isReady: Boolean) {
    if (!isReady) return
    write()
}

fun write() {
}
