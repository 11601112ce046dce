package com.huddle.profile

sealed interface NicknameViolation {
    data class TooShort(val minimum: Int) : NicknameViolation
    data class TooLong(val maximum: Int) : NicknameViolation
    object SurroundingSpace : NicknameViolation
    object ControlCharacter : NicknameViolation
    object Reserved : NicknameViolation
}

/** Checks for the nickname form. Reports everything that is wrong, in a fixed order. */
data class NicknameRules(
    val minimum: Int = 2,
    val maximum: Int = 16,
    val reserved: Set<String> = setOf("admin", "root", "system"),
) {

    fun violations(name: String): List<NicknameViolation> {
        val length = name.length
        return listOfNotNull(
            NicknameViolation.TooShort(minimum).takeIf { length < minimum },
            NicknameViolation.TooLong(maximum).takeIf { length > maximum },
            NicknameViolation.SurroundingSpace.takeIf { name.startsWith(' ') || name.endsWith(' ') },
            NicknameViolation.ControlCharacter.takeIf { name.any(::isControl) },
            NicknameViolation.Reserved.takeIf { name in reserved },
        )
    }

    fun isValid(name: String): Boolean = violations(name).isEmpty()

    /** The first valid suggestion, if there is one. */
    fun pick(suggestions: List<String>): String? = suggestions.firstOrNull(::isValid)

    private fun isControl(char: Char) = char.code < 0x20 || char.code == 0x7F
}
