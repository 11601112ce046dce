package com.invoicely.sepa

/** Structured creditor reference (ISO 11649), for example `RF18 5390 0754 7034`. */
@JvmInline
value class CreditorReference private constructor(val value: String) {

    val number: String get() = value.drop(4)

    val printFormat: String get() = value.chunked(4).joinToString(" ")

    companion object {
        private val REFERENCE = Regex("RF[0-9]{2}[A-Z0-9]{1,21}")
        private val NUMBER = Regex("[A-Z0-9]{1,21}")

        fun parse(input: String): CreditorReference? {
            val compact = input.filterNot { it == ' ' }
            return when {
                !REFERENCE.matches(compact) -> null
                remainder(compact.drop(4) + compact.take(4)) != 1 -> null
                else -> CreditorReference(compact)
            }
        }

        /** Builds a reference from the creditor's own number (capital letters and digits). */
        fun make(number: String): CreditorReference? {
            if (!NUMBER.matches(number)) return null
            val check = 98 - remainder(number + "RF00")
            return CreditorReference("RF" + check.toString().padStart(2, '0') + number)
        }

        private fun remainder(text: String): Int = text.fold(0) { result, char ->
            val number = char.digitToInt(radix = 36)
            (result * (if (number < 10) 10 else 100) + number) % 97
        }
    }
}
