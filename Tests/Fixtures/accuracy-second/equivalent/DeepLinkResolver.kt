package com.harborline.shop.navigation

data class LinkTarget(
    val host: String,
    val segments: List<String>,
    val query: Map<String, String>,
)

sealed interface Destination {
    data object Home : Destination
    data class Product(val id: String, val variant: String?) : Destination
    data class Category(val slug: String, val page: Long) : Destination
    data class Order(val id: String) : Destination
    data class Settings(val section: SettingsSection) : Destination
    data class Web(val path: String) : Destination
}

enum class SettingsSection(val rawValue: String) {
    ACCOUNT("account"),
    NOTIFICATIONS("notifications"),
    PRIVACY("privacy");

    companion object {
        fun fromRawValue(value: String): SettingsSection? = entries.find { it.rawValue == value }
    }
}

class DeepLinkResolver(private val session: SessionProvider) {

    private val allowedHosts = setOf("harborline.example", "www.harborline.example", "app")

    var pendingTarget: LinkTarget? = null
        private set

    fun resolve(target: LinkTarget): Destination? {
        if (target.host.lowercase() !in allowedHosts) return null
        val root = target.segments.firstOrNull() ?: return Destination.Home

        return when (root) {
            "p" -> {
                val id = target.segments.getOrNull(1) ?: return Destination.Home
                Destination.Product(id = id, variant = target.query["variant"])
            }
            "c" -> {
                val slug = target.segments.getOrNull(1) ?: return Destination.Home
                val page = target.query["page"]?.toLongOrNull() ?: 1L
                Destination.Category(slug = slug, page = maxOf(page, 1L))
            }
            "orders" -> {
                val id = target.segments.getOrNull(1) ?: return null
                if (!session.isLoggedIn) {
                    pendingTarget = target
                    return null
                }
                Destination.Order(id)
            }
            "settings" -> {
                val section = target.segments.getOrNull(1)?.let(SettingsSection::fromRawValue)
                Destination.Settings(section ?: SettingsSection.ACCOUNT)
            }
            else -> Destination.Web("/" + target.segments.joinToString("/"))
        }
    }

    fun resumeAfterLogin(): Destination? {
        val target = pendingTarget ?: return null
        pendingTarget = null
        return resolve(target)
    }
}
