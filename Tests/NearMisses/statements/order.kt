fun stop() {
    close()
    flush()
}

fun flush() {
}

fun close() {
}
