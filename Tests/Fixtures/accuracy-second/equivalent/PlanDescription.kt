package com.pacefield.paywall

enum class PlanPeriod(val label: String?) {
    WEEKLY("week"),
    MONTHLY("month"),
    YEARLY("year"),
    LIFETIME(null);

    companion object {
        fun from(productId: String): PlanPeriod? = when (productId.substringAfterLast('.')) {
            "week" -> WEEKLY
            "month" -> MONTHLY
            "year", "annual" -> YEARLY
            "lifetime" -> LIFETIME
            else -> null
        }
    }
}

data class Plan(
    val productId: String,
    val priceCents: Int,
    val currencySymbol: String,
    val trialDays: Int,
)

val Plan.period: PlanPeriod?
    get() = PlanPeriod.from(productId)

val Plan.priceText: String
    get() {
        val cents = (priceCents % 100).toString().padStart(2, '0')
        return "$currencySymbol${priceCents / 100}.$cents"
    }

val Plan.priceLine: String
    get() = period?.label?.let { "$priceText / $it" } ?: priceText

val Plan.monthlyEquivalentCents: Int?
    get() = when (period) {
        PlanPeriod.WEEKLY -> priceCents * 52 / 12
        PlanPeriod.MONTHLY -> priceCents
        PlanPeriod.YEARLY -> priceCents / 12
        PlanPeriod.LIFETIME, null -> null
    }

val Plan.callToAction: String
    get() = when {
        period == PlanPeriod.LIFETIME -> "Buy once"
        trialDays > 0 -> "Start $trialDays-day free trial"
        else -> "Subscribe"
    }

val Plan.finePrint: String?
    get() {
        val current = period
        if (current == null || current == PlanPeriod.LIFETIME) return null
        if (trialDays <= 0) return "Renews at $priceLine. Cancel anytime."
        val unit = if (trialDays == 1) "day" else "days"
        return "Free for $trialDays $unit, then $priceLine. Cancel anytime."
    }
