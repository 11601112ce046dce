package com.vaultline.onboarding.password

enum class PasswordStrength(val label: String) {
    NONE(""),
    WEAK("Weak"),
    FAIR("Fair"),
    GOOD("Good"),
    STRONG("Strong");

    /** How much of the meter is filled, from 0 to 1. */
    val fillRatio: Double
        get() = ordinal.toDouble() / entries.lastIndex

    val isAcceptable: Boolean
        get() = this >= FAIR
}

class PasswordMeter {

    fun strengthOf(password: String): PasswordStrength {
        if (password.isEmpty()) return PasswordStrength.NONE
        if (password.length < 8 || password.lowercase() in WELL_KNOWN) return PasswordStrength.WEAK

        val criteria = listOf<(String) -> Boolean>(
            { p -> p.any { it in LOWER } && p.any { it in UPPER } },
            { p -> p.any { it in DIGITS } },
            { p -> p.any { it !in LOWER && it !in UPPER && it !in DIGITS } },
            { p -> p.length >= 12 },
            { p -> p.length >= 16 },
        )

        return when (criteria.count { it(password) }) {
            0 -> PasswordStrength.WEAK
            1 -> PasswordStrength.FAIR
            in 2..3 -> PasswordStrength.GOOD
            else -> PasswordStrength.STRONG
        }
    }

    private companion object {
        val WELL_KNOWN = setOf("password", "12345678", "qwertyuiop", "iloveyou")
        val LOWER = 'a'..'z'
        val UPPER = 'A'..'Z'
        val DIGITS = '0'..'9'
    }
}
