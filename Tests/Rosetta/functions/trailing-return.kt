fun stop() {
    reset()
}

fun reset() {
}
