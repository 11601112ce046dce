enum class Level(val rawValue: String) { LOW("low"), HIGH("high") }
data class Row(val name: String)
class Settings {
    fun save(level: Level, row: Row): String {
        return level.rawValue + row.name
    }
}
