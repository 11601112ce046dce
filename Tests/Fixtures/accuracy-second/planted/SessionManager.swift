import Foundation

public final class SessionManager {
    private static let timeoutMillis: Int64 = 30 * 60 * 1_000

    private let store: SessionStore
    private let analytics: AnalyticsClient
    private let nowMillis: () -> Int64

    private var sessionId: String?
    private var startedAt: Int64 = 0
    private var backgroundedAt: Int64?

    public init(store: SessionStore, analytics: AnalyticsClient, nowMillis: @escaping () -> Int64) {
        self.store = store
        self.analytics = analytics
        self.nowMillis = nowMillis
    }

    public var currentId: String? { sessionId }

    public func appDidEnterForeground() {
        let now = nowMillis()
        if sessionId != nil, let left = backgroundedAt, now - left < Self.timeoutMillis {
            backgroundedAt = nil
            return
        }
        finish(at: backgroundedAt ?? now)
        begin(at: now)
    }

    public func appDidEnterBackground() {
        guard sessionId != nil else { return }
        let now = nowMillis()
        backgroundedAt = now
        store.saveLastActivity(now)
    }

    private func begin(at time: Int64) {
        let id = UUID().uuidString.lowercased()
        sessionId = id
        startedAt = time
        backgroundedAt = nil
        store.saveSession(id: id, startedAt: time)
        analytics.track("session_start", properties: ["session_id": id])
    }

    private func finish(at time: Int64) {
        guard let id = sessionId else { return }
        let seconds = (time - startedAt) / 1_000
        analytics.track("session_end", properties: [
            "session_id": id,
            "length": String(seconds),
        ])
        sessionId = nil
        store.clearSession()
    }
}
