package io.beacon.core

data class SemanticVersion(
    val major: Int,
    val minor: Int = 0,
    val patch: Int = 0,
    val preRelease: String? = null,
) : Comparable<SemanticVersion> {

    override fun compareTo(other: SemanticVersion): Int {
        val core = compareValuesBy(this, other, { it.major }, { it.minor }, { it.patch })
        if (core != 0) return core
        return when {
            preRelease == other.preRelease -> 0
            preRelease == null -> 1
            other.preRelease == null -> -1
            else -> preRelease.compareTo(other.preRelease)
        }
    }

    override fun toString(): String =
        listOfNotNull("$major.$minor.$patch", preRelease).joinToString("-")

    fun isCompatible(minimum: SemanticVersion): Boolean =
        major == minimum.major && this >= minimum

    companion object {
        fun parse(text: String): SemanticVersion? {
            val numbers = text.substringBefore('-')
                .split('.')
                .map { part -> part.toIntOrNull()?.takeIf { it >= 0 } ?: return null }
            if (numbers.size > 3) return null

            return SemanticVersion(
                major = numbers[0],
                minor = numbers.getOrElse(1) { 0 },
                patch = numbers.getOrElse(2) { 0 },
                preRelease = text.substringAfter('-', "").ifEmpty { null },
            )
        }
    }
}
