package io.beacon.identity

sealed interface TraitValue {
    data class Text(val value: String) : TraitValue
    data class Number(val value: Double) : TraitValue
    data class Bool(val value: Boolean) : TraitValue
    data class TextList(val items: List<String>) : TraitValue
}

class TraitSanitizer(
    val maxTraits: Int = 50,
    val maxListItems: Int = 10,
) {
    fun sanitize(traits: Map<String, TraitValue?>): Map<String, TraitValue> =
        traits.entries
            .sortedBy { it.key }
            .asSequence()
            .filter { it.key.isNotEmpty() && it.key !in RESERVED }
            .mapNotNull { (key, value) -> value?.let(::clean)?.let { key to it } }
            .take(maxTraits)
            .toMap()

    fun diff(old: Map<String, TraitValue>, new: Map<String, TraitValue>): Map<String, TraitValue> =
        new.filter { (key, value) -> old[key] != value }

    private fun clean(value: TraitValue): TraitValue? = when (value) {
        is TraitValue.Text -> value.takeUnless { it.value.isEmpty() }
        is TraitValue.Number -> value.takeIf { it.value.isFinite() }
        is TraitValue.Bool -> value
        is TraitValue.TextList -> value.items
            .filter { it.isNotEmpty() }
            .take(maxListItems)
            .ifEmpty { null }
            ?.let(TraitValue::TextList)
    }

    private companion object {
        val RESERVED = setOf("id", "anonymous_id", "session_id")
    }
}
