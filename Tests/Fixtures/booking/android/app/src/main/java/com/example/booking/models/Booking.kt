package com.example.booking.models

import com.example.courtsidekit.*
import java.util.Date

typealias BookingId = String

/** A court that somebody has taken for a while. */
class Booking : JSONMappable {
    val id: BookingId
    val courtId: CourtId
    val start: Date
    val minutes: Int
    val players: List<String>
    val status: BookingStatus
    val total: Double
    val note: String?

    @Throws(JSONException::class)
    constructor(json: JSONObject) : super(json) {
        id = json.getString("booking_id")
        courtId = json.getString("court_id")
        start = json.getDate("start_date")
        minutes = json.getInt("duration_minutes")
        players = json.getStringArray("players")
        status = BookingStatus.parse(json.getString("status"))
        total = json.optDouble("total") ?: 0.0
        note = json.optString("note")
    }

    fun end(): Date = start.adding(minutes = minutes)

    fun overlaps(from: Date, to: Date): Boolean =
        status.isActive && start < to && from < end()
}
