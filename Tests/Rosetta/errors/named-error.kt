fun start() {
    try {
        load()
    } catch (e: Throwable) {
        show(e)
    }
}

fun load() {
}

fun show(error: Throwable) {
}
