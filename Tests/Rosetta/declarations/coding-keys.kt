@Serializable
data class Session(
    val id: String,
    @SerialName("refresh_token") val refreshToken: String
)
