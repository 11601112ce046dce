fun kind(code: Int): String {
    return when (code) {
        in 400..500 -> "client"
        else -> "other"
    }
}
