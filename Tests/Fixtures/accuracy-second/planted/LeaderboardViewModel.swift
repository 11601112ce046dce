import Foundation

struct LeaderboardEntry: Equatable {
    let userId: String
    let name: String
    var points: Int
}

struct LeaderboardRow: Equatable {
    let rank: Int
    let name: String
    let pointsText: String
    let isCurrentUser: Bool
}

final class LeaderboardViewModel {
    static let visibleRows = 50

    private let currentUserId: String
    private var entries: [LeaderboardEntry] = []

    var onRows: (([LeaderboardRow]) -> Void)?

    init(currentUserId: String) {
        self.currentUserId = currentUserId
    }

    func load(_ newEntries: [LeaderboardEntry]) {
        entries = newEntries.sorted { $0.points > $1.points }
        publish()
    }

    func pointsChanged(userId: String, delta: Int) {
        guard let index = entries.firstIndex(where: { $0.userId == userId }) else { return }
        entries[index].points = max(entries[index].points + delta, 0)
        entries.sort { $0.points > $1.points }
        publish()
    }

    func userLeft(userId: String) {
        entries.removeAll { $0.userId == userId }
        publish()
    }

    private func publish() {
        onRows?(makeRows())
    }

    private func makeRows() -> [LeaderboardRow] {
        var rank = 0
        var lastPoints: Int?
        return entries.prefix(Self.visibleRows).enumerated().map { index, entry in
            if entry.points != lastPoints {
                rank = index + 1
                lastPoints = entry.points
            }
            return LeaderboardRow(
                rank: rank,
                name: entry.name,
                pointsText: "\(entry.points) pts",
                isCurrentUser: entry.userId == currentUserId
            )
        }
    }
}
