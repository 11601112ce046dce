package dev.beacon.sdk

sealed class BeaconConfigError(message: String) : Exception(message) {
    object MissingWriteKey : BeaconConfigError("writeKey must not be blank")
    data class InsecureEndpoint(val endpoint: String) : BeaconConfigError("endpoint must use https: $endpoint")
}

/** Immutable configuration, created once at start-up. */
data class BeaconConfig private constructor(
    val writeKey: String,
    val region: Region,
    val endpoint: String,
    val flushAt: Int,
    val flushIntervalSeconds: Int,
    val trackScreens: Boolean,
) {
    enum class Region {
        US, EU, APAC;

        internal val defaultEndpoint: String
            get() = "https://${name.lowercase()}.ingest.beacon.dev"
    }

    class Builder internal constructor() {
        var region: Region = Region.US
        var endpoint: String? = null
        var flushAt: Int = 20
        var flushIntervalSeconds: Int = 30
        var trackScreens: Boolean = false

        internal fun build(writeKey: String): BeaconConfig {
            val key = writeKey.trim(' ', '\t', '\n').ifEmpty { throw BeaconConfigError.MissingWriteKey }
            val target = (endpoint ?: region.defaultEndpoint).also {
                if (!it.startsWith("https://")) throw BeaconConfigError.InsecureEndpoint(it)
            }
            return BeaconConfig(
                writeKey = key,
                region = region,
                endpoint = target,
                flushAt = flushAt.coerceIn(1, 250),
                flushIntervalSeconds = flushIntervalSeconds.coerceAtLeast(5),
                trackScreens = trackScreens,
            )
        }
    }

    companion object {
        fun make(writeKey: String, configure: Builder.() -> Unit = {}): BeaconConfig =
            Builder().apply(configure).build(writeKey)
    }
}
