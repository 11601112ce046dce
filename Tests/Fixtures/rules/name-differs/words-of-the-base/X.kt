sealed interface ShopEvent

data class PageShopEvent(val page: Page) : ShopEvent

data object Closed : ShopEvent

data class Page(val id: Int)
