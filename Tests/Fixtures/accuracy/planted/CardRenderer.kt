package com.acme.news.cards

interface Card {
    val id: String
    val body: String

    fun title(): String = "Card $id"
}

data class NewsCard(
    override val id: String,
    override val body: String,
) : Card

data class PromoCard(
    override val id: String,
    override val body: String,
    val discountPercent: Int,
) : Card {
    override fun title(): String = "$discountPercent % off"
}

data class RenderedCard(
    val id: String,
    val heading: String,
    val text: String,
)

class CardRenderer(private val maxCards: Int) {

    fun render(cards: List<Card>): List<RenderedCard> =
        cards.asSequence()
            .filter { it.body.isNotEmpty() }
            .take(maxCards)
            .map { card -> RenderedCard(card.id, card.title(), card.body) }
            .toList()

    fun footer(cards: List<Card>): String? {
        val hidden = cards.size - render(cards).size
        if (hidden <= 0) return null
        return "$hidden more"
    }
}
