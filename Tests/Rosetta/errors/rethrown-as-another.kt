sealed class LoadError : Exception() {
    object Failed : LoadError()
}

fun start() {
    try {
        load()
    } catch (e: Exception) {
        throw LoadError.Failed
    }
}

fun load() {
}
