package com.boardly.lookup

sealed interface LookupKey {
    data class ETicket(val airline: String, val serial: String) : LookupKey
    data class BookingReference(val reference: String) : LookupKey
}

sealed class LookupException(message: String) : IllegalArgumentException(message) {
    class MissingKey : LookupException("nothing to look up")
    class UnrecognizedKey(val key: String) : LookupException("unrecognized: $key")
    class MissingLastName : LookupException("last name missing")
}

data class TicketLookup private constructor(val key: LookupKey, val lastName: String) {

    val path: String
        get() = when (key) {
            is LookupKey.ETicket -> "tickets/${key.airline}/${key.serial}"
            is LookupKey.BookingReference -> "bookings/${key.reference}"
        }

    companion object {
        private val E_TICKET = Regex("^[0-9]{13}$")
        private val REFERENCE = Regex("[A-Z0-9]{6}")

        operator fun invoke(key: String, lastName: String): TicketLookup {
            val text = key.replace("-", "").trim().uppercase()
                .ifEmpty { throw LookupException.MissingKey() }

            val lookupKey = when {
                E_TICKET.matches(text) -> LookupKey.ETicket(text.take(3), text.drop(3))
                REFERENCE.matches(text) -> LookupKey.BookingReference(text)
                else -> throw LookupException.UnrecognizedKey(text)
            }

            return TicketLookup(
                key = lookupKey,
                lastName = lastName.trim().ifEmpty { throw LookupException.MissingLastName() },
            )
        }
    }
}
