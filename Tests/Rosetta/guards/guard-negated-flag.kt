fun save(isLocked: Boolean) {
    if (isLocked) return
    write()
}

fun write() {
}
