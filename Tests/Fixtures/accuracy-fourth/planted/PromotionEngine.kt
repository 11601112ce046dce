package com.acme.shop.promotions

data class PromoLine(
    val sku: String,
    val unitCents: Long,
    val quantity: Int,
    val isGiftCard: Boolean,
    val tags: Set<String>,
) {
    val totalCents: Long get() = unitCents * quantity
}

sealed class Promotion {

    abstract fun savingsOn(lines: List<PromoLine>): Long

    data class BuyNPayM(val tag: String, val buy: Int, val pay: Int) : Promotion() {
        override fun savingsOn(lines: List<PromoLine>): Long {
            if (pay < 0 || buy <= pay) return 0
            return lines
                .filter { tag in it.tags }
                .sumOf { (it.quantity / buy) * (buy - pay) * it.unitCents }
        }
    }

    data class PercentOff(val tag: String, val percent: Int) : Promotion() {
        override fun savingsOn(lines: List<PromoLine>): Long =
            lines
                .filter { tag in it.tags }
                .sumOf { it.totalCents * percent / 100 }
    }

    data class SpendAndSave(val minimumCents: Long, val saveCents: Long) : Promotion() {
        override fun savingsOn(lines: List<PromoLine>): Long {
            val total = lines.sumOf { it.totalCents }
            return if (total < minimumCents) 0 else minOf(saveCents, total)
        }
    }
}

data class PromotionResult(val savedCents: Long, val pointsEligibleCents: Long)

class PromotionEngine(private val promotions: List<Promotion>) {

    fun evaluate(lines: List<PromoLine>): PromotionResult {
        val best = promotions.maxOfOrNull { it.savingsOn(lines) } ?: 0L
        val merchandise = lines.filterNot(PromoLine::isGiftCard).sumOf { it.totalCents }
        return PromotionResult(
            savedCents = best,
            pointsEligibleCents = (merchandise - best).coerceAtLeast(0),
        )
    }
}
