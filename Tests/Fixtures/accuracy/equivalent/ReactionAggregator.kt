package app.chat.reactions

data class Reaction(val emoji: String, val userId: String)

data class ReactionChip(val emoji: String, val label: String, val isMine: Boolean)

data class ReactionSummary(val chips: List<ReactionChip>, val overflow: String?) {
    companion object {
        val EMPTY = ReactionSummary(emptyList(), overflow = null)
    }
}

/**
 * Groups raw reactions by emoji. The input is ordered oldest first, and among equally
 * popular emojis the one used first keeps its place.
 */
class ReactionAggregator(
    private val currentUserId: String,
    private val visibleLimit: Int = 4,
) {
    fun summarize(reactions: List<Reaction>): ReactionSummary {
        val ranked = reactions
            .filter { it.emoji.isNotEmpty() }
            .groupBy({ it.emoji }, { it.userId })
            .mapValues { (_, ids) -> ids.toSet() }
            .entries
            .sortedByDescending { it.value.size }
        if (ranked.isEmpty()) return ReactionSummary.EMPTY

        val chips = ranked.take(visibleLimit).map { (emoji, who) ->
            ReactionChip(
                emoji = emoji,
                label = if (who.size <= 99) "${who.size}" else "99+",
                isMine = currentUserId in who,
            )
        }
        return ReactionSummary(
            chips = chips,
            overflow = (ranked.size - chips.size).takeIf { it > 0 }?.let { "+$it" },
        )
    }

    /** Whether a tap on [emoji] takes the user's own reaction away. */
    fun tapRemoves(emoji: String, reactions: List<Reaction>): Boolean =
        Reaction(emoji, currentUserId) in reactions
}
