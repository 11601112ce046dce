@Serializable
data class Session(val id: String, @SerialName("_id") val token: String)
