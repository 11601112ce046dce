package de.karteikasten.importer

import java.text.Normalizer

data class ImportedCard(
    val front: String,
    val back: String,
    val tags: List<String>
)

data class Rejection(val line: Int, val reason: Reason) {
    enum class Reason { MISSING_BACK, EMPTY_FRONT, DUPLICATE_FRONT }
}

data class ImportReport(
    val cards: List<ImportedCard>,
    val rejections: List<Rejection>
) {
    val summary: String
        get() = buildString {
            append(cards.size)
            append(if (cards.size == 1) " card imported" else " cards imported")
            if (rejections.isNotEmpty()) append(", ${rejections.size} skipped")
        }
}

/** Reads "front <tab> back <tab> tag tag" lines. Lines starting with // are comments. */
class DeckImporter {

    fun importDeck(text: String): ImportReport {
        val cards = linkedMapOf<String, ImportedCard>()
        val rejections = mutableListOf<Rejection>()

        text.replace("\r\n", "\n").replace('\r', '\n').split('\n').forEachIndexed { offset, line ->
            val content = line.trim()
            if (content.isEmpty() || content.startsWith("//")) return@forEachIndexed

            val reason = when (val parsed = parse(line)) {
                is Parsed.Bad -> parsed.reason
                is Parsed.Good -> {
                    val previous = cards.putIfAbsent(keyOf(parsed.card.front), parsed.card)
                    if (previous == null) null else Rejection.Reason.DUPLICATE_FRONT
                }
            }
            reason?.let { rejections += Rejection(offset + 1, it) }
        }
        return ImportReport(cards.values.toList(), rejections)
    }

    private sealed class Parsed {
        class Good(val card: ImportedCard) : Parsed()
        class Bad(val reason: Rejection.Reason) : Parsed()
    }

    private fun parse(line: String): Parsed {
        val fields = line.split('\t').map { it.trim() }
        val front = fields.first()
        val back = fields.getOrElse(1) { "" }
        return when {
            front.isEmpty() -> Parsed.Bad(Rejection.Reason.EMPTY_FRONT)
            back.isEmpty() -> Parsed.Bad(Rejection.Reason.MISSING_BACK)
            else -> {
                val tags = fields.getOrNull(2)?.split(' ')?.filter { it.isNotEmpty() }
                Parsed.Good(ImportedCard(front, back, tags.orEmpty()))
            }
        }
    }

    private fun keyOf(front: String): String =
        Normalizer.normalize(front, Normalizer.Form.NFC).lowercase()
}
