package com.example.booking.pricing

import com.example.booking.models.Court

/** What a booking costs and of what that is made up. */
data class PriceBreakdown(
    val base: Double,
    val surcharge: Double,
    val tax: Double
) {
    val total: Double
        get() = base + surcharge + tax
}

/** Prices in the club's own currency; hours are those of the club's clock. */
class PriceCalculator(
    private val taxRate: Double = 0.19,
    private val peakSurcharge: Double = 0.25
) {

    fun isPeak(hour: Int): Boolean = PEAK_HOURS.contains(hour)

    fun breakdown(court: Court, minutes: Int, hour: Int): PriceBreakdown {
        val base = court.hourlyRate * minutes.toDouble() / 60.0
        val surcharge = if (isPeak(hour = hour)) base * peakSurcharge else 0.0
        val tax = (base + surcharge) * taxRate
        return PriceBreakdown(base = base, surcharge = surcharge, tax = tax)
    }

    fun share(total: Double, players: List<String>): Double {
        if (players.isEmpty()) {
            return total
        }
        return total / players.size.toDouble()
    }

    companion object {
        val PEAK_HOURS = 18..21
    }
}
