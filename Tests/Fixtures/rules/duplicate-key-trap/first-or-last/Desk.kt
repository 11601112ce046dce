class Desk {
    fun byNumber(guests: List<Guest>): Map<Int, Guest> {
        return guests.associateBy { it.number }
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ duplicate-key-trap: keeps the last
    }
}
