package com.acme.banking.loans

data class LoanTerms(
    val principalCents: Long,
    /** Basis points per year: 495 means 4.95 %. */
    val yearlyRateBps: Long,
    val monthlyPaymentCents: Long,
)

data class Instalment(
    val month: Int,
    val interestCents: Long,
    val principalCents: Long,
    val remainingCents: Long,
) {
    val totalCents: Long get() = interestCents + principalCents
}

data class LoanSchedule(val instalments: List<Instalment>) {

    val totalInterestCents: Long get() = instalments.sumOf { it.interestCents }

    val lastPaymentCents: Long get() = instalments.lastOrNull()?.totalCents ?: 0L

    val durationText: String
        get() {
            val years = instalments.size / 12
            val months = instalments.size % 12
            if (years == 0 && months == 0) return "Paid off"
            return listOfNotNull(
                plural(years, "year").takeIf { years > 0 },
                plural(months, "month").takeIf { months > 0 },
            ).joinToString(" and ")
        }

    private fun plural(count: Int, noun: String) = if (count == 1) "1 $noun" else "$count ${noun}s"
}

sealed class LoanScheduleException : Exception() {
    class NegativePrincipal : LoanScheduleException()
    class NegativeRate : LoanScheduleException()
    class PaymentTooLow(val minimumCents: Long) : LoanScheduleException()
    class TooLong(val maximumMonths: Int) : LoanScheduleException()
}

class LoanScheduleCalculator {

    fun scheduleFor(terms: LoanTerms): LoanSchedule {
        if (terms.principalCents < 0) throw LoanScheduleException.NegativePrincipal()
        if (terms.yearlyRateBps < 0) throw LoanScheduleException.NegativeRate()
        if (terms.principalCents == 0L) return LoanSchedule(emptyList())

        val firstInterest = terms.interestOn(terms.principalCents)
        if (terms.monthlyPaymentCents <= firstInterest) {
            throw LoanScheduleException.PaymentTooLow(firstInterest + 1)
        }

        val instalments = generateSequence(terms.instalment(1, terms.principalCents)) { previous ->
            if (previous.remainingCents == 0L) null
            else terms.instalment(previous.month + 1, previous.remainingCents)
        }.take(MAXIMUM_MONTHS).toList()

        if (instalments.last().remainingCents > 0) throw LoanScheduleException.TooLong(MAXIMUM_MONTHS)
        return LoanSchedule(instalments)
    }

    private fun LoanTerms.instalment(month: Int, balance: Long): Instalment {
        val interest = interestOn(balance)
        val principal = minOf(balance, monthlyPaymentCents - interest)
        return Instalment(month, interest, principal, balance - principal)
    }

    /** One month of interest in cents, rounded half up. */
    private fun LoanTerms.interestOn(balance: Long): Long =
        (balance * yearlyRateBps + 60_000) / 120_000

    companion object {
        const val MAXIMUM_MONTHS = 480
    }
}
