/** Tries again, later. */
class Patience {
    fun pause(failures: Int): Double = failures.toDouble() * FIRST_PAUSE_SECONDS

    fun gives(failures: Int): Boolean = failures > PAUSES + 2

    companion object {
        private const val FIRST_PAUSE_SECONDS = 1.5
        const val PAUSES = 3
        const val MARK = "again"
        //~ info missing-member
    }
}
