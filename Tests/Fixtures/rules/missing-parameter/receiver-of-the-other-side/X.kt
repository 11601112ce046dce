data class User(var id: String, var name: String)

internal fun User.serialize() = id + "," + name
