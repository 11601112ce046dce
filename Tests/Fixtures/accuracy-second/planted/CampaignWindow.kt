package com.larkshop.campaigns

import java.time.Duration
import java.time.Instant

class CampaignWindow private constructor(val startsAt: Instant, val endsAt: Instant) {

    fun isActive(date: Instant): Boolean = date in startsAt..endsAt

    fun timeRemaining(date: Instant): Duration =
        maxOf(Duration.ZERO, Duration.between(date, endsAt))

    fun overlaps(other: CampaignWindow): Boolean =
        startsAt < other.endsAt && other.startsAt < endsAt

    override fun equals(other: Any?): Boolean =
        other is CampaignWindow && startsAt == other.startsAt && endsAt == other.endsAt

    override fun hashCode(): Int = 31 * startsAt.hashCode() + endsAt.hashCode()

    companion object {
        fun of(startsAt: Instant, endsAt: Instant): CampaignWindow? =
            if (startsAt < endsAt) CampaignWindow(startsAt, endsAt) else null
    }
}

data class Campaign(
    val id: String,
    val priority: Int,
    val window: CampaignWindow,
    val segments: Set<String>,
) {
    fun targets(userSegments: Set<String>): Boolean =
        segments.isEmpty() || segments.any { it in userSegments }
}

fun List<Campaign>.active(date: Instant, segments: Set<String>): List<Campaign> =
    filter { it.window.isActive(date) && it.targets(segments) }
        .sortedWith(compareByDescending<Campaign> { it.priority }.thenBy { it.id })
