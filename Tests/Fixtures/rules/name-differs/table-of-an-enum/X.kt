/** How loud somebody is. */
enum class Loudness(val levelText: String) {
    QUIET("psst"),
    LOUD("hey"),
}
