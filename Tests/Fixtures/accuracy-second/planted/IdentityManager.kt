package io.beacon.identity

class IdentityManager(
    private val storage: KeyValueStorage,
    private val makeId: () -> String,
) {
    val anonymousId: String
        get() = storage.string(KEY_ANONYMOUS_ID)
            ?: makeId().also { storage.set(it, KEY_ANONYMOUS_ID) }

    val userId: String?
        get() = storage.string(KEY_USER_ID)

    val groupId: String?
        get() = storage.string(KEY_GROUP_ID)

    fun identify(userId: String) {
        storage.set(userId, KEY_USER_ID)
    }

    fun group(groupId: String) {
        storage.set(groupId, KEY_GROUP_ID)
    }

    fun reset(keepAnonymousId: Boolean = false) {
        storage.remove(KEY_USER_ID)
        storage.remove(KEY_GROUP_ID)
        storage.remove(KEY_TRAITS)
        if (!keepAnonymousId) {
            storage.remove(KEY_ANONYMOUS_ID)
        }
    }

    private companion object {
        const val KEY_ANONYMOUS_ID = "beacon.anonymous_id"
        const val KEY_USER_ID = "beacon.user_id"
        const val KEY_GROUP_ID = "beacon.group_id"
        const val KEY_TRAITS = "beacon.traits"
    }
}
