package com.openmetric.identity

import java.util.UUID

interface KeyValueStore {
    operator fun get(key: String): String?
    operator fun set(key: String, value: String?)
}

data class Identity(val anonymousId: String, val userId: String?) {
    /** The id under which events are filed. */
    val distinctId: String get() = userId ?: anonymousId
}

sealed interface IdentityEvent {
    data class Identified(val userId: String, val previous: String) : IdentityEvent
    data class Switched(val from: String, val to: String) : IdentityEvent
    data class LoggedOut(val userId: String) : IdentityEvent
}

fun interface IdentityListener {
    fun onEvent(event: IdentityEvent)
}

class IdentityManager(
    private val store: KeyValueStore,
    private val generateId: () -> String = { UUID.randomUUID().toString() },
) {
    var listener: IdentityListener? = null

    val current: Identity
        get() = Identity(anonymousId = anonymousId(), userId = store[USER])

    fun identify(userId: String) {
        val known = store[USER]
        if (userId.isEmpty() || userId == known) return

        store[USER] = userId
        val event = if (known == null) {
            IdentityEvent.Identified(userId, previous = anonymousId())
        } else {
            store[ANONYMOUS] = generateId()
            IdentityEvent.Switched(from = known, to = userId)
        }
        listener?.onEvent(event)
    }

    fun logOut() {
        val userId = store[USER] ?: return
        store[USER] = null
        store[ANONYMOUS] = generateId()
        listener?.onEvent(IdentityEvent.LoggedOut(userId))
    }

    private fun anonymousId(): String =
        store[ANONYMOUS] ?: generateId().also { store[ANONYMOUS] = it }

    private companion object {
        const val ANONYMOUS = "identity.anonymous"
        const val USER = "identity.user"
    }
}
