fun save(isReady: Boolean, count: Int) {
    if (!isReady || count <= 0) return
    write()
}

fun write() {
}
