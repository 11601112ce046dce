package com.lanternchat.security

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class AppLockPolicy(
    @SerialName("enabled") val isEnabled: Boolean,
    /** Seconds in background after which the app locks. */
    @SerialName("lock_after") val lockAfter: Double,
)

interface AppLockPresenter {
    fun showLock()
    fun hideLock()
}

class AppLockController(
    private var policy: AppLockPolicy,
    private val currentTimeMillis: () -> Long,
) {
    var presenter: AppLockPresenter? = null

    var isLocked: Boolean = false
        private set

    private var backgroundedAt: Long? = null

    fun update(newPolicy: AppLockPolicy) {
        policy = newPolicy
        if (!newPolicy.isEnabled) {
            unlock()
        }
    }

    fun didEnterBackground() {
        if (backgroundedAt != null) return
        backgroundedAt = currentTimeMillis()
    }

    fun willEnterForeground() {
        val since = backgroundedAt
        backgroundedAt = null
        if (!policy.isEnabled || isLocked || since == null) return
        val elapsed = currentTimeMillis() - since
        if (elapsed < policy.lockAfter) return
        isLocked = true
        presenter?.showLock()
    }

    fun authenticated() {
        unlock()
    }

    private fun unlock() {
        if (!isLocked) return
        isLocked = false
        presenter?.hideLock()
    }
}
