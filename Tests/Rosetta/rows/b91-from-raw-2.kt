enum class Level(val value: String) { LOW("l"), HIGH("h") }
fun level(s: String): Level = Level.entries.find { it.value == s } ?: Level.LOW
