package com.example.courtside.pricing

import com.example.courtsidekit.*
import kotlin.math.max

/** Decides what a member pays for a lesson. */
data class LessonTariff(
    val basePrice: Int,
    val memberDiscount: Int
) {

    fun price(member: Member?, lesson: Lesson): Int? {
        if (!lesson.isOpen) return null
        if (member == null) return basePrice
        var amount = basePrice
        if (member.isStudent) {
            amount -= memberDiscount * 2
        } else {
            amount -= memberDiscount
        }
        return max(amount, 0)
    }
}
