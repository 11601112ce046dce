package com.tidewater.realtime

import kotlin.math.pow

sealed interface SocketCloseAction {
    data object None : SocketCloseAction
    data class Reconnect(val afterSeconds: Double) : SocketCloseAction
    data object RefreshTokenAndReconnect : SocketCloseAction
    data object SignOut : SocketCloseAction
    data object UpgradeRequired : SocketCloseAction
}

class SocketClosePolicy {
    private val maxDelay = 60.0

    fun action(code: Int, wasClean: Boolean, attempt: Int): SocketCloseAction = when {
        wasClean && (code == 1000 || code == 1001) -> SocketCloseAction.None
        code == 1008 || code == 4401 -> SocketCloseAction.RefreshTokenAndReconnect
        code == 4426 -> SocketCloseAction.UpgradeRequired
        code == 1012 || code == 1013 -> SocketCloseAction.Reconnect(maxDelay / 2)
        else -> SocketCloseAction.Reconnect(delayFor(attempt))
    }

    fun shouldNotifyUser(action: SocketCloseAction): Boolean = when (action) {
        SocketCloseAction.SignOut,
        SocketCloseAction.UpgradeRequired -> true
        SocketCloseAction.None,
        is SocketCloseAction.Reconnect,
        SocketCloseAction.RefreshTokenAndReconnect -> false
    }

    private fun delayFor(attempt: Int): Double {
        if (attempt <= 0) return 0.0
        return minOf(2.0.pow(attempt), maxDelay)
    }
}
