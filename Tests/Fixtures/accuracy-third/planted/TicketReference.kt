package live.foyer.tickets

sealed class TicketReferenceException : Exception() {
    class Empty : TicketReferenceException()
    class Malformed : TicketReferenceException()
    class UnknownVenue(val prefix: String) : TicketReferenceException()
}

/** Reference printed on paper tickets, such as "OP-204817". */
data class TicketReference private constructor(val code: String, val venue: Venue) {

    enum class Venue(val prefix: String, val title: String) {
        OPERA("OP", "State Opera"),
        THEATRE("TH", "City Theatre"),
        ARENA("AR", "Arena East"),
    }

    val number: String get() = code.drop(3)

    val displayText: String get() = "${venue.title}, no. $number"

    companion object {
        private val PATTERN = Regex("[A-Z]{2}-[0-9]{6}")

        @Throws(TicketReferenceException::class)
        fun parse(input: String): TicketReference {
            val cleaned = input.trim().uppercase()
            if (cleaned.isEmpty()) throw TicketReferenceException.Empty()

            if (!PATTERN.matches(cleaned)) throw TicketReferenceException.Malformed()

            val prefix = cleaned.take(2)
            val venue = Venue.entries.firstOrNull { it.prefix == prefix }
                ?: throw TicketReferenceException.UnknownVenue(prefix)
            return TicketReference(cleaned, venue)
        }
    }
}
