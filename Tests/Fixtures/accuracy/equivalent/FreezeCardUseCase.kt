package com.acme.banking.cards

data class Card(
    val id: String,
    val number: String,
    val isFrozen: Boolean,
    val pendingPayments: Int,
)

enum class FreezeReason(val key: String) {
    LOST("lost"),
    STOLEN("stolen"),
    JUST_IN_CASE("just_in_case"),
}

sealed interface FreezeOutcome {
    data class Frozen(val lastFour: String) : FreezeOutcome
    data object AlreadyFrozen : FreezeOutcome
    data object CardNotFound : FreezeOutcome
    data class NeedsConfirmation(val pendingPayments: Int) : FreezeOutcome
    data class Failed(val message: String) : FreezeOutcome
}

sealed class CardGatewayException : Exception() {
    class Offline : CardGatewayException()
    class Declined(val code: Int) : CardGatewayException()
}

interface CardStore {
    suspend fun card(id: String): Card?
    suspend fun save(card: Card)
}

interface CardGateway {
    @Throws(CardGatewayException::class)
    suspend fun freeze(cardId: String, reason: String)
}

fun interface EventLog {
    fun log(name: String, parameters: Map<String, String>)
}

class FreezeCardUseCase(
    private val store: CardStore,
    private val gateway: CardGateway,
    private val events: EventLog,
) {
    suspend operator fun invoke(
        cardId: String,
        reason: FreezeReason,
        confirmed: Boolean = false,
    ): FreezeOutcome {
        val card = store.card(cardId) ?: return FreezeOutcome.CardNotFound

        if (card.isFrozen) return FreezeOutcome.AlreadyFrozen
        if (mustAskFirst(card, reason) && !confirmed) {
            return FreezeOutcome.NeedsConfirmation(card.pendingPayments)
        }

        try {
            gateway.freeze(card.id, reason.key)
        } catch (e: CardGatewayException) {
            events.log("card_freeze_failed", mapOf("reason" to reason.key))
            return FreezeOutcome.Failed(e.userMessage())
        }

        store.save(card.copy(isFrozen = true))
        events.log(
            "card_frozen",
            mapOf("reason" to reason.key, "pending" to card.pendingPayments.toString()),
        )
        return FreezeOutcome.Frozen(lastFour = card.number.takeLast(4))
    }

    /** Stolen cards never wait for the user. */
    private fun mustAskFirst(card: Card, reason: FreezeReason): Boolean =
        card.pendingPayments > 0 && reason != FreezeReason.STOLEN

    private fun CardGatewayException.userMessage(): String = when (this) {
        is CardGatewayException.Offline -> "You're offline. Call us to freeze your card."
        is CardGatewayException.Declined ->
            if (code == 403) "Only the card holder can freeze this card."
            else "We couldn't freeze your card ($code)."
    }
}
