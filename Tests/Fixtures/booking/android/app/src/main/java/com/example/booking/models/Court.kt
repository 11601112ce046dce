package com.example.booking.models

import com.example.courtsidekit.*

typealias CourtId = String

/** One bookable court of a club. */
class Court : JSONMappable {
    val id: CourtId
    val name: String
    val surface: Surface
    val isIndoor: Boolean
    val hourlyRate: Double

    @Throws(JSONException::class)
    constructor(json: JSONObject) : super(json) {
        id = json.getString("court_id")
        name = json.getString("name")
        surface = Surface.parse(json.getString("surface"))
        isIndoor = json.optBoolean("indoor") ?: false
        hourlyRate = json.getDouble("hourly_rate")
    }

    val displayName: String
        get() = if (isIndoor) "$name (indoor)" else name
}
