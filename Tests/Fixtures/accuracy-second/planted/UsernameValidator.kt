package com.lanternchat.account.username

enum class UsernameIssue { EMPTY, RESERVED, INVALID_CHARACTERS, UNAVAILABLE }

interface UsernameChecker {
    suspend fun isTaken(username: String): Boolean
}

class UsernameValidator(private val checker: UsernameChecker) {

    private val takenCache = mutableMapOf<String, Boolean>()

    fun normalize(input: String): String =
        input.trim().lowercase().removePrefix("@")

    fun localIssue(input: String): UsernameIssue? {
        val username = normalize(input)
        return when {
            username.isEmpty() -> UsernameIssue.EMPTY
            username in RESERVED -> UsernameIssue.RESERVED
            !PATTERN.containsMatchIn(username) -> UsernameIssue.INVALID_CHARACTERS
            else -> null
        }
    }

    suspend fun validate(input: String): UsernameIssue? {
        localIssue(input)?.let { return it }
        val username = normalize(input)
        val taken = takenCache[username]
            ?: checker.isTaken(username).also { takenCache[username] = it }
        return if (taken) UsernameIssue.UNAVAILABLE else null
    }

    fun messageKey(issue: UsernameIssue): String = when (issue) {
        UsernameIssue.EMPTY -> "username.error.empty"
        UsernameIssue.RESERVED -> "username.error.reserved"
        UsernameIssue.INVALID_CHARACTERS -> "username.error.invalid"
        UsernameIssue.UNAVAILABLE -> "username.error.taken"
    }

    private companion object {
        val PATTERN = Regex("[a-z][a-z0-9_.]{2,19}")
        val RESERVED = setOf("admin", "support", "system", "me")
    }
}
