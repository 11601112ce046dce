package com.acme.maps.stores

import kotlin.math.abs

data class Store(
    val name: String,
    val x: Int,
    val y: Int,
    val rating: Int,
    val isOpen: Boolean,
)

data class Match(val store: Store, val meters: Int)

class StoreFinder(
    private val stores: List<Store>,
    private val maxMeters: Int,
) {

    fun nearby(x: Int, y: Int, openOnly: Boolean = false): List<Match> {
        val candidates = if (openOnly) stores.filter(Store::isOpen) else stores
        return candidates
            .map { Match(it, it.distanceTo(x, y)) }
            .filterNot { it.meters > maxMeters }
            .sortedWith(NEAREST_FIRST)
    }

    fun labelFor(match: Match): String {
        val (store, meters) = match
        val distance = if (meters < 1000) "$meters m" else "${meters / 1000} km"
        val status = if (store.isOpen) "open" else "closed"
        return listOf(store.name, distance, status).joinToString(" · ")
    }

    /** City block distance is good enough for sorting. */
    private fun Store.distanceTo(toX: Int, toY: Int): Int =
        abs(x - toX) + abs(y - toY)

    private companion object {
        val NEAREST_FIRST = compareBy<Match> { it.meters }
            .thenByDescending { it.store.rating }
    }
}
