enum class Tide {
    LOW, HIGH;

    companion object {
        fun of(level: Int): Tide = when (level) {
            0 -> LOW
            else -> HIGH
        }
    }
}

fun tides(levels: List<Int>): List<Tide> = levels.map { Tide.of(it) }
