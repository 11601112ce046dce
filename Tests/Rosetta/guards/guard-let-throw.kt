sealed class LoadError : Exception() {
    object Missing : LoadError()
}

fun name(value: String?): String {
    val value = value ?: throw LoadError.Missing
    return value
}
