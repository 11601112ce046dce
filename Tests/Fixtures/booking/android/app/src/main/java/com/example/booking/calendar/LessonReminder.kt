package com.example.booking.calendar

import com.example.booking.models.Lesson
import com.example.courtsidekit.*
import java.util.Date

/** When a player is reminded of a lesson: two hours before it starts, and never in the past. */
class LessonReminder(private val clock: IClock) {

    fun date(lesson: Lesson): Date? {
        val date = lesson.start.adding(minutes = -LEAD_MINUTES)
        return if (date > clock.now()) date else null
    }

    companion object {
        const val LEAD_MINUTES = 120
    }
}
