package io.beacon.messaging

import java.lang.ref.WeakReference
import java.time.Duration
import java.time.Instant

data class InAppMessage(
    val id: String,
    val trigger: String,
    val priority: Int,
    val startsAt: Instant?,
    val endsAt: Instant?,
    val maxImpressions: Int?,
    val cooldown: Duration,
)

interface MessageDisplay {
    fun display(message: InAppMessage, onDismiss: () -> Unit)
}

class MessageScheduler(
    private val history: ImpressionHistory,
    presenter: MessageDisplay,
    private val now: () -> Instant = Instant::now,
) {
    private val presenterRef = WeakReference(presenter)
    private var messages: List<InAppMessage> = emptyList()
    private var isDisplaying = false

    fun replaceMessages(newMessages: List<InAppMessage>) {
        messages = newMessages.toList()
        history.prune(keeping = newMessages.mapTo(mutableSetOf()) { it.id })
    }

    fun handleTrigger(trigger: String): InAppMessage? {
        if (isDisplaying) return null
        val presenter = presenterRef.get() ?: return null

        val instant = now()
        val message = messages
            .filter { it.trigger == trigger && isEligible(it, instant) }
            .maxByOrNull { it.priority }
            ?: return null

        isDisplaying = true
        history.recordImpression(message.id, instant)
        presenter.display(message) { isDisplaying = false }
        return message
    }

    private fun isEligible(message: InAppMessage, at: Instant): Boolean {
        val started = message.startsAt?.let { at >= it } ?: true
        val ended = message.endsAt?.let { at >= it } ?: false
        val capped = message.maxImpressions?.let { history.impressionCount(message.id) >= it } ?: false
        if (!started || ended || capped) return false

        val lastShown = history.lastImpression(message.id) ?: return true
        return Duration.between(lastShown, at) >= message.cooldown
    }
}
