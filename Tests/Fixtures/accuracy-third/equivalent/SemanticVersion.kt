package dev.updater.core

data class SemanticVersion(
    val major: Long,
    val minor: Long,
    val patch: Long,
    val prerelease: List<Identifier> = emptyList(),
) : Comparable<SemanticVersion> {

    sealed interface Identifier : Comparable<Identifier> {
        data class Number(val value: Long) : Identifier
        data class Word(val value: String) : Identifier

        override fun compareTo(other: Identifier): Int = when (this) {
            is Number -> if (other is Number) value.compareTo(other.value) else -1
            is Word -> if (other is Word) value.compareTo(other.value) else 1
        }
    }

    val isPrerelease: Boolean get() = prerelease.isNotEmpty()

    override fun compareTo(other: SemanticVersion): Int {
        val core = CORE_ORDER.compare(this, other)
        return when {
            core != 0 -> core
            !isPrerelease || !other.isPrerelease -> other.isPrerelease.compareTo(isPrerelease)
            else -> prerelease.zip(other.prerelease) { a, b -> a.compareTo(b) }
                .firstOrNull { it != 0 }
                ?: prerelease.size.compareTo(other.prerelease.size)
        }
    }

    companion object {
        private val CORE_ORDER =
            compareBy<SemanticVersion>({ it.major }, { it.minor }, { it.patch })

        private val PATTERN = Regex(
            """(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)""" +
                """(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?"""
        )
        private val NUMERIC = Regex("[0-9]+")

        fun parse(text: String): SemanticVersion? {
            val (major, minor, patch, tail) = PATTERN.matchEntire(text)?.destructured ?: return null
            val identifiers = tail.takeIf { it.isNotEmpty() }
                ?.split('.')
                ?.map { identifier(it) ?: return null }
                .orEmpty()

            return SemanticVersion(
                major.toLongOrNull() ?: return null,
                minor.toLongOrNull() ?: return null,
                patch.toLongOrNull() ?: return null,
                identifiers,
            )
        }

        private fun identifier(part: String): Identifier? = when {
            !NUMERIC.matches(part) -> Identifier.Word(part)
            part.length > 1 && part.startsWith('0') -> null
            else -> part.toLongOrNull()?.let { Identifier.Number(it) }
        }
    }
}
