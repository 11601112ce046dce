package no.kontant.wallet

import java.time.Duration
import java.time.Instant
import java.util.concurrent.atomic.AtomicReference

data class WalletBalance(val availableCents: Long, val pendingCents: Long)

sealed class WalletError(message: String) : Exception(message) {
    data class AmountOutOfRange(val range: LongRange) : WalletError("Allowed: $range")
    data class InsufficientFunds(val missingCents: Long) : WalletError("Missing $missingCents")
}

interface WalletApi {
    suspend fun fetchBalance(): WalletBalance
    suspend fun topUp(cents: Long)
    suspend fun pay(orderId: String, cents: Long)
}

class WalletRepository(
    private val api: WalletApi,
    private val now: () -> Instant = Instant::now,
) {
    private class Entry(val balance: WalletBalance, val expiresAt: Instant)

    private val cached = AtomicReference<Entry?>(null)

    suspend fun balance(forceRefresh: Boolean = false): WalletBalance {
        val hit = cached.get()?.takeIf { !forceRefresh && now() < it.expiresAt }
        if (hit != null) return hit.balance

        return api.fetchBalance().also { fresh ->
            cached.set(Entry(fresh, now() + TIME_TO_LIVE))
        }
    }

    suspend fun topUp(cents: Long): WalletBalance {
        if (cents !in TOP_UP_RANGE) throw WalletError.AmountOutOfRange(TOP_UP_RANGE)
        api.topUp(cents)
        return balance(forceRefresh = true)
    }

    suspend fun pay(orderId: String, cents: Long) {
        val available = balance(forceRefresh = true).availableCents
        if (available < cents) throw WalletError.InsufficientFunds(cents - available)
        try {
            api.pay(orderId, cents)
        } finally {
            cached.set(null)
        }
    }

    companion object {
        val TOP_UP_RANGE = 500L..50_000L
        private val TIME_TO_LIVE: Duration = Duration.ofSeconds(60)
    }
}
