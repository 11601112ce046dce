package io.tracelet.policy

data class FilteredProperties(
    val accepted: Map<String, String>,
    val rejectedKeys: Set<String>,
)

/** Keys look like `cart` or `cart.itemCount`, some of them belong to the SDK. */
class PropertyKeyPolicy(private val strict: Boolean = false) {

    fun isAllowed(key: String): Boolean =
        key !in RESERVED && key.matches(PATTERN)

    /** In strict mode a single bad key makes all the properties unusable. */
    fun filter(properties: Map<String, String>): FilteredProperties {
        val (good, bad) = properties.entries.partition { isAllowed(it.key) }
        val accepted = if (strict && bad.isNotEmpty()) emptyList() else good
        return FilteredProperties(
            accepted = accepted.associate { it.toPair() },
            rejectedKeys = bad.mapTo(mutableSetOf()) { it.key },
        )
    }

    private companion object {
        val PATTERN = Regex("""[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)*""")
        val RESERVED = setOf("sdk", "device", "session.id")
    }
}
