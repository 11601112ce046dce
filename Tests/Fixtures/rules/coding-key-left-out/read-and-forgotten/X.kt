@Serializable
data class Profile(val name: String, val color: String = "red", val count: Int = 1)
