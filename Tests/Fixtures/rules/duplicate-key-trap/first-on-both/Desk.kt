class Desk {
    fun byNumber(guests: List<Guest>): Map<Int, Guest> {
        return guests.distinctBy { it.number }.associateBy { it.number }
    }
}
