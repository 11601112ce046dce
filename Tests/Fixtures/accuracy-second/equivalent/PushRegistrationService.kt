package io.lumen.app.push

import io.lumen.app.core.ApiClient
import io.lumen.app.core.DeviceInfo
import io.lumen.app.core.HttpException
import io.lumen.app.core.ILogger
import io.lumen.app.core.NullLogger
import io.lumen.app.core.SecureStore
import io.lumen.app.core.SecureStore.Key
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class PushRegistrationRequest(
    val token: String,
    val platform: String,
    val locale: String,
    val topics: List<String>,
    @SerialName("previous_token") val previousToken: String? = null,
)

class PushRegistrationService(
    private val client: ApiClient,
    private val store: SecureStore,
    private val device: DeviceInfo,
    private val logger: ILogger = NullLogger,
) {
    /** Returns true when the backend was actually contacted. */
    suspend fun register(token: String, topics: Set<String>): Boolean {
        if (token.isEmpty()) return false

        val sortedTopics = topics.sorted()
        val fingerprint = (listOf(token, device.locale) + sortedTopics).joinToString("|")
        if (store.getString(Key.PUSH_FINGERPRINT) == fingerprint) {
            logger.debug("push registration unchanged")
            return false
        }

        val request = PushRegistrationRequest(
            token = token,
            platform = device.platform,
            locale = device.locale,
            topics = sortedTopics,
            previousToken = store.getString(Key.PUSH_TOKEN).takeIf { it != token },
        )
        client.put(path(), request)

        store.putString(Key.PUSH_TOKEN, token)
        store.putString(Key.PUSH_FINGERPRINT, fingerprint)
        return true
    }

    suspend fun unregister() {
        store.getString(Key.PUSH_TOKEN) ?: return
        try {
            client.delete(path())
        } catch (e: HttpException) {
            if (e.status != 404) throw e
            logger.debug("push registration already removed")
        }
        store.remove(Key.PUSH_TOKEN)
        store.remove(Key.PUSH_FINGERPRINT)
    }

    private fun path() = "/v1/devices/${device.installationId}/push"
}
