data class Stamp(
    val featureName: String,
    val enabled: Boolean,
    val variant: String,
)

enum class Level {
    VERBOSE,
    DEBUG,
    WARN,
    ERROR,
}

// What is sent is what these are called.
enum class Reason {
    REASON_MATCH,
    REASON_STALE,
    REASON_ITEM_ARCHIVED,
}

class Cache {
    // The opposite of what Swift has.
    fun cacheSnapshot() { tool.cacheSnapshot() }
    //~ missing-member
    fun merge(other: Cache): Cache = Cache(own + other.own)
    fun waitFor(attempt: Int): Int = attempt * 3
}
