import Foundation

struct ListeningSession {
    let trackId: String
    let startedAt: Date
    let listenedMs: Int
}

final class ListeningHistory {
    private static let minimumMs = 5_000

    private var sessions: [ListeningSession] = []

    private let dayFormatter: ISO8601DateFormatter = {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withFullDate]
        return formatter
    }()

    /// Very short plays are accidental and are left out.
    func add(_ session: ListeningSession) {
        guard session.listenedMs >= Self.minimumMs else { return }
        sessions.append(session)
    }

    func minutesPerDay() -> [String: Int] {
        Dictionary(grouping: sessions) { dayFormatter.string(from: $0.startedAt) }
            .mapValues { $0.reduce(0) { $0 + $1.listenedMs } / 60_000 }
    }

    func activeDays() -> [String] {
        minutesPerDay()
            .filter { $0.value > 0 }
            .keys
            .sorted()
    }

    /// Most played first; tracks with the same time stay in the order of their first play.
    func topTracks(limit: Int) -> [String] {
        var order: [String] = []
        var totals: [String: Int] = [:]
        for session in sessions {
            if totals[session.trackId] == nil { order.append(session.trackId) }
            totals[session.trackId, default: 0] += session.listenedMs
        }
        return order.enumerated()
            .map { (index: $0.offset, id: $0.element, total: totals[$0.element, default: 0]) }
            .sorted { ($1.total, $0.index) < ($0.total, $1.index) }
            .prefix(max(0, limit))
            .map { $0.id }
    }
}
