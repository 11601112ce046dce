fun names(users: List<String>): List<Int> {
    return users.map { name -> name.length }
}
