package com.harborline.shop.analytics

interface TrackableScreen {
    val screenName: String

    fun screenParameters(): Map<String, String> = emptyMap()
}

class ScreenTracker(private val analytics: AnalyticsTracking) {

    private var lastScreenName: String? = null

    fun screenAppeared(screen: TrackableScreen) {
        if (screen.screenName == lastScreenName) return
        val parameters = screen.screenParameters().toMutableMap()
        lastScreenName?.let { parameters["previous_screen"] = it }
        lastScreenName = screen.screenName
        analytics.track("screen_" + screen.screenName, parameters)
    }

    fun appBackgrounded() {
        lastScreenName = null
    }
}

class SettingsScreenPresenter : TrackableScreen {
    override val screenName = "settings"
}

class ProductScreenPresenter(
    private val productId: String,
    private val isOnSale: Boolean,
) : TrackableScreen {

    override val screenName = "product"

    override fun screenParameters(): Map<String, String> =
        mapOf("product_id" to productId, "on_sale" to if (isOnSale) "1" else "0")
}
