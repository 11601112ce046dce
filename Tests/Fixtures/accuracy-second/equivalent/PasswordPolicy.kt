package com.meadow.auth.policy

enum class PasswordViolation {
    TOO_SHORT,
    TOO_LONG,
    MISSING_DIGIT,
    MISSING_UPPERCASE,
    CONTAINS_USERNAME,
    REPEATED_CHARACTERS,
}

data class PasswordPolicy(
    val minLength: Int = 8,
    val maxLength: Int = 64,
    val requiresDigit: Boolean = true,
    val requiresUppercase: Boolean = true,
    val maxRepeats: Int = 3,
) {

    fun violations(password: String, username: String): List<PasswordViolation> {
        val found = mutableListOf<PasswordViolation>()

        if (password.length < minLength) found += PasswordViolation.TOO_SHORT
        if (password.length > maxLength) found += PasswordViolation.TOO_LONG
        if (requiresDigit && password.none { it in '0'..'9' }) {
            found += PasswordViolation.MISSING_DIGIT
        }
        if (requiresUppercase && password.none { it in 'A'..'Z' }) {
            found += PasswordViolation.MISSING_UPPERCASE
        }
        if (username.isNotEmpty() && username.lowercase() in password.lowercase()) {
            found += PasswordViolation.CONTAINS_USERNAME
        }
        if (hasRunLongerThan(maxRepeats, password)) found += PasswordViolation.REPEATED_CHARACTERS

        return found
    }

    fun accepts(password: String, username: String): Boolean =
        violations(password, username).isEmpty()

    private fun hasRunLongerThan(limit: Int, password: String): Boolean {
        var run = 0
        var previous: Char? = null
        for (char in password) {
            run = if (char == previous) run + 1 else 1
            if (run > limit) return true
            previous = char
        }
        return false
    }
}
