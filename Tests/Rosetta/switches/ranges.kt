fun kind(code: Int): String {
    return when (code) {
        in 200..299 -> "ok"
        in 400 until 500 -> "client"
        else -> "other"
    }
}
