fun start() {
    open()
    close()
    work()
}

fun open() {
}

fun close() {
}

fun work() {
}
