package com.example.booking.models

import com.example.courtsidekit.*

typealias ClubId = String

/** A place with courts, open every day between the same hours. */
class Club : JSONMappable {
    val id: ClubId
    val name: String
    val address: String?
    val coordinate: Coordinate?
    val openingHour: Int
    val closingHour: Int
    val courts: List<Court>

    @Throws(JSONException::class)
    constructor(json: JSONObject) : super(json) {
        id = json.getString("club_id")
        name = json.getString("name")
        address = json.optString("address")
        coordinate = json.optCoordinate("location")
        openingHour = json.optInt("opening_hour") ?: 8
        closingHour = json.optInt("closing_hour") ?: 22
        courts = json.getJSONArray("courts").map { Court(json = it) }
    }

    val indoorCourts: List<Court>
        get() = courts.filter { it.isIndoor }

    fun court(id: CourtId): Court =
        courts.first { it.id == id }

    fun isOpen(hour: Int): Boolean =
        hour >= openingHour && hour < closingHour
}
