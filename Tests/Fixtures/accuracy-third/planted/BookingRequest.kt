package inn.alpenhof.booking

data class Room(
    val number: String,
    val maxGuests: Int,
    val allowsPets: Boolean,
    val nightlyCents: Long,
)

enum class BookingIssue {
    DATES_INVALID,
    TOO_MANY_GUESTS,
    PETS_NOT_ALLOWED,
    NAME_MISSING,
}

/** Days are counted from 1970-01-01, so nights are a plain difference. */
data class BookingRequest(
    val room: Room,
    val guestName: String,
    val arrivalDay: Int,
    val departureDay: Int,
    val guests: Int,
    val bringsAnimal: Boolean = false,
    val isAssistanceAnimal: Boolean = false,
) {
    val nights: Int get() = departureDay - arrivalDay

    fun validate(): List<BookingIssue> = buildList {
        if (guestName.isBlank()) add(BookingIssue.NAME_MISSING)
        if (nights !in 1..30) add(BookingIssue.DATES_INVALID)
        if (guests > room.maxGuests) add(BookingIssue.TOO_MANY_GUESTS)
        if (bringsAnimal && !isAssistanceAnimal && !room.allowsPets) add(BookingIssue.PETS_NOT_ALLOWED)
    }

    val totalCents: Long?
        get() {
            if (validate().isNotEmpty()) return null
            val fee = if (bringsAnimal && !isAssistanceAnimal) PET_FEE_CENTS else 0L
            return nights * room.nightlyCents + fee
        }

    val summary: String
        get() = listOf(
            "Room ${room.number}",
            "$nights ${if (nights == 1) "night" else "nights"}",
            "$guests ${if (guests == 1) "guest" else "guests"}",
        ).joinToString()

    companion object {
        const val PET_FEE_CENTS = 1_500L
    }
}
