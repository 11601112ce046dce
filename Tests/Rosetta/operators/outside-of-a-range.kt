class Quiet(val startHour: Int, val endHour: Int) {
    fun isQuiet(hour: Int): Boolean = hour !in endHour until startHour

    fun check(guests: Int) {
        if (guests !in 1..MAX_GUESTS) {
            throw QuietException.TooMany()
        }
    }

    companion object {
        const val MAX_GUESTS = 4
    }
}
