@Serializable
data class Profile(val name: String, val color: String)
