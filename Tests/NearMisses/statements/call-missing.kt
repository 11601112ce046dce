fun stop() {
    close()
}

fun flush() {
}

fun close() {
}
