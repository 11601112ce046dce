package fit.pedalio.ble

sealed interface SensorMessage {
    data class HeartRate(val bpm: Int) : SensorMessage
    data class Cadence(val rpm: Int, val torque: Int) : SensorMessage
    data class Battery(val percent: Int) : SensorMessage
    data class Unknown(val type: UByte, val payload: List<UByte>) : SensorMessage
}

class SensorFrameDecoder {

    var droppedFrames = 0
        private set

    private val buffer = mutableListOf<UByte>()

    fun append(data: ByteArray): List<SensorMessage> {
        data.mapTo(buffer) { it.toUByte() }
        return generateSequence { nextMessage() }.toList()
    }

    fun reset() {
        buffer.clear()
        droppedFrames = 0
    }

    private fun nextMessage(): SensorMessage? {
        while (true) {
            val start = buffer.indexOf(START_BYTE)
            if (start < 0) {
                buffer.clear()
                return null
            }
            discard(start)
            if (buffer.size < 2) return null

            val total = buffer[1].toInt() + OVERHEAD
            if (buffer.size < total) return null

            val body = buffer.subList(1, total - 1).toList()
            if (body.reduce { acc, byte -> acc xor byte } != buffer[total - 1]) {
                droppedFrames++
                discard(1)
                continue
            }
            discard(total)
            return parse(type = body[1], payload = body.drop(2))
        }
    }

    private fun discard(count: Int) = buffer.subList(0, count).clear()

    private fun parse(type: UByte, payload: List<UByte>): SensorMessage = when (type.toInt() to payload.size) {
        0x01 to 1 -> SensorMessage.HeartRate(payload[0].toInt())
        0x02 to 4 -> SensorMessage.Cadence(
            rpm = payload.word(0),
            torque = payload.word(2).toShort().toInt(),
        )
        0x03 to 1 -> SensorMessage.Battery(payload[0].toInt().coerceAtMost(100))
        else -> SensorMessage.Unknown(type, payload)
    }

    private fun List<UByte>.word(offset: Int): Int =
        this[offset].toInt() or (this[offset + 1].toInt() shl 8)

    private companion object {
        val START_BYTE: UByte = 0x7Eu
        const val OVERHEAD = 4
    }
}
