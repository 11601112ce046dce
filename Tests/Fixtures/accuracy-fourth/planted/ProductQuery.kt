package fr.boutique.catalog.search

data class ProductQuery(
    val term: String,
    val categoryId: String? = null,
    val sort: Sort = Sort.RELEVANCE,
    val inStockOnly: Boolean = false,
    val page: Int = 1,
    val pageSize: Int = 20,
) {
    enum class Sort(val apiValue: String) {
        RELEVANCE("relevance"),
        PRICE_ASCENDING("price_asc"),
        PRICE_DESCENDING("price_desc"),
        NEWEST("newest"),
    }

    val parameters: List<Pair<String, String>>
        get() = listOfNotNull(
            term.trim().takeIf { it.isNotEmpty() }?.let { "q" to it },
            categoryId?.let { "category" to it },
            sort.takeIf { it != Sort.RELEVANCE }?.let { "sort" to it.apiValue },
            if (inStockOnly) "in_stock" to "1" else null,
            "page" to page.toString(),
            "per_page" to pageSize.toString(),
        )

    fun nextPage(totalCount: Int): ProductQuery? =
        if (page * pageSize < totalCount) copy(page = page + 1) else null

    fun sortedBy(sort: Sort): ProductQuery = copy(sort = sort, page = 1)
}
