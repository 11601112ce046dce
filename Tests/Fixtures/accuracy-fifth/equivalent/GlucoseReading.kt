package org.glucodiary.device

import kotlin.math.abs

enum class GlucoseUnit { MILLIGRAMS_PER_DECILITRE, MILLIMOLES_PER_LITRE }

@ConsistentCopyVisibility
data class GlucoseReading private constructor(val milligramsPerDecilitre: Double) {

    enum class Level { LOW, IN_RANGE, HIGH }

    val millimolesPerLitre: Double
        get() = milligramsPerDecilitre / MILLIGRAMS_PER_MILLIMOLE

    val level: Level
        get() = when {
            milligramsPerDecilitre < 70 -> Level.LOW
            milligramsPerDecilitre <= 180 -> Level.IN_RANGE
            else -> Level.HIGH
        }

    companion object {
        private const val MILLIGRAMS_PER_MILLIMOLE = 18.0182
        private val RESERVED = setOf(0x07FE, 0x07FF, 0x0800, 0x0801, 0x0802)

        fun of(value: Double, unit: GlucoseUnit): GlucoseReading? {
            if (!value.isFinite() || value <= 0) return null
            return when (unit) {
                GlucoseUnit.MILLIGRAMS_PER_DECILITRE -> GlucoseReading(value)
                GlucoseUnit.MILLIMOLES_PER_LITRE -> GlucoseReading(value * MILLIGRAMS_PER_MILLIMOLE)
            }
        }

        /** Concentration field of the Glucose Measurement characteristic: flags, then an SFLOAT. */
        fun fromConcentration(field: ByteArray): GlucoseReading? {
            if (field.size < 3) return null
            val flags = field[0].toInt()
            if (flags and 0x02 == 0) return null
            val value = shortFloat(low = field[1], high = field[2]) ?: return null
            return if (flags and 0x04 == 0) {
                of(value * 100_000, GlucoseUnit.MILLIGRAMS_PER_DECILITRE)
            } else {
                of(value * 1_000, GlucoseUnit.MILLIMOLES_PER_LITRE)
            }
        }

        /** IEEE 11073 16-bit float: 4 bits of exponent, 12 bits of mantissa, both signed. */
        fun shortFloat(low: Byte, high: Byte): Double? {
            val raw = ((high.toInt() and 0xFF) shl 8) or (low.toInt() and 0xFF)
            if (raw in RESERVED) return null

            val mantissa = (raw shl 20) shr 20
            val exponent = (raw shl 16) shr 28

            var scale = 1.0
            repeat(abs(exponent)) { scale *= 10 }
            return if (exponent < 0) mantissa / scale else mantissa * scale
        }
    }
}
