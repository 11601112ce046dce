enum class Priority(val value: Int) {
    LOW(1),
    HIGH(10)
}
