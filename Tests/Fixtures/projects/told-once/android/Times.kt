/// Has no twin.
class Times(val latitude: Double) {
    // A method of values, not the function of the namespace.
    fun moonPhase(day: Int): Double = day / latitude

    companion object {
        private fun seasonAdjustedDawn(latitude: Double, day: Int): Double {
            val scale = 28.65 / 55.0
            val adjustment = Math.fma(scale, Math.abs(latitude), 75.0)
            return if (day < 91) adjustment else adjustment + adjustment
        }
    }
}

object Calendars {
    fun julianCentury(date: LocalDate): Double = date.year / 100.0

    fun julianCentury(date: LocalDate, hours: Double): Double = date.year / 100.0 + hours / 876600
}
