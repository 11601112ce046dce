package com.meridian.validation

/** Business Identifier Code (ISO 9362). */
@JvmInline
value class Bic private constructor(val code: String) {

    val institution: String get() = code.take(4)

    val country: String get() = code.drop(4).take(2)

    val location: String get() = code.drop(6).take(2)

    /** `null` for the head office. */
    val branch: String?
        get() = code.drop(8).takeUnless { it.isEmpty() || it == "XXX" }

    val isTestCode: Boolean get() = location.endsWith('0')

    val isInSepaZone: Boolean get() = country in SEPA_COUNTRIES

    fun belongsToSameInstitution(other: Bic): Boolean =
        institution == other.institution && country == other.country

    companion object {
        private val PATTERN = Regex("[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?")
        private val SEPA_COUNTRIES = setOf("AT", "BE", "DE", "ES", "FR", "IE", "IT", "NL", "PT")

        fun of(text: String): Bic? {
            val normalized = text.replace(" ", "").uppercase()
            return if (PATTERN.matches(normalized)) Bic(normalized) else null
        }
    }
}
