package com.northpine.core.version

data class SemanticVersion(
    val major: Long,
    val minor: Long,
    val patch: Long,
    val prerelease: List<String> = emptyList(),
) : Comparable<SemanticVersion> {

    val isPrerelease: Boolean get() = prerelease.isNotEmpty()

    override fun compareTo(other: SemanticVersion): Int {
        if (major != other.major) return major.compareTo(other.major)
        if (minor != other.minor) return minor.compareTo(other.minor)
        if (patch != other.patch) return patch.compareTo(other.patch)
        if (isPrerelease != other.isPrerelease) return if (isPrerelease) -1 else 1
        for ((left, right) in prerelease.zip(other.prerelease)) {
            if (left == right) continue
            val l = number(left)
            val r = number(right)
            return when {
                l != null && r != null -> if (l == r) continue else l.compareTo(r)
                l != null -> -1
                r != null -> 1
                else -> left.compareTo(right)
            }
        }
        return prerelease.size.compareTo(other.prerelease.size)
    }

    override fun toString(): String {
        val core = "$major.$minor.$patch"
        return if (isPrerelease) core + "-" + prerelease.joinToString(".") else core
    }

    companion object {
        /** Parses `1.4.0` or `1.4.0-beta.2`; build metadata after `+` is ignored. */
        fun parse(string: String): SemanticVersion? {
            val withoutBuild = string.substringBefore('+')
            val core = withoutBuild.substringBefore('-')
            val identifiers = if ('-' in withoutBuild) {
                withoutBuild.substringAfter('-').split('.')
            } else {
                emptyList()
            }
            if ("" in identifiers) return null
            val numbers = core.split('.').map(::number)
            if (numbers.size != 3) return null
            return SemanticVersion(
                major = numbers[0] ?: return null,
                minor = numbers[1] ?: return null,
                patch = numbers[2] ?: return null,
                prerelease = identifiers,
            )
        }

        private fun number(text: String): Long? =
            text.takeIf { it.isNotEmpty() && it.all { c -> c in '0'..'9' } }?.toLongOrNull()
    }
}
