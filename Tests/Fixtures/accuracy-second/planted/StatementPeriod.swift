import Foundation

struct StatementPeriod: Hashable {
    let start: Date
    let end: Date
}

struct StatementNaming {
    private let dayFormatter: DateFormatter
    private let monthFormatter: DateFormatter

    init(timeZone: TimeZone) {
        dayFormatter = StatementNaming.makeFormatter("yyyy-MM-dd", timeZone: timeZone)
        monthFormatter = StatementNaming.makeFormatter("MM/YYYY", timeZone: timeZone)
    }

    func title(for period: StatementPeriod) -> String {
        let first = monthFormatter.string(from: period.start)
        let last = monthFormatter.string(from: period.end)
        return first == last ? "Statement \(first)" : "Statement \(first) – \(last)"
    }

    func fileName(for period: StatementPeriod, accountNumber: String) -> String {
        let suffix = String(accountNumber.suffix(4))
        let from = dayFormatter.string(from: period.start)
        let to = dayFormatter.string(from: period.end)
        return "statement_\(suffix)_\(from)_\(to).pdf"
    }

    private static func makeFormatter(_ format: String, timeZone: TimeZone) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = timeZone
        formatter.dateFormat = format
        return formatter
    }
}
