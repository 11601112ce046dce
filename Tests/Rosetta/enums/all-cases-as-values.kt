enum class Level {
    LOW,
    HIGH
}

fun count(): Int {
    return Level.values().size
}
