package com.vokabeln.search

import java.text.Normalizer

data class Flashcard(
    val id: Int,
    val front: String,
    val back: String,
    val deck: String,
    val isSuspended: Boolean,
)

data class SearchQuery(val words: List<String>, val deck: String?) {

    val isEmpty: Boolean get() = words.isEmpty() && deck == null

    companion object {
        private const val DECK_PREFIX = "deck:"

        /** Understands free words and one "deck:name" filter. */
        fun parse(text: String): SearchQuery {
            val tokens = text.searchable().split(' ').filter { it.isNotEmpty() }
            val (filters, words) = tokens.partition { deckIn(it) != null }
            return SearchQuery(words, filters.lastOrNull()?.let(::deckIn))
        }

        private fun deckIn(token: String): String? =
            token.substringAfter(DECK_PREFIX).takeIf { token.startsWith(DECK_PREFIX) && it.isNotEmpty() }
    }
}

class FlashcardSearch(private val cards: List<Flashcard>) {

    fun results(text: String, limit: Int = 50): List<Flashcard> {
        val query = SearchQuery.parse(text)
        if (query.isEmpty) return emptyList()

        return cards
            .filter { query.deck == null || it.deck.searchable() == query.deck }
            .mapNotNull { card -> score(card, query.words)?.let { card to it } }
            .sortedWith(compareByDescending<Pair<Flashcard, Int>> { it.second }.thenBy { it.first.id })
            .take(limit)
            .map { it.first }
    }

    /** `null` if one of the words is on neither side of the card. */
    private fun score(card: Flashcard, words: List<String>): Int? {
        val front = card.front.searchable()
        val back = card.back.searchable()
        var total = 0
        for (word in words) {
            total += when {
                front == word -> 10
                word in front -> 4
                word in back -> 1
                else -> return null
            }
        }
        return total
    }
}

private fun String.searchable(): String = Normalizer.normalize(lowercase(), Normalizer.Form.NFC)
