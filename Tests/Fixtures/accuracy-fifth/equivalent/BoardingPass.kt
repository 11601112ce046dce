package app.gatekeeper.pass

sealed class BoardingPassException(message: String) : Exception(message) {
    class NotAscii : BoardingPassException("not ASCII")
    data class TooShort(val length: Int) : BoardingPassException("too short: $length")
    data class UnsupportedFormat(val code: Char) : BoardingPassException("unsupported format $code")
    data class InvalidField(val name: String) : BoardingPassException("invalid $name")
}

/** The mandatory part of the first leg of an IATA bar coded boarding pass. */
data class BoardingPass(
    val lastName: String,
    val firstName: String?,
    val bookingReference: String,
    val origin: String,
    val destination: String,
    val flight: String,
    val dayOfYear: Int,
    val cabin: Char,
    val seat: String?,
    val sequence: Int,
) {
    override fun toString(): String =
        "$flight $origin-$destination ${seat ?: "no seat"} ($bookingReference)"

    companion object {
        const val MANDATORY_LENGTH = 58

        fun fromBarcode(barcode: String): BoardingPass {
            if (barcode.any { it.code >= 0x80 }) throw BoardingPassException.NotAscii()
            if (barcode.length < MANDATORY_LENGTH) throw BoardingPassException.TooShort(barcode.length)
            if (barcode[0] != 'M') throw BoardingPassException.UnsupportedFormat(barcode[0])

            val names = barcode.field(2, 22).split("/", limit = 2)
            val lastName = names.first().ifEmpty { throw BoardingPassException.InvalidField("name") }

            return BoardingPass(
                lastName = lastName,
                firstName = names.getOrNull(1)?.takeIf { it.isNotEmpty() },
                bookingReference = barcode.field(23, 30),
                origin = barcode.field(30, 33),
                destination = barcode.field(33, 36),
                flight = barcode.field(36, 39) + barcode.field(39, 44).trimStart('0'),
                dayOfYear = barcode.number("date", 44, 47, 1..366),
                cabin = barcode[47],
                seat = barcode.field(48, 52).trimStart('0').takeIf { it.isNotEmpty() },
                sequence = barcode.number("sequence", 52, 57, 1..99_999),
            )
        }

        private fun String.field(start: Int, end: Int): String = substring(start, end).trim(' ')

        private fun String.number(name: String, start: Int, end: Int, allowed: IntRange): Int =
            field(start, end).toIntOrNull()?.takeIf { it in allowed }
                ?: throw BoardingPassException.InvalidField(name)
    }
}
