package io.beacon.identity

import kotlinx.serialization.Serializable
import java.util.UUID

@Serializable
data class Identity(
    val anonymousId: String,
    val userId: String? = null,
    val aliases: List<String>,
    val traits: Map<String, String>,
)

class IdentityStore(
    private val storage: IdentityStorage,
    private val makeId: () -> String = { UUID.randomUUID().toString() },
) {
    private val lock = Any()
    private var identity: Identity = storage.read() ?: anonymous()

    val current: Identity
        get() = synchronized(lock) { identity }

    val distinctId: String
        get() = current.run { userId ?: anonymousId }

    fun identify(userId: String, traits: Map<String, String> = emptyMap()) = update { old ->
        val isSameUser = old.userId == null || old.userId == userId
        if (isSameUser) {
            old.copy(userId = userId, traits = old.traits + traits)
        } else {
            anonymous().copy(userId = userId, traits = traits)
        }
    }

    fun alias(newId: String) = update { old ->
        if (newId in old.aliases) old else old.copy(aliases = old.aliases + newId)
    }

    fun reset() = update { anonymous() }

    private fun anonymous() =
        Identity(anonymousId = makeId(), userId = null, aliases = emptyList(), traits = emptyMap())

    private inline fun update(transform: (Identity) -> Identity) {
        synchronized(lock) {
            val updated = transform(identity)
            if (updated != identity) {
                identity = updated
                storage.write(updated)
            }
        }
    }
}
