package example.skylark.sdk

/** What the app hands over when it starts the SDK. */
data class SdkOptions(
    val environment: Environment = Environment.PRODUCTION,
    val flushQueueSize: Int = 30,
    val sessionTimeoutSeconds: Int = 1_800,
    val trackLifecycle: Boolean = false,
    val collectAdvertisingId: Boolean = false,
) {
    enum class Environment(internal val key: String, internal val host: String) {
        PRODUCTION("production", "api.skylark.example"),
        STAGING("staging", "api.staging.skylark.example"),
    }

    val apiHost: String
        get() = environment.host

    /** Names of the automatic events that will be sent with these options. */
    val automaticEvents: List<String>
        get() = listOfNotNull(
            "sdk_started",
            "app_opened".takeIf { trackLifecycle },
            "app_backgrounded".takeIf { trackLifecycle },
            "debug_ping".takeIf { environment == Environment.STAGING },
        )

    companion object {
        /** Reads the settings that cross-platform wrappers pass as strings. */
        fun fromBridge(values: Map<String, String>): SdkOptions {
            val defaults = SdkOptions()
            return defaults.copy(
                environment = Environment.values().find { it.key == values["environment"] }
                    ?: defaults.environment,
                trackLifecycle = values["trackLifecycle"]?.toBooleanStrictOrNull()
                    ?: defaults.trackLifecycle,
                collectAdvertisingId = values["collectAdvertisingId"]?.toBooleanStrictOrNull()
                    ?: defaults.collectAdvertisingId,
            )
        }
    }
}
