package bank.pebble.accounts

sealed class WithdrawalException(message: String) : Exception(message) {
    class InvalidAmount : WithdrawalException("Invalid amount")
    class AccountFrozen : WithdrawalException("Account is frozen")
    class InsufficientFunds(val availableCents: Long) : WithdrawalException("Insufficient funds")
    class DailyLimitExceeded(val remainingCents: Long) : WithdrawalException("Daily limit exceeded")
}

/** [today] is the number of the current day since the epoch. */
class WithdrawalService(
    balanceCents: Long,
    private val today: () -> Long,
) {
    var balanceCents: Long = balanceCents
        private set

    var isFrozen: Boolean = false
        private set

    private val withdrawals = mutableMapOf<Long, Long>()

    val remainingTodayCents: Long
        get() = DAILY_LIMIT_CENTS - withdrawals.getOrDefault(today(), 0L)

    fun deposit(amountCents: Long) {
        if (amountCents <= 0) throw WithdrawalException.InvalidAmount()
        balanceCents += amountCents
    }

    fun withdraw(amountCents: Long): Long {
        if (isFrozen) throw WithdrawalException.AccountFrozen()
        if (amountCents <= 0 || amountCents % 500 != 0L) throw WithdrawalException.InvalidAmount()

        val remaining = remainingTodayCents
        when {
            amountCents > remaining -> throw WithdrawalException.InsufficientFunds(remaining)
            amountCents > balanceCents -> throw WithdrawalException.InsufficientFunds(balanceCents)
        }
        balanceCents -= amountCents
        withdrawals.merge(today(), amountCents, Long::plus)
        return balanceCents
    }

    fun freeze() {
        isFrozen = true
    }

    fun unfreeze() {
        isFrozen = false
    }

    companion object {
        const val DAILY_LIMIT_CENTS = 100_000L
    }
}
