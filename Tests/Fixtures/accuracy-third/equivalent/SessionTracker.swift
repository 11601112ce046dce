import Foundation

public struct Session: Equatable {
    public let id: String
    public let startedAt: Int64
    public var lastActivityAt: Int64
    public var eventCount: Int

    public var durationMillis: Int64 { lastActivityAt - startedAt }
}

public final class SessionTracker {
    public static let defaultTimeoutMillis: Int64 = 30 * 60 * 1_000

    public private(set) var current: Session?
    public var onSessionEnd: ((Session) -> Void)?

    private let timeoutMillis: Int64
    private let clock: () -> Int64
    private let makeId: () -> String

    public init(
        timeoutMillis: Int64 = SessionTracker.defaultTimeoutMillis,
        clock: @escaping () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1_000) },
        makeId: @escaping () -> String = { UUID().uuidString.lowercased() }
    ) {
        self.timeoutMillis = timeoutMillis
        self.clock = clock
        self.makeId = makeId
    }

    /// Call this for every event; it opens a session when there is none or the last one is stale.
    @discardableResult
    public func touch() -> Session {
        let now = clock()
        if var session = current, now - session.lastActivityAt < timeoutMillis {
            session.lastActivityAt = max(session.lastActivityAt, now)
            session.eventCount += 1
            current = session
            return session
        }
        end()
        let session = Session(id: makeId(), startedAt: now, lastActivityAt: now, eventCount: 1)
        current = session
        return session
    }

    public func end() {
        guard let finished = current else { return }
        current = nil
        onSessionEnd?(finished)
    }
}
