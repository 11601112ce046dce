package app.bookmarket.navigation

enum class SortOrder(val key: String) {
    RELEVANCE("relevance"),
    NEWEST("newest"),
    PRICE_ASCENDING("price_asc");

    companion object {
        fun fromKey(key: String?): SortOrder = entries.find { it.key == key } ?: RELEVANCE
    }
}

enum class SettingsPane(val key: String) {
    ACCOUNT("account"),
    NOTIFICATIONS("notifications"),
    PRIVACY("privacy"),
}

sealed class Route {
    data object Home : Route()
    data class Product(val id: String, val variant: String?) : Route()
    data class Category(val slug: String, val sort: SortOrder) : Route()
    data class Order(val number: String) : Route()
    data class Settings(val pane: SettingsPane?) : Route()
}

class DeepLinkRouter(private val isLoggedIn: () -> Boolean) {

    fun route(path: String, query: Map<String, String> = emptyMap()): Route? {
        val segments = path.split('/').filter(String::isNotEmpty)
        return when (segments.size) {
            0 -> Route.Home
            1 -> topLevel(segments.single())
            2 -> nested(segments[0], segments[1], query)
            else -> null
        }
    }

    private fun topLevel(root: String): Route? = when (root) {
        "home" -> Route.Home
        "settings" -> Route.Settings(pane = null)
        else -> null
    }

    private fun nested(root: String, argument: String, query: Map<String, String>): Route? =
        when (root) {
            "p", "product" -> Route.Product(argument, query["variant"]?.ifEmpty { null })
            "c" -> Route.Category(argument, SortOrder.fromKey(query["sort"]))
            "orders" -> if (isLoggedIn()) Route.Order(argument.uppercase()) else null
            "settings" -> SettingsPane.entries
                .firstOrNull { it.key == argument }
                ?.let { Route.Settings(it) }
            else -> null
        }
}
