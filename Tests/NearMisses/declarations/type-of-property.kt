data class User(val age: String)
