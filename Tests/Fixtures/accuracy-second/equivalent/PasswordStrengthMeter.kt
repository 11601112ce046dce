package com.harborline.account.password

import java.util.EnumSet

enum class PasswordStrength(val fraction: Double, val colorName: String) {
    NONE(0.0, "neutral"),
    WEAK(1.0 / 3.0, "critical"),
    FAIR(2.0 / 3.0, "warning"),
    STRONG(1.0, "positive"),
}

enum class PasswordRule {
    LENGTH,
    LOWERCASE,
    UPPERCASE,
    DIGIT,
    SYMBOL;

    companion object {
        val REQUIRED: Set<PasswordRule> = EnumSet.of(LENGTH, LOWERCASE, DIGIT)
    }
}

class PasswordStrengthMeter(private val blocklist: Set<String>) {

    fun satisfiedRules(password: String): Set<PasswordRule> {
        val rules = EnumSet.noneOf(PasswordRule::class.java)
        if (password.codePointCount(0, password.length) >= 10) rules += PasswordRule.LENGTH
        for (char in password) {
            rules += when (char) {
                in 'a'..'z' -> PasswordRule.LOWERCASE
                in 'A'..'Z' -> PasswordRule.UPPERCASE
                in '0'..'9' -> PasswordRule.DIGIT
                else -> PasswordRule.SYMBOL
            }
        }
        return rules
    }

    fun strength(password: String): PasswordStrength {
        if (password.isEmpty()) return PasswordStrength.NONE
        if (password.lowercase() in blocklist) return PasswordStrength.WEAK
        val rules = satisfiedRules(password)
        return when {
            !rules.containsAll(PasswordRule.REQUIRED) -> PasswordStrength.WEAK
            PasswordRule.UPPERCASE in rules && PasswordRule.SYMBOL in rules -> PasswordStrength.STRONG
            else -> PasswordStrength.FAIR
        }
    }

    fun isAcceptable(password: String): Boolean = strength(password) >= PasswordStrength.FAIR
}
