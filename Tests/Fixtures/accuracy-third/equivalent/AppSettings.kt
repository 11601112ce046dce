package chat.murmur.settings

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

@Serializable
enum class Theme {
    @SerialName("system") SYSTEM,
    @SerialName("light") LIGHT,
    @SerialName("dark") DARK,
}

@Serializable
data class AppSettings(
    val theme: Theme = Theme.SYSTEM,
    @SerialName("font_scale") val fontScale: Double = 1.0,
    @SerialName("auto_lock_minutes") val autoLockMinutes: Long = 5,
    @SerialName("haptics_enabled") val hapticsEnabled: Boolean = true,
    @SerialName("muted_threads") val mutedThreads: Set<String> = emptySet(),
) {
    fun isMuted(threadId: String): Boolean = threadId in mutedThreads

    private fun sanitized() = copy(
        fontScale = fontScale.coerceIn(0.8, 2.0),
        autoLockMinutes = autoLockMinutes.coerceIn(1, 60),
    )

    companion object {
        private val lenientNulls = Json {
            ignoreUnknownKeys = true
            // null and unknown enum values fall back to the defaults above
            coerceInputValues = true
        }

        fun fromJson(json: String): AppSettings =
            lenientNulls.decodeFromString<AppSettings>(json).sanitized()
    }
}
