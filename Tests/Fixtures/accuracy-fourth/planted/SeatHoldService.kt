package live.stagedoor.seats

import java.time.Duration
import java.time.Instant
import java.util.UUID

sealed class SeatHoldError(message: String) : Exception(message) {
    data class SeatTaken(val seat: String) : SeatHoldError("Seat $seat is taken")
    data class UnknownHold(val holdId: String) : SeatHoldError("No hold $holdId")
    data class HoldExpired(val holdId: String) : SeatHoldError("Hold $holdId has expired")
}

data class SeatHold(val id: String, val seat: String, val expiresAt: Instant) {
    fun isExpired(now: Instant): Boolean = now >= expiresAt
}

class SeatHoldService(
    private val duration: Duration = Duration.ofMinutes(15),
    private val makeId: () -> String = { UUID.randomUUID().toString() },
    private val now: () -> Instant = { Instant.now() },
) {
    private val holds = mutableMapOf<String, SeatHold>()
    private val _soldSeats = mutableSetOf<String>()
    val soldSeats: Set<String> get() = _soldSeats.toSet()

    @Throws(SeatHoldError::class)
    fun hold(seat: String): SeatHold {
        val time = now()
        val isHeld = holds.values.any { it.seat == seat && !it.isExpired(time) }
        if (isHeld || seat in _soldSeats) throw SeatHoldError.SeatTaken(seat)

        return SeatHold(makeId(), seat, time + duration).also { holds[it.id] = it }
    }

    @Throws(SeatHoldError::class)
    fun confirm(holdId: String): String {
        val hold = holds.remove(holdId) ?: throw SeatHoldError.UnknownHold(holdId)
        if (hold.isExpired(now())) throw SeatHoldError.SeatTaken(hold.seat)
        _soldSeats += hold.seat
        return hold.seat
    }

    fun release(holdId: String) {
        holds -= holdId
    }
}
