class Roster {
    fun isFree(start: Int, end: Int): Boolean {
        return start < end
    }

    fun label(name: String): String {
        return "Roster " + name
    }
}
