enum class Level(val value: Int) {
    LOW(1),
    MIDDLE(2),
    HIGH(3),
    TOP(10),
    BEYOND(11)
}
