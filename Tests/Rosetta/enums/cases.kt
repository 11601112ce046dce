enum class Level {
    BEGINNER,
    VERY_ADVANCED
}
