package com.prismlab.experiments

/** @property weight share of the audience in percent */
data class Variant(val name: String, val weight: Int)

/** @property forced user id to variant name, e.g. for the QA team */
data class Experiment(
    val key: String,
    val variants: List<Variant>,
    val forced: Map<String, String> = emptyMap(),
)

class ExperimentBucketer(private val salt: String) {

    /** `null` means that the user does not take part. */
    fun assign(userId: String, experiment: Experiment): Variant? {
        experiment.forced[userId]
            ?.let { name -> experiment.variants.find { it.name == name } }
            ?.let { return it }

        val bucket = bucket(userId, experiment.key)
        val upperBounds = experiment.variants
            .runningFold(0) { sum, variant -> sum + variant.weight }
            .drop(1)
        return experiment.variants
            .zip(upperBounds)
            .firstOrNull { (_, upper) -> bucket < upper }
            ?.first
    }

    /** Stable number from 0 to 99. */
    fun bucket(userId: String, experimentKey: String): Int =
        (fnv1a("$salt/$experimentKey/$userId") % 100u).toInt()

    internal companion object {
        fun fnv1a(text: String): UInt =
            text.encodeToByteArray().fold(2_166_136_261u) { hash, byte ->
                (hash xor byte.toUByte().toUInt()) * 16_777_619u
            }
    }
}
