fun start() {
    try {
        load()
    } catch (t: Throwable) {
        show(t)
    }
}

fun load() {
}

fun show(error: Throwable) {
}
