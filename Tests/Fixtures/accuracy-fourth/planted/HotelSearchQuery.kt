package travel.nestly.search

enum class HotelSortOrder(val wireName: String) {
    RECOMMENDED("recommended"),
    PRICE("price"),
    RATING("rating"),
}

data class HotelSearchQuery(
    val city: String,
    val adults: Int = 2,
    val childAges: List<Int> = emptyList(),
    val minStars: Int? = null,
    val maxPriceCents: Int? = null,
    val amenities: Set<String> = emptySet(),
    val freeCancellation: Boolean = false,
    val petsAllowed: Boolean = false,
    val sort: HotelSortOrder = HotelSortOrder.RECOMMENDED,
) {
    val guestCount: Int get() = adults + childAges.size

    /** Number shown on the filter button. */
    val filterCount: Int
        get() = amenities.size +
            listOf(minStars != null, maxPriceCents != null, freeCancellation, petsAllowed).count { it }

    fun queryItems(page: Int = 1): List<Pair<String, String>> = buildList {
        add("city" to city.trim())
        add("adults" to "$adults")
        if (childAges.isNotEmpty()) add("child_ages" to childAges.sorted().joinToString(","))
        minStars?.takeIf { it > 0 }?.let { add("stars" to "$it") }
        maxPriceCents?.let { add("max_price" to "${it / 100}") }
        amenities.sorted().mapTo(this) { "amenity" to it }
        if (freeCancellation) add("free_cancellation" to "1")
        if (petsAllowed) add("pets" to "1")
        if (sort != HotelSortOrder.RECOMMENDED) add("sort" to sort.wireName)
        add("page" to "${page.coerceAtLeast(1)}")
    }
}
