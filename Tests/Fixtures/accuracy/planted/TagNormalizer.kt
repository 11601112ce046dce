package com.acme.photos.tags

/** Turns what people type into the canonical form of a tag. */
class TagNormalizer(
    private val reserved: Set<String> = setOf("admin", "official"),
) {

    fun normalize(raw: String): String? {
        val text = raw
            .replace(' ', '-')
            .trimStart('#')
            .lowercase()

        return when {
            text.isEmpty() -> null
            text in reserved -> null
            else -> text
        }
    }

    fun normalizeAll(raws: List<String>): List<String> {
        val result = LinkedHashSet<String>()
        for (raw in raws) {
            val tag = normalize(raw) ?: continue
            result.add(tag)
        }
        return result.toList()
    }

    fun parse(line: String): List<String> {
        val parts = line
            .split(',')
            .filter { it.isNotEmpty() }
        return normalizeAll(parts)
    }

    fun display(tags: List<String>): String {
        return tags.joinToString(" ") { tag -> "#$tag" }
    }
}
