package com.partyquiz.profile

sealed class NicknameIssue(val message: String) {
    object Empty : NicknameIssue("Please enter a nickname")
    data class TooShort(val minimum: Int) : NicknameIssue("Use at least $minimum characters")
    data class TooLong(val maximum: Int) : NicknameIssue("Use at most $maximum characters")
    object Reserved : NicknameIssue("This nickname is reserved")
    object Taken : NicknameIssue("This nickname is already taken")
}

class NicknameValidator(private val isTaken: suspend (String) -> Boolean) {

    /** Returns `null` when the nickname can be used. */
    suspend fun validate(input: String): NicknameIssue? {
        val nickname = input.trim()
        return checkLocally(nickname)
            ?: NicknameIssue.Taken.takeIf { isTaken(nickname) }
    }

    private fun checkLocally(nickname: String): NicknameIssue? {
        if (nickname.isEmpty()) return NicknameIssue.Empty
        val length = nickname.length
        return when {
            length < ALLOWED_LENGTH.first -> NicknameIssue.TooShort(ALLOWED_LENGTH.first)
            length > ALLOWED_LENGTH.last -> NicknameIssue.TooLong(ALLOWED_LENGTH.last)
            nickname.lowercase() in RESERVED_WORDS -> NicknameIssue.Reserved
            else -> null
        }
    }

    private companion object {
        val ALLOWED_LENGTH = 3..12
        val RESERVED_WORDS = setOf("admin", "moderator", "support", "system")
    }
}
