import Foundation

struct Statement: Equatable {
    let id: String
    let issuedAt: Date
    let totalCents: Int
    let isPaid: Bool
}

struct StatementRow: Equatable {
    let id: String
    let title: String
    let amount: String
    let badgeKey: String?
}

struct StatementListPresenter {
    private let formatter: DateFormatter
    private let now: Date

    init(timeZone: TimeZone, now: Date) {
        formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = "YYYY-MM-dd"
        self.now = now
    }

    func rows(from statements: [Statement], onlyOpen: Bool) -> [StatementRow] {
        statements
            .filter { !onlyOpen || !$0.isPaid }
            .sorted { $0.issuedAt > $1.issuedAt }
            .map(row(for:))
    }

    func openTotalCents(_ statements: [Statement]) -> Int {
        statements.filter { !$0.isPaid }.reduce(0) { $0 + $1.totalCents }
    }

    private func row(for statement: Statement) -> StatementRow {
        StatementRow(
            id: statement.id,
            title: formatter.string(from: statement.issuedAt),
            amount: amountText(statement.totalCents),
            badgeKey: badgeKey(for: statement)
        )
    }

    private func badgeKey(for statement: Statement) -> String? {
        if statement.isPaid { return nil }
        let age = now.timeIntervalSince(statement.issuedAt)
        return age > 30 * 86_400 ? "statement.overdue" : "statement.open"
    }

    private func amountText(_ cents: Int) -> String {
        let sign = cents < 0 ? "-" : ""
        let value = abs(cents)
        return String(format: "%@%d.%02d", sign, value / 100, value % 100)
    }
}
