enum class Level(val value: Int) {
    LOW(0),
    HIGH(1)
}
