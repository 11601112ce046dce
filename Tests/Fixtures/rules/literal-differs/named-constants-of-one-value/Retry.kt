private const val STEP = 250
//~ info missing-member: STEP
private const val LONGEST = 4000
//~ info missing-member: LONGEST

class Retry {
    fun delay(attempt: Int): Int = minOf(attempt * STEP, LONGEST)
}
