enum class Level(val value: String) { LOW("l"), HIGH("h");
    companion object { fun fromValue(s: String): Level? = values().firstOrNull { it.value == s } } }
fun level(s: String): Level = Level.fromValue(s) ?: Level.LOW
