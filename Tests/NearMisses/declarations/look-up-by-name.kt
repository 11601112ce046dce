enum class Sport(val value: String) {
    PADEL("p")
}

fun parse(text: String): Sport? {
    return Sport.values().firstOrNull { it.name == text }
}
