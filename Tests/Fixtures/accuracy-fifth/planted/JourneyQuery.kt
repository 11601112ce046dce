package com.metrohop.journey

enum class Product {
    RAIL, METRO, TRAM, BUS, FERRY;

    val wireName = name.lowercase()
}

enum class TimeMode(val wireName: String) {
    DEPARTURE("dep"),
    ARRIVAL("arr"),
}

data class JourneyQuery(
    val origin: String,
    val destination: String,
    val minute: Int? = null,
    val timeMode: TimeMode = TimeMode.DEPARTURE,
    val products: Set<Product> = Product.entries.toSet(),
    val maxChanges: Int? = null,
    val includeNearby: Boolean = false,
    val isAccessible: Boolean = false,
) {
    val isValid: Boolean
        get() = origin.isNotEmpty() && destination.isNotEmpty() &&
            origin != destination && products.isNotEmpty()

    val parameters: List<Pair<String, String>>
        get() = buildList {
            add("from" to origin)
            add("to" to destination)
            minute?.let { add(timeMode.wireName to it.toString()) }
            if (products.size < Product.entries.size) {
                add("products" to products.sorted().joinToString(",") { it.wireName })
            }
            maxChanges?.takeIf { it >= 0 }?.let { add("changes" to "$it") }
            add("nearby" to if (includeNearby) "1" else "0")
            if (isAccessible) add("accessible" to "1")
        }

    val cacheKey: String
        get() = parameters.joinToString("&") { (name, value) -> "$name=$value" }

    /** The way back; the time of the first journey makes no sense for it. */
    fun reversed(): JourneyQuery = copy(
        origin = destination,
        destination = origin,
        minute = null,
        timeMode = TimeMode.DEPARTURE,
    )
}
