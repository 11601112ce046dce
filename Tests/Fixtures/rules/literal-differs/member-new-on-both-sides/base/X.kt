class Invitation {
    fun title(name: String): String {
        return "For " + name
    }
}
