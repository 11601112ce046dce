data class Venue(
  @SerializedName("venueId") val venueId: String,
  @SerializedName("name") val name: String,
)
@Serializable
data class Seat(
  @SerialName("row") val rowNumber: Int,
)
