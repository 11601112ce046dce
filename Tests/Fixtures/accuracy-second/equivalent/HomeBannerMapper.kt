package com.harborline.shop.home

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.time.Instant

@Serializable
data class HomeBannerDto(
    val id: String,
    val title: String,
    val subtitle: String? = null,
    @SerialName("image_url") val imageUrl: String? = null,
    @SerialName("deep_link") val deepLink: String? = null,
    @SerialName("starts_at") val startsAt: Double? = null,
    @SerialName("ends_at") val endsAt: Double? = null,
    val priority: Int? = null,
    val audience: String? = null,
)

data class HomeBanner(
    val id: String,
    val title: String,
    val subtitle: String?,
    val imagePath: String?,
    val action: BannerAction,
)

sealed interface BannerAction {
    data object None : BannerAction
    data class Open(val link: String) : BannerAction
}

class HomeBannerMapper(private val isSubscriber: Boolean) {

    fun map(dtos: List<HomeBannerDto>, now: Instant): List<HomeBanner> {
        val timestamp = now.toEpochMilli() / 1000.0
        return dtos.asSequence()
            .filter { it.isActive(timestamp) }
            .filter { it.matchesAudience() }
            .sortedByDescending { it.priority ?: 0 }
            .take(MAX_BANNERS)
            .map { it.toBanner() }
            .toList()
    }

    private fun HomeBannerDto.isActive(timestamp: Double): Boolean {
        val started = startsAt == null || timestamp >= startsAt
        val ended = endsAt != null && timestamp >= endsAt
        return started && !ended
    }

    private fun HomeBannerDto.matchesAudience(): Boolean = when (audience) {
        null, "all" -> true
        "subscribers" -> isSubscriber
        "free" -> !isSubscriber
        else -> false
    }

    private fun HomeBannerDto.toBanner() = HomeBanner(
        id = id,
        title = title,
        subtitle = subtitle?.ifEmpty { null },
        imagePath = imageUrl,
        action = deepLink?.let { BannerAction.Open(it) } ?: BannerAction.None,
    )

    companion object {
        const val MAX_BANNERS = 5
    }
}
