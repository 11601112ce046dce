package news.lantern.analytics

interface TrackedScreen {
    val route: String

    val analyticsName: String
        get() = "screen_" + route.replace('/', '_')
}

data object HomeScreen : TrackedScreen {
    override val route = "home"
}

data class ArticleScreen(val articleId: String) : TrackedScreen {
    override val route get() = "article/$articleId"
}

data class CheckoutScreen(val step: Int) : TrackedScreen {
    override val route get() = "checkout/$step"
    override val analyticsName get() = "funnel_checkout_$step"
}

class ScreenTracker(private val send: (String, Map<String, String>) -> Unit) {

    private val trail = ArrayDeque<String>()

    fun entered(screen: TrackedScreen) {
        val name = screen.analyticsName
        val previous = trail.lastOrNull()
        if (name == previous) return

        send(
            name,
            buildMap {
                put("route", screen.route)
                previous?.let { put("previous", it) }
            },
        )

        trail += name
        if (trail.size > 20) trail.removeFirst()
    }

    val breadcrumb: String
        get() = trail.joinToString(" > ")
}
