package com.kelpie.favorites

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.update

interface FavoritesApi {
    suspend fun fetchFavorites(): List<Long>
    suspend fun setFavorite(id: Long, isFavorite: Boolean)
}

class FavoritesRepository(private val api: FavoritesApi) {

    private val state = MutableStateFlow<Set<Long>>(emptySet())

    val favorites: StateFlow<Set<Long>> = state.asStateFlow()

    val count: Flow<Int> = state.map { it.size }.distinctUntilChanged()

    fun isFavorite(id: Long): Flow<Boolean> = state.map { id in it }.distinctUntilChanged()

    suspend fun refresh() {
        state.value = api.fetchFavorites().toSet()
    }

    /** Shows the change at once and takes it back if the server refuses it. Returns the final state. */
    suspend fun toggle(id: Long): Boolean {
        val wanted = id !in state.value
        mark(id, wanted)
        return runCatching { api.setFavorite(id, wanted) }
            .fold(
                onSuccess = { wanted },
                onFailure = { mark(id, !wanted); !wanted },
            )
    }

    private fun mark(id: Long, isFavorite: Boolean) =
        state.update { if (isFavorite) it + id else it - id }
}
