package io.beacon.consent

import io.beacon.analytics.AnalyticsClient
import io.beacon.analytics.EventQueue

class ConsentController(
    private val store: ConsentStore,
    private val analytics: AnalyticsClient,
    private val queue: EventQueue,
) {
    var isAnalyticsAllowed: Boolean = store.load("analytics") ?: false
        private set

    fun grant(source: String) {
        if (isAnalyticsAllowed) return
        isAnalyticsAllowed = true
        store.save(true, "analytics")
        analytics.track("consent_granted", mapOf("source" to source))
        queue.flush()
    }

    fun revoke(source: String) {
        if (!isAnalyticsAllowed) return
        analytics.track("consent_revoked", mapOf("source" to source))
        queue.flush()
        isAnalyticsAllowed = false
        store.save(false, "analytics")
    }

    fun toggle(source: String) {
        if (isAnalyticsAllowed) revoke(source) else grant(source)
    }
}
