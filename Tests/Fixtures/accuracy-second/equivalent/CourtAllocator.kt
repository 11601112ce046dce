package com.example.club.courts

data class Court(val number: Int, val surface: Surface, val isIndoor: Boolean) {
    enum class Surface { CLAY, GRASS, HARD }
}

data class CourtRequest(
    val matchId: String,
    val startMinute: Int,
    val durationMinutes: Int,
    val preferredSurface: Court.Surface? = null,
    val needsIndoor: Boolean = false,
) {
    val endMinute: Int get() = startMinute + durationMinutes
}

data class CourtAssignment(val matchId: String, val courtNumber: Int, val startMinute: Int)

data class AllocationResult(val assigned: List<CourtAssignment>, val rejected: List<String>)

class CourtAllocator(courts: List<Court>, private val changeover: Int = 10) {
    private val courts = courts.sortedBy(Court::number)
    private val busyUntil = mutableMapOf<Int, Int>()

    fun allocate(requests: List<CourtRequest>): AllocationResult {
        busyUntil.clear()
        val assigned = mutableListOf<CourtAssignment>()
        val rejected = mutableListOf<String>()

        requests
            .sortedWith(compareBy({ it.startMinute }, { it.matchId }))
            .forEach { request ->
                val number = findCourt(request)?.number
                if (number == null) {
                    rejected += request.matchId
                } else {
                    busyUntil[number] = request.endMinute + changeover
                    assigned += CourtAssignment(request.matchId, number, request.startMinute)
                }
            }
        return AllocationResult(assigned, rejected)
    }

    private fun findCourt(request: CourtRequest): Court? {
        val free = courts.filter { isFree(it, request) }
        val preferred = request.preferredSurface?.let { wanted ->
            free.firstOrNull { it.surface == wanted }
        }
        return preferred ?: free.firstOrNull()
    }

    private fun isFree(court: Court, request: CourtRequest): Boolean {
        val fits = court.isIndoor || !request.needsIndoor
        return fits && (busyUntil[court.number] ?: 0) <= request.startMinute
    }
}
