package com.tidewater.net

data class CacheControl(
    val maxAge: Long? = null,
    val noStore: Boolean = false,
    val mustRevalidate: Boolean = false,
    val isPrivate: Boolean = false,
) {
    val isStorable: Boolean get() = !noStore && lifetimeSeconds > 0

    val lifetimeSeconds: Long
        get() {
            if (noStore || mustRevalidate) return 0
            return maxAge ?: DEFAULT_MAX_AGE
        }

    fun isFresh(ageSeconds: Long): Boolean = ageSeconds < lifetimeSeconds

    companion object {
        private const val DEFAULT_MAX_AGE = 300L

        fun parse(header: String?): CacheControl {
            var maxAge: Long? = null
            var noStore = false
            var mustRevalidate = false
            var isPrivate = false
            for (directive in header.orEmpty().split(",")) {
                val parts = directive.trim().split("=")
                when (parts[0].lowercase()) {
                    "max-age" -> if (parts.size == 2) {
                        parts[1].toLongOrNull()?.takeIf { it >= 0 }?.let { maxAge = it }
                    }
                    "no-store" -> noStore = true
                    "must-revalidate", "no-cache" -> mustRevalidate = true
                    "private" -> isPrivate = true
                }
            }
            return CacheControl(maxAge, noStore, mustRevalidate, isPrivate)
        }
    }
}
