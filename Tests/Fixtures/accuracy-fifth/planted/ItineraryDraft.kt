package com.wanderlist.planner

private class DraftStop(val city: String, var nights: Int)

class ItineraryDraft {

    private val stops = mutableListOf<DraftStop>()
    private val history = ArrayDeque<List<DraftStop>>()

    var onChange: (() -> Unit)? = null

    val canUndo: Boolean
        get() = history.isNotEmpty()

    val totalNights: Int
        get() = stops.sumOf { it.nights }

    val summary: String
        get() = stops.joinToString { "${it.city} (${it.nights})" }

    fun addStop(city: String, nights: Int = 1) = change {
        stops += DraftStop(city, nights.coerceAtLeast(1))
    }

    /** At least one night remains, use [removeStop] to skip a city. */
    fun changeNights(index: Int, delta: Int) {
        val stop = stops.getOrNull(index) ?: return
        change { stop.nights = (stop.nights + delta).coerceAtLeast(1) }
    }

    fun removeStop(index: Int) {
        if (index !in stops.indices) return
        change { stops.removeAt(index) }
    }

    fun moveStop(source: Int, target: Int) {
        if (source == target || source !in stops.indices || target !in stops.indices) return
        change { stops.add(target, stops.removeAt(source)) }
    }

    fun undo(): Boolean {
        val previous = history.removeLastOrNull() ?: return false
        stops.clear()
        stops.addAll(previous)
        onChange?.invoke()
        return true
    }

    private inline fun change(edit: () -> Unit) {
        history.addLast(stops.toList())
        if (history.size > MAX_HISTORY) history.removeFirst()
        edit()
        onChange?.invoke()
    }

    private companion object {
        const val MAX_HISTORY = 20
    }
}
