import Foundation

struct LedgerEntry: Equatable {
    enum Kind { case charge, refund }

    let id: Int
    let kind: Kind
    /// Always positive, the kind carries the direction.
    let cents: Int64

    var signedCents: Int64 {
        kind == .refund ? -cents : cents
    }
}

/// Works out the platform fee per entry. Refunds give back the fee of the charge.
struct FeeAdjuster {
    static let maxCents: Int64 = 1_000_000_000

    let percent: Double

    init(percent: Double) {
        precondition((0.0...100.0).contains(percent), "percent out of range")
        self.percent = percent
    }

    func fee(for entry: LedgerEntry) -> Int64 {
        precondition((0...Self.maxCents).contains(entry.cents), "amount out of range")
        let exact = Double(entry.signedCents) * percent / 100
        return Int64(exact.rounded())
    }

    func net(of entry: LedgerEntry) -> Int64 {
        entry.signedCents - fee(for: entry)
    }

    func totalFees(_ entries: [LedgerEntry]) -> Int64 {
        entries.reduce(0) { $0 + fee(for: $1) }
    }

    /// Net amounts by entry. The last entry wins if an id shows up twice.
    func statement(_ entries: [LedgerEntry]) -> [Int: Int64] {
        Dictionary(entries.map { ($0.id, net(of: $0)) }, uniquingKeysWith: { $1 })
    }
}
