package flights.search

/** The last flight numbers that were looked up, newest first. */
class FlightSearchHistory {

    var onChange: ((List<String>) -> Unit)? = null

    var entries: List<String> = emptyList()
        private set(value) {
            field = value
            onChange?.invoke(value)
        }

    /** Accepts "LH 400", "lh-400" and the like. */
    fun record(input: String): Boolean {
        if (input.length < MINIMUM_LENGTH) return false
        val code = normalized(input)

        entries = (listOf(code) + (entries - code)).take(CAPACITY)
        return true
    }

    fun remove(input: String) {
        val code = normalized(input)
        if (code in entries) entries = entries - code
    }

    fun suggestions(input: String): List<String> = normalized(input).let { prefix ->
        entries.filter { it.startsWith(prefix) }
    }

    private fun normalized(input: String): String =
        input.filter { it in 'A'..'Z' || it in 'a'..'z' || it in '0'..'9' }.uppercase()

    companion object {
        const val CAPACITY = 8
        const val MINIMUM_LENGTH = 3
    }
}
