enum class Sport(val value: String) {
    PADEL("PADEL"),
    TENNIS("TENNIS");

    companion object {
        fun from(value: String): Sport? = values().firstOrNull { it.value == value }
    }
}

fun parse(text: String): Sport? {
    return Sport.from(text)
}
