package com.acme.analytics

/** Properties that are attached to every event. */
class AnalyticsContext(private val maxEntries: Int = 25) {

    private val values = HashMap<String, String?>()

    var rejected = 0
        private set

    val count: Int get() = values.size

    fun set(key: String, value: String?) {
        if (key.isEmpty()) return
        val isNew = !has(key)
        if (isNew && value != null && values.size >= maxEntries) {
            rejected++
            return
        }
        values[key] = value
    }

    fun has(key: String): Boolean = values.containsKey(key)

    fun merge(other: Map<String, String>) {
        other.toSortedMap().forEach { (key, value) ->
            set(key, value)
        }
    }

    fun export(): List<String> {
        return values.entries
            .sortedBy { entry -> entry.key }
            .map { (key, value) -> "$key=$value" }
    }

    fun reset() {
        values.clear()
        rejected = 0
    }
}
