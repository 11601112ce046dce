enum class Surface(val rawValue: String) {
    CLAY("CLAY"),
    HARD("HARD");

    companion object {
        fun parse(value: String): Surface = entries.firstOrNull { it.rawValue == value } ?: HARD
    }
}
