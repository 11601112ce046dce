package cc.velopower.training

/** Moving average over the last few power readings of the trainer, in watts. */
class RollingWindow(val size: Int) {

    init {
        require(size > 0) { "size must be positive" }
    }

    /** Highest average of a full window since the last reset. */
    var bestAverage: Double? = null
        private set

    private val samples = ArrayDeque<Int>()
    private var sum = 0L

    val count: Int
        get() = samples.size

    val average: Double?
        get() = if (samples.isEmpty()) null else sum.toDouble() / samples.size

    /** Returns true if the reading led to a new best average. */
    fun add(watts: Int): Boolean {
        if (watts !in 0..5_000) return false

        samples.addLast(watts)
        sum += watts
        if (samples.size > size) sum -= samples.removeFirst()

        val candidate = average?.takeIf { samples.size == size } ?: return false
        val isBest = bestAverage.let { it == null || candidate > it }
        if (isBest) bestAverage = candidate
        return isBest
    }

    fun addAll(readings: Iterable<Int>): Boolean = readings.count(::add) > 0

    /** Starts over, for the next interval. */
    fun reset() {
        samples.clear()
        sum = 0
    }
}
