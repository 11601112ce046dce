package com.acme.auth.login

interface LoginView {
    fun showLoading(visible: Boolean)
    fun showError(message: String)
    fun openHome(userName: String)
}

interface AuthClient {
    suspend fun signIn(email: String, password: String): String
}

private const val MAX_ATTEMPTS = 5
private const val LOCKED = "Too many attempts. Try again later."

class LoginPresenter(
    private val view: LoginView,
    private val client: AuthClient,
) {
    private var failedAttempts = 0

    suspend fun submit(email: String, password: String) {
        when {
            failedAttempts >= MAX_ATTEMPTS -> view.showError(LOCKED)
            email.isEmpty() || password.isEmpty() -> view.showError("Enter your e-mail and password.")
            else -> signIn(email, password)
        }
    }

    private suspend fun signIn(email: String, password: String) {
        view.showLoading(true)
        val name = try {
            client.signIn(email, password)
        } catch (e: Exception) {
            onFailure()
            return
        }
        failedAttempts = 0
        view.showLoading(false)
        view.openHome(name)
    }

    private fun onFailure() {
        failedAttempts++
        view.showLoading(false)
        val left = MAX_ATTEMPTS - failedAttempts
        view.showError(if (left > 0) "Sign-in failed. $left attempts left." else LOCKED)
    }
}
