package com.rivulet.account.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

sealed class AuthException : Exception() {
    class InvalidCredentials : AuthException()
    class Locked(val minutes: Int) : AuthException()
    class Offline : AuthException()
}

interface Authenticator {
    @Throws(AuthException::class)
    suspend fun signIn(email: String, password: String)
}

class LoginViewModel(private val authenticator: Authenticator) : ViewModel() {

    data class State(
        val email: String = "",
        val password: String = "",
        val isSubmitting: Boolean = false,
        val isLoggedIn: Boolean = false,
        val failures: Int = 0,
        val message: String? = null,
    ) {
        val canSubmit: Boolean
            get() = email.isNotEmpty() && password.isNotEmpty() && !isSubmitting && failures < MAX_FAILURES
    }

    private val _state = MutableStateFlow(State())
    val state: StateFlow<State> = _state.asStateFlow()

    fun emailChanged(email: String) = _state.update { it.copy(email = email, message = null) }

    fun passwordChanged(password: String) = _state.update { it.copy(password = password, message = null) }

    fun submit() {
        val submitted = _state.value
        if (!submitted.canSubmit) return
        _state.update { it.copy(isSubmitting = true, message = null) }

        viewModelScope.launch {
            try {
                authenticator.signIn(submitted.email, submitted.password)
                _state.update { it.copy(isSubmitting = false, isLoggedIn = true, password = "") }
            } catch (e: Exception) {
                ensureActive()
                _state.update { it.copy(isSubmitting = false).failedWith(e) }
            }
        }
    }

    private fun State.failedWith(error: Exception): State = when (error) {
        is AuthException.InvalidCredentials -> {
            val left = MAX_FAILURES - (failures + 1)
            copy(
                failures = failures + 1,
                password = "",
                message = if (left > 0) "Wrong email or password, $left left" else "Too many attempts",
            )
        }
        is AuthException.Locked -> copy(message = "Locked for ${error.minutes} min")
        is AuthException.Offline -> copy(message = "You are offline")
        else -> copy(message = "Something went wrong")
    }

    companion object {
        const val MAX_FAILURES = 5
    }
}
