class Ranking {
    var scores: MutableList<Int> = mutableListOf()

    fun best(): Int? {
        val ordered = scores
        ordered.sort()
        //~ sort-in-place-vs-copy
        return ordered.lastOrNull()
    }

    fun refresh() {
        scores.sorted()
        //~ sort-in-place-vs-copy: `scores.sorted()`
        publish(scores)
    }

    private fun publish(scores: List<Int>) { println(scores.size) }
}
