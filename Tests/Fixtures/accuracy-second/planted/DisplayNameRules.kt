package com.northpine.profile

sealed interface DisplayNameIssue {
    data class TooShort(val minimum: Int) : DisplayNameIssue
    data class TooLong(val maximum: Int) : DisplayNameIssue
    object ForbiddenCharacter : DisplayNameIssue
    object Reserved : DisplayNameIssue
}

class DisplayNameRules(
    val minimumLength: Int = 3,
    val maximumLength: Int = 20,
) {
    fun issue(name: String): DisplayNameIssue? {
        val length = name.length
        return when {
            length < minimumLength -> DisplayNameIssue.TooShort(minimumLength)
            length > maximumLength -> DisplayNameIssue.TooLong(maximumLength)
            name.any { it in FORBIDDEN } -> DisplayNameIssue.ForbiddenCharacter
            name.lowercase() in RESERVED_NAMES -> DisplayNameIssue.Reserved
            else -> null
        }
    }

    fun isAcceptable(name: String): Boolean = issue(name) == null

    fun messageKey(issue: DisplayNameIssue): String = when (issue) {
        is DisplayNameIssue.TooShort -> "display_name_too_short"
        is DisplayNameIssue.TooLong -> "display_name_too_long"
        DisplayNameIssue.ForbiddenCharacter -> "display_name_forbidden_character"
        DisplayNameIssue.Reserved -> "display_name_reserved"
    }

    private companion object {
        val RESERVED_NAMES = setOf("admin", "support", "moderator", "system")
        val FORBIDDEN = setOf('<', '>', '@', '/', '\\')
    }
}
