package pay.kiosk.card

enum class CardBrand(val rawValue: String) {
    VISA("Visa"),
    MASTERCARD("Mastercard"),
    AMEX("American Express"),
    OTHER("Card"),
}

sealed class CardNumberException : IllegalArgumentException() {
    class NotANumber : CardNumberException()
    class WrongLength : CardNumberException()
    class ChecksumMismatch : CardNumberException()
}

class CardNumber @Throws(CardNumberException::class) constructor(input: String) {

    val digits: String = input.filterNot { it == ' ' || it == '-' }

    init {
        when {
            digits.isEmpty() || digits.any { it !in '0'..'9' } -> throw CardNumberException.NotANumber()
            digits.length !in 12..19 -> throw CardNumberException.WrongLength()
            luhnSum(digits) % 10 != 0 -> throw CardNumberException.ChecksumMismatch()
        }
    }

    val brand: CardBrand
        get() = when {
            digits.startsWith('4') -> CardBrand.VISA
            digits.take(2) in setOf("34", "37") -> CardBrand.AMEX
            digits.take(2).toInt() in 51..55 -> CardBrand.MASTERCARD
            digits.take(4).toInt() in 2221..2720 -> CardBrand.MASTERCARD
            else -> CardBrand.OTHER
        }

    val masked: String
        get() = "${brand.rawValue} •••• ${digits.takeLast(4)}"

    /** "4242 4242 4242 4242", or 4-6-5 for Amex. */
    val grouped: String
        get() = if (brand == CardBrand.AMEX) {
            listOf(digits.take(4), digits.drop(4).take(6), digits.drop(10).take(5))
                .filter { it.isNotEmpty() }
                .joinToString(" ")
        } else {
            digits.chunked(4).joinToString(" ")
        }

    private companion object {
        fun luhnSum(digits: String): Int =
            digits.reversed().foldIndexed(0) { index, sum, char ->
                val digit = char - '0'
                sum + when {
                    index % 2 == 0 -> digit
                    digit > 4 -> digit * 2 - 9
                    else -> digit * 2
                }
            }
    }
}
