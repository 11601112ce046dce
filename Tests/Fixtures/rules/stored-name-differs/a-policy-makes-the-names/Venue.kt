@Serializable
data class Venue(
  @SerialName("venue_id") val venueId: String,
  @SerialName("opening_hours") val openingHours: String,
)
fun venue(data: String): Venue {
  return Json.decodeFromString(data)
}
