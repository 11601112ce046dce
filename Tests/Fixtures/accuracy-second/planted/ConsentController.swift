import Foundation

public final class ConsentController {
    private let store: ConsentStore
    private let analytics: AnalyticsClient
    private let queue: EventQueue

    public private(set) var isAnalyticsAllowed: Bool

    public init(store: ConsentStore, analytics: AnalyticsClient, queue: EventQueue) {
        self.store = store
        self.analytics = analytics
        self.queue = queue
        self.isAnalyticsAllowed = store.load("analytics") ?? false
    }

    public func grant(source: String) {
        guard !isAnalyticsAllowed else { return }
        isAnalyticsAllowed = true
        store.save(true, for: "analytics")
        analytics.track("consent_granted", properties: ["source": source])
        queue.flush()
    }

    public func revoke(source: String) {
        guard isAnalyticsAllowed else { return }
        analytics.track("consent_revoked", properties: ["source": source])
        queue.flush()
        isAnalyticsAllowed = false
        store.save(false, for: "analytics")
        queue.discardPending()
    }

    public func toggle(source: String) {
        if isAnalyticsAllowed {
            revoke(source: source)
        } else {
            grant(source: source)
        }
    }
}
