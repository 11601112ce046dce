class Cache {
    var entries: MutableMap<String, Int> = mutableMapOf()
}

class Meter(val unit: String) {
    private var ticks = 0

    fun tick() { ticks += 1 }
}

enum class Level(val rawValue: Int) {
    LOW(1),
    HIGH(2),
}
