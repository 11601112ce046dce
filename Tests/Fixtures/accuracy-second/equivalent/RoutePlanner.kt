package com.northpine.indoor.routing

data class RouteEdge(
    val from: String,
    val to: String,
    val meters: Double,
    val isClosed: Boolean,
    val isStairs: Boolean,
)

data class Route(val nodes: List<String>, val meters: Double)

data class RouteOptions(
    val avoidStairs: Boolean = false,
    val stairsPenalty: Double = 1.5,
)

class RoutePlanner(edges: List<RouteEdge>) {

    private val adjacency: Map<String, List<RouteEdge>> =
        edges.filterNot { it.isClosed }.groupBy { it.from }

    fun shortestRoute(start: String, goal: String, options: RouteOptions = RouteOptions()): Route? {
        if (start == goal) return Route(listOf(start), 0.0)

        val distances = mutableMapOf(start to 0.0)
        val previous = mutableMapOf<String, String>()
        val visited = mutableSetOf<String>()

        while (true) {
            val current = nearest(distances, visited) ?: break
            if (current == goal) break
            visited += current
            for (edge in adjacency[current].orEmpty()) {
                if (edge.to in visited) continue
                val cost = costOf(edge, options) ?: continue
                val candidate = distances.getValue(current) + cost
                if (candidate < distances.getOrDefault(edge.to, Double.POSITIVE_INFINITY)) {
                    distances[edge.to] = candidate
                    previous[edge.to] = current
                }
            }
        }

        val meters = distances[goal] ?: return null
        val nodes = generateSequence(goal) { previous[it] }.toList().asReversed()
        return Route(nodes, meters)
    }

    private fun costOf(edge: RouteEdge, options: RouteOptions): Double? = when {
        !edge.isStairs -> edge.meters
        options.avoidStairs -> null
        else -> edge.meters * options.stairsPenalty
    }

    /** Ties are resolved by node id so that both directions of a rerun agree. */
    private fun nearest(distances: Map<String, Double>, visited: Set<String>): String? =
        distances.entries
            .filter { it.key !in visited }
            .minWithOrNull(compareBy({ it.value }, { it.key }))
            ?.key
}
