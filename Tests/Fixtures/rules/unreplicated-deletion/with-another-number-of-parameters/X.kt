class Roster {
    fun label(name: String): String {
        return "Roster " + name
    }
}
