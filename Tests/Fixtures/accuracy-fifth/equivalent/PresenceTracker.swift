import Combine
import Foundation

enum Presence: Equatable {
    case online
    case away
}

/// Offline users have no entry.
@MainActor
final class PresenceTracker {
    private enum Threshold {
        static let away: Int64 = 2 * 60_000
        static let offline: Int64 = 15 * 60_000
    }

    private var lastSeen: [String: Int64] = [:]
    private let subject = CurrentValueSubject<[String: Presence], Never>([:])

    var presences: AnyPublisher<[String: Presence], Never> {
        subject.removeDuplicates().eraseToAnyPublisher()
    }

    var onlineCount: AnyPublisher<Int, Never> {
        subject
            .map { $0.values.filter { $0 == .online }.count }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    func presence(of userID: String) -> Presence? {
        subject.value[userID]
    }

    /// Late packets never turn the clock of a user back.
    func heartbeat(userID: String, at millis: Int64, now: Int64) {
        lastSeen[userID] = max(lastSeen[userID] ?? millis, millis)
        refresh(now: now)
    }

    func signedOff(userID: String, now: Int64) {
        lastSeen[userID] = nil
        refresh(now: now)
    }

    func refresh(now: Int64) {
        lastSeen = lastSeen.filter { now - $0.value < Threshold.offline }
        subject.send(lastSeen.mapValues { now - $0 < Threshold.away ? .online : .away })
    }
}
