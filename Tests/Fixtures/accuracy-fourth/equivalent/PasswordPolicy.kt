package bank.onboarding

enum class PasswordRule(private val brokenBy: (List<Int>) -> Boolean) {
    TOO_SHORT({ it.size < 10 }),
    TOO_LONG({ it.size > 128 }),
    MISSING_UPPERCASE({ codes -> codes.none { it in 'A'.code..'Z'.code } }),
    MISSING_LOWERCASE({ codes -> codes.none { it in 'a'.code..'z'.code } }),
    MISSING_DIGIT({ codes -> codes.none { it in '0'.code..'9'.code } }),
    REPEATED_CHARACTER({ codes -> codes.windowed(3).any { (a, b, c) -> a == b && b == c } });

    internal fun isBrokenBy(codePoints: List<Int>): Boolean = brokenBy(codePoints)
}

enum class PasswordStrength { REJECTED, FAIR, STRONG }

class PasswordPolicy {

    /** All the broken rules, in the order in which the form lists them. */
    fun violationsIn(password: String): List<PasswordRule> {
        val codePoints = password.toCodePoints()
        return PasswordRule.values().filter { it.isBrokenBy(codePoints) }
    }

    fun strengthOf(password: String): PasswordStrength = when {
        violationsIn(password).isNotEmpty() -> PasswordStrength.REJECTED
        password.toCodePoints().toSet().size >= 12 -> PasswordStrength.STRONG
        else -> PasswordStrength.FAIR
    }

    private fun String.toCodePoints(): List<Int> = codePoints().toArray().toList()
}
