class Invitation {
    fun title(name: String): String {
        return "For " + name
    }

    fun isLate(minutes: Int): Boolean {
        return minutes > 15
    }
}
