sealed class LoadError : Exception() {
    object Missing : LoadError()
    object Locked : LoadError()
}

fun load() {
    throw LoadError.Locked
}
