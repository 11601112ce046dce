@Serializable
data class Device(
  @SerialName("id") val id: String,
  @SerialName("created_at") val createdAt: String,
)
