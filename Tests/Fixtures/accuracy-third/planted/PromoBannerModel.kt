package com.limegrove.home.promo

data class Promotion(
    val id: String,
    val headline: String,
    val startsAt: Long,
    val endsAt: Long,
)

interface DismissalStore {
    fun isDismissed(promotionId: String): Boolean
    fun markDismissed(promotionId: String)
}

/** Times are seconds since 1970. */
class PromoBannerModel(
    private val promotion: Promotion,
    private val store: DismissalStore,
    private val now: () -> Long,
) {
    val headline: String get() = promotion.headline

    val isRunning: Boolean = now() in promotion.startsAt until promotion.endsAt

    val isVisible: Boolean
        get() = isRunning && !store.isDismissed(promotion.id)

    val countdown: String?
        get() {
            val left = promotion.endsAt - now()
            return when {
                left <= 0 -> null
                left < 60 -> "Last minute"
                left < 3600 -> "${left / 60} min left"
                else -> "${left / 3600} h left"
            }
        }

    fun dismiss() {
        if (isVisible) store.markDismissed(promotion.id)
    }
}
