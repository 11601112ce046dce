package net.keyring.otp

/** RFC 4648 Base32 for the authenticator secrets. */
object Base32 {
    private const val ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

    fun encode(bytes: ByteArray, padded: Boolean = true): String {
        val symbols = bytes
            .joinToString("") { it.bits() }
            .chunked(5)
            .map { ALPHABET[it.padEnd(5, '0').toInt(radix = 2)] }
            .joinToString("")
        return if (padded) symbols.padEnd((symbols.length + 7) / 8 * 8, '=') else symbols
    }

    /** Ignores case and trailing padding. Returns null for anything that no encoder produces. */
    fun decode(text: String): ByteArray? {
        val bits = buildString {
            for (symbol in text.trimEnd('=')) {
                val value = valueOf(symbol) ?: return null
                append(value.toString(radix = 2).padStart(5, '0'))
            }
        }

        val whole = bits.length / 8 * 8
        val leftover = bits.substring(whole)
        if (leftover.length >= 5 || '1' in leftover) return null

        return bits.take(whole)
            .chunked(8) { it.toString().toInt(radix = 2).toByte() }
            .toByteArray()
    }

    private fun valueOf(symbol: Char): Int? = when (symbol) {
        in 'A'..'Z' -> symbol - 'A'
        in 'a'..'z' -> symbol - 'a'
        in '2'..'7' -> symbol - '2' + 26
        else -> null
    }

    private fun Byte.bits(): String =
        (toInt() and 0xFF).toString(radix = 2).padStart(8, '0')
}
