data class User(val name: String)
