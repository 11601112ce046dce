package com.example.transit.timetable

/** The endpoints of the timetable. */
class TimetableRoutes(val base: String) {

    fun line(id: String): String = "$base/lines/$id"

    fun stop(stop: Stop, hour: Int): String = "$base/stops/${stop.id}?hour=$hour&limit=100"

    fun pattern(): String = "^\\d+$"

    fun mask(): Int = 0xff

    fun quoted(name: String): String = "\"$name\"\n"

    fun ratio(): Double = 0.5
}
