data class Contact(val firstName: String, val lastName: String) {
    val fullName: String
        get() = listOf(firstName, lastName).filter(String::isNotEmpty).joinToString(" ")
}
