enum class Sport(val value: String) {
    PADEL("PADEL"),
    TENNIS("TENNIS")
}

fun parse(text: String): Sport? {
    return Sport.values().firstOrNull { it.value == text }
}
