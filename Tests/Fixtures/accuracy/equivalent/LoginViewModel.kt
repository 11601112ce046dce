package com.idly.auth.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

sealed class LoginException : Exception() {
    class WrongCredentials(val attemptsLeft: Int?) : LoginException()
    class AccountLocked : LoginException()
    class SecondFactorRequired(val challenge: String) : LoginException()
}

data class Session(val userId: String, val token: String)

interface AuthClient {
    suspend fun signIn(email: String, password: String): Session
}

interface SessionStore {
    var lastEmail: String?
    fun save(session: Session)
}

data class LoginUiState(
    val email: String = "",
    val password: String = "",
    val error: String? = null,
    val isLoading: Boolean = false,
    val destination: LoginDestination? = null,
) {
    val normalizedEmail: String get() = email.trim().lowercase()

    val canSubmit: Boolean
        get() = !isLoading && password.isNotEmpty() && normalizedEmail.isPlausibleEmail()
}

sealed interface LoginDestination {
    data object Home : LoginDestination
    data class SecondFactor(val challenge: String) : LoginDestination
    data class UnlockAccount(val email: String) : LoginDestination
}

class LoginViewModel(
    private val client: AuthClient,
    private val store: SessionStore,
) : ViewModel() {

    private val _state = MutableStateFlow(LoginUiState(email = store.lastEmail.orEmpty()))
    val state: StateFlow<LoginUiState> = _state.asStateFlow()

    fun onEmailChanged(email: String) = _state.update { it.copy(email = email, error = null) }

    fun onPasswordChanged(password: String) =
        _state.update { it.copy(password = password, error = null) }

    fun onNavigated() = _state.update { it.copy(destination = null) }

    fun signIn() {
        val form = _state.value
        if (!form.canSubmit) return

        val email = form.normalizedEmail
        _state.update { it.copy(error = null, isLoading = true) }
        viewModelScope.launch {
            try {
                val session = client.signIn(email, form.password)
                store.lastEmail = email
                store.save(session)
                _state.update { it.copy(destination = LoginDestination.Home) }
            } catch (e: CancellationException) {
                throw e
            } catch (e: LoginException) {
                handle(e, email)
            } catch (e: Exception) {
                _state.update { it.copy(error = "Sign-in failed. Check your connection.") }
            } finally {
                _state.update { it.copy(isLoading = false) }
            }
        }
    }

    private fun handle(e: LoginException, email: String) {
        when (e) {
            is LoginException.WrongCredentials -> {
                val suffix = when (e.attemptsLeft) {
                    1 -> " One attempt left."
                    2, 3 -> " ${e.attemptsLeft} attempts left."
                    else -> ""
                }
                _state.update { it.copy(password = "", error = "Wrong email or password.$suffix") }
            }
            is LoginException.AccountLocked -> _state.update {
                it.copy(password = "", error = null, destination = LoginDestination.UnlockAccount(email))
            }
            is LoginException.SecondFactorRequired -> {
                store.lastEmail = email
                _state.update { it.copy(destination = LoginDestination.SecondFactor(e.challenge)) }
            }
        }
    }
}

// local@host.tld, no finer than that
private fun String.isPlausibleEmail(): Boolean {
    val parts = split("@")
    if (parts.size != 2 || parts[0].isEmpty()) return false
    return parts[1].run { contains('.') && !startsWith('.') && !endsWith('.') }
}
