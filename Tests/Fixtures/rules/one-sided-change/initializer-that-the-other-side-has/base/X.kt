class Court(var name: String = "centre") {
    fun label(prefix: String): String { return prefix + name }
}
