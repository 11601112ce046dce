package org.labelpress.shipping

data class PostalAddress(
    val recipient: String? = null,
    val company: String? = null,
    val street: String,
    val houseNumber: String? = null,
    val zip: String,
    val city: String,
    val region: String? = null,
    val countryCode: String,
) {

    /** Lines as printed on a label; the country only appears on mail that leaves [homeCountry]. */
    fun formattedLines(homeCountry: String = "DE"): List<String> = clean(
        listOf(recipient, company, streetLine) + cityLines + countryLine(homeCountry)
    )

    fun singleLine(homeCountry: String = "DE"): String =
        formattedLines(homeCountry).joinToString()

    private val streetLine: String
        get() = when (countryCode) {
            "US", "GB", "FR" -> joinClean(" ", houseNumber, street)
            else -> joinClean(" ", street, houseNumber)
        }

    private val cityLines: List<String>
        get() = when (countryCode) {
            "GB" -> listOf(city, zip)
            "US" -> listOf(joinClean(", ", city, joinClean(" ", region, zip)))
            else -> listOf(joinClean(" ", zip, city))
        }

    private fun countryLine(homeCountry: String): String? =
        if (countryCode == homeCountry) null
        else COUNTRY_NAMES.getOrDefault(countryCode, countryCode).uppercase()

    private companion object {
        val COUNTRY_NAMES = mapOf(
            "DE" to "Germany",
            "AT" to "Austria",
            "FR" to "France",
            "GB" to "United Kingdom",
            "US" to "United States",
        )

        fun clean(parts: List<String?>): List<String> =
            parts.mapNotNull { it?.trim() }.filter(String::isNotEmpty)

        fun joinClean(separator: String, vararg parts: String?): String =
            clean(parts.toList()).joinToString(separator)
    }
}
