package com.example.booking.models

/** What a court is made of, as the backend spells it. */
enum class Surface(val rawValue: String) {
    CLAY("CLAY"),
    HARD("HARD"),
    GRASS("GRASS"),
    ARTIFICIAL_GRASS("ARTIFICIAL_GRASS");

    val needsSpecialShoes: Boolean
        get() = when (this) {
            CLAY, GRASS -> true
            HARD, ARTIFICIAL_GRASS -> false
        }

    companion object {
        /** An unknown surface is treated as a hard court, so that an old app survives a new backend. */
        fun parse(value: String): Surface =
            entries.firstOrNull { it.rawValue == value } ?: HARD
    }
}
