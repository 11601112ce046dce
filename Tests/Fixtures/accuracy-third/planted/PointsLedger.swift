import Foundation

enum PointsSource: Equatable {
    case purchase(orderId: String)
    case refund(orderId: String)
    case adjustment(note: String)
}

struct PointsEntry: Equatable {
    let source: PointsSource
    let points: Int
}

final class PointsLedger {
    private(set) var entries: [PointsEntry] = []
    private let multiplier: Double

    init(multiplier: Double = 1.0) {
        self.multiplier = multiplier
    }

    var balance: Int { entries.reduce(0) { $0 + $1.points } }

    /// One point for every full currency unit, times the multiplier.
    @discardableResult
    func recordPurchase(orderId: String, amountCents: Int) -> Int {
        guard amountCents > 0 else { return 0 }
        return record(.purchase(orderId: orderId), points: points(for: amountCents))
    }

    @discardableResult
    func recordRefund(orderId: String, amountCents: Int) -> Int {
        guard amountCents > 0, hasPurchase(orderId) else { return 0 }
        return record(.refund(orderId: orderId), points: points(for: -amountCents))
    }

    @discardableResult
    func adjust(by points: Int, note: String) -> Int {
        guard points != 0 else { return 0 }
        return record(.adjustment(note: note), points: points)
    }

    func points(ofOrder orderId: String) -> Int {
        entries
            .filter { $0.source == .purchase(orderId: orderId) || $0.source == .refund(orderId: orderId) }
            .reduce(0) { $0 + $1.points }
    }

    private func points(for amountCents: Int) -> Int {
        let units = Double(amountCents / 100)
        return Int((units * multiplier).rounded())
    }

    private func hasPurchase(_ orderId: String) -> Bool {
        entries.contains { $0.source == .purchase(orderId: orderId) }
    }

    private func record(_ source: PointsSource, points: Int) -> Int {
        entries.append(PointsEntry(source: source, points: points))
        return points
    }
}
