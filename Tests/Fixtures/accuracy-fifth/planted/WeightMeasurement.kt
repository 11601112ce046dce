package com.scalesync.ble

class WeightParseException(val size: Int) : Exception("packet too short: $size bytes")

/** Weight Measurement characteristic (0x2A9D) of body scales. */
data class WeightMeasurement(val grams: Int, val userId: Int?) {

    override fun toString(): String {
        val user = userId?.let { "user $it" } ?: "unknown user"
        return "$grams g ($user)"
    }

    companion object {
        private const val FLAG_IMPERIAL = 1 shl 0
        private const val FLAG_TIMESTAMP = 1 shl 1
        private const val FLAG_USER_ID = 1 shl 2
        private const val UNKNOWN_USER = 0xFF

        fun fromBytes(data: ByteArray): WeightMeasurement {
            if (data.size < 3) throw WeightParseException(data.size)

            val flags = data[0].toInt()
            val raw = data.uint16(1)
            // 0.005 kg or 0.01 lb per step
            val grams = if (flags has FLAG_IMPERIAL) raw * 453_592L / 100_000 else raw * 5L

            val userId = if (flags has FLAG_USER_ID) {
                val offset = if (flags has FLAG_TIMESTAMP) 10 else 3
                val id = data.getOrNull(offset) ?: throw WeightParseException(data.size)
                (id.toInt() and 0xFF).takeUnless { it == UNKNOWN_USER }
            } else {
                null
            }
            return WeightMeasurement(grams.toInt(), userId)
        }

        private infix fun Int.has(flag: Int) = this and flag != 0

        private fun ByteArray.uint16(index: Int): Int =
            ((this[index + 1].toInt() and 0xFF) shl 8) or this[index].toInt()
    }
}
