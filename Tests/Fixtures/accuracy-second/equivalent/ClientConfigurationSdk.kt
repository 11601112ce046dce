package io.beacon.core

sealed class ConfigurationException(message: String) : Exception(message) {
    class MissingApiKey : ConfigurationException("missing api key")
    data class InsecureEndpoint(val endpoint: String) : ConfigurationException("insecure endpoint: $endpoint")
    data class InvalidBatchSize(val size: Int) : ConfigurationException("invalid batch size: $size")
}

@ConsistentCopyVisibility
data class ClientConfiguration private constructor(
    val apiKey: String,
    val endpoint: String,
    val flushInterval: Double,
    val maxBatchSize: Int,
    val tracksLifecycle: Boolean,
    val debug: Boolean,
) {
    class Builder(private val apiKey: String) {
        private var endpoint = DEFAULT_ENDPOINT
        private var flushInterval = 30.0
        private var maxBatchSize = 50
        private var tracksLifecycle = true
        private var debug = false

        fun endpoint(value: String) = apply { endpoint = value.trimEnd('/') }

        fun flushInterval(seconds: Double) = apply { flushInterval = seconds.coerceAtLeast(1.0) }

        fun maxBatchSize(value: Int) = apply { maxBatchSize = value }

        fun tracksLifecycle(value: Boolean) = apply { tracksLifecycle = value }

        fun debug(value: Boolean = true) = apply { debug = value }

        @Throws(ConfigurationException::class)
        fun build(): ClientConfiguration {
            if (apiKey.isEmpty()) throw ConfigurationException.MissingApiKey()
            if (!endpoint.startsWith("https://")) {
                throw ConfigurationException.InsecureEndpoint(endpoint)
            }
            if (maxBatchSize !in 1..500) {
                throw ConfigurationException.InvalidBatchSize(maxBatchSize)
            }
            return ClientConfiguration(
                apiKey = apiKey,
                endpoint = endpoint,
                flushInterval = flushInterval,
                maxBatchSize = maxBatchSize,
                tracksLifecycle = tracksLifecycle,
                debug = debug,
            )
        }

        private companion object {
            const val DEFAULT_ENDPOINT = "https://collect.beacon.example/v2"
        }
    }
}
