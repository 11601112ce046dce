sealed class Access {
    data object Unauthorized : Access()
    data class NotFound(val resource: String) : Access()
    data object Unknown : Access()

    val title: String
        get() = when (this) {
            Unknown -> "a"
            is NotFound -> resource
            Unauthorized -> "?"
        }
}
