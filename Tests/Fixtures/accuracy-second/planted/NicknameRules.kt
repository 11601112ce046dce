package com.example.chat.profile

sealed interface NicknameProblem {
    data object Empty : NicknameProblem
    data class TooShort(val minimum: Int) : NicknameProblem
    data class TooLong(val maximum: Int) : NicknameProblem
    data object Reserved : NicknameProblem
    data object LeadingDigit : NicknameProblem
}

class NicknameRules {
    private val reserved = setOf("admin", "support", "moderator", "system")

    fun problem(nickname: String): NicknameProblem? {
        if (nickname.isEmpty()) {
            return NicknameProblem.Empty
        }
        val length = nickname.length
        if (length < MINIMUM_LENGTH) {
            return NicknameProblem.TooShort(MINIMUM_LENGTH)
        }
        if (length > MAXIMUM_LENGTH) {
            return NicknameProblem.TooLong(MAXIMUM_LENGTH)
        }
        if (nickname.lowercase() in reserved) {
            return NicknameProblem.Reserved
        }
        if (nickname.first() in '0'..'9') {
            return NicknameProblem.LeadingDigit
        }
        return null
    }

    fun isValid(nickname: String): Boolean = problem(nickname) == null

    companion object {
        const val MINIMUM_LENGTH = 3
        const val MAXIMUM_LENGTH = 16
    }
}

class NicknameEditor(
    private val rules: NicknameRules = NicknameRules(),
    private val onChange: (NicknameProblem?) -> Unit,
) {
    var problem: NicknameProblem? = NicknameProblem.Empty
        private set

    var text: String = ""
        set(value) {
            field = value
            val updated = rules.problem(value)
            if (updated == problem) return
            problem = updated
            onChange(updated)
        }
}
