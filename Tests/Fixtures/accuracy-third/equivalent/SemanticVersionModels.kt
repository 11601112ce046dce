package tools.updater

data class SemanticVersion(
    val major: Long,
    val minor: Long,
    val patch: Long,
    val prerelease: List<String>,
) : Comparable<SemanticVersion> {

    val isPrerelease: Boolean get() = prerelease.isNotEmpty()

    override fun compareTo(other: SemanticVersion): Int {
        val core = CORE_ORDER.compare(this, other)
        if (core != 0) return core

        if (!isPrerelease || !other.isPrerelease) {
            return other.isPrerelease.compareTo(isPrerelease)
        }
        return prerelease.zip(other.prerelease)
            .firstOrNull { (a, b) -> a != b }
            ?.let { (a, b) -> compareIdentifiers(a, b) }
            ?: prerelease.size.compareTo(other.prerelease.size)
    }

    override fun toString(): String = buildString {
        append(major).append('.').append(minor).append('.').append(patch)
        if (isPrerelease) prerelease.joinTo(this, separator = ".", prefix = "-")
    }

    companion object {
        private val PATTERN =
            Regex("""([0-9]+)\.([0-9]+)\.([0-9]+)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?""")

        private val CORE_ORDER =
            compareBy<SemanticVersion>({ it.major }, { it.minor }, { it.patch })

        fun parse(text: String): SemanticVersion? {
            val (major, minor, patch, tail) = PATTERN.matchEntire(text)?.destructured ?: return null
            return SemanticVersion(
                major = major.toLongOrNull() ?: return null,
                minor = minor.toLongOrNull() ?: return null,
                patch = patch.toLongOrNull() ?: return null,
                prerelease = if (tail.isEmpty()) emptyList() else tail.split('.'),
            )
        }

        private fun compareIdentifiers(a: String, b: String): Int {
            val x = a.toLongOrNull()
            val y = b.toLongOrNull()
            return when {
                x != null && y != null -> x.compareTo(y)
                x != null -> -1
                y != null -> 1
                else -> a.compareTo(b)
            }
        }
    }
}
