package io.lumen.sdk

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

sealed class ApiEnvironment {
    abstract val identifier: String
    abstract val host: String

    data object Production : ApiEnvironment() {
        override val identifier = "production"
        override val host = "api.lumen.example"
    }

    data object Staging : ApiEnvironment() {
        override val identifier = "staging"
        override val host = "api.staging.lumen.example"
    }

    data class Preview(val branch: String) : ApiEnvironment() {
        override val identifier get() = "$PREVIEW_PREFIX$branch"
        override val host get() = "${slug(branch)}.preview.lumen.example"
    }

    val baseUrl: String get() = "https://$host/v3"

    val socketUrl: String get() = "wss://$host/realtime?protocol=2"

    val requestTimeout: Duration
        get() = if (this is Production) 15.seconds else 60.seconds

    val logsBodies: Boolean get() = this !is Production

    fun url(path: String): String =
        if (path.startsWith("/")) "$baseUrl$path" else "$baseUrl/$path"

    companion object {
        private const val PREVIEW_PREFIX = "preview/"
        private val NON_SLUG = Regex("[^a-z0-9]+")

        fun fromIdentifier(identifier: String): ApiEnvironment? = when {
            identifier == "production" || identifier == "prod" -> Production
            identifier == "staging" -> Staging
            identifier.startsWith(PREVIEW_PREFIX) -> identifier
                .removePrefix(PREVIEW_PREFIX)
                .takeIf { it.isNotEmpty() }
                ?.let(::Preview)
            else -> null
        }

        private fun slug(branch: String): String = branch.lowercase()
            .replace(NON_SLUG, "-")
            .trim('-')
            .ifEmpty { "default" }
            .take(40)
    }
}
