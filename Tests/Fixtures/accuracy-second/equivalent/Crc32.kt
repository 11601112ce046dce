package com.northpine.firmware.transfer

/** CRC-32 (IEEE 802.3), as used by the firmware transfer protocol. */
object Crc32 {

    private const val POLYNOMIAL = 0xEDB88320u

    private val table = UIntArray(256) { index ->
        var value = index.toUInt()
        repeat(8) {
            value = if (value and 1u == 1u) (value shr 1) xor POLYNOMIAL else value shr 1
        }
        value
    }

    fun checksum(data: ByteArray): UInt {
        var crc = 0xFFFFFFFFu
        for (byte in data) {
            val index = ((crc xor byte.toUByte().toUInt()) and 0xFFu).toInt()
            crc = (crc shr 8) xor table[index]
        }
        return crc.inv()
    }

    fun hexChecksum(data: ByteArray): String =
        checksum(data).toString(16).padStart(8, '0')

    /** Frame layout: payload followed by the checksum, little endian. */
    fun frame(payload: ByteArray): ByteArray {
        val crc = checksum(payload)
        val trailer = ByteArray(4) { ((crc shr (it * 8)) and 0xFFu).toByte() }
        return payload + trailer
    }

    fun unframe(frame: ByteArray): ByteArray? {
        if (frame.size < 4) return null
        val payload = frame.copyOfRange(0, frame.size - 4)
        val expected = frame.takeLast(4).reversed()
            .fold(0u) { acc, byte -> (acc shl 8) or byte.toUByte().toUInt() }
        return payload.takeIf { checksum(it) == expected }
    }
}
