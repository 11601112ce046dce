package tv.lumen.billing

import java.time.Duration
import java.time.Instant

sealed interface SubscriptionState {
    val plan: String?

    data object None : SubscriptionState {
        override val plan: String? = null
    }
    data class Trial(override val plan: String, val endsAt: Instant) : SubscriptionState
    data class Active(override val plan: String, val renewsAt: Instant) : SubscriptionState
    data class GracePeriod(override val plan: String, val until: Instant) : SubscriptionState
    data class Cancelled(override val plan: String, val accessUntil: Instant) : SubscriptionState

    companion object {
        val TRIAL_LENGTH: Duration = Duration.ofDays(14)
        val GRACE_LENGTH: Duration = Duration.ofDays(16)
    }
}

sealed interface SubscriptionEvent {
    data class TrialStarted(val plan: String, val at: Instant) : SubscriptionEvent
    data class Purchased(val plan: String, val periodEnd: Instant) : SubscriptionEvent
    data class PaymentFailed(val at: Instant) : SubscriptionEvent
    data object CancelRequested : SubscriptionEvent
    data object Expired : SubscriptionEvent
}

fun SubscriptionState.applying(event: SubscriptionEvent): SubscriptionState = when (event) {
    is SubscriptionEvent.TrialStarted ->
        if (this is SubscriptionState.None) {
            SubscriptionState.Trial(event.plan, event.at + SubscriptionState.TRIAL_LENGTH)
        } else {
            this
        }

    is SubscriptionEvent.Purchased -> SubscriptionState.Active(event.plan, event.periodEnd)

    is SubscriptionEvent.PaymentFailed ->
        (this as? SubscriptionState.Active)
            ?.let { SubscriptionState.GracePeriod(it.plan, event.at + SubscriptionState.GRACE_LENGTH) }
            ?: this

    SubscriptionEvent.CancelRequested -> when (this) {
        is SubscriptionState.Trial -> SubscriptionState.Cancelled(plan, accessUntil = endsAt)
        is SubscriptionState.Active -> SubscriptionState.Cancelled(plan, accessUntil = renewsAt)
        is SubscriptionState.GracePeriod -> SubscriptionState.None
        is SubscriptionState.Cancelled, SubscriptionState.None -> this
    }

    SubscriptionEvent.Expired -> SubscriptionState.None
}

fun SubscriptionState.hasAccess(now: Instant): Boolean = when (this) {
    SubscriptionState.None -> false
    is SubscriptionState.Active -> true
    is SubscriptionState.Trial -> now < endsAt
    is SubscriptionState.GracePeriod -> now < until
    is SubscriptionState.Cancelled -> now < accessUntil
}
