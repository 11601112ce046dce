enum class Level { LOW, HIGH }
class Settings(private val store: Store) {
    fun save(level: Level) {
        store.set("level", level.ordinal)
        //~ enum-raw-value-mapping: `1` in Swift and `0` in Kotlin
    }
}
