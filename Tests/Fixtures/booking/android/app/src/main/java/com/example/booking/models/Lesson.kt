package com.example.booking.models

import com.example.courtsidekit.*
import java.util.Date
import kotlin.math.max

typealias LessonId = String

/** A lesson that a coach gives to a small group. */
class Lesson : JSONMappable {
    val id: LessonId
    val title: String
    val coachName: String?
    val start: Date
    val minutes: Int
    val price: Double
    val capacity: Int
    val attendees: Int

    @Throws(JSONException::class)
    constructor(json: JSONObject) : super(json) {
        id = json.getString("lesson_id")
        title = json.optString("title") ?: "Lesson"
        coachName = json.optString("coach_name")
        start = json.getDate("start_date")
        minutes = json.getInt("duration_minutes")
        price = json.getDouble("price")
        capacity = json.getInt("capacity")
        attendees = json.optInt("attendees") ?: 0
    }

    val isFull: Boolean
        get() = attendees > capacity

    val remainingPlaces: Int
        get() = max(0, capacity - attendees)

    val isFree: Boolean
        get() = price == 0.0

    fun end(): Date = start.adding(minutes = minutes)
}
