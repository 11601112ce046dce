enum class Level {
    LOW,
    HIGH
}

fun title(level: Level): String {
    return when (level) {
        Level.LOW -> "High"
        Level.HIGH -> "Low"
    }
}
