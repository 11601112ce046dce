fun start() {
    try {
        load()
    } catch (e: Exception) {
        stop()
    }
}

fun load() {
}

fun stop() {
}
