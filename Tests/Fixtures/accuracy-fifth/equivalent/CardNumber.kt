package dev.kardo.wallet

enum class CardBrand {
    VISA, MASTERCARD, AMEX, MAESTRO, UNKNOWN;

    companion object {
        fun of(digits: String): CardBrand {
            val two = digits.take(2).toInt()
            return when {
                digits.startsWith("4") -> VISA
                two in 51..55 || digits.take(4).toInt() in 2221..2720 -> MASTERCARD
                (two == 34 || two == 37) && digits.length == 15 -> AMEX
                two == 50 || two in 56..58 -> MAESTRO
                else -> UNKNOWN
            }
        }
    }
}

class CardNumber private constructor(val digits: String) {

    val brand: CardBrand get() = CardBrand.of(digits)

    val lastFour: String get() = digits.takeLast(4)

    val formatted: String
        get() = when (brand) {
            CardBrand.AMEX -> listOf(0..3, 4..9, 10..14).joinToString(" ") { digits.substring(it) }
            else -> digits.chunked(4).joinToString(" ")
        }

    override fun equals(other: Any?) = other is CardNumber && other.digits == digits

    override fun hashCode() = digits.hashCode()

    override fun toString() = lastFour.padStart(digits.length, '•')

    companion object {
        private val SEPARATORS = charArrayOf(' ', '-')

        operator fun invoke(input: String): CardNumber? =
            input.filterNot { it in SEPARATORS }
                .takeIf { it.length in 12..19 }
                ?.takeIf { digits -> digits.all { it in '0'..'9' } }
                ?.takeIf(::passesLuhn)
                ?.let { CardNumber(digits = it) }

        private fun passesLuhn(digits: String): Boolean =
            digits.reversed()
                .mapIndexed { index, char ->
                    val digit = char.digitToInt()
                    if (index % 2 == 0) digit else (digit * 2).let { if (it > 9) it - 9 else it }
                }
                .sum() % 10 == 0
    }
}
