package com.harborline.account.gate

import com.harborline.account.SessionProvider
import com.harborline.shop.analytics.AnalyticsTracking

interface LoginPresenter {
    fun presentLogin(reason: String)
    fun presentVerification()
}

class LoginGate(
    private val session: SessionProvider,
    private val analytics: AnalyticsTracking,
) {
    private var pendingAction: (() -> Unit)? = null

    var presenter: LoginPresenter? = null

    val hasPendingAction: Boolean get() = pendingAction != null

    fun requireLogin(reason: String, action: () -> Unit) {
        if (session.isLoggedIn) {
            action()
            return
        }
        pendingAction = action
        analytics.track("login_gate_shown", mapOf("reason" to reason))
        presenter?.presentLogin(reason)
    }

    fun requireVerified(reason: String, action: () -> Unit) {
        requireLogin(reason) {
            if (session.isVerified) {
                action()
            } else {
                pendingAction = action
                presenter?.presentVerification()
            }
        }
    }

    fun loginSucceeded() {
        resumePending()
    }

    fun verificationSucceeded() {
        resumePending()
    }

    fun dismissed() {
        if (pendingAction == null) return
        pendingAction = null
        analytics.track("login_gate_dismissed", emptyMap())
    }

    private fun resumePending() {
        val action = pendingAction ?: return
        action()
        pendingAction = null
    }
}
