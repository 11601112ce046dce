private const val STEP = 250
//~ missing-member: STEP
private const val LONGEST = 4000
//~ missing-member: LONGEST

class Retry {
    fun delay(attempt: Int): Int = minOf(attempt * STEP, LONGEST)
}
