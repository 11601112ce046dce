package com.larkshop.analytics

interface IAnalyticsEvent {
    val name: String
    val parameters: Map<String, String>
}

sealed class CheckoutEvent(
    override val name: String,
    override val parameters: Map<String, String>,
) : IAnalyticsEvent {

    data class Started(val cartValue: Int, val itemCount: Int) : CheckoutEvent(
        name = "checkout_started",
        parameters = mapOf("value" to "$cartValue", "items" to "$itemCount"),
    )

    data class StepCompleted(val index: Int, val stepName: String) : CheckoutEvent(
        name = "checkout_step",
        parameters = mapOf("step" to "${index + 1}", "step_name" to stepName),
    )

    data class CouponApplied(val code: String, val isValid: Boolean) : CheckoutEvent(
        name = "coupon_applied",
        parameters = mapOf("coupon" to code.uppercase(), "valid" to isValid.asFlag()),
    )

    data class Failed(val reason: String?, val isRetry: Boolean) : CheckoutEvent(
        name = "checkout_failed",
        parameters = buildMap {
            put("retry", isRetry.asFlag())
            reason?.let { put("reason", it) }
        },
    )

    data class Purchased(val orderId: String, val cartValue: Int, val currency: String) : CheckoutEvent(
        name = "purchase",
        parameters = mapOf("order_id" to orderId, "value" to "$cartValue", "currency" to currency),
    )
}

private fun Boolean.asFlag(): String = if (this) "1" else "0"

data class AnalyticsEnvelope(
    val name: String,
    val parameters: Map<String, String>,
    val timestampMilliseconds: Long,
) {
    companion object {
        private const val MAX_VALUE_LENGTH = 100

        fun of(
            event: IAnalyticsEvent,
            common: Map<String, String> = emptyMap(),
            timestampMilliseconds: Long,
        ): AnalyticsEnvelope = AnalyticsEnvelope(
            name = event.name,
            parameters = (common + event.parameters)
                .filterValues { it.isNotEmpty() }
                .mapValues { (_, value) -> value.takeCodePoints(MAX_VALUE_LENGTH) },
            timestampMilliseconds = timestampMilliseconds,
        )

        private fun String.takeCodePoints(limit: Int): String =
            if (codePointCount(0, length) <= limit) this else substring(0, offsetByCodePoints(0, limit))
    }
}
