package com.acme.auth.session

interface SecureStore {
    operator fun get(key: String): String?
    operator fun set(key: String, value: String?)
}

interface PushBackend {
    suspend fun register(deviceToken: String, accessToken: String?)
    suspend fun unregister(deviceToken: String, accessToken: String?)
}

class SessionManager(
    private val store: SecureStore,
    private val push: PushBackend,
) {
    private val observers = mutableListOf<(Boolean) -> Unit>()

    val isLoggedIn: Boolean
        get() = store["access"] != null

    fun observe(observer: (Boolean) -> Unit) {
        observers += observer
        observer(isLoggedIn)
    }

    suspend fun logIn(accessToken: String) {
        store["access"] = accessToken
        store["device"]?.let { device ->
            ignoringErrors { push.register(device, accessToken) }
        }
        notifyObservers()
    }

    suspend fun logOut() {
        if (!isLoggedIn) return
        store["access"] = null
        store["device"]?.let { device ->
            ignoringErrors { push.unregister(device, store["access"]) }
        }
        notifyObservers()
    }

    private fun notifyObservers() {
        val loggedIn = isLoggedIn
        observers.toList().forEach { it(loggedIn) }
    }

    private suspend fun ignoringErrors(block: suspend () -> Unit) {
        try {
            block()
        } catch (_: Exception) {
        }
    }
}
