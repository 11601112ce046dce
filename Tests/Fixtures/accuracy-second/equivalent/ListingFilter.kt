package com.larkshop.search

data class ListingFilter(
    val query: String? = null,
    val categories: Set<String> = emptySet(),
    val minPrice: Int? = null,
    val maxPrice: Int? = null,
    val onlyAvailable: Boolean = false,
    val sort: Sort = Sort.RELEVANCE,
) {
    enum class Sort(val value: String) {
        RELEVANCE("relevance"),
        PRICE_ASCENDING("price_asc"),
        PRICE_DESCENDING("price_desc"),
        NEWEST("newest"),
    }

    val activeCount: Int
        get() = categories.size +
            (if (minPrice != null || maxPrice != null) 1 else 0) +
            (if (onlyAvailable) 1 else 0)

    val isDefault: Boolean
        get() = this == reset()

    fun reset(): ListingFilter = ListingFilter(query = query)

    fun queryItems(page: Int, pageSize: Int = 24): List<Pair<String, String>> = buildList {
        add("page" to page.toString())
        add("per_page" to pageSize.toString())
        query?.trim()?.takeIf { it.isNotEmpty() }?.let { add("q" to it) }
        categories.sorted().mapTo(this) { "category[]" to it }
        priceRangeText()?.let { add("price" to it) }
        if (onlyAvailable) add("available" to "1")
        if (sort != Sort.RELEVANCE) add("sort" to sort.value)
    }

    private fun priceRangeText(): String? {
        if (minPrice == null && maxPrice == null) return null
        if (minPrice != null && maxPrice != null) {
            return "${minOf(minPrice, maxPrice)}-${maxOf(minPrice, maxPrice)}"
        }
        return "${minPrice ?: ""}-${maxPrice ?: ""}"
    }
}
