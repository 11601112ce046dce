data class User(val name: String)

fun names(users: List<User>): List<String> {
    return users.map { it.name }
}
