package l10n

import kotlin.math.abs

enum class PluralCategory { ONE, FEW, MANY, OTHER }

/** The subset of the CLDR cardinal rules for the languages we ship. */
class PluralRules(languageTag: String) {

    private val language = languageTag.split('-', '_').first().lowercase()

    fun category(count: Int): PluralCategory = with(abs(count)) {
        when (language) {
            "ja", "ko", "zh", "th" -> PluralCategory.OTHER
            "fr" -> if (this <= 1) PluralCategory.ONE else PluralCategory.OTHER
            "cs", "sk" -> czech(this)
            "pl" -> if (this == 1) PluralCategory.ONE else fewOrMany(this)
            "ru", "uk" -> if (this % 10 == 1 && this % 100 != 11) PluralCategory.ONE else fewOrMany(this)
            else -> if (this == 1) PluralCategory.ONE else PluralCategory.OTHER
        }
    }

    fun text(count: Int, forms: Map<PluralCategory, String>): String {
        val template = forms[category(count)] ?: forms[PluralCategory.OTHER] ?: "%d"
        return template.replace("%d", "$count")
    }

    private fun czech(count: Int) = when (count) {
        1 -> PluralCategory.ONE
        in 2..4 -> PluralCategory.FEW
        else -> PluralCategory.OTHER
    }

    private fun fewOrMany(count: Int): PluralCategory {
        val few = count % 10 in 2..4 && count % 100 !in 12..14
        return if (few) PluralCategory.FEW else PluralCategory.MANY
    }
}
