import Foundation

struct CampaignWindow: Equatable {
    let startsAt: Date
    let endsAt: Date

    init?(startsAt: Date, endsAt: Date) {
        guard startsAt < endsAt else { return nil }
        self.startsAt = startsAt
        self.endsAt = endsAt
    }

    func isActive(at date: Date) -> Bool {
        date >= startsAt && date < endsAt
    }

    func timeRemaining(at date: Date) -> TimeInterval {
        max(0, endsAt.timeIntervalSince(date))
    }

    func overlaps(_ other: CampaignWindow) -> Bool {
        startsAt < other.endsAt && other.startsAt < endsAt
    }
}

struct Campaign: Equatable {
    let id: String
    let priority: Int
    let window: CampaignWindow
    let segments: Set<String>

    func targets(_ userSegments: Set<String>) -> Bool {
        segments.isEmpty || !segments.isDisjoint(with: userSegments)
    }
}

extension Array where Element == Campaign {
    func active(at date: Date, segments: Set<String>) -> [Campaign] {
        filter { $0.window.isActive(at: date) && $0.targets(segments) }
            .sorted { lhs, rhs in
                lhs.priority != rhs.priority ? lhs.priority > rhs.priority : lhs.id < rhs.id
            }
    }
}
