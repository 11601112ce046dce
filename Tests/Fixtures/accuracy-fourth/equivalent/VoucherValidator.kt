package com.mercado.vouchers

import java.time.Instant

sealed class VoucherError : Exception() {
    object UnknownCode : VoucherError()
    object Expired : VoucherError()
    object AlreadyRedeemed : VoucherError()
    data class MinimumNotReached(val missingCents: Long) : VoucherError()
    object NothingEligible : VoucherError()
}

data class Voucher(
    val code: String,
    val benefit: Benefit,
    val validUntil: Instant? = null,
    val minimumCents: Long = 0,
    val categories: Set<String> = emptySet(),
) {
    sealed interface Benefit {
        data class Percent(val value: Int) : Benefit
        data class Amount(val cents: Long) : Benefit
    }
}

data class BasketItem(val category: String, val totalCents: Long)

class VoucherValidator(
    private val catalog: Map<String, Voucher>,
    private val redeemedCodes: Set<String>,
) {

    @Throws(VoucherError::class)
    fun discountCents(rawCode: String, items: List<BasketItem>, now: Instant): Long {
        val code = rawCode.trim().uppercase()
        val voucher = catalog[code] ?: throw VoucherError.UnknownCode

        if (voucher.validUntil?.let { now >= it } == true) throw VoucherError.Expired
        if (code in redeemedCodes) throw VoucherError.AlreadyRedeemed

        val missing = voucher.minimumCents - items.sumOf { it.totalCents }
        if (missing > 0) throw VoucherError.MinimumNotReached(missing)

        val eligible = items
            .filter { voucher.categories.isEmpty() || it.category in voucher.categories }
            .sumOf { it.totalCents }
        if (eligible <= 0) throw VoucherError.NothingEligible

        return when (val benefit = voucher.benefit) {
            is Voucher.Benefit.Percent -> eligible * benefit.value / 100
            is Voucher.Benefit.Amount -> minOf(benefit.cents, eligible)
        }
    }
}
