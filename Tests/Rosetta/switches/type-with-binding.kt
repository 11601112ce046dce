fun encode(value: Any): String {
    return when (value) {
        is String -> value
        else -> ""
    }
}
