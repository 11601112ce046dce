package io.probelink.wire

import java.nio.ByteBuffer
import java.util.zip.CRC32

sealed class FrameException(message: String) : Exception(message) {
    object TooShort : FrameException("frame is too short")
    data class LengthMismatch(val expected: Int, val actual: Int) :
        FrameException("expected $expected bytes but got $actual")
    object BadChecksum : FrameException("checksum does not match")
}

/** Wire format of the sensor link: big endian 16 bit length, payload, big endian CRC-32 of the payload. */
class ChecksumFrame private constructor(private val content: ByteArray) {

    val payload: ByteArray
        get() = content.copyOf()

    val encoded: ByteArray
        get() = ByteBuffer.allocate(content.size + OVERHEAD)
            .putShort(content.size.toShort())
            .put(content)
            .putInt(content.crc32())
            .array()

    override fun equals(other: Any?) = other is ChecksumFrame && content.contentEquals(other.content)

    override fun hashCode() = content.contentHashCode()

    companion object {
        const val OVERHEAD = 6
        const val MAX_PAYLOAD = 0xFFFF

        fun of(payload: ByteArray): ChecksumFrame? =
            if (payload.size <= MAX_PAYLOAD) ChecksumFrame(payload.copyOf()) else null

        fun decode(bytes: ByteArray): ChecksumFrame {
            if (bytes.size < OVERHEAD) throw FrameException.TooShort

            val buffer = ByteBuffer.wrap(bytes)
            val expected = buffer.short.toInt() and 0xFFFF
            val actual = bytes.size - OVERHEAD
            if (expected != actual) throw FrameException.LengthMismatch(expected, actual)

            val payload = ByteArray(expected).also { buffer.get(it) }
            if (buffer.int != payload.crc32()) throw FrameException.BadChecksum
            return ChecksumFrame(payload)
        }

        private fun ByteArray.crc32(): Int = CRC32().also { it.update(this) }.value.toInt()
    }
}
