package com.example.booking.calendar

import com.example.booking.models.*
import com.example.courtsidekit.*
import java.util.Date

/** A stretch of time that can be booked. */
data class Slot(
    val start: Date,
    val minutes: Int
)

/** When a court is free. */
class Availability(private val clock: IClock) {

    fun isFree(start: Date, minutes: Int, bookings: List<Booking>): Boolean {
        val end = start.adding(minutes = minutes)
        return !bookings.any { it.overlaps(from = start, to = end) }
    }

    fun slots(opening: Date, closing: Date, minutes: Int, bookings: List<Booking>): List<Slot> {
        val slots: MutableList<Slot> = mutableListOf()
        var start = opening
        while (start.adding(minutes = minutes) <= closing) {
            if (start > clock.now() && isFree(start = start, minutes = minutes, bookings = bookings)) {
                slots.add(Slot(start = start, minutes = minutes))
            }
            start = start.adding(minutes = 30)
        }
        return slots
    }

    fun openLessons(lessons: List<Lesson>): List<Lesson> {
        val open: MutableList<Lesson> = mutableListOf()
        for (lesson in lessons) {
            if (lesson.start < clock.now()) {
                break
            }
            if (!lesson.isFull) {
                open.add(lesson)
            }
        }
        return open
    }
}
