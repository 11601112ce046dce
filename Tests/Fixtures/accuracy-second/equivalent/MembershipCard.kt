package com.example.club.membership

class MembershipCard private constructor(
    val number: String,
    val holder: String,
    val level: Level,
) {
    enum class Level {
        BASIC,
        PLUS,
        PREMIUM;

        val monthlyBookings: Int?
            get() = when (this) {
                BASIC -> 4
                PLUS -> 12
                PREMIUM -> null
            }
    }

    val displayNumber: String by lazy { number.chunked(4).joinToString(" ") }
    val maskedNumber: String by lazy { "**** " + number.takeLast(4) }

    fun upgraded(): MembershipCard {
        val next = Level.entries.getOrNull(level.ordinal + 1) ?: level
        return MembershipCard(number, holder, next)
    }

    fun canBook(usedThisMonth: Int): Boolean {
        val limit = level.monthlyBookings ?: return true
        return usedThisMonth < limit
    }

    companion object {
        private const val NUMBER_LENGTH = 16

        fun create(number: String, holder: String, level: Level = Level.BASIC): MembershipCard? {
            val digits = number.filter { it != ' ' && it != '-' }
            if (digits.length != NUMBER_LENGTH || !isLuhnValid(digits)) return null
            return MembershipCard(digits, holder, level)
        }

        private fun isLuhnValid(digits: String): Boolean {
            var sum = 0
            for ((index, character) in digits.reversed().withIndex()) {
                if (character !in '0'..'9') return false
                val digit = character - '0'
                if (index % 2 == 1) {
                    val doubled = digit * 2
                    sum += if (doubled > 9) doubled - 9 else doubled
                } else {
                    sum += digit
                }
            }
            return sum % 10 == 0
        }
    }
}
