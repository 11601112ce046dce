sealed class LoadError : Exception() {
    object Missing : LoadError()
}

fun load(callback: (Result<String>) -> Unit) {
    callback(Result.success("done"))
}
