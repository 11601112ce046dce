package com.stitchly.catalog.filter

data class FilterState(
    val brands: List<String> = emptyList(),
    val minPrice: Int? = null,
    val maxPrice: Int? = null,
    val availability: Availability = Availability.ANY,
) {
    enum class Availability(val queryValue: String) {
        ANY("any"),
        IN_STOCK("in_stock"),
        PREORDER("preorder"),
    }

    val activeCount: Int
        get() = brands.size +
            (if (minPrice == null && maxPrice == null) 0 else 1) +
            (if (availability == Availability.ANY) 0 else 1)

    fun toggling(brand: String) = copy(
        brands = if (brand in brands) brands - brand else brands + brand,
    )

    fun priced(from: Int?, to: Int?): FilterState {
        val needsSwap = from != null && to != null && from > to
        return if (needsSwap) copy(minPrice = to, maxPrice = from) else copy(minPrice = from, maxPrice = to)
    }

    fun available(availability: Availability) = copy(availability = availability)

    val summary: String
        get() = listOfNotNull(brandSummary, priceSummary)
            .joinToString(" · ")
            .ifEmpty { "All items" }

    val queryItems: List<Pair<String, String>>
        get() = buildList {
            brands.mapTo(this) { "brand" to it }
            minPrice?.let { add("price_min" to it.toString()) }
            maxPrice?.let { add("price_max" to it.toString()) }
            if (availability != Availability.ANY) add("availability" to availability.queryValue)
        }

    private val brandSummary: String?
        get() = when (brands.size) {
            0 -> null
            1 -> brands.single()
            else -> "${brands.first()} +${brands.size - 1}"
        }

    private val priceSummary: String?
        get() = when {
            minPrice != null && maxPrice != null -> "$minPrice–$maxPrice"
            minPrice != null -> "from $minPrice"
            maxPrice != null -> "up to $maxPrice"
            else -> null
        }
}
