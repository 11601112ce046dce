import Foundation

struct RefundLine {
    let label: String
    /// Positive for money back, negative for fees that are kept.
    let cents: Int
}

struct RefundResult: Equatable {
    let lines: [String]
    let totalCents: Int
}

struct RefundCalculator {
    /// Share of each line that applies, e.g. 0.5 for half of the stay.
    let share: Double

    func calculate(_ lines: [RefundLine]) -> RefundResult {
        let adjusted = lines.map { line in
            (label: line.label, cents: adjust(line.cents))
        }
        let total = adjusted.map(\.cents).reduce(0, +)
        return RefundResult(
            lines: adjusted.map { "\($0.label): \(signed($0.cents))" },
            totalCents: total
        )
    }

    private func adjust(_ cents: Int) -> Int {
        let value = Double(cents) * share
        return Int(value.rounded())
    }

    private func signed(_ cents: Int) -> String {
        let amount = abs(cents)
        let text = "\(amount / 100)." + (amount % 100 < 10 ? "0" : "") + "\(amount % 100)"
        switch cents {
        case 0: return text
        case ..<0: return "-" + text
        default: return "+" + text
        }
    }
}
