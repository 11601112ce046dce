package com.medikeep.report

enum class DoseStatus { SCHEDULED, TAKEN, TAKEN_LATE, SKIPPED, MISSED }

data class DoseEvent(val medicationId: String, val day: Int, val status: DoseStatus)

class AdherenceReport(events: List<DoseEvent>, firstDay: Int, lastDay: Int) {

    private val events = events.filter { it.day in firstDay..lastDay }

    /** Whole percent of due doses that were taken, null while nothing was due. */
    val overallPercent: Int?
        get() = events.percentTaken()

    fun percentForMedication(id: String): Int? =
        events.filter { it.medicationId == id }.percentTaken()

    /** Days on which every due dose was taken. */
    val perfectDays: Int
        get() = events.groupBy { it.day }.count { (_, ofDay) -> ofDay.percentTaken() == 100 }

    val missedMedications: Set<String>
        get() = events
            .filter { it.status == DoseStatus.MISSED }
            .mapTo(mutableSetOf()) { it.medicationId }

    private fun List<DoseEvent>.percentTaken(): Int? {
        val due = filterNot { it.status == DoseStatus.SCHEDULED }
        if (due.isEmpty()) return null
        return due.count { it.status.countsAsTaken } * 100 / due.size
    }

    private val DoseStatus.countsAsTaken: Boolean
        get() = when (this) {
            DoseStatus.TAKEN -> true
            else -> false
        }
}
