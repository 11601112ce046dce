package app.trailmate.premium

enum class Feature(val key: String, val isPremium: Boolean = true) {
    STATS("stats", isPremium = false),
    EXPORT("export"),
    COACHING("coaching"),
    OFFLINE_MAPS("offline_maps"),
}

/** All times are in seconds since the epoch. */
class TrialAccess(
    private val startedAt: Long,
    private val now: () -> Long,
) {
    private var extensionDays = 0

    val endsAt: Long
        get() = startedAt + (TRIAL_DAYS + extensionDays) * SECONDS_PER_DAY

    val isExpired: Boolean = now() >= endsAt

    /** Started days count in full. */
    val daysLeft: Long
        get() {
            val seconds = (endsAt - now()).coerceAtLeast(0)
            return (seconds + SECONDS_PER_DAY - 1) / SECONDS_PER_DAY
        }

    val lockedFeatures: List<Feature>
        get() = Feature.entries.filterNot(::canUse)

    val banner: String?
        get() = when (val days = daysLeft) {
            0L -> "Your trial has ended"
            1L -> "Last day of your trial"
            in 2L..5L -> "$days days left"
            else -> null
        }

    fun canUse(feature: Feature): Boolean = !feature.isPremium || !isExpired

    /** Returns false if nothing at all could be added. */
    fun extend(days: Int): Boolean {
        val granted = days.coerceAtMost(MAX_EXTENSION_DAYS - extensionDays)
        if (granted <= 0) return false
        extensionDays += granted
        return true
    }

    companion object {
        const val TRIAL_DAYS = 14
        const val MAX_EXTENSION_DAYS = 30
        private const val SECONDS_PER_DAY = 86_400L
    }
}
