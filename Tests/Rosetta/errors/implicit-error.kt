fun start() {
    try {
        load()
    } catch (e: Exception) {
        show(e)
    }
}

fun load() {
}

fun show(error: Exception) {
}
