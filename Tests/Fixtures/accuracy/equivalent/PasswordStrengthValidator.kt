package com.idly.auth.password

data class PasswordReport(val broken: List<Rule>, val score: Int, val strength: Strength) {

    enum class Strength { UNACCEPTABLE, WEAK, FAIR, STRONG }

    enum class Rule(val text: String) {
        LENGTH("At least 10 characters"),
        LOWERCASE("A small letter"),
        UPPERCASE("A capital letter"),
        DIGIT("A digit"),
        NOT_USER_NAME("Doesn't contain your user name"),
        NO_RUN("No character three times in a row"),
    }

    val isAcceptable: Boolean get() = strength > Strength.UNACCEPTABLE
}

class PasswordStrengthValidator(commonPasswords: Set<String> = emptySet()) {

    private val commonPasswords = commonPasswords.mapTo(HashSet()) { it.lowercase() }

    fun evaluate(password: String, userName: String): PasswordReport {
        val codePoints = password.codePoints().toArray().toList()
        val broken = PasswordReport.Rule.entries.filterNot { isMet(it, password, codePoints, userName) }

        if (password.lowercase() in commonPasswords) {
            return PasswordReport(broken, score = 0, PasswordReport.Strength.UNACCEPTABLE)
        }

        val score = scoreOf(codePoints)
        val strength = when {
            broken.isNotEmpty() -> PasswordReport.Strength.UNACCEPTABLE
            score < 50 -> PasswordReport.Strength.WEAK
            score < 75 -> PasswordReport.Strength.FAIR
            else -> PasswordReport.Strength.STRONG
        }
        return PasswordReport(broken, score, strength)
    }

    private fun isMet(
        rule: PasswordReport.Rule,
        password: String,
        codePoints: List<Int>,
        userName: String,
    ): Boolean = when (rule) {
        PasswordReport.Rule.LENGTH -> codePoints.size >= MINIMUM_LENGTH
        PasswordReport.Rule.LOWERCASE -> password.any { it in 'a'..'z' }
        PasswordReport.Rule.UPPERCASE -> password.any { it in 'A'..'Z' }
        PasswordReport.Rule.DIGIT -> password.any { it in '0'..'9' }
        PasswordReport.Rule.NOT_USER_NAME ->
            userName.codePointCount(0, userName.length) < 3 || userName.lowercase() !in password.lowercase()
        PasswordReport.Rule.NO_RUN -> codePoints.windowed(3).none { it.toSet().size == 1 }
    }

    /** Length, variety of kinds and variety of characters, capped at 100. */
    private fun scoreOf(codePoints: List<Int>): Int {
        val kinds = codePoints.map(::kindOf).distinct().size
        val distinct = codePoints.distinct().size
        return (codePoints.size * 2 + kinds * 10 + distinct * 2).coerceAtMost(100)
    }

    private fun kindOf(codePoint: Int): Int = when (codePoint) {
        in 'a'.code..'z'.code -> 0
        in 'A'.code..'Z'.code -> 1
        in '0'.code..'9'.code -> 2
        else -> 3
    }

    private companion object {
        const val MINIMUM_LENGTH = 10
    }
}
