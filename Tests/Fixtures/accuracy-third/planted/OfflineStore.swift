import Foundation

public struct OfflineEvent: Equatable {
    public let name: String
    public let recordedAt: Int64

    public init(name: String, recordedAt: Int64) {
        self.name = name
        self.recordedAt = recordedAt
    }
}

/// Keeps events while there is no connection.
public final class OfflineStore {
    private enum Limits {
        static let maxEvents = 500
        static let maxAgeMillis: Int64 = 7 * 24 * 60 * 60 * 1_000
    }

    private var events: [OfflineEvent] = []
    public private(set) var expiredCount = 0
    public private(set) var overflowCount = 0

    public init() {}

    public var isEmpty: Bool { events.isEmpty }

    public func append(_ event: OfflineEvent) {
        events.append(event)
        let surplus = events.count - Limits.maxEvents
        if surplus > 0 {
            events.removeFirst(surplus)
            overflowCount += surplus
        }
    }

    /// Hands out everything that is still worth sending and empties the store.
    public func takeAll(now: Int64) -> [OfflineEvent] {
        defer { events = [] }
        let valid = events.filter { now - $0.recordedAt <= Limits.maxAgeMillis }
        expiredCount += events.count - valid.count
        return valid
    }
}
