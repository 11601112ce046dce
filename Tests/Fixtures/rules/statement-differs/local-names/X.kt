package com.example.transit.routes

/** Where two routes meet. */
class RouteMerge(val graph: IGraph) {

    fun merged(first: Route, second: Route): List<Stop> {
        val stops: MutableList<Stop> = mutableListOf()
        for (candidate in first.stops) {
            val others = graph.neighbours(candidate)
            if (others.contains(second.start)) {
                stops.add(candidate)
            }
        }
        val terminus = graph.stop(id = second.end)
        stops.add(terminus)
        return stops
    }

    fun cost(stops: List<Stop>): Int {
        val start = 120
        return stops.fold(start) { total, stop -> total + stop.minutes }
    }
}
