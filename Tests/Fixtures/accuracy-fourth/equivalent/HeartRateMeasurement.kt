package fit.pulsetrack.ble

import java.nio.BufferUnderflowException
import java.nio.ByteBuffer
import java.nio.ByteOrder

/** Value of the Heart Rate Measurement characteristic (0x2A37). */
data class HeartRateMeasurement(
    val beatsPerMinute: Int,
    val contact: SensorContact,
    val energyExpended: Int?,
    val rrIntervalsMs: List<Double>,
) {
    enum class SensorContact { UNSUPPORTED, NOT_DETECTED, DETECTED }

    companion object {
        @Throws(HeartRateParseException::class)
        fun fromBytes(data: ByteArray): HeartRateMeasurement = try {
            ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN).readMeasurement()
        } catch (e: BufferUnderflowException) {
            throw HeartRateParseException.Truncated(e)
        }

        private fun ByteBuffer.readMeasurement(): HeartRateMeasurement {
            val flags = readUByte()
            val bpm = if (flags and 0x01 != 0) readUShort() else readUByte()
            val contact = when ((flags shr 1) and 0x03) {
                2 -> SensorContact.NOT_DETECTED
                3 -> SensorContact.DETECTED
                else -> SensorContact.UNSUPPORTED
            }
            val energy = if (flags and 0x08 != 0) readUShort() else null
            val intervals = buildList {
                if (flags and 0x10 != 0) {
                    while (remaining() >= 2) add(readUShort() * 1000.0 / 1024)
                }
            }
            return HeartRateMeasurement(bpm, contact, energy, intervals)
        }

        private fun ByteBuffer.readUByte(): Int = get().toUByte().toInt()

        private fun ByteBuffer.readUShort(): Int = short.toUShort().toInt()
    }
}

sealed class HeartRateParseException(cause: Throwable) : Exception(cause) {
    class Truncated(cause: Throwable) : HeartRateParseException(cause)
}
