fun names(users: List<String>): List<Int> {
    return users.map { user -> user.length }
}
