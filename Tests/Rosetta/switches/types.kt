fun kind(value: Any): String {
    return when (value) {
        is String -> "text"
        is Boolean -> "flag"
        else -> "other"
    }
}
