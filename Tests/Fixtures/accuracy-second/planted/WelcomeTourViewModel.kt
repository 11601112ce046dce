package com.pacefield.onboarding.tour

import com.pacefield.analytics.AnalyticsTracking
import com.pacefield.core.KeyValueStore

data class TourPage(
    val id: String,
    val titleKey: String,
    val imageName: String,
)

class WelcomeTourViewModel(
    val pages: List<TourPage>,
    private val analytics: AnalyticsTracking,
    private val store: KeyValueStore,
) {
    var index: Int = 0
        private set

    var onPageChange: ((Int) -> Unit)? = null
    var onFinish: (() -> Unit)? = null

    val isLastPage: Boolean get() = index == pages.lastIndex

    val primaryButtonKey: String
        get() = if (isLastPage) "tour.button.start" else "tour.button.next"

    val showsSkip: Boolean get() = !isLastPage

    fun viewAppeared() {
        trackPage()
    }

    fun primaryTapped() {
        if (isLastPage) {
            analytics.track("tour_completed", emptyMap())
            finish()
        } else {
            go(index + 1)
        }
    }

    fun skipTapped() {
        analytics.track("tour_skipped", mapOf("page" to pages[index].id))
        finish()
    }

    fun swiped(newIndex: Int) {
        if (newIndex == index || newIndex !in pages.indices) return
        go(newIndex)
    }

    private fun go(newIndex: Int) {
        index = newIndex
        trackPage()
        onPageChange?.invoke(newIndex)
    }

    private fun trackPage() {
        val page = pages.getOrNull(index) ?: return
        analytics.track("tour_page_viewed", mapOf("page" to page.id))
    }

    private fun finish() {
        store.putBoolean("tour.seen", true)
        onFinish?.invoke()
    }
}
