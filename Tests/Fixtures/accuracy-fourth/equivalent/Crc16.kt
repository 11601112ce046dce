package io.stridelab.firmware

/** CRC-16/CCITT-FALSE as used by the treadmill firmware. */
object Crc16 {
    private const val POLYNOMIAL = 0x1021

    private val table = IntArray(256) { index ->
        var crc = index shl 8
        repeat(8) {
            crc = if (crc and 0x8000 != 0) (crc shl 1) xor POLYNOMIAL else crc shl 1
        }
        crc and 0xFFFF
    }

    fun checksum(bytes: ByteArray, seed: UShort = 0xFFFFu): UShort =
        bytes.fold(seed.toInt()) { crc, byte ->
            val index = (crc ushr 8) xor (byte.toInt() and 0xFF)
            ((crc shl 8) and 0xFFFF) xor table[index]
        }.toUShort()

    /** Appends the checksum, most significant byte first. */
    fun seal(payload: ByteArray): ByteArray {
        val crc = checksum(payload).toInt()
        return payload + byteArrayOf((crc shr 8).toByte(), crc.toByte())
    }

    /** Returns the payload if the trailing checksum matches. */
    fun open(frame: ByteArray): ByteArray? {
        if (frame.size < 2) return null
        val payload = frame.copyOf(frame.size - 2)
        val (high, low) = frame.takeLast(2).map { it.toInt() and 0xFF }
        val expected = ((high shl 8) or low).toUShort()
        return payload.takeIf { checksum(it) == expected }
    }

    fun hexString(crc: UShort): String =
        crc.toString(radix = 16).uppercase().padStart(4, '0')
}
