@Serializable data class User(val id: Int, @SerialName("first_name") val firstName: String)
