package com.flipcards.session

class DeckCard(val id: Int, val state: State) {

    sealed class State {
        object New : State()
        data class Learning(val dueDay: Int) : State()
        data class Review(val dueDay: Int) : State()
    }

    val isNew: Boolean get() = state is State.New
    val isLearning: Boolean get() = state is State.Learning

    fun dueDay(today: Int): Int = when (state) {
        is State.New -> today
        is State.Learning -> state.dueDay
        is State.Review -> state.dueDay
    }

    override fun equals(other: Any?) = other is DeckCard && other.id == id
    override fun hashCode() = id
}

class SessionOptions(
    newLimit: Int = 20,
    reviewLimit: Int = 100,
    val learningFirst: Boolean = true,
    aheadDays: Int = 0
) {
    val newLimit = newLimit.coerceAtLeast(0)
    val reviewLimit = reviewLimit.coerceAtLeast(0)
    val aheadDays = aheadDays.coerceAtLeast(0)
}

class StudySessionBuilder(private val today: Int) {

    /** Picks the cards of one study session: reviews by due day, then the new cards. */
    fun build(cards: List<DeckCard>, options: SessionOptions = SessionOptions()): List<DeckCard> {
        val (fresh, known) = cards.partition { it.isNew }
        val seen = known
            .filter { it.dueDay(today) <= today + options.aheadDays }
            .sortedWith(compareBy<DeckCard>({ it.dueDay(today) }, { it.id }))
            .take(options.reviewLimit)
            .let { due -> if (options.learningFirst) due.sortedByDescending { it.isLearning } else due }

        return seen + fresh.take(options.newLimit)
    }

    fun estimatedMinutes(session: List<DeckCard>): Int {
        val seconds = session.sumOf { card -> if (card.isNew) NEW_SECONDS else SEEN_SECONDS }
        return (seconds + 59) / 60
    }

    private companion object {
        const val NEW_SECONDS = 40
        const val SEEN_SECONDS = 15
    }
}
