@Serializable
data class Session(@SerialName("refreshToken") val refreshToken: String)
