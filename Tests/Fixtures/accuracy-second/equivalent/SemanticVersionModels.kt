package com.brightfern.updates

data class SemanticVersion(
    val major: Int,
    val minor: Int = 0,
    val patch: Int = 0,
    val preRelease: String? = null,
) : Comparable<SemanticVersion> {

    fun isCompatible(minimum: SemanticVersion): Boolean =
        major == minimum.major && this >= minimum

    override fun compareTo(other: SemanticVersion): Int {
        if (major != other.major) return major.compareTo(other.major)
        if (minor != other.minor) return minor.compareTo(other.minor)
        if (patch != other.patch) return patch.compareTo(other.patch)
        return when {
            preRelease == null && other.preRelease == null -> 0
            preRelease == null -> 1
            other.preRelease == null -> -1
            else -> preRelease.compareTo(other.preRelease)
        }
    }

    override fun toString(): String {
        val core = "$major.$minor.$patch"
        return if (preRelease == null) core else "$core-$preRelease"
    }

    companion object {
        fun parse(text: String): SemanticVersion? {
            var core = text
            var preRelease: String? = null
            val dash = text.indexOf('-')
            if (dash >= 0) {
                core = text.substring(0, dash)
                val suffix = text.substring(dash + 1)
                if (suffix.isEmpty()) return null
                preRelease = suffix
            }
            val parts = core.split(".")
            if (parts.size !in 1..3) return null
            val numbers = mutableListOf<Int>()
            for (part in parts) {
                val number = part.toIntOrNull()
                if (number == null || number !in 0..99_999) return null
                numbers += number
            }
            return SemanticVersion(
                major = numbers[0],
                minor = numbers.getOrElse(1) { 0 },
                patch = numbers.getOrElse(2) { 0 },
                preRelease = preRelease,
            )
        }
    }
}
