package com.tidewater.places

data class PlacesFilter(
    val text: String? = null,
    val categories: List<String> = emptyList(),
    val radiusMeters: Int = 1_500,
    val openNow: Boolean = false,
    val minimumRating: Double? = null,
)

data class PlacesRequest(
    val latitude: Double,
    val longitude: Double,
    val filter: PlacesFilter,
    val pageToken: String? = null,
) {
    val path: String get() = "/places/v1/nearby"

    val queryItems: List<Pair<String, String>>
        get() = buildList {
            add("lat" to CoordinateFormat.string(latitude))
            add("lng" to CoordinateFormat.string(longitude))
            add("radius" to minOf(filter.radiusMeters, 50_000).toString())
            if (!filter.text.isNullOrEmpty()) {
                add("q" to filter.text)
            }
            if (filter.categories.isNotEmpty()) {
                add("categories" to filter.categories.joinToString(","))
            }
            filter.minimumRating?.let { add("min_rating" to it.toString()) }
            pageToken?.let { add("page_token" to it) }
        }

    fun next(token: String): PlacesRequest = copy(pageToken = token)
}
