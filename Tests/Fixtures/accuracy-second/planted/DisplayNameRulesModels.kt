package com.meadow.account.validation

sealed interface DisplayNameIssue {
    data object Empty : DisplayNameIssue
    data class TooShort(val minimum: Int) : DisplayNameIssue
    data class TooLong(val maximum: Int) : DisplayNameIssue
    data object ForbiddenCharacter : DisplayNameIssue
    data object Reserved : DisplayNameIssue
}

class DisplayNameRules {

    fun issue(input: String): DisplayNameIssue? {
        val name = input.trim()
        if (name.isEmpty()) return DisplayNameIssue.Empty

        val length = name.length
        if (length < MINIMUM_LENGTH) return DisplayNameIssue.TooShort(MINIMUM_LENGTH)
        if (length > MAXIMUM_LENGTH) return DisplayNameIssue.TooLong(MAXIMUM_LENGTH)
        if (name.any { it in FORBIDDEN }) return DisplayNameIssue.ForbiddenCharacter
        if (name.lowercase() in RESERVED_NAMES) return DisplayNameIssue.Reserved
        return null
    }

    fun isAcceptable(input: String): Boolean = issue(input) == null

    companion object {
        const val MINIMUM_LENGTH = 2
        const val MAXIMUM_LENGTH = 20
        private val RESERVED_NAMES = setOf("admin", "support", "moderator", "system")
        private val FORBIDDEN = setOf('<', '>', '@', '/', '\\')
    }
}
