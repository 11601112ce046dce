package com.hauswart.climate

data class RawReading(val sensor: Int, val deciCelsius: Int?, val takenAt: Long)

data class Reading(val sensor: Int, val deciCelsius: Int, val minute: Long)

/** Converts raw readings and keeps count of what had to be thrown away. */
class ReadingImporter(private val knownSensors: Set<Int>) {

    enum class Rejection { MISSING_VALUE, OUT_OF_RANGE, UNKNOWN_SENSOR }

    private val counts = mutableMapOf<Rejection, Int>()

    val rejections: Map<Rejection, Int>
        get() = counts.toMap()

    val rejectedCount: Int
        get() = counts.values.sum()

    fun importReadings(raw: List<RawReading>): Sequence<Reading> =
        raw.asSequence().mapNotNull(::convert)

    private fun convert(raw: RawReading): Reading? {
        val value = raw.deciCelsius
        return when {
            raw.sensor !in knownSensors -> reject(Rejection.UNKNOWN_SENSOR)
            value == null -> reject(Rejection.MISSING_VALUE)
            value !in PLAUSIBLE -> reject(Rejection.OUT_OF_RANGE)
            else -> Reading(raw.sensor, value, minute = raw.takenAt / 60)
        }
    }

    private fun reject(reason: Rejection): Reading? {
        counts.merge(reason, 1, Int::plus)
        return null
    }

    companion object {
        val PLAUSIBLE = -400..850
    }
}
