package com.brightapps.experiments

import kotlin.math.abs

/** Assigns users to experiment variants, the same way on every launch. */
class RolloutBuckets(private val experiment: String, private val variants: List<String>) {

    init {
        require(variants.isNotEmpty()) { "an experiment needs variants" }
    }

    fun variantFor(userId: String): String = variants[bucketFor(userId, variants.size)]

    /** Whether the user belongs to the first [percent] of the population. */
    fun isEnrolled(userId: String, percent: Int): Boolean = bucketFor(userId, 100) < percent

    private fun bucketFor(userId: String, count: Int): Int {
        val hash = fnv1a("$experiment:$userId")
        return abs(hash % count)
    }

    private companion object {
        const val OFFSET_BASIS = 0x811C9DC5.toInt()
        const val PRIME = 0x01000193

        /** FNV-1a with 32 bits. */
        fun fnv1a(text: String): Int = text.encodeToByteArray().fold(OFFSET_BASIS) { hash, byte ->
            (hash xor (byte.toInt() and 0xFF)) * PRIME
        }
    }
}
