enum class Level {
    LOW,
    HIGH
}

fun title(level: Level): String {
    return when (level) {
        Level.LOW -> "Low"
        Level.HIGH -> "High"
    }
}
