package com.raidboss.clans

sealed interface ClanTagProblem {
    data class TooShort(val minimum: Int) : ClanTagProblem
    data class TooLong(val maximum: Int) : ClanTagProblem
    data object ForbiddenCharacter : ClanTagProblem
    data object Reserved : ClanTagProblem
}

@JvmInline
value class ClanTag private constructor(val value: String) {

    fun decorate(playerName: String): String =
        if (playerName.isEmpty()) "[$value]" else "[$value] $playerName"

    companion object {
        private val allowedLength = 2..6
        private const val FORBIDDEN = "<>[]{}\\/ \t\r\n"
        private val reserved = setOf("ADMIN", "MOD", "GM")

        fun of(text: String): ClanTag? =
            text.takeIf { problems(it).isEmpty() }?.let(::ClanTag)

        /** Throws nothing: all problems are returned, in the order the form lists them. */
        fun problems(text: String): List<ClanTagProblem> = buildList {
            val length = text.length
            when {
                length < allowedLength.first -> add(ClanTagProblem.TooShort(allowedLength.first))
                length > allowedLength.last -> add(ClanTagProblem.TooLong(allowedLength.last))
            }
            if (text.any { it in FORBIDDEN }) add(ClanTagProblem.ForbiddenCharacter)
            if (text in reserved) add(ClanTagProblem.Reserved)
        }
    }
}
