enum class Level {
    LOW,
    HIGH;

    companion object {
        val standard = LOW
    }
}
