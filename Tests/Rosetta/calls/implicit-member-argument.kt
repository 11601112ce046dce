enum class Level {
    LOW,
    VERY_HIGH
}

fun start() {
    set(Level.VERY_HIGH)
}

fun set(level: Level) {
}
