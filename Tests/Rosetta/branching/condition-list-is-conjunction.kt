fun save(isReady: Boolean, isOpen: Boolean) {
    if (isReady && isOpen) {
        write()
    }
}

fun write() {
}
