package com.brightfern.sdk

@ConsistentCopyVisibility
data class ClientConfiguration private constructor(
    val baseUrl: String,
    val apiKey: String,
    val timeoutSeconds: Int,
    val maxRetries: Int,
    val headers: Map<String, String>,
    val isLoggingEnabled: Boolean,
) {

    sealed class ConfigurationException(message: String) : Exception(message) {
        class MissingApiKey : ConfigurationException("API key is missing")
        class InsecureUrl(val url: String) : ConfigurationException("Insecure URL: $url")
    }

    class Builder {
        private var baseUrl = "https://api.brightfern.example"
        private var apiKey: String? = null
        private var timeoutSeconds = 30
        private var maxRetries = 2
        private val headers = mutableMapOf<String, String>()
        private var isLoggingEnabled = false

        fun baseUrl(value: String) = apply {
            baseUrl = value.removeSuffix("/")
        }

        fun apiKey(value: String) = apply { apiKey = value }

        fun timeout(seconds: Int) = apply {
            timeoutSeconds = seconds.coerceIn(1, 120)
        }

        fun maxRetries(value: Int) = apply {
            maxRetries = value.coerceAtLeast(0)
        }

        fun header(name: String, value: String?) = apply {
            val key = name.lowercase()
            if (value != null) headers[key] = value else headers.remove(key)
        }

        fun loggingEnabled(value: Boolean = true) = apply { isLoggingEnabled = value }

        fun build(): ClientConfiguration {
            val apiKey = apiKey
            if (apiKey.isNullOrEmpty()) throw ConfigurationException.MissingApiKey()
            if (!baseUrl.startsWith("https://")) throw ConfigurationException.InsecureUrl(baseUrl)
            return ClientConfiguration(
                baseUrl = baseUrl,
                apiKey = apiKey,
                timeoutSeconds = timeoutSeconds,
                maxRetries = maxRetries,
                headers = headers.toMap(),
                isLoggingEnabled = isLoggingEnabled,
            )
        }
    }
}
