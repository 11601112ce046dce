package com.bookworm.player

/** How far spoken-word playback jumps back when it is resumed after a pause. All times in seconds. */
class AutoRewindPolicy(val isEnabled: Boolean = true) {

    private data class Tier(val minimumPause: Double, val rewind: Double)

    fun rewind(pause: Double): Double {
        if (!isEnabled) return 0.0
        return TIERS.firstOrNull { pause >= it.minimumPause }?.rewind ?: 0.0
    }

    /** Never goes back beyond the start of the current chapter. */
    fun resumePosition(pausedAt: Double, pause: Double, chapterStart: Double = 0.0): Double {
        if (pausedAt < chapterStart) return pausedAt
        return (pausedAt - rewind(pause)).coerceAtLeast(chapterStart)
    }

    fun announcement(pause: Double): String? =
        rewind(pause).toInt()
            .takeIf { it > 0 }
            ?.let { seconds -> "Went back $seconds seconds" }

    private companion object {
        val TIERS = listOf(
            Tier(minimumPause = 24 * 3600.0, rewind = 30.0),
            Tier(minimumPause = 3600.0, rewind = 15.0),
            Tier(minimumPause = 5 * 60.0, rewind = 10.0),
            Tier(minimumPause = 30.0, rewind = 3.0),
        )
    }
}
