import Foundation

struct DateStripItem: Equatable {
    let epochDay: Int
    let caption: String
    let isSelected: Bool
    let isEnabled: Bool
}

final class DateStripPresenter {
    private let horizonDays: Int
    private let today: Int
    private let closedDays: Set<Int>
    private(set) var selectedDay: Int

    /// Days are counted from 1 January 1970, a Thursday.
    init(today: Int, horizonDays: Int = 14, closedDays: Set<Int> = []) {
        precondition(horizonDays > 0 && today >= 0)
        self.today = today
        self.horizonDays = horizonDays
        self.closedDays = closedDays
        selectedDay = today
    }

    var items: [DateStripItem] {
        (0..<horizonDays).map { offset in
            let day = today + offset
            return DateStripItem(
                epochDay: day,
                caption: caption(for: day),
                isSelected: day == selectedDay,
                isEnabled: !closedDays.contains(day)
            )
        }
    }

    var firstOpenDay: Int? {
        items.first(where: \.isEnabled)?.epochDay
    }

    @discardableResult
    func select(day: Int) -> Bool {
        guard items.contains(where: { $0.epochDay == day && $0.isEnabled }) else { return false }
        selectedDay = day
        return true
    }

    private func caption(for day: Int) -> String {
        switch day - today {
        case 0: return "Today"
        case 1: return "Tomorrow"
        default: return Self.weekdays[day % 7]
        }
    }

    private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
}
