package eu.ringback.contacts

data class PhoneNumber private constructor(
    /** Country code and subscriber number, digits only. */
    val digits: String,
) {
    val e164: String get() = "+$digits"

    /** "+49•••••••123" */
    val masked: String
        get() = buildString {
            append('+')
            append(digits, 0, 2)
            repeat(digits.length - 5) { append('•') }
            append(digits.takeLast(3))
        }

    override fun toString(): String = e164

    companion object {
        private val VALID_LENGTH = 8..15

        fun parse(raw: String, defaultCountryCode: String = "49"): PhoneNumber? {
            val digits = raw.filter { it in '0'..'9' }
            val international = when {
                raw.trim().startsWith("+") -> digits
                digits.startsWith("00") -> digits.removePrefix("00")
                digits.startsWith("0") -> defaultCountryCode + digits.drop(1)
                else -> return null
            }
            return international
                .takeIf { it.length in VALID_LENGTH && it.first() != '0' }
                ?.let(::PhoneNumber)
        }
    }
}
