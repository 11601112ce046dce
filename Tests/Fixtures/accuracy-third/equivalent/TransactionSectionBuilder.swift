import Foundation

struct Transaction: Equatable {
    let id: Int64
    let date: Date
    let amountInCents: Int64
    let isPending: Bool
}

struct TransactionSection: Equatable {
    let title: String
    let items: [Transaction]
    let total: Int64
}

final class TransactionSectionBuilder {
    private let calendar: Calendar
    private let dayFormatter: DateFormatter

    init(timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar

        dayFormatter = DateFormatter()
        dayFormatter.locale = Locale(identifier: "en_US_POSIX")
        dayFormatter.calendar = calendar
        dayFormatter.timeZone = timeZone
        dayFormatter.dateFormat = "d MMM yyyy"
    }

    func build(_ transactions: [Transaction], now: Date) -> [TransactionSection] {
        let pending = transactions.filter(\.isPending)
        let settled = transactions.filter { !$0.isPending }

        var sections: [TransactionSection] = []
        if !pending.isEmpty {
            sections.append(section("Pending", pending))
        }
        let byDay = Dictionary(grouping: settled) { calendar.startOfDay(for: $0.date) }
        for (day, items) in byDay.sorted(by: { $0.key > $1.key }) {
            sections.append(section(title(for: day, now: now), items))
        }
        return sections
    }

    private func section(_ title: String, _ items: [Transaction]) -> TransactionSection {
        TransactionSection(
            title: title,
            items: items.sorted { ($0.date, $1.id) > ($1.date, $0.id) },
            total: items.reduce(0) { $0 + $1.amountInCents }
        )
    }

    private func title(for day: Date, now: Date) -> String {
        if calendar.isDate(day, inSameDayAs: now) {
            return "Today"
        }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
           calendar.isDate(day, inSameDayAs: yesterday) {
            return "Yesterday"
        }
        return dayFormatter.string(from: day)
    }
}
