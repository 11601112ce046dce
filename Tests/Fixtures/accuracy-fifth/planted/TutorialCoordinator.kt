package com.jellyjump.tutorial

import java.lang.ref.WeakReference
import kotlin.properties.Delegates

enum class TutorialPage { CONTROLS, SCORING, POWER_UPS, READY }

interface TutorialStore {
    var isTutorialDone: Boolean
    var lastPage: Int
}

interface TutorialAnalytics {
    fun track(event: String, page: Int)
}

interface TutorialListener {
    fun onPageShown(page: TutorialPage)
    fun onTutorialEnded()
}

class TutorialCoordinator(
    private val store: TutorialStore,
    private val analytics: TutorialAnalytics,
) {
    private var listenerRef = WeakReference<TutorialListener>(null)
    var listener: TutorialListener?
        get() = listenerRef.get()
        set(value) {
            listenerRef = WeakReference(value)
        }

    private var current: TutorialPage? by Delegates.observable(null) { _, _, page: TutorialPage? ->
        if (page != null) {
            store.lastPage = page.ordinal
            listener?.onPageShown(page)
        }
    }

    /** Resumes on the page the player saw last. */
    fun start() {
        if (current != null || store.isTutorialDone) return
        current = pageAt(store.lastPage) ?: TutorialPage.CONTROLS
        analytics.track("tutorial_started", store.lastPage)
    }

    fun next() {
        val page = current ?: return
        val following = pageAt(page.ordinal + 1)
        if (following != null) {
            current = following
            return
        }
        store.isTutorialDone = true
        analytics.track("tutorial_finished", page.ordinal)
        end()
    }

    fun back() {
        current?.let { pageAt(it.ordinal - 1) }?.let { current = it }
    }

    fun skip() {
        val page = current ?: return
        analytics.track("tutorial_skipped", page.ordinal)
        end()
    }

    private fun end() {
        current = null
        listener?.onTutorialEnded()
    }

    private fun pageAt(index: Int): TutorialPage? = TutorialPage.values().getOrNull(index)
}
