package com.marketeer.fees

import kotlin.math.roundToLong

data class LedgerEntry(
    val id: Int,
    val kind: Kind,
    /** Always positive, the kind carries the direction. */
    val cents: Long,
) {
    enum class Kind { CHARGE, REFUND }

    val signedCents: Long
        get() = when (kind) {
            Kind.CHARGE -> cents
            Kind.REFUND -> -cents
        }
}

/** Works out the platform fee per entry. Refunds give back the fee of the charge. */
class FeeAdjuster(private val percent: Double) {

    init {
        require(percent in 0.0..100.0) { "percent out of range" }
    }

    fun fee(entry: LedgerEntry): Long {
        require(entry.cents in 0..MAX_CENTS) { "amount out of range" }
        return (entry.signedCents * percent / 100).roundToLong()
    }

    fun net(entry: LedgerEntry): Long = entry.signedCents - fee(entry)

    fun totalFees(entries: List<LedgerEntry>): Long = entries.sumOf { fee(it) }

    /** Net amounts by entry. The last entry wins if an id shows up twice. */
    fun statement(entries: List<LedgerEntry>): Map<Int, Long> =
        entries.associate { it.id to net(it) }

    companion object {
        const val MAX_CENTS = 1_000_000_000L
    }
}
