package io.beacon.analytics

typealias EventHandler = (AnalyticsEvent) -> AnalyticsEvent?
typealias EventMiddleware = (AnalyticsEvent, EventHandler) -> AnalyticsEvent?

class EventPipeline(private val queue: EventQueue) {

    private val middlewares = mutableListOf<EventMiddleware>()

    /** Middlewares run in the order in which they were added. */
    fun use(middleware: EventMiddleware) {
        middlewares += middleware
    }

    fun submit(event: AnalyticsEvent): Boolean {
        val terminal: EventHandler = { it }
        val handler = middlewares.fold(terminal) { next, middleware ->
            { middleware(it, next) }
        }
        val processed = handler(event) ?: return false
        queue.enqueue(processed)
        return true
    }

    fun removeAll() {
        middlewares.clear()
    }
}

object Middlewares {
    fun stamp(key: String, value: () -> String): EventMiddleware =
        { event, next -> next(event.with(key, value())) }

    fun drop(predicate: (AnalyticsEvent) -> Boolean): EventMiddleware =
        { event, next -> if (predicate(event)) null else next(event) }
}
