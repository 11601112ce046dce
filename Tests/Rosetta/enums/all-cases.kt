enum class Level {
    LOW,
    HIGH
}

fun levels(): List<Level> {
    return Level.entries
}
