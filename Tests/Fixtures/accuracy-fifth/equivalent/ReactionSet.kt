package com.bonfire.reactions

data class Reaction(val emoji: String, val userId: String)

data class ReactionChip(val emoji: String, val count: Int, val isMine: Boolean) {
    val title: String get() = if (count > 1) "$emoji $count" else emoji
}

/** Immutable; every toggle gives a new set. */
data class ReactionSet(val reactions: List<Reaction> = emptyList()) {

    fun toggling(emoji: String, userId: String): ReactionSet {
        val reaction = Reaction(emoji, userId)
        if (reaction in reactions) return copy(reactions = reactions.filterNot { it == reaction })

        val used = reactions.mapTo(HashSet()) { it.emoji }
        if (emoji !in used && used.size >= MAX_DISTINCT_EMOJI) return this
        return copy(reactions = reactions + reaction)
    }

    /** Most used first; equal counts in the order in which the emoji appeared. */
    fun chips(userId: String): List<ReactionChip> =
        reactions
            .groupBy { it.emoji }
            .map { (emoji, group) ->
                ReactionChip(emoji, group.size, isMine = group.any { it.userId == userId })
            }
            .sortedByDescending { it.count }

    companion object {
        const val MAX_DISTINCT_EMOJI = 12
    }
}
