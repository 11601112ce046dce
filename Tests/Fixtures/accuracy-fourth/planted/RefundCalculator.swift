import Foundation

struct RefundLine {
    let paidCents: Int
    let totalDays: Int
    let usedDays: Int
    let isRefundable: Bool
}

struct RefundStatement: Equatable {
    let entries: [Int]
    let feeCents: Int

    var balanceCents: Int { entries.reduce(feeCents, +) }
    var payoutCents: Int { max(0, -balanceCents) }
}

/// Produces ledger entries: money going back to the customer is negative, fees are positive.
struct RefundCalculator {
    var feePercent = 5
    var minimumFeeCents = 100

    func statement(for lines: [RefundLine], waiveFee: Bool = false) -> RefundStatement {
        let entries = lines.map(ledgerEntry).filter { $0 != 0 }
        let refunded = -entries.reduce(0, +)
        let fee = waiveFee || entries.isEmpty ? 0 : max(minimumFeeCents, refunded * feePercent / 100)
        return RefundStatement(entries: entries, feeCents: fee)
    }

    private func ledgerEntry(for line: RefundLine) -> Int {
        guard line.isRefundable, line.totalDays > 0 else { return 0 }
        let unusedDays = max(line.totalDays - line.usedDays, 0)
        let share = Double(unusedDays) / Double(line.totalDays)
        return Int((Double(-line.paidCents) * share).rounded())
    }
}
