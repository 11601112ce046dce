import Foundation

struct Purchase: Equatable {
    let id: String
    let date: Date
    let cents: Int
}

/// Counts consecutive shopping days; small purchases do not keep a streak alive.
struct RewardStreak {
    static let minimumCents = 500

    private let calendar = Calendar.current
    private let days: Set<Date>

    init(purchases: [Purchase]) {
        let calendar = self.calendar
        days = Set(
            purchases
                .filter { $0.cents >= Self.minimumCents }
                .map { calendar.startOfDay(for: $0.date) }
        )
    }

    /// A streak still counts if the last purchase was yesterday.
    func length(now: Date) -> Int {
        let today = calendar.startOfDay(for: now)
        var day = days.contains(today) ? today : previous(today)
        var length = 0
        while days.contains(day) {
            length += 1
            day = previous(day)
        }
        return length
    }

    func bonusPoints(now: Date) -> Int {
        switch length(now: now) {
        case ..<3: return 0
        case 3..<7: return 50
        case 7..<30: return 150
        default: return 1_000
        }
    }

    func isAtRisk(now: Date) -> Bool {
        length(now: now) > 0 && !days.contains(calendar.startOfDay(for: now))
    }

    private func previous(_ day: Date) -> Date {
        let earlier = calendar.date(byAdding: .day, value: -1, to: day) ?? day.addingTimeInterval(-86_400)
        return calendar.startOfDay(for: earlier)
    }
}
