package com.commonroom.profile

import kotlin.time.Duration.Companion.minutes
import kotlinx.serialization.Serializable

@Serializable
data class Profile(val id: Long, val name: String, val avatarUrl: String? = null)

data class CachedProfile(val profile: Profile, val storedAtMs: Long)

sealed interface Loaded<out T> {
    val value: T

    data class Fresh<T>(override val value: T) : Loaded<T>
    data class Stale<T>(override val value: T, val ageMs: Long) : Loaded<T>
}

sealed class NetworkException : Exception() {
    class Offline : NetworkException()
    class NotFound : NetworkException()
    class Status(val code: Int) : NetworkException()
}

interface ProfileApi {
    suspend fun fetchProfile(id: Long): Profile
}

interface ProfileCache {
    suspend fun load(id: Long): CachedProfile?
    suspend fun save(entry: CachedProfile)
    suspend fun remove(id: Long)
}

class ProfileRepository(
    private val api: ProfileApi,
    private val cache: ProfileCache,
    private val clock: () -> Long,
) {
    /** A young copy is served as it is; an old one only if the network fails. */
    suspend fun profile(id: Long, forceRefresh: Boolean = false): Loaded<Profile> {
        val cached = cache.load(id)
        cached
            ?.takeIf { !forceRefresh && it.ageMs() < MAX_AGE_MS }
            ?.let { return Loaded.Fresh(it.profile) }

        return try {
            val profile = api.fetchProfile(id)
            cache.save(CachedProfile(profile, storedAtMs = clock()))
            Loaded.Fresh(profile)
        } catch (e: NetworkException) {
            if (e is NetworkException.NotFound) cache.remove(id)
            if (e is NetworkException.NotFound || cached == null) throw e
            Loaded.Stale(cached.profile, cached.ageMs())
        }
    }

    private fun CachedProfile.ageMs(): Long = clock() - storedAtMs

    private companion object {
        val MAX_AGE_MS = 10.minutes.inWholeMilliseconds
    }
}
