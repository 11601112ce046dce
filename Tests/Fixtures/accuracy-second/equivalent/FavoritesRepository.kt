package io.lumen.app.data.favorites

import javax.inject.Inject
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

interface FavoritesRepository {
    val favoriteIds: StateFlow<Set<String>>
    fun isFavorite(id: String): Boolean
    suspend fun toggle(id: String)
    suspend fun reload()

    sealed class Failure : Exception() {
        data class LimitReached(val limit: Int) : Failure()
    }
}

class FavoritesRepositoryImpl @Inject constructor(
    private val service: FavoritesService,
    private val analytics: Analytics,
) : FavoritesRepository {

    private val _favoriteIds = MutableStateFlow<Set<String>>(emptySet())
    override val favoriteIds: StateFlow<Set<String>> = _favoriteIds.asStateFlow()

    override fun isFavorite(id: String): Boolean = id in _favoriteIds.value

    override suspend fun toggle(id: String) =
        if (isFavorite(id)) remove(id) else add(id)

    override suspend fun reload() {
        _favoriteIds.value = service.favorites().toSet()
    }

    private suspend fun add(id: String) {
        val count = _favoriteIds.value.size
        if (count >= MAXIMUM_COUNT) {
            analytics.log("favorites_limit", mapOf("count" to "$count"))
            throw FavoritesRepository.Failure.LimitReached(MAXIMUM_COUNT)
        }
        _favoriteIds.update { it + id }
        try {
            service.add(id)
            analytics.log("favorite_added", mapOf("id" to id))
        } catch (e: Exception) {
            _favoriteIds.update { it - id }
            throw e
        }
    }

    private suspend fun remove(id: String) {
        _favoriteIds.update { it - id }
        try {
            service.remove(id)
            analytics.log("favorite_removed", mapOf("id" to id))
        } catch (e: Exception) {
            _favoriteIds.update { it + id }
            throw e
        }
    }

    companion object {
        const val MAXIMUM_COUNT = 200
    }
}
