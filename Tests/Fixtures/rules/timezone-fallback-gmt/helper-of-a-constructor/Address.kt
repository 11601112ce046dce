class Address {
  val zone: TimeZone?
  val city: String?
  constructor(json: JSONObject) {
    city = json.optString("city")
    zone = zone(json)
  }
  private fun zone(json: JSONObject): TimeZone? {
    val id = json.optString("timezone")
    if (id != null) {
      return TimeZone.getTimeZone(id)
      //~ timezone-fallback-gmt
    }
    return null
  }
}
