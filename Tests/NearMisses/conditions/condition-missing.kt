fun save(isReady: Boolean, isOpen: Boolean) {
    if (!isReady) return
    write()
}

fun write() {
}
