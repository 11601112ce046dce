import Foundation

struct Transaction {
    let id: String
    let bookedAt: Date
    let title: String
    let amountCents: Int
    let isPending: Bool
}

struct StatementRow: Equatable {
    let id: String
    let title: String
    let amount: String
    let balance: String?
}

struct StatementSection: Equatable {
    let heading: String
    let rows: [StatementRow]
}

protocol StatementView: AnyObject {
    func show(sections: [StatementSection])
    func showEmpty(message: String)
}

final class StatementPresenter {

    weak var view: StatementView?

    private let calendar: Calendar
    private let now: () -> Date

    private lazy var dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = "d MMM yyyy"
        return formatter
    }()

    init(timeZone: TimeZone, now: @escaping () -> Date = Date.init) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.now = now
    }

    /// `closingBalanceCents` is the balance after the newest booked transaction.
    func present(_ transactions: [Transaction], closingBalanceCents: Int) {
        guard !transactions.isEmpty else {
            view?.showEmpty(message: "No transactions yet")
            return
        }

        let sorted = transactions.sorted {
            $0.bookedAt == $1.bookedAt ? $0.id < $1.id : $0.bookedAt > $1.bookedAt
        }

        var running = closingBalanceCents
        let entries = sorted.map { transaction -> (day: Date, row: StatementRow) in
            let day = calendar.startOfDay(for: transaction.bookedAt)
            guard !transaction.isPending else { return (day, row(for: transaction, balance: nil)) }
            defer { running -= transaction.amountCents }
            return (day, row(for: transaction, balance: running))
        }

        let byDay = Dictionary(grouping: entries) { $0.day }
        let today = calendar.startOfDay(for: now())
        let sections = byDay.keys.sorted(by: >).map { day in
            StatementSection(
                heading: heading(for: day, today: today),
                rows: (byDay[day] ?? []).map { $0.row }
            )
        }
        view?.show(sections: sections)
    }

    private func row(for transaction: Transaction, balance: Int?) -> StatementRow {
        StatementRow(
            id: transaction.id,
            title: transaction.isPending ? "\(transaction.title) (pending)" : transaction.title,
            amount: (transaction.amountCents > 0 ? "+" : "") + money(transaction.amountCents),
            balance: balance.map(money)
        )
    }

    private func heading(for day: Date, today: Date) -> String {
        if day == today { return "Today" }
        if day == calendar.date(byAdding: .day, value: -1, to: today) { return "Yesterday" }
        return dayFormatter.string(from: day)
    }

    private func money(_ cents: Int) -> String {
        let magnitude = abs(cents)
        let digits = String(format: "%d.%02d", magnitude / 100, magnitude % 100)
        return cents < 0 ? "-€\(digits)" : "€\(digits)"
    }
}
