enum class Level {
    LOW,
    HIGH
}

fun isLow(level: Level): Boolean {
    return level == Level.LOW
}
