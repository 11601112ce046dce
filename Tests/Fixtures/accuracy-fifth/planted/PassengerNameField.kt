package com.paxform.checkout

data class PassengerNameField(
    val text: String = "",
    val isRequired: Boolean = true,
    val wasEdited: Boolean = false,
) {
    sealed class Problem(val message: String) {
        data object Missing : Problem("Please enter the name as in the passport.")
        data object ContainsDigits : Problem("Names cannot contain digits.")
        data class TooLong(val limit: Int) : Problem("At most $limit characters are possible.")
    }

    private val trimmed: String
        get() = text.trim()

    val problem: Problem?
        get() {
            val name = trimmed
            return when {
                name.isEmpty() -> Problem.Missing.takeIf { isRequired }
                name.any { it in '0'..'9' } -> Problem.ContainsDigits
                name.length > LIMIT -> Problem.TooLong(LIMIT)
                else -> null
            }
        }

    /** Nothing is complained about before the traveller has typed. */
    val visibleMessage: String?
        get() = problem?.message?.takeIf { wasEdited }

    /** The spelling for the ticket, null as long as the field is not valid. */
    val ticketName: String?
        get() = if (problem == null) trimmed.replace('-', ' ').uppercase() else null

    fun editing(newText: String): PassengerNameField =
        copy(text = newText, wasEdited = true)

    companion object {
        const val LIMIT = 28
    }
}
