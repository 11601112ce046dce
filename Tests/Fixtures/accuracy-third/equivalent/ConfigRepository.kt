package com.altimeter.config

import kotlin.coroutines.cancellation.CancellationException

data class RemoteConfig(
    val revision: Int,
    val fetchedAt: Long,
    val values: Map<String, String>,
)

sealed class LoadedConfig {
    data class Fresh(val config: RemoteConfig) : LoadedConfig()
    data class Cached(val config: RemoteConfig) : LoadedConfig()
    object Unavailable : LoadedConfig()

    operator fun get(key: String): String? = when (this) {
        is Fresh -> config.values[key]
        is Cached -> config.values[key]
        Unavailable -> null
    }
}

interface ConfigApi {
    suspend fun fetchConfig(): RemoteConfig
}

interface ConfigCache {
    fun read(): RemoteConfig?
    fun write(config: RemoteConfig)
}

class ConfigRepository(
    private val api: ConfigApi,
    private val cache: ConfigCache,
    private val maxAgeMillis: Long = 15 * 60 * 1_000L,
) {
    suspend fun load(now: Long, force: Boolean = false): LoadedConfig {
        val stored = cache.read()
        if (!force && stored != null && now - stored.fetchedAt <= maxAgeMillis) {
            return LoadedConfig.Cached(stored)
        }

        val received = try {
            api.fetchConfig()
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            return stored?.let(LoadedConfig::Cached) ?: LoadedConfig.Unavailable
        }

        return if (stored != null && stored.revision > received.revision) {
            LoadedConfig.Cached(stored)
        } else {
            cache.write(received)
            LoadedConfig.Fresh(received)
        }
    }
}
