package co.fieldnotes.sdk.user

sealed class TraitError(message: String) : IllegalArgumentException(message) {
    data class ReservedKeys(val keys: Set<String>) : TraitError("Reserved traits: $keys")
    data class TooManyTraits(val count: Int) : TraitError("Too many traits: $count")
}

/** Attributes of the signed-in user as they are attached to every event. */
internal class TraitStore {

    var values: Map<String, String> = emptyMap()
        private set

    /**
     * Applies all changes or none of them. A `null` removes the trait.
     *
     * @return the keys whose value is different now
     */
    @Throws(TraitError::class)
    fun merge(changes: Map<String, String?>): Set<String> {
        val offending = RESERVED intersect changes.keys
        if (offending.isNotEmpty()) throw TraitError.ReservedKeys(offending)

        val previous = values
        val next = buildMap<String, String> {
            putAll(previous - changes.keys)
            changes.forEach { (key, value) -> value?.let { put(key, it) } }
        }
        if (next.size > MAX_TRAITS) throw TraitError.TooManyTraits(next.size)

        values = next
        return changes.keys.filterTo(mutableSetOf()) { next[it] != previous[it] }
    }

    /** Keeps the first value ever given, e.g. for the acquisition channel. */
    @Throws(TraitError::class)
    fun setOnce(key: String, value: String): Boolean {
        if (key in values) return false
        merge(mapOf(key to value))
        return true
    }

    fun clear() {
        values = emptyMap()
    }

    companion object {
        const val MAX_TRAITS = 64
        private val RESERVED = setOf("id", "anonymous_id", "created_at", "sdk")
    }
}
