import Foundation

enum OrderStatus {
    case processing, shipped, delivered, cancelled, refunded

    var countsTowardsTotal: Bool {
        self != .cancelled && self != .refunded
    }
}

struct Order: Equatable {
    let id: Int64
    let placedAt: Date
    let totalCents: Int
    let status: OrderStatus
}

struct OrderSection: Equatable {
    let title: String
    let orders: [Order]
    let spentCents: Int
}

enum OrderHistorySections {
    private static let utc = TimeZone(secondsFromGMT: 0)!

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = utc
        return calendar
    }()

    private static let titleFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = calendar
        formatter.timeZone = utc
        formatter.dateFormat = "MMMM yyyy"
        return formatter
    }()

    /// Newest month first, newest order first within the month.
    static func make(from orders: [Order]) -> [OrderSection] {
        Dictionary(grouping: orders) { monthStart(of: $0.placedAt) }
            .sorted { $0.key > $1.key }
            .map { month, orders in
                OrderSection(
                    title: titleFormatter.string(from: month),
                    orders: orders.sorted { ($0.placedAt, $0.id) > ($1.placedAt, $1.id) },
                    spentCents: orders.filter(\.status.countsTowardsTotal).reduce(0) { $0 + $1.totalCents }
                )
            }
    }

    private static func monthStart(of date: Date) -> Date {
        calendar.dateInterval(of: .month, for: date)?.start ?? date
    }
}
