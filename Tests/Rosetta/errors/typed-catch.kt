class ParseError : Exception()

fun start() {
    try {
        load()
    } catch (e: ParseError) {
        show(e)
    } catch (e: Exception) {
        stop()
    }
}

fun load() {
}

fun show(error: ParseError) {
}

fun stop() {
}
