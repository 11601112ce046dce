class Gate {
    fun admits(guests: List<Guest>): Boolean {
        count(guests)
        if (guests.any { isBanned(it) }) return false
        open()
        return true
    }
}
