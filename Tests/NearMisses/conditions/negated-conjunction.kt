fun save(isReady: Boolean, isOpen: Boolean) {
    if (!isReady && !isOpen) return
    write()
}

fun write() {
}
