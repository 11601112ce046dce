package com.kitehill.mail.session

interface TokenVault {
    var token: String?
}

interface DraftStore {
    val count: Int
    fun removeAll()
}

interface SessionNavigator {
    fun showLogin(reason: String? = null)
    fun confirmSignOut(draftCount: Int)
}

class SessionPresenter(
    private val vault: TokenVault,
    private val drafts: DraftStore,
    private val navigator: SessionNavigator,
    private val revoke: (String) -> Unit,
) {
    var displayName: String? = null
        private set

    val isSignedIn: Boolean
        get() = vault.token != null

    fun sessionStarted(token: String, displayName: String) {
        vault.token = token
        this.displayName = displayName
    }

    fun signOutTapped() {
        if (!isSignedIn) return
        val unsent = drafts.count
        if (unsent > 0) navigator.confirmSignOut(unsent) else signOutConfirmed()
    }

    fun signOutConfirmed() {
        vault.token?.let { token ->
            revoke(token)
            endSession()
            navigator.showLogin()
        }
    }

    fun tokenRejected() {
        if (!isSignedIn) return
        endSession()
        navigator.showLogin(reason = "Your session has expired")
    }

    private fun endSession() {
        vault.token = null
        displayName = null
        drafts.removeAll()
    }
}
