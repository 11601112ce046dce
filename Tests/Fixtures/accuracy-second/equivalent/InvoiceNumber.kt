package com.example.billing.invoice

class InvoiceNumber private constructor(
    val year: Int,
    val sequence: Int,
) : Comparable<InvoiceNumber> {

    fun next(currentYear: Int): InvoiceNumber? =
        if (currentYear == year) of(year, sequence + 1) else of(currentYear, 1)

    override fun compareTo(other: InvoiceNumber): Int =
        compareValuesBy(this, other, { it.year }, { it.sequence })

    override fun equals(other: Any?): Boolean =
        this === other || (other is InvoiceNumber && year == other.year && sequence == other.sequence)

    override fun hashCode(): Int = 31 * year + sequence

    override fun toString(): String {
        val padded = sequence.toString().padStart(5, '0')
        return "$PREFIX-$year-$padded"
    }

    companion object {
        const val PREFIX = "INV"
        private const val MAX_SEQUENCE = 99_999
        private val PATTERN = Regex("$PREFIX-([0-9]{4})-([0-9]{5})")

        fun of(year: Int, sequence: Int): InvoiceNumber? {
            if (year !in 2000..2999) return null
            if (sequence !in 1..MAX_SEQUENCE) return null
            return InvoiceNumber(year, sequence)
        }

        fun parse(text: String): InvoiceNumber? {
            val (year, sequence) = PATTERN.matchEntire(text)?.destructured ?: return null
            return of(year.toInt(), sequence.toInt())
        }
    }
}

fun Collection<InvoiceNumber>.following(year: Int): InvoiceNumber? {
    val last = maxOrNull() ?: return InvoiceNumber.of(year, 1)
    return last.next(year)
}
