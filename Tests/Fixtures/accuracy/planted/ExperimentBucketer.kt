package com.acme.flags

class Experiment(
    val name: String,
    val variants: List<Variant>,
) {
    class Variant(val key: String, val percent: Int)
}

/** Assigns users to experiment variants deterministically. */
class ExperimentBucketer(private val userId: String) {

    fun variantIn(experiment: Experiment): String? {
        val bucket = bucketFor("$userId:${experiment.name}")
        var upper = 0
        for (variant in experiment.variants) {
            upper += variant.percent
            if (bucket < upper) {
                return variant.key
            }
        }
        return null
    }

    fun isEnrolledIn(experiment: Experiment): Boolean {
        return variantIn(experiment) != null
    }

    companion object {

        fun bucketFor(seed: String): Int {
            var hash = 17
            for (char in seed) {
                hash = hash * 31 + char.code
            }
            return hash.mod(BUCKETS)
        }

        private const val BUCKETS = 100
    }
}
