package io.beacon.analytics

class PropertyTruncator(
    val maxKeyLength: Int = 40,
    val maxValueLength: Int = 255,
    val maxProperties: Int = 100,
) {
    fun apply(properties: Map<String, String>): Map<String, String> =
        properties.entries
            .filter { it.key.isNotEmpty() && it.key.utf8Size <= maxKeyLength }
            .sortedBy { it.key }
            .take(maxProperties)
            .associate { (key, value) -> key to truncate(value) }

    fun truncate(value: String): String {
        if (value.utf8Size <= maxValueLength) return value
        return value.take(maxValueLength)
    }

    fun isWithinLimits(properties: Map<String, String>): Boolean =
        properties.size <= maxProperties &&
            properties.keys.all { it.utf8Size <= maxKeyLength }

    private val String.utf8Size: Int
        get() = encodeToByteArray().size
}
