data class User(val id: Int, val name: String)

fun renumbered(account: Account): User = account.copy(id = 0)
