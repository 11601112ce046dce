package com.marketly.catalog

import kotlinx.coroutines.CancellationException

data class Product(val id: String, val title: String)

data class ProductPage(val products: List<Product>, val nextCursor: String?)

interface ProductFeed {
    suspend fun page(category: String, cursor: String?, limit: Int): ProductPage
}

/** Pages through one category. Call it from the main thread only. */
class ProductListPaginator(
    private val feed: ProductFeed,
    private val category: String,
) {
    sealed interface Phase {
        data object Idle : Phase
        data object LoadingFirst : Phase
        data object LoadingMore : Phase
        data class Failed(val message: String, val canRetry: Boolean) : Phase
        data object Finished : Phase
    }

    // Keyed by id, in order of arrival: repeats at page borders drop out by themselves.
    private val productsById = LinkedHashMap<String, Product>()
    val products: List<Product> get() = productsById.values.toList()

    var phase: Phase = Phase.Idle
        private set

    private var cursor: String? = null
    private var failures = 0
    private var generation = 0

    suspend fun reload() {
        generation++
        productsById.clear()
        cursor = null
        failures = 0
        phase = Phase.Idle
        load()
    }

    suspend fun didShow(index: Int) {
        if (phase != Phase.Idle) return
        if (index < productsById.size - PREFETCH_DISTANCE) return
        load()
    }

    suspend fun retry() {
        val failed = phase as? Phase.Failed ?: return
        if (failed.canRetry) load()
    }

    private suspend fun load() {
        val startedIn = generation
        phase = if (productsById.isEmpty()) Phase.LoadingFirst else Phase.LoadingMore

        val page = try {
            feed.page(category, cursor, PAGE_SIZE)
        } catch (e: CancellationException) {
            if (startedIn == generation) phase = Phase.Idle
            throw e
        } catch (e: Exception) {
            if (startedIn == generation) fail()
            return
        }
        if (startedIn != generation) return

        failures = 0
        page.products.forEach { productsById.putIfAbsent(it.id, it) }
        cursor = page.nextCursor
        phase = if (page.products.isEmpty() || page.nextCursor == null) Phase.Finished else Phase.Idle
    }

    private fun fail() {
        failures++
        phase = Phase.Failed(
            message = if (productsById.isEmpty()) "Products could not be loaded" else "More products could not be loaded",
            canRetry = failures <= MAXIMUM_RETRIES,
        )
    }

    companion object {
        const val PAGE_SIZE = 24
        const val PREFETCH_DISTANCE = 6
        const val MAXIMUM_RETRIES = 2
    }
}
