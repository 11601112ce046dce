package com.memobox.leitner

data class LeitnerCard(
    val id: String,
    val box: Int = 0,
    val lastReviewedDay: Int? = null,
)

/** Leitner system with five boxes; each box has its own review interval. */
class LeitnerDeck(cardIds: List<String>) {

    private val cards = linkedMapOf<String, LeitnerCard>()

    init {
        cardIds.forEach(::addCard)
    }

    fun addCard(id: String) {
        cards.putIfAbsent(id, LeitnerCard(id))
    }

    fun card(id: String): LeitnerCard? = cards[id]

    fun dueCards(day: Int, limit: Int = Int.MAX_VALUE): List<LeitnerCard> =
        cards.values.filter { it.isDue(day) }.take(limit)

    fun answer(id: String, correct: Boolean, day: Int): LeitnerCard? {
        val card = cards[id] ?: return null
        val box = if (correct) {
            (card.box + 1).coerceAtMost(INTERVALS.lastIndex)
        } else {
            (card.box - 1).coerceAtLeast(0)
        }
        return card.copy(box = box, lastReviewedDay = day).also { cards[id] = it }
    }

    val boxSizes: List<Int>
        get() = INTERVALS.indices.map { box -> cards.values.count { it.box == box } }

    val masteredPercent: Int
        get() = if (cards.isEmpty()) 0 else boxSizes.last() * 100 / cards.size

    private fun LeitnerCard.isDue(day: Int): Boolean =
        lastReviewedDay == null || day - lastReviewedDay >= INTERVALS[box]

    companion object {
        val INTERVALS = listOf(1, 2, 4, 9, 14)
    }
}
