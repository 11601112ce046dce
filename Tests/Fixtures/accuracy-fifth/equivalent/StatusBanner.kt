package com.cobaltbank.ui.status

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map

sealed interface SessionState {
    data object SignedOut : SessionState
    data class Active(val secondsLeft: Int) : SessionState
    data object Expired : SessionState
}

sealed interface StatusBanner {
    val text: String

    data object Offline : StatusBanner {
        override val text = "You are offline"
    }

    data class SessionExpiring(val minutes: Int) : StatusBanner {
        override val text: String
            get() = "Your session ends in $minutes " + if (minutes == 1) "minute" else "minutes"
    }

    data object SessionExpired : StatusBanner {
        override val text = "Please sign in again"
    }
}

class StatusBannerModel(isOnline: Flow<Boolean>, session: Flow<SessionState>) {

    /** Emits the banner to show, `null` when there is none. */
    val banner: Flow<StatusBanner?> =
        combine(isOnline, session) { online, state -> reduce(online, state) }
            .distinctUntilChanged()

    val text: Flow<String>
        get() = banner.map { it?.text.orEmpty() }

    companion object {
        private const val WARNING_PERIOD = 180

        fun reduce(isOnline: Boolean, session: SessionState): StatusBanner? = when {
            !isOnline -> StatusBanner.Offline
            session is SessionState.Expired -> StatusBanner.SessionExpired
            session is SessionState.Active && session.secondsLeft <= WARNING_PERIOD ->
                StatusBanner.SessionExpiring(((session.secondsLeft + 59) / 60).coerceAtLeast(1))
            else -> null
        }
    }
}
