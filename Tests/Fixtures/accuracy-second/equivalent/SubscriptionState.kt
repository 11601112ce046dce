package com.example.billing.domain

import java.time.Instant

sealed class SubscriptionState {
    data object None : SubscriptionState()
    data class Trial(val endsAt: Instant) : SubscriptionState()
    data class Active(override val plan: Plan, val renewsAt: Instant) : SubscriptionState()
    data class GracePeriod(override val plan: Plan, val until: Instant) : SubscriptionState()
    data class Cancelled(override val plan: Plan, val accessUntil: Instant) : SubscriptionState()
    data object Expired : SubscriptionState()

    enum class Plan(val id: String) {
        MONTHLY("m1"),
        YEARLY("y1"),
        FAMILY("f1");

        val seats: Int
            get() = when (this) {
                MONTHLY, YEARLY -> 1
                FAMILY -> 6
            }
    }

    open val plan: Plan? get() = null

    fun hasAccess(at: Instant): Boolean = when (this) {
        None, Expired -> false
        is Trial -> at < endsAt
        is Active -> true
        is GracePeriod -> at < until
        is Cancelled -> at < accessUntil
    }

    val canUpgrade: Boolean
        get() = plan != Plan.FAMILY

    fun applying(event: SubscriptionEvent): SubscriptionState = when (event) {
        is SubscriptionEvent.TrialStarted -> if (this is None) Trial(event.endsAt) else this
        is SubscriptionEvent.Purchased -> Active(event.plan, event.renewsAt)
        is SubscriptionEvent.PaymentFailed ->
            if (this is Active) GracePeriod(plan, event.graceUntil) else this
        SubscriptionEvent.CancelRequested -> when (this) {
            is Active -> Cancelled(plan, accessUntil = renewsAt)
            is GracePeriod -> Expired
            else -> this
        }
        SubscriptionEvent.Lapsed -> Expired
    }
}

sealed interface SubscriptionEvent {
    data class TrialStarted(val endsAt: Instant) : SubscriptionEvent
    data class Purchased(val plan: SubscriptionState.Plan, val renewsAt: Instant) : SubscriptionEvent
    data class PaymentFailed(val graceUntil: Instant) : SubscriptionEvent
    data object CancelRequested : SubscriptionEvent
    data object Lapsed : SubscriptionEvent
}
