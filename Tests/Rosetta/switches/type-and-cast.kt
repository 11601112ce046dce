fun encode(value: Any): String {
    return when (value) {
        is String -> quote(value)
        else -> ""
    }
}

fun quote(text: String): String {
    return text
}
