package com.harbor.messenger.timeline

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId

data class TimelineMessage(
    val id: Long,
    val senderId: Long,
    val sentAtMillis: Long,
    val text: String,
)

data class MessageCluster(val senderId: Long, val messages: List<TimelineMessage>)

data class DaySection(val day: LocalDate, val clusters: List<MessageCluster>)

/** Arranges a conversation in days, and each day in bursts of one sender. */
class MessageTimeline(private val zone: ZoneId) {

    fun sectionsFor(messages: List<TimelineMessage>): List<DaySection> =
        messages
            .sortedWith(compareBy({ it.sentAtMillis }, { it.id }))
            .groupBy { it.localDate() }
            .toSortedMap()
            .map { (day, ofDay) -> DaySection(day, clustersOf(ofDay)) }

    private fun clustersOf(messages: List<TimelineMessage>): List<MessageCluster> = buildList {
        var burst = mutableListOf<TimelineMessage>()
        for (message in messages) {
            val last = burst.lastOrNull()
            if (last == null || !message.continues(last)) {
                burst = mutableListOf()
                add(MessageCluster(message.senderId, burst))
            }
            burst.add(message)
        }
    }

    private fun TimelineMessage.continues(previous: TimelineMessage): Boolean =
        senderId == previous.senderId &&
            sentAtMillis - previous.sentAtMillis <= CLUSTER_GAP_MILLIS

    private fun TimelineMessage.localDate(): LocalDate =
        Instant.ofEpochMilli(sentAtMillis).atZone(zone).toLocalDate()

    companion object {
        const val CLUSTER_GAP_MILLIS = 5 * 60 * 1000L
    }
}
