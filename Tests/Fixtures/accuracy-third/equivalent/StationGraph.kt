package app.metro.routing

@JvmInline
value class StationId(val rawValue: Long)

data class Connection(val from: StationId, val to: StationId)

/** Undirected network of stations. Neighbours keep the order in which connections were listed. */
class StationGraph(connections: List<Connection>) {

    private val neighbours: Map<StationId, List<StationId>> = connections
        .flatMap { (a, b) -> listOf(a to b, b to a) }
        .groupBy({ it.first }, { it.second })

    /** Path with the fewest hops including both ends, or null when there is none. */
    fun shortestPath(start: StationId, goal: StationId): List<StationId>? {
        if (start !in neighbours || goal !in neighbours) return null

        val cameFrom = mutableMapOf<StationId, StationId?>(start to null)
        val queue = ArrayDeque(listOf(start))

        while (queue.isNotEmpty()) {
            val current = queue.removeFirst()
            if (current == goal) break
            for (next in neighbours.getValue(current)) {
                if (next in cameFrom) continue
                cameFrom[next] = current
                queue.addLast(next)
            }
        }

        if (goal !in cameFrom) return null
        return generateSequence(goal) { cameFrom[it] }.toList().asReversed()
    }

    /** All stations that are at most [hops] connections away, the start included. */
    fun stationsWithin(hops: Int, of: StationId): Set<StationId> {
        if (of !in neighbours) return emptySet()

        val reached = mutableSetOf(of)
        var frontier = setOf(of)
        var remaining = hops
        while (remaining-- > 0 && frontier.isNotEmpty()) {
            frontier = frontier.flatMapTo(mutableSetOf()) { neighbours.getValue(it) } - reached
            reached += frontier
        }
        return reached
    }
}
