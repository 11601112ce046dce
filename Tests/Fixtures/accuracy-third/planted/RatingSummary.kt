package guide.gastro.rating

import java.util.Locale
import kotlinx.serialization.Serializable

@Serializable
data class RatingSummary(
    /** Number of ratings with one to five stars, in that order. */
    val counts: List<Long>,
) {
    val total: Long
        get() = counts.sum()

    val average: Double?
        get() {
            if (total <= 0) return null
            val stars = counts.withIndex().sumOf { (index, count) -> (index + 1) * count }
            return stars.toDouble() / total
        }

    /** "4.6 (128)", or a hint while there are too few votes. */
    val label: String
        get() {
            val value = average
            if (value == null || total < MINIMUM_VOTES) return "Not enough ratings"
            return "${String.format(Locale.US, "%.1f", value)} ($totalText)"
        }

    val totalText: String
        get() = when {
            total >= 10_000 -> "${total / 1_000}k"
            total >= 1_000 -> "${total / 1_000}.${total % 1_000 / 100}k"
            else -> total.toString()
        }

    fun percent(stars: Int): Long {
        val count = counts.getOrNull(stars - 1) ?: return 0L
        return if (total > 0) count * 100 / total else 0L
    }

    fun adding(stars: Int): RatingSummary =
        if (stars - 1 !in counts.indices) this
        else copy(counts = counts.mapIndexed { i, count -> if (i == stars - 1) count + 1 else count })

    companion object {
        const val MINIMUM_VOTES = 3
    }
}
