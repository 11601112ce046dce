package net.corkboard.messages

sealed interface Mention {
    data object Everyone : Mention
    data object Here : Mention
    data class User(val handle: String) : Mention

    companion object {
        fun fromHandle(handle: String): Mention = when (handle) {
            "everyone", "channel", "all" -> Everyone
            "here" -> Here
            else -> User(handle)
        }
    }
}

/** Finds @mentions in a message. Code spans in backticks are ignored. */
class MentionParser {

    /** Distinct mentions in order of first appearance. */
    fun mentions(text: String): List<Mention> {
        val visible = CODE_SPAN.replace(text, " ")
        return HANDLE.findAll(visible)
            .map { match -> Mention.fromHandle(match.groupValues[1].lowercase()) }
            .distinct()
            .toList()
    }

    fun shouldAlert(myHandle: String, text: String, isActive: Boolean): Boolean =
        mentions(text).any { mention ->
            when (mention) {
                Mention.Everyone -> true
                Mention.Here -> isActive
                is Mention.User -> mention.handle == myHandle.lowercase()
            }
        }

    private companion object {
        val CODE_SPAN = Regex("`[^`]*`")
        val HANDLE = Regex("(?<![A-Za-z0-9_])@([A-Za-z0-9_]{2,30})(?![A-Za-z0-9_])")
    }
}
