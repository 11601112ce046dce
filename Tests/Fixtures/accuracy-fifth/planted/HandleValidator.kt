package com.starling.signup

sealed class HandleError : Exception() {
    data object InvalidFormat : HandleError()
    data class Reserved(val handle: String) : HandleError()
    data object Taken : HandleError()
}

fun interface HandleDirectory {
    suspend fun isTaken(handle: String): Boolean
}

class HandleValidator(private val directory: HandleDirectory) {

    /** A leading "@" is fine, upper case is folded. */
    fun normalize(input: String): String = input.removePrefix("@").lowercase()

    suspend fun validate(input: String): Result<String> {
        val handle = normalize(input)
        return when {
            !FORMAT.matches(handle) -> Result.failure(HandleError.InvalidFormat)
            handle in RESERVED -> Result.failure(HandleError.Reserved(handle))
            directory.isTaken(handle) -> Result.failure(HandleError.Taken)
            else -> Result.success(handle)
        }
    }

    private companion object {
        val FORMAT = Regex("[a-z][a-z0-9_]{2,19}")
        val RESERVED = setOf("admin", "moderator", "support", "everyone", "here")
    }
}
