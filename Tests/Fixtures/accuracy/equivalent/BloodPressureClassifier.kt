package app.health.pressure

data class PressureReading(val systolic: Int, val diastolic: Int, val pulse: Int?)

/** Ordered from harmless to severe, with "low" at the very start. */
enum class PressureCategory(val title: String) {
    LOW("Low"),
    NORMAL("Normal"),
    ELEVATED("Elevated"),
    STAGE1("High (stage 1)"),
    STAGE2("High (stage 2)"),
    CRISIS("Hypertensive crisis"),
}

sealed class PressureInputException : Exception() {
    data class OutOfRange(val field: String, val allowed: IntRange) : PressureInputException()
    class DiastolicNotBelowSystolic : PressureInputException()
}

class BloodPressureClassifier {

    fun validate(reading: PressureReading) {
        reading.systolic.checkIn(60..260, "systolic")
        reading.diastolic.checkIn(30..180, "diastolic")
        reading.pulse?.checkIn(25..250, "pulse")
        if (reading.systolic <= reading.diastolic) {
            throw PressureInputException.DiastolicNotBelowSystolic()
        }
    }

    fun category(reading: PressureReading): PressureCategory {
        val (sys, dia) = reading
        return when {
            sys > 180 || dia > 120 -> PressureCategory.CRISIS
            sys >= 140 || dia >= 90 -> PressureCategory.STAGE2
            sys >= 130 || dia >= 80 -> PressureCategory.STAGE1
            sys >= 120 -> PressureCategory.ELEVATED
            sys < 90 || dia < 60 -> PressureCategory.LOW
            else -> PressureCategory.NORMAL
        }
    }

    fun average(readings: List<PressureReading>): PressureReading? {
        val systolic = readings.map { it.systolic }.roundedMean() ?: return null
        val diastolic = readings.map { it.diastolic }.roundedMean() ?: return null
        return PressureReading(systolic, diastolic, readings.mapNotNull { it.pulse }.roundedMean())
    }

    fun worst(readings: List<PressureReading>): PressureCategory? = readings.maxOfOrNull(::category)

    fun summary(reading: PressureReading): String = buildString {
        append("${reading.systolic}/${reading.diastolic} mmHg")
        reading.pulse?.let { append(", pulse $it") }
        append(": ${category(reading).title}")
    }

    private fun Int.checkIn(range: IntRange, field: String) {
        if (this !in range) throw PressureInputException.OutOfRange(field, range)
    }

    /** Half a unit rounds up. Null for an empty list. */
    private fun List<Int>.roundedMean(): Int? =
        if (isEmpty()) null else (sum() * 2 + size) / (size * 2)
}
