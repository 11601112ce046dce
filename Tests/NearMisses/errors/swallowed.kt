fun start() {
    try {
        load()
    } catch (e: Exception) {
    }
}

fun load() {
}
