fun save(count: Int) {
    if (count > 3) return
    write()
}

fun write() {
}
