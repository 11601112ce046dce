package com.harbor.sdk.config

import java.util.concurrent.atomic.AtomicReference
import kotlin.time.Duration
import kotlin.time.Duration.Companion.hours
import kotlinx.datetime.Clock
import kotlinx.datetime.Instant
import kotlinx.serialization.Serializable

@Serializable
data class RemoteConfig(
    val minimumVersion: String,
    val maxUploadMegabytes: Int,
    val supportEmail: String? = null,
    val sampleRate: Double,
) {
    companion object {
        val Fallback = RemoteConfig(
            minimumVersion = "1.0.0",
            maxUploadMegabytes = 25,
            supportEmail = null,
            sampleRate = 0.1,
        )
    }
}

class RemoteConfigService(
    private val api: ConfigApi,
    private val disk: ConfigDiskCache,
    private val timeToLive: Duration = 1.hours,
    private val clock: Clock = Clock.System,
) {
    enum class Source { MEMORY, NETWORK, DISK, FALLBACK }

    data class Resolved(val config: RemoteConfig, val source: Source)

    private data class Cached(val config: RemoteConfig, val fetchedAt: Instant)

    private val cached = AtomicReference<Cached?>(null)

    suspend fun config(forceRefresh: Boolean = false): Resolved {
        val hit = cached.get()?.takeUnless { forceRefresh }
        if (hit != null && clock.now() - hit.fetchedAt < timeToLive) {
            return Resolved(hit.config, Source.MEMORY)
        }
        val fresh = try {
            api.config().sanitized()
        } catch (e: ServiceFailure) {
            return disk.read()?.let { Resolved(it, Source.DISK) }
                ?: Resolved(RemoteConfig.Fallback, Source.FALLBACK)
        }
        cached.set(Cached(fresh, clock.now()))
        disk.write(fresh)
        return Resolved(fresh, Source.NETWORK)
    }

    fun invalidate() = cached.set(null)

    private fun RemoteConfig.sanitized() = copy(
        sampleRate = sampleRate.coerceIn(0.0, 1.0),
        maxUploadMegabytes = maxUploadMegabytes.takeIf { it > 0 } ?: RemoteConfig.Fallback.maxUploadMegabytes,
        supportEmail = supportEmail?.ifEmpty { null },
    )
}
