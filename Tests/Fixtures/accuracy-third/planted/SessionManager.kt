package com.halyard.session

data class Session(val userId: String, val accessToken: String)

interface SecureStore {
    operator fun get(key: String): String?
    operator fun set(key: String, value: String?)
}

fun interface Clearable {
    fun clear()
}

fun interface UploadScheduler {
    fun cancelAll()
}

class SessionManager(
    private val secureStore: SecureStore,
    private val responseCache: Clearable,
    private val uploads: UploadScheduler,
) {
    private val observers = mutableListOf<(Session?) -> Unit>()

    val current: Session?
        get() {
            val userId = secureStore[KEY_USER_ID] ?: return null
            return secureStore[KEY_TOKEN]?.let { Session(userId, it) }
        }

    fun observe(observer: (Session?) -> Unit) {
        observers += observer
        observer(current)
    }

    fun signIn(session: Session) {
        if (current?.let { it.userId != session.userId } == true) signOut()
        with(session) {
            secureStore[KEY_USER_ID] = userId
            secureStore[KEY_TOKEN] = accessToken
        }
        notifyObservers()
    }

    fun signOut() {
        if (current == null) return
        uploads.cancelAll()
        secureStore[KEY_TOKEN] = null
        secureStore[KEY_USER_ID] = null
        notifyObservers()
    }

    private fun notifyObservers() {
        val session = current
        observers.toList().forEach { it(session) }
    }

    private companion object {
        const val KEY_USER_ID = "session.user"
        const val KEY_TOKEN = "session.token"
    }
}
