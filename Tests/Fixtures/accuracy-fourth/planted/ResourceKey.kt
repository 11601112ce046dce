package biz.billable.cache

sealed class ResourceKeyException(message: String) : IllegalArgumentException(message) {
    data class Malformed(val raw: String) : ResourceKeyException("Malformed key $raw")
    data class UnknownKind(val name: String) : ResourceKeyException("Unknown kind $name")
}

/** Key of a cached resource, e.g. `invoice:1042`. */
data class ResourceKey(val kind: Kind, val number: String) {

    enum class Kind(val rawValue: String) {
        INVOICE("invoice"),
        CUSTOMER("customer"),
        PAYMENT("payment"),
    }

    val path: String
        get() = "/${kind.rawValue}s/$number"

    override fun toString() = "${kind.rawValue}:$number"

    companion object {
        private val PATTERN = Regex("[a-z]+:[0-9]+")

        @Throws(ResourceKeyException::class)
        fun parse(raw: String): ResourceKey {
            if (!PATTERN.matches(raw)) throw ResourceKeyException.Malformed(raw)
            val name = raw.substringBefore(':')
            val kind = Kind.entries.find { it.rawValue == name }
                ?: throw ResourceKeyException.UnknownKind(name)
            return ResourceKey(kind, number = raw.substringAfter(':'))
        }

        fun parseAll(rawKeys: List<String>): List<ResourceKey> =
            rawKeys.mapNotNull { runCatching { parse(it) }.getOrNull() }
    }
}
