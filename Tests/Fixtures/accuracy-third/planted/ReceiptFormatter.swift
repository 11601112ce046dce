import Foundation

struct Receipt: Decodable {
    struct Item: Decodable {
        let label: String
        let cents: Int64
    }

    let number: Int64
    let issuedAtMillis: Int64
    let items: [Item]

    var totalCents: Int64 { items.reduce(0) { $0 + $1.cents } }
}

/// Plain text receipt, 32 characters wide, as it is mailed and archived.
final class ReceiptFormatter {
    private static let width = 32

    private let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "dd.MM.yyyy HH:mm"
        formatter.timeZone = TimeZone(identifier: "UTC")
        return formatter
    }()

    func format(_ receipt: Receipt) -> String {
        let issuedAt = Date(timeIntervalSince1970: TimeInterval(receipt.issuedAtMillis) / 1000)
        let rule = String(repeating: "-", count: Self.width)

        var lines = ["Receipt no. \(receipt.number)", dateFormatter.string(from: issuedAt), rule]
        lines += receipt.items.map { row($0.label, $0.cents) }
        lines += [rule, row("TOTAL", receipt.totalCents)]
        return lines.joined(separator: "\n")
    }

    private func row(_ label: String, _ cents: Int64) -> String {
        let price = amount(cents)
        let gap = max(1, Self.width - label.unicodeScalars.count - price.unicodeScalars.count)
        return label + String(repeating: " ", count: gap) + price
    }

    private func amount(_ cents: Int64) -> String {
        let sign = cents < 0 ? "-" : ""
        let fraction = String(format: "%02d", Int(abs(cents % 100)))
        return "\(sign)\(abs(cents / 100)).\(fraction)"
    }
}
