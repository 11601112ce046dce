package com.northwind.mobile.session

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class UserSession(
    @SerialName("userID") val userId: String,
    val displayName: String,
    val roles: List<String>,
) {
    val isAdmin: Boolean get() = "admin" in roles
}

sealed interface SessionState {
    data object Unknown : SessionState
    data object SignedOut : SessionState
    data class SignedIn(val session: UserSession) : SessionState
}

class SessionStore(
    private val persistence: SessionPersistence,
    private val analytics: Analytics,
) {
    private val _state = MutableStateFlow<SessionState>(SessionState.Unknown)
    val state: StateFlow<SessionState> = _state.asStateFlow()

    val isAdmin: Flow<Boolean> = _state
        .map { (it as? SessionState.SignedIn)?.session?.isAdmin ?: false }
        .distinctUntilChanged()

    val currentSession: UserSession?
        get() = (_state.value as? SessionState.SignedIn)?.session

    fun restore() {
        val session = persistence.load()
        _state.value = if (session != null) SessionState.SignedIn(session) else SessionState.SignedOut
    }

    fun signIn(session: UserSession) {
        persistence.save(session)
        _state.value = SessionState.SignedIn(session)
        analytics.track("session_started", mapOf("roles" to session.roles.joinToString(",")))
    }

    fun updateRoles(roles: List<String>) {
        val session = currentSession ?: return
        if (session.roles == roles) return
        val updated = session.copy(roles = roles)
        persistence.save(updated)
        _state.value = SessionState.SignedIn(updated)
    }

    fun signOut() {
        if (currentSession == null) return
        persistence.clear()
        _state.value = SessionState.SignedOut
        analytics.track("session_ended", emptyMap())
    }
}
