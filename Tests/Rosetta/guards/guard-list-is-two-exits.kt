fun save(isReady: Boolean, isOpen: Boolean) {
    if (!isReady) return
    if (!isOpen) return
    write()
}

fun write() {
}
