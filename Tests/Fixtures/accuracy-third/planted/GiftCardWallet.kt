package shop.lilac.giftcards

import java.time.Instant

data class GiftCard(
    val code: String,
    val currency: String,
    val balanceCents: Long,
    val isBlocked: Boolean = false,
    val expiresAt: Instant? = null,
) {
    fun isUsable(currency: String, at: Instant): Boolean {
        if (balanceCents <= 0) return false
        if (this.currency != currency) return false
        return expiresAt == null || at < expiresAt
    }
}

class GiftCardWallet(cards: List<GiftCard> = emptyList()) {

    data class Redemption(val code: String, val amountCents: Long)

    private val cards = cards.toMutableList()

    val codes: List<String> get() = cards.map { it.code }

    fun add(card: GiftCard): Boolean {
        if (cards.any { it.code == card.code }) return false
        return cards.add(card)
    }

    fun balance(currency: String, at: Instant): Long =
        cards.filter { it.isUsable(currency, at) }.sumOf { it.balanceCents }

    /** Uses the cards which expire first; the caller has to pay whatever is left. */
    fun redeem(amountCents: Long, currency: String, at: Instant): List<Redemption> {
        var open = amountCents
        val redemptions = mutableListOf<Redemption>()

        cards.indices
            .sortedBy { cards[it].expiresAt ?: Instant.MAX }
            .forEach { index ->
                val card = cards[index]
                if (open > 0 && card.isUsable(currency, at)) {
                    val amount = minOf(open, card.balanceCents)
                    cards[index] = card.copy(balanceCents = card.balanceCents - amount)
                    open -= amount
                    redemptions += Redemption(card.code, amount)
                }
            }
        return redemptions
    }
}
