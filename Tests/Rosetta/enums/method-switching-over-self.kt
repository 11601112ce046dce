enum class Level {
    LOW,
    HIGH;

    val title: String
        get() = when (this) {
            LOW -> "Low"
            HIGH -> "High"
        }
}
