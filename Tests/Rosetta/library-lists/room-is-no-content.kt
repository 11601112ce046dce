fun names(guests: List<Guest>): List<String> {
    val result = mutableListOf<String>()
    for (guest in guests) {
        result.add(guest.name)
        greet(guest)
    }
    return result
}
