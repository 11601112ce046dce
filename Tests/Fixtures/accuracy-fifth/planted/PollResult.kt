package com.agora.polls

import kotlin.math.round

data class PollOption(val title: String, val votes: Int)

/** Read-only view of a poll inside a message. */
data class PollResult(
    val question: String,
    val options: List<PollOption>,
    val isClosed: Boolean = false,
) {
    private val totalVotes: Int = options.sumOf { it.votes }

    fun percent(index: Int): Int {
        val option = options.getOrNull(index) ?: return 0
        if (totalVotes <= 0) return 0
        return round(option.votes * 100.0 / totalVotes).toInt()
    }

    /** Options with the most votes; nobody leads without votes. */
    val leaders: List<String>
        get() {
            val top = options.maxOfOrNull { it.votes }?.takeIf { it > 0 } ?: return emptyList()
            return options.filter { it.votes == top }.map { it.title }
        }

    val summary: String
        get() = buildString {
            appendLine(question)
            options.forEachIndexed { index, option -> appendLine("${option.title}: ${percent(index)} %") }
            append(footer)
        }

    private val footer: String
        get() {
            val votes = if (totalVotes == 1) "1 vote" else "$totalVotes votes"
            if (!isClosed) return votes
            val leaders = leaders
            return when (leaders.size) {
                0 -> "$votes, closed"
                1 -> "$votes, ${leaders.single()} wins"
                else -> "$votes, draw"
            }
        }
}
