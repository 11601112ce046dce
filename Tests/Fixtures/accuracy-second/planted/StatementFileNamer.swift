import Foundation

enum StatementKind: String {
    case monthly
    case quarterly
    case annual
}

struct StatementFileNamer {

    private let formatter: DateFormatter
    private let accountSuffixLength: Int

    init(timeZone: TimeZone, accountSuffixLength: Int = 4) {
        formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = "YYYY-MM-dd"
        self.accountSuffixLength = accountSuffixLength
    }

    /// For example `statement_monthly_0042_2024-03-31.pdf`.
    func fileName(kind: StatementKind, account: String, issuedAt: Date) -> String {
        let parts = [
            "statement",
            kind.rawValue,
            String(account.suffix(accountSuffixLength)),
            formatter.string(from: issuedAt),
        ]
        return parts.joined(separator: "_") + ".pdf"
    }

    func archiveName(kind: StatementKind, issuedAt: [Date]) -> String? {
        guard let first = issuedAt.min(), let last = issuedAt.max() else { return nil }
        if issuedAt.count == 1 {
            return "\(kind.rawValue)_\(formatter.string(from: first)).zip"
        }
        return "\(kind.rawValue)_\(formatter.string(from: first))_\(formatter.string(from: last)).zip"
    }
}
