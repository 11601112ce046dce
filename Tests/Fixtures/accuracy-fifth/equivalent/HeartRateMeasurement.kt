package com.stridewell.ble

import java.nio.ByteBuffer
import java.nio.ByteOrder

sealed class PacketException(message: String) : Exception(message) {
    class Empty : PacketException("empty packet")
    data class Truncated(val expected: Int, val actual: Int) :
        PacketException("expected $expected bytes, got $actual")
}

/** Heart Rate Measurement characteristic (0x2A37). */
data class HeartRateMeasurement(
    val beatsPerMinute: Int,
    val contact: Contact,
    val energyExpended: Int?,
    /** Milliseconds between successive beats. */
    val rrIntervals: List<Double>,
) {
    enum class Contact { UNSUPPORTED, NOT_DETECTED, DETECTED }

    companion object {
        @Throws(PacketException::class)
        fun fromPacket(packet: ByteArray): HeartRateMeasurement {
            if (packet.isEmpty()) throw PacketException.Empty()
            val buffer = ByteBuffer.wrap(packet).order(ByteOrder.LITTLE_ENDIAN)
            val flags = buffer.readUInt8()

            val bpm = if (flags and 0x01 == 0) buffer.readUInt8() else buffer.readUInt16()
            val contact = when ((flags shr 1) and 0b11) {
                0b10 -> Contact.NOT_DETECTED
                0b11 -> Contact.DETECTED
                else -> Contact.UNSUPPORTED
            }
            val energy = if (flags and 0x08 == 0) null else buffer.readUInt16()
            val intervals = buildList {
                if (flags and 0x10 != 0) {
                    while (buffer.remaining() >= 2) add(buffer.readUInt16() * 1000.0 / 1024.0)
                }
            }
            return HeartRateMeasurement(bpm, contact, energy, intervals)
        }

        private fun ByteBuffer.require(size: Int) {
            if (remaining() < size) throw PacketException.Truncated(position() + size, limit())
        }

        private fun ByteBuffer.readUInt8(): Int {
            require(1)
            return get().toInt() and 0xFF
        }

        private fun ByteBuffer.readUInt16(): Int {
            require(2)
            return getShort().toInt() and 0xFFFF
        }
    }
}
