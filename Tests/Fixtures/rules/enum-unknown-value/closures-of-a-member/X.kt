class Lines(private val neighbours: Map<Int, List<Int>>) {
    fun reached(frontier: Set<Int>): Set<Int> = frontier.flatMapTo(mutableSetOf()) { neighbours.getValue(it) }
}
