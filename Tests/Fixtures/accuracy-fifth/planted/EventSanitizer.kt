package com.solara.analytics

class EventSanitizer(
    val name: String,
    val properties: List<Pair<String, String?>>,
) {
    sealed class Issue {
        object EmptyName : Issue()
        data class ForbiddenKey(val key: String) : Issue()
    }

    /** Everything that a developer should hear about in debug builds. */
    val issues: List<Issue>
        get() = buildList {
            if (name.isEmpty()) add(Issue.EmptyName)
            properties
                .filter { (key, _) -> key.isForbidden }
                .mapTo(this) { (key, _) -> Issue.ForbiddenKey(key) }
        }

    /** The properties as they are sent; with duplicate keys the last one counts. */
    fun sanitized(): Map<String, String> =
        properties
            .mapNotNull { (key, value) -> value?.let { key to it } }
            .filter { (key, _) -> key.isNotEmpty() && !key.isForbidden }
            .associate { (key, value) -> key to value.take(MAX_VALUE_LENGTH) }

    private val String.isForbidden get() = lowercase() in FORBIDDEN_KEYS

    companion object {
        const val MAX_VALUE_LENGTH = 100
        private val FORBIDDEN_KEYS = setOf("iban", "pan", "pin", "cvv")
    }
}
