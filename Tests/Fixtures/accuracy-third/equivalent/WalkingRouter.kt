package com.strollr.routing

import java.util.PriorityQueue

data class Route(val stops: List<Int>, val minutes: Int)

/** Cheapest routes over a directed graph of places, weighted with walking minutes. */
class WalkingRouter {

    private data class Leg(val target: Int, val minutes: Int)
    private data class Candidate(val minutes: Int, val place: Int)

    private val legs = HashMap<Int, MutableList<Leg>>()

    fun addPath(from: Int, to: Int, minutes: Int) {
        require(minutes in 0..1_440) { "implausible duration" }
        legs.getOrPut(from) { mutableListOf() } += Leg(to, minutes)
        legs.getOrPut(to) { mutableListOf() }
    }

    /** Places with equal cost are settled in the order of their number. */
    fun route(from: Int, to: Int): Route? {
        if (from !in legs || to !in legs) return null

        val best = hashMapOf(from to 0)
        val previous = HashMap<Int, Int>()
        val queue = PriorityQueue<Candidate>(compareBy({ it.minutes }, { it.place }))
        queue += Candidate(0, from)

        while (true) {
            val (minutes, place) = queue.poll() ?: return null
            if (minutes > best.getValue(place)) continue
            if (place == to) {
                val stops = generateSequence(to) { previous[it] }.toList().reversed()
                return Route(stops, minutes)
            }
            for (leg in legs.getValue(place)) {
                val candidate = minutes + leg.minutes
                val known = best[leg.target]
                if (known == null || candidate < known) {
                    best[leg.target] = candidate
                    previous[leg.target] = place
                    queue += Candidate(candidate, leg.target)
                }
            }
        }
    }
}
