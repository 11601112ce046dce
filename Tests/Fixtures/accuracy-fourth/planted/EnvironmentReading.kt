package ch.wetterfrosch.sensor

data class EnvironmentReading(
    val batteryPercent: Int,
    val temperature: Double,
    val humidity: Double,
    val counter: Long,
) {
    val isFreezing: Boolean get() = temperature <= 0

    sealed class DecodeException(message: String) : Exception(message) {
        class WrongLength(val length: Int) : DecodeException("unexpected length $length")
        class InvalidHumidity(val humidity: Double) : DecodeException("humidity $humidity")
    }

    companion object {
        const val PAYLOAD_LENGTH = 9

        /** Layout: battery (u8), temperature (i16), humidity (u16), counter (u32), little endian. */
        @Throws(DecodeException::class)
        fun fromPayload(payload: ByteArray): EnvironmentReading {
            if (payload.size != PAYLOAD_LENGTH) throw DecodeException.WrongLength(payload.size)

            val reading = EnvironmentReading(
                batteryPercent = payload[0].toUByte().toInt().coerceAtMost(100),
                temperature = ((payload[2].toInt() shl 8) or payload[1].toInt()) / 100.0,
                humidity = payload.littleEndian(offset = 3, count = 2) / 100.0,
                counter = payload.littleEndian(offset = 5, count = 4),
            )
            if (reading.humidity > 100) throw DecodeException.InvalidHumidity(reading.humidity)
            return reading
        }

        private fun ByteArray.littleEndian(offset: Int, count: Int): Long =
            (offset until offset + count).reversed()
                .fold(0L) { value, index -> (value shl 8) or (this[index].toLong() and 0xFF) }
    }
}
