package com.harborline.shop.filter

enum class SortOrder(val rawValue: String) {
    RELEVANCE("relevance"),
    PRICE_LOW_TO_HIGH("price_asc"),
    PRICE_HIGH_TO_LOW("price_desc"),
    NEWEST("newest"),
}

data class ProductFilter(
    val brands: Set<String> = emptySet(),
    val sizes: Set<String> = emptySet(),
    val priceRange: IntRange? = null,
    val onlyInStock: Boolean = false,
    val sort: SortOrder = SortOrder.RELEVANCE,
) {
    val queryItems: List<Pair<String, String>>
        get() = buildList {
            brands.sorted().forEach { add("brand" to it) }
            sizes.sorted().forEach { add("size" to it) }
            priceRange?.let {
                add("price_min" to it.first.toString())
                add("price_max" to it.last.toString())
            }
            if (onlyInStock) add("in_stock" to "1")
            add("sort" to sort.rawValue)
        }
}

class FilterSheetViewModel(
    private val initial: ProductFilter,
    private val priceBounds: IntRange,
) {
    var draft: ProductFilter = initial
        private set

    var onApply: ((ProductFilter) -> Unit)? = null

    val hasChanges: Boolean get() = draft != initial

    val activeCount: Int
        get() = draft.brands.size + draft.sizes.size +
            listOf(draft.priceRange != null, draft.onlyInStock).count { it }

    fun toggleBrand(brand: String) {
        draft = draft.copy(brands = draft.brands.toggled(brand))
    }

    fun toggleSize(size: String) {
        draft = draft.copy(sizes = draft.sizes.toggled(size))
    }

    fun setPrice(lower: Int, upper: Int) {
        val low = maxOf(minOf(lower, upper), priceBounds.first)
        val high = minOf(maxOf(lower, upper), priceBounds.last)
        val range = low..high
        draft = draft.copy(priceRange = range.takeUnless { it.isEmpty() || it == priceBounds })
    }

    fun setOnlyInStock(value: Boolean) {
        draft = draft.copy(onlyInStock = value)
    }

    fun setSort(sort: SortOrder) {
        draft = draft.copy(sort = sort)
    }

    fun reset() {
        draft = ProductFilter(sort = draft.sort)
    }

    fun apply() {
        if (hasChanges) onApply?.invoke(draft)
    }

    private fun Set<String>.toggled(value: String): Set<String> =
        if (value in this) this - value else this + value
}
