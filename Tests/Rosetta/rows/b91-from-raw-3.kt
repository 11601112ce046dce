enum class Level(val value: String) { LOW("l"), HIGH("h") }
fun level(s: String): Level = Level.values().firstOrNull { level -> level.value == s } ?: Level.LOW
