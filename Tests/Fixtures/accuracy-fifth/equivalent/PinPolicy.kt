package app.monera.security

data class BirthDate(val day: Int, val month: Int, val year: Int) {

    internal fun guesses(): List<String> {
        val dd = day.twoDigits()
        val mm = month.twoDigits()
        val yy = (year % 100).twoDigits()
        return listOf("$dd$mm$yy", "$mm$dd$yy", "$yy$mm$dd")
    }

    private fun Int.twoDigits() = if (this < 10) "0$this" else toString()
}

/** Rules for the app PIN, shared by onboarding and settings. */
class PinPolicy(private val minimumLength: Int = 6) {

    enum class Violation { NOT_NUMERIC, TOO_SHORT, REPEATED_DIGIT, SEQUENTIAL, BIRTH_DATE }

    fun violations(pin: String, birthDate: BirthDate? = null): List<Violation> {
        if (!NUMERIC.matches(pin)) return listOf(Violation.NOT_NUMERIC)

        return buildList {
            if (pin.length < minimumLength) add(Violation.TOO_SHORT)
            if (pin.all { it == pin.first() }) add(Violation.REPEATED_DIGIT)
            if (isSequential(pin)) add(Violation.SEQUENTIAL)
            if (birthDate?.guesses().orEmpty().any { it in pin }) add(Violation.BIRTH_DATE)
        }
    }

    fun accepts(pin: String, birthDate: BirthDate? = null): Boolean =
        violations(pin, birthDate).isEmpty()

    private fun isSequential(pin: String): Boolean {
        val steps = pin.zipWithNext { a, b -> b - a }
        return steps.all { it == 1 } || steps.all { it == -1 }
    }

    private companion object {
        val NUMERIC = Regex("[0-9]+")
    }
}
