fun label(count: Int?, fallback: String?): String? {
    return count?.let { describe(it) } ?: fallback
}

fun describe(count: Int): String? {
    return null
}
