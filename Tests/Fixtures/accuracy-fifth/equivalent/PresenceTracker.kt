package com.clubhall.presence

import androidx.annotation.MainThread
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map

enum class Presence { ONLINE, AWAY }

/** Offline users have no entry. */
@MainThread
class PresenceTracker {

    private val lastSeen = hashMapOf<String, Long>()
    private val _presences = MutableStateFlow<Map<String, Presence>>(emptyMap())

    val presences: StateFlow<Map<String, Presence>> = _presences.asStateFlow()

    val onlineCount: Flow<Int> = presences
        .map { all -> all.values.count { it == Presence.ONLINE } }
        .distinctUntilChanged()

    fun presence(userId: String): Presence? = presences.value[userId]

    /** Late packets never turn the clock of a user back. */
    fun heartbeat(userId: String, at: Long, now: Long) {
        lastSeen[userId] = maxOf(lastSeen[userId] ?: at, at)
        refresh(now)
    }

    fun signedOff(userId: String, now: Long) {
        lastSeen -= userId
        refresh(now)
    }

    fun refresh(now: Long) {
        lastSeen.values.removeAll { now - it >= OFFLINE_AFTER_MILLIS }
        _presences.value = lastSeen.mapValues { (_, seen) ->
            if (now - seen < AWAY_AFTER_MILLIS) Presence.ONLINE else Presence.AWAY
        }
    }

    private companion object {
        const val AWAY_AFTER_MILLIS = 2 * 60_000L
        const val OFFLINE_AFTER_MILLIS = 15 * 60_000L
    }
}
