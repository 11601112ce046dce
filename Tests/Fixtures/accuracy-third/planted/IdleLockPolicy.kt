package app.strongbox.lock

import java.time.Duration
import java.time.Instant

enum class LockReason { IDLE, BACKGROUND, MANUAL }

/** Decides when the vault screen has to be covered by the PIN screen. */
class IdleLockPolicy(now: Instant) {

    private var lastTouch: Instant = now
    private var leftForegroundAt: Instant? = null

    var lockedBecause: LockReason? = null
        private set

    val isLocked: Boolean
        get() = lockedBecause != null

    fun touched(now: Instant) {
        if (!isLocked) lastTouch = now
    }

    fun didEnterBackground(now: Instant) {
        leftForegroundAt = now
    }

    fun willEnterForeground(now: Instant) {
        val left = leftForegroundAt ?: return
        leftForegroundAt = null
        if (!isLocked && Duration.between(left, now) > BACKGROUND_LIMIT) {
            lockedBecause = LockReason.BACKGROUND
        }
    }

    fun tick(now: Instant) {
        if (isLocked || leftForegroundAt != null) return
        if (idleTime(now) >= IDLE_LIMIT) lockedBecause = LockReason.IDLE
    }

    fun showsWarning(now: Instant): Boolean =
        !isLocked && idleTime(now) >= IDLE_LIMIT - WARNING_LEAD

    fun lock() {
        lockedBecause = LockReason.MANUAL
    }

    fun unlock(now: Instant) {
        lockedBecause = null
        lastTouch = now
    }

    private fun idleTime(now: Instant): Duration = Duration.between(lastTouch, now)

    private companion object {
        val IDLE_LIMIT: Duration = Duration.ofMinutes(5)
        val BACKGROUND_LIMIT: Duration = Duration.ofSeconds(30)
        val WARNING_LEAD: Duration = Duration.ofSeconds(15)
    }
}
