class Avatar {
    fun first(names: List<String>): List<String> {
        return names.take(1)
    }

    fun digit(code: String): String {
        return code.take(1)
    }
}
