package io.beacon.experiments

data class Allocation(
    val variationId: String,
    /** Share of the traffic in basis points (1/100 of a percent). */
    val weight: Int,
)

class Experiment(
    val id: String,
    val salt: String,
    val allocations: List<Allocation>,
    val forced: Map<String, String>,
)

class ExperimentBucketer {

    fun variation(userId: String, experiment: Experiment): String? {
        experiment.forced[userId]?.let { return it }
        if (userId.isEmpty()) return null

        val bucket = bucket(userId, experiment.salt)
        var upperBound = 0
        for (allocation in experiment.allocations) {
            upperBound += allocation.weight
            if (bucket < upperBound) {
                return allocation.variationId
            }
        }
        return null
    }

    internal fun bucket(userId: String, salt: String): Int =
        (hash("$salt:$userId") % TOTAL_BUCKETS).toInt()

    companion object {
        internal const val TOTAL_BUCKETS = 10_000u
        private const val OFFSET_BASIS = 2_166_136_261u
        private const val PRIME = 16_777_619u

        private fun hash(input: String): UInt {
            var hash = OFFSET_BASIS
            for (byte in input.toByteArray(Charsets.UTF_8)) {
                hash = hash xor byte.toUByte().toUInt()
                hash *= PRIME
            }
            return hash
        }
    }
}
