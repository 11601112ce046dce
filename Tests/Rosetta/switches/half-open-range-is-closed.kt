fun kind(code: Int): String {
    return when (code) {
        in 400..499 -> "client"
        else -> "other"
    }
}
