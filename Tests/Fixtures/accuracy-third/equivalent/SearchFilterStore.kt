package market.kasbah.search

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.update

enum class SortOrder(val rawValue: String) {
    RELEVANCE("relevance"),
    PRICE_ASCENDING("price_asc"),
    PRICE_DESCENDING("price_desc"),
    NEWEST("newest"),
}

data class SearchFilter(
    val query: String = "",
    val minPrice: Int? = null,
    val maxPrice: Int? = null,
    val tags: List<String> = emptyList(),
    val onlyInStock: Boolean = false,
    val sort: SortOrder = SortOrder.RELEVANCE,
) {
    val queryItems: List<Pair<String, String>>
        get() = buildList {
            query.trim().takeIf { it.isNotEmpty() }?.let { add("q" to it) }
            minPrice?.let { add("min_price" to it.toString()) }
            maxPrice?.let { add("max_price" to it.toString()) }
            tags.mapTo(this) { "tag" to it }
            if (onlyInStock) add("in_stock" to "1")
            if (sort != SortOrder.RELEVANCE) add("sort" to sort.rawValue)
        }

    val activeCount: Int
        get() = tags.size + listOf(minPrice != null || maxPrice != null, onlyInStock).count { it }
}

class SearchFilterStore {
    private val _filter = MutableStateFlow(SearchFilter())
    val filter: StateFlow<SearchFilter> = _filter.asStateFlow()

    /** Text for the badge on the filter button, null hides it. */
    val badge: Flow<String?> = _filter
        .map { current -> current.activeCount.takeIf { it > 0 }?.coerceAtMost(9)?.toString() }
        .distinctUntilChanged()

    fun update(change: SearchFilter.() -> SearchFilter) {
        _filter.update { it.change().withOrderedPrices() }
    }

    fun toggle(tag: String) = update {
        copy(tags = if (tag in tags) tags - tag else tags + tag)
    }

    fun reset() {
        _filter.update { SearchFilter(query = it.query) }
    }

    private fun SearchFilter.withOrderedPrices(): SearchFilter {
        val low = minPrice ?: return this
        val high = maxPrice ?: return this
        return if (low > high) copy(minPrice = high, maxPrice = low) else this
    }
}
