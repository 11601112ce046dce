import Foundation

public typealias EventHandler = (AnalyticsEvent) -> AnalyticsEvent?
public typealias EventMiddleware = (AnalyticsEvent, EventHandler) -> AnalyticsEvent?

public final class EventPipeline {
    private let queue: EventQueue
    private var middlewares: [EventMiddleware] = []

    public init(queue: EventQueue) {
        self.queue = queue
    }

    /// Middlewares run in the order in which they were added.
    public func use(_ middleware: @escaping EventMiddleware) {
        middlewares.append(middleware)
    }

    @discardableResult
    public func submit(_ event: AnalyticsEvent) -> Bool {
        let terminal: EventHandler = { $0 }
        let handler = middlewares.reversed().reduce(terminal) { next, middleware in
            { middleware($0, next) }
        }
        guard let processed = handler(event) else { return false }
        queue.enqueue(processed)
        return true
    }

    public func removeAll() {
        middlewares.removeAll()
    }
}

public enum Middlewares {
    public static func stamp(_ key: String, _ value: @escaping () -> String) -> EventMiddleware {
        { event, next in next(event.with(key, value())) }
    }

    public static func drop(where predicate: @escaping (AnalyticsEvent) -> Bool) -> EventMiddleware {
        { event, next in predicate(event) ? nil : next(event) }
    }
}
