enum class Level {
    LOW,
    HIGH
}
