package io.beacon.analytics.screens

import io.beacon.analytics.AnalyticsClient
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

interface IScreenTracker {
    fun onScreenAppeared(name: String, properties: Map<String, String> = emptyMap())
    fun onScreenDisappeared(name: String)
}

class ScreenTracker(
    private val analytics: AnalyticsClient,
    private val ignored: Set<String> = emptySet(),
    private val minimumDuration: Duration = 1.seconds,
    private val nowMillis: () -> Long = System::currentTimeMillis,
) : IScreenTracker {

    private class Visit(val name: String, val startedAt: Long)

    private val stack = mutableListOf<Visit>()
    private var previousName: String? = null

    val currentScreen: String?
        get() = stack.lastOrNull()?.name

    override fun onScreenAppeared(name: String, properties: Map<String, String>) {
        if (name in ignored || currentScreen == name) return

        stack += Visit(name, nowMillis())
        val payload = buildMap {
            putAll(properties)
            put("screen_name", name)
            remove("previous_screen")
            previousName?.let { put("previous_screen", it) }
        }
        analytics.track("screen_viewed", payload)
        previousName = name
    }

    override fun onScreenDisappeared(name: String) {
        val index = stack.indexOfLast { it.name == name }
        if (index == -1) return

        val visit = stack.removeAt(index)
        val duration = (nowMillis() - visit.startedAt).milliseconds
        if (duration < minimumDuration) return
        analytics.track(
            "screen_left",
            mapOf(
                "screen_name" to name,
                "duration_s" to duration.inWholeSeconds.toString(),
            ),
        )
    }
}
